import Testing
import TouchControls
import TouchSegmentedControl
import TouchTestSupport
import TouchTesting

struct SegmentedControlGeometryTests {
  private let bounds = Rect(x: 0, y: 0, width: 300, height: 30)

  @Test(arguments: [(0.0, 0), (99.9, 0), (100, 1), (299, 2), (-40, 0), (350, 2)])
  func `segments divide the width equally, and the ends reach beyond it (SG-1)`(x: Double, segment: Int) {
    let geometry = SegmentedControlGeometry(bounds: bounds, numberOfSegments: 3)

    #expect(geometry.segment(at: Point(x: x, y: 90)) == segment)
  }

  @Test func `from right to left the first segment is on the right`() {
    let geometry = SegmentedControlGeometry(bounds: bounds, numberOfSegments: 3, isRightToLeft: true)

    let found = (geometry.rect(forSegmentAt: 0), geometry.segment(at: Point(x: 200, y: 15)))
    #expect(found == (Rect(x: 200, y: 0, width: 100, height: 30), 0))
  }

  @Test func `a segment with its own width leaves the rest to the others`() {
    let geometry = SegmentedControlGeometry(bounds: bounds, widths: [0, 200, 0])

    let found = (geometry.rect(forSegmentAt: 1), geometry.segment(at: Point(x: 260, y: 15)))
    #expect(found == (Rect(x: 50, y: 0, width: 200, height: 30), 2))
  }

  @Test func `of segments equally near the higher counts (SG-1)`() {
    let geometry = SegmentedControlGeometry(bounds: bounds, widths: [100, 100])

    #expect(geometry.segment(at: Point(x: 100, y: 40)) == 1)
  }

  @Test func `without segments no place has one`() {
    #expect(SegmentedControlGeometry(bounds: bounds, numberOfSegments: -3).segment(at: .zero) == nil)
  }
}

struct SegmentTouchTests {
  @Test func `a finger that is outside picks nothing, unless it drags the selection (SG-1)`() {
    var plain = SegmentTouch(on: 1, isEnabled: true, isSelected: false)
    var drag = SegmentTouch(on: 1, isEnabled: true, isSelected: true)

    plain.move(to: 2, isEnabled: true, isInside: false)
    drag.move(to: 2, isEnabled: true, isInside: false)

    #expect(
      (
        plain.highlightedSegment == nil, plain.pickedSegment(isInside: false) == nil, drag.highlightedSegment,
        drag.pickedSegment(isInside: false)
      ) == (true, true, 2, 2))
  }

  @Test func `the segment that was last highlighted is kept outside (SG-1)`() {
    var touch = SegmentTouch(on: 1, isEnabled: true, isSelected: false)

    touch.move(to: 0, isEnabled: true, isInside: false)

    #expect(touch.pickedSegment(isInside: true) == 1)
  }

  @Test func `a disabled segment ends the touch for good (SG-2)`() {
    var touch = SegmentTouch(on: 1, isEnabled: true, isSelected: true)

    touch.move(to: 2, isEnabled: false, isInside: true)
    touch.move(to: 0, isEnabled: true, isInside: true)

    #expect(touch.isOver && touch.highlightedSegment == nil && touch.pickedSegment(isInside: true) == nil)
  }

  @Test func `a disabled segment that does not count is passed over (SG-2)`() {
    var touch = SegmentTouch(on: 1, isEnabled: true, isSelected: false)

    touch.move(to: 2, isEnabled: false, isInside: false)

    #expect(!touch.isOver)
  }

  @Test func `nothing drags where that is not wanted (SG-1)`() {
    #expect(!SegmentTouch(on: 0, isEnabled: true, isSelected: true, dragsSelection: false).isDrag)
  }
}

struct SegmentedControlTests {
  private let segments = SegmentedControl(items: ["one", "two", "three"])
  private let stage: Stage

  init() {
    stage = Stage.controls(segments)
    segments.frame = Rect(x: 50, y: 300, width: 300, height: 30)
    segments.selectedSegmentIndex = 0
  }

  private func changed(_ index: Int) -> [String] { ["valueChanged \(index).0", "primaryActionTriggered"] }

  @Test func `a tap on another segment is one change, without touch events and flags (SG-4, TT-9)`() {
    stage.down(300, 315)
    let flags = [segments.isTracking, segments.isTouchInside, segments.isHighlighted]
    stage.up()

    #expect(stage.log == changed(2) && flags == [false, false, false])
  }

  @Test func `a tap on the selected segment does nothing (SG-4)`() {
    stage.tap(100, 315)

    #expect(stage.log == [])
  }

  @Test func `the segment that was last under the finger is selected (SG-1)`() {
    stage.down(200, 315)
    stage.move(300, 315)
    let highlighted = segments.highlightedSegmentIndex

    stage.up()

    #expect(highlighted == 2 && segments.selectedSegmentIndex == 2 && segments.highlightedSegmentIndex == nil)
  }

