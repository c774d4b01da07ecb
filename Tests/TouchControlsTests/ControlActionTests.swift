import Testing
import TouchButton
import TouchControls
import TouchSegmentedControl
import TouchSlider
import TouchTestSupport
import TouchTesting

@Suite struct ControlActionTests {
  @Test func `an action knows who sends it while it runs (XA-1)`() {
    var senders: [Bool] = []
    let control = Control(frame: .zero)
    let other = Control(frame: .zero)
    let action = ControlAction { action in
      senders.append(action.sender === control)
      if senders.count == 1 { other.sendActions(for: .valueChanged) }
      senders.append(action.sender === control)
    }
    control.addAction(action, for: .touchDown)
    other.addAction(action, for: .valueChanged)

    control.sendActions(for: .touchDown)

    #expect(senders == [true, false, false, true] && action.sender == nil)
  }

  @Test func `an action says what menus show of it (XA-1)`() {
    let action = ControlAction(
      title: "Save", identifier: "save", discoverabilityTitle: "Saves", attributes: .destructive, state: .on,
      handler: { _ in })

    #expect(
      (
        action.title, action.discoverabilityTitle, action.image == nil, action.attributes, action.state,
        action.identifier
      ) == ("Save", "Saves", true, .destructive, .on, ControlAction.Identifier("save")))
  }

  @Test func `handlers are shown in their order until one stops it (XA-1)`() {
    let control = Control(frame: .zero, primaryAction: ControlAction { _ in })
    let target = View()
    control.addTarget(target, action: Action(named: "save"), for: .touchDown)
    control.addAction(ControlAction { _ in }, for: .valueChanged)
    var shown: [String] = []

    control.enumerateEventHandlers { action, target, events, stop in
      shown.append("\(action != nil) \(target?.action.name.rawValue ?? "-") \(events.names)")
      stop = shown.count == 2
    }

    #expect(shown == ["true - [\"primaryActionTriggered\"]", "false save [\"touchDown\"]"])
  }

  @Test func `names compare with actions, as selectors did`() {
    let name = ActionName("save")
    #expect([name == Action(named: "save"), name == Action(named: "show")] == [true, false])
  }

  // MARK: Menus and pointers

  @Test func `a menu as primary action highlights the control until it is closed (CT-16, XA-3)`() {
    let button = Button(primaryAction: nil)
    var events: [String] = []
    button.addAction(for: [.menuActionTriggered, .primaryActionTriggered]) { _ in
      events.append("\(button.isHeld) \(button.isHighlighted)")
    }
    button.showsMenuAsPrimaryAction = true

    button.performPrimaryAction()
    button.performPrimaryAction()
    #expect(events == ["true true"] && button.isHighlighted)
    button.closeMenu()
    button.closeMenu()

    #expect(!button.isHeld && !button.isHighlighted)
  }

  @Test func `a disabled control opens no menu (XA-3)`() {
    let button = Button(frame: .zero)
    button.isEnabled = false

    button.openMenu()

    #expect(!button.isHeld)
  }

  @Test func `a button that receives pointers knows that one is over it (XA-4)`() throws {
    let button = Button(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let stage = Stage.controls(button)
    let dispatcher = try #require(stage.driver.host as? TouchDispatcher)
    dispatcher.sendHover(at: Point(x: 10, y: 10), timestamp: 1)
    let first = button.isHovered

    button.isPointerInteractionEnabled = true
    let second = button.isHovered
    dispatcher.sendHover(at: Point(x: 300, y: 300), timestamp: 2)
    let third = button.isHovered
    dispatcher.sendHover(at: Point(x: 10, y: 10), timestamp: 3)
    dispatcher.endHover(at: 4)

    #expect([first, second, third, button.isHovered] == [false, true, false, false])
  }

  @Test func `a button that left the tree is not hovered over (XA-4)`() throws {
    let button = Button(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let stage = Stage.controls(button)
    let dispatcher = try #require(stage.driver.host as? TouchDispatcher)
    dispatcher.sendHover(at: Point(x: 10, y: 10), timestamp: 1)

    button.removeFromSuperview()

    #expect(dispatcher.context.hoveredNode == nil)
  }

  // MARK: Segments

  @Test func `a segment that people pick calls its action before the value is reported (SG-4, XA-2)`() {
    var calls: [String] = []
    let day = ControlAction(title: "Day", identifier: "day") { _ in calls.append("day") }
    let week = ControlAction(title: "Week", identifier: "week") { action in
      calls.append("week \(action.sender is SegmentedControl)")
    }
    let segments = SegmentedControl(frame: Rect(x: 0, y: 0, width: 100, height: 30), actions: [day, week])
    segments.addAction(for: .valueChanged) { _ in calls.append("value") }
    let stage = Stage.controls(segments)

    segments.selectedSegmentIndex = 0
    let early = calls
    stage.tap(75, 15)

    #expect((early, calls, segments.titleForSegment(at: 0)) == ([], ["week true", "value"], "Day"))
  }

  @Test func `segments are found by their actions, of which no two are equal (XA-2)`() {
    let segments = SegmentedControl(items: ["plain"])
    segments.insertSegment(action: ControlAction(title: "A", identifier: "a") { _ in }, at: 0, animated: false)
    segments.insertSegment(action: ControlAction(title: "B", identifier: "a") { _ in }, at: 0, animated: false)
    #expect(
      (segments.numberOfSegments, segments.segmentIndex(identifiedBy: "a"), segments.segmentIndex(identifiedBy: "b"))
        == (2, 0, Int.max))

    segments.setAction(ControlAction(title: "C", attributes: .disabled) { _ in }, forSegmentAt: 1)

    #expect(
      (
        segments.titleForSegment(at: 1), segments.isEnabledForSegment(at: 1), segments.actionForSegment(at: 0)?.title,
        segments.actionForSegment(at: 5) == nil
      ) == ("C", false, "A", true))
  }

  // MARK: A slider of one's own

  @Test func `a slider's own track and thumb are what touches take and follow (SL-1)`() {
    final class Fader: Slider {
      override func trackRect(forBounds bounds: Rect) -> Rect { Rect(x: 50, y: 10, width: 100, height: 4) }
      override func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect {
        let plain = super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
        return Rect(x: plain.midX - 40, y: plain.minY, width: 80, height: plain.height)
      }
    }
    let fader = Fader(frame: Rect(x: 0, y: 0, width: 200, height: 24))
    fader.value = 0.5
    let stage = Stage.controls(fader)

    stage.driver.down(at: Point(x: 65, y: 12))
    stage.driver.move(to: Point(x: 115, y: 12))

    #expect(fader.value == 1)
  }
}