  @Test func `a lift outside the belt selects nothing (SG-1)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 200, y: 315)).move(to: Point(x: 300, y: 480)).up())

    #expect(segments.selectedSegmentIndex == 0 && stage.log == [])
  }

  @Test func `the selection is dragged however far away the finger is (SG-1)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 100, y: 315)).move(to: Point(x: 300, y: 780)).up())

    #expect(stage.log == changed(2))
  }

  @Test func `a second finger is not followed (SG-1)`() {
    segments.isMultipleTouchEnabled = true
    stage.down(200, 315)
    stage.down(300, 315, id: 2)
    stage.up(id: 2)
    stage.up()

    #expect(stage.log == changed(1))
  }

  @Test func `a cancelled touch selects nothing`() {
    stage.down(200, 315)
    stage.cancel()

    #expect(stage.log == [] && segments.highlightedSegmentIndex == nil)
  }

  @Test func `a disabled segment cannot be picked (SG-2)`() {
    segments.setEnabled(false, forSegmentAt: 1)

    stage.tap(200, 315)

    #expect(segments.selectedSegmentIndex == 0 && !segments.isEnabledForSegment(at: 1))
  }

  @Test func `the value changes at once, its send waits for the end of the event (SG-4, EO-9)`() {
    let listener = Listener(frame: stage.root.bounds) { [segments] in segments.selectedSegmentIndex }
    stage.root.addSubview(listener)
    listener.addSubview(segments)
    stage.down(200, 315)
    stage.down(300, 600, id: 2)
    listener.look = { [segments, stage] in segments.selectedSegmentIndex * 10 + stage.lines.count }

    stage.driver.send(
      TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 200, y: 315), timestamp: 0),
      TouchSample(id: TouchID(2), phase: .ended, location: Point(x: 300, y: 600), timestamp: 0))

    #expect(listener.seen == [10] && stage.log == changed(1))
  }

  @Test func `in a turned and enlarged view its own places count (SG-1)`() {
    let place = stage.turn(segments)
    segments.frame = Rect(x: 50, y: 100, width: 300, height: 30)

    stage.driver.tap(at: place(Point(x: 150, y: 15)))

    #expect(stage.log == changed(1))
  }

  // MARK: Momentary

  @Test func `a momentary control reports at touch-down and keeps its segment for 0.2 seconds (SG-3)`() {
    segments.isMomentary = true
    stage.down(200, 315, at: 0)
    stage.advance(to: 0.199)
    let held = segments.selectedSegmentIndex

    stage.advance(to: 0.2)

    #expect(held == 1 && segments.selectedSegmentIndex == SegmentedControl.noSegment && stage.log == changed(1))
  }

  @Test func `within that time the same segment is silent, another one starts the time anew (SG-3)`() {
    segments.isMomentary = true
    stage.tap(200, 315, at: 0)
    stage.tap(200, 315, at: 0.1)
    stage.tap(300, 315, at: 0.18)
    stage.advance(to: 0.37)
    let held = segments.selectedSegmentIndex

    stage.advance(to: 0.38)

    let found = (stage.log, held, segments.selectedSegmentIndex)
    #expect(found == (changed(1) + changed(2), 2, SegmentedControl.noSegment))
  }

  @Test func `the selection stays when the control is momentary no longer (SG-3)`() {
    segments.isMomentary = true
    stage.tap(200, 315, at: 0)
    segments.isMomentary = false

    stage.advance(to: 1)

    #expect(segments.selectedSegmentIndex == 1)
  }

  // MARK: Segments

  @Test func `the selection stays with its segment when others come and go`() {
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "zero", at: -4, animated: false)
    let inserted = segments.selectedSegmentIndex
    segments.removeSegment(at: 0, animated: false)
    let removed = segments.selectedSegmentIndex
    segments.removeSegment(at: 1, animated: false)

    #expect((inserted, removed, segments.selectedSegmentIndex, segments.numberOfSegments) == (2, 1, -1, 2))
  }

  @Test func `segments may come and go during a touch`() {
    stage.down(300, 315)
    segments.removeAllSegments()
    stage.move(200, 315)
    stage.up()

    #expect(stage.log == [] && segments.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func `an index of none is ignored`() {
    segments.selectedSegmentIndex = 3
    segments.setTitle("x", forSegmentAt: 9)
    segments.removeSegment(at: -1, animated: false)
    segments.setWidth(.nan, forSegmentAt: 0)
    segments.setWidth(10, forSegmentAt: 9)

    #expect(
      (
        segments.selectedSegmentIndex, segments.numberOfSegments, segments.titleForSegment(at: 9) == nil,
        segments.widthForSegment(at: 0)
      ) == (0, 3, true, 0))
  }

  @Test func `setting the selection sends nothing (TT-8)`() {
    segments.selectedSegmentIndex = 2

    #expect(stage.log == [])
  }

  @Test func `it can be worked without touch, past disabled segments`() {
    segments.setEnabled(false, forSegmentAt: 1)
    segments.accessibilityIncrement()
    segments.accessibilityDecrement()
    let answers = [segments.accessibilityActivateSegment(at: 1), segments.accessibilityActivateSegment(at: 2)]

    let found = (answers, stage.log, segments.adjustableValue)
    #expect(found == ([false, true], changed(2) + changed(0) + changed(2), AdjustableValue(2, from: 0, to: 2)))
  }
}

private final class Listener: View {
  var look: () -> Int
  var seen: [Int] = []

  init(frame: Rect, _ look: @escaping () -> Int) {
    self.look = look
    super.init(frame: frame)
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { seen.append(look()) }
}
