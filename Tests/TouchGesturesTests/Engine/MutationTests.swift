import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct MutationTests {
  private let stage = Stage()

  private func beginning(_ name: String = "stub") -> Stub {
    let stub = stage.add(name)
    stub.onBegan = { $0.state = .began }
    stub.onMoved = { $0.state = .changed }
    return stub
  }

  @Test func `switching off an active recognizer cancels it, with its action (GR-6)`() {
    let stub = beginning()
    stage.driver.down(at: stage.here)
    stub.isEnabled = false
    stage.driver.up()
    #expect(stage.text == "[stub began], [stub cancelled]")
  }

  @Test func `one that the action of its end attaches elsewhere is on one view, where it was last attached (GC-10)`() {
    let stub = beginning()
    let (there, elsewhere) = (View(frame: .zero), View(frame: .zero))
    stub.addAction { if $0.state == .cancelled { elsewhere.addGestureRecognizer($0) } }
    stage.driver.down(at: stage.here)
    there.addGestureRecognizer(stub)
    #expect(
      (
        stub.view === there, there.attachedGestureRecognizers.count, elsewhere.attachedGestureRecognizers.isEmpty,
        stage.view.attachedGestureRecognizers.isEmpty
      ) == (true, 1, true, true))
  }

  @Test func `one that the action of its end attaches elsewhere stays there when it was only removed (GC-10)`() {
    let stub = beginning()
    let elsewhere = View(frame: .zero)
    stub.addAction { if $0.state == .cancelled { elsewhere.addGestureRecognizer($0) } }
    stage.driver.down(at: stage.here)
    stage.view.removeGestureRecognizer(stub)
    #expect(stub.view === elsewhere && elsewhere.attachedGestureRecognizers.count == 1)
  }

  @Test func `what one asks for in a call in which it was taken out says nothing (GR-1, GR-7)`() {
    let stub = stage.add("stub")
    stub.onMoved = { [view = stage.view] in
      view.removeGestureRecognizer($0)
      view.addGestureRecognizer($0)
      $0.state = .began
    }
    stage.driver.down(at: stage.here)
    stage.driver.move(to: stage.here + Point(x: 20, y: 0))
    stage.driver.up()
    #expect((stage.text, stub.state) == ("view began 1, view moved 1, view ended 1", .possible))
  }

  @Test func `switching off an undecided recognizer fails it silently and releases the view (GR-6)`() {
    let stub = stage.add("stub")
    stub.delaysTouchesBegan = true
    stage.driver.down(at: stage.here)
    let early = stage.text
    stub.isEnabled = false
    #expect([early, stage.text] == ["", "view began 1"])
  }

  @Test func `one that is switched off and on ignores its old finger (GR-6)`() {
    let stub = beginning()
    stage.driver.down(at: stage.here)
    stub.isEnabled = false
    stub.isEnabled = true
    stage.driver.move(to: Point(x: 160, y: 150))
    #expect(stage.text == "[stub began], [stub cancelled]")
  }

  @Test func `one that is switched off and on takes a new finger at once (R-36)`() {
    let stub = beginning()
    stage.driver.down(1, at: stage.here)
    stub.isEnabled = false
    stub.isEnabled = true
    stage.driver.down(2, at: stage.here)
    #expect(stage.text == "[stub began], [stub cancelled], [stub began]")
  }

  @Test func `removing an active recognizer cancels it, with its action (GR-7)`() {
    let stub = beginning()
    stage.driver.down(at: stage.here)
    stage.view.removeGestureRecognizer(stub)
    stage.driver.move(to: Point(x: 160, y: 150))
    #expect((stage.text, stub.view == nil, stub.state) == ("[stub began], [stub cancelled]", true, .possible))
  }

  @Test func `moving a recognizer to another view breaks its gesture off (GR-7, GC-10)`() {
    let stub = beginning()
    stage.driver.down(at: stage.here)
    stage.root.addGestureRecognizer(stub)
    #expect((stage.text, stage.view.gestureRecognizers?.isEmpty) == ("[stub began], [stub cancelled]", true))
  }

  @Test func `a recognizer may remove itself in its action (GR-9)`() {
    let stub = beginning()
    stub.addAction { [stage] in stage.view.removeGestureRecognizer($0) }
    stage.driver.drag(from: stage.here, to: stage.here, steps: 2)
    let found = (stage.view.gestureRecognizers?.isEmpty, stage.driver.nextDeadline == nil, stub.state)
    #expect(found == (true, true, .possible))
  }

  @Test func `a recognizer that nobody keeps acts to its end when its action removes it (GR-9)`() {
    weak var gone: GestureRecognizer?
    var names: [String?] = []
    do {
      let tap = Closing()
      tap.name = "closing"
      gone = tap
      stage.view.addGestureRecognizer(tap)
      tap.addAction { [stage] recognizer in
        stage.view.removeGestureRecognizer(recognizer)
        names.append(recognizer.name)
      }
    }
    stage.driver.drag(from: stage.here, to: stage.here, steps: 2)

    #expect(names == ["closing"] && gone == nil)
  }

  /// Begins when a finger lands; the trace keeps no recognizer that is no stub.
  private final class Closing: GestureRecognizer {
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .ended }
  }

  @Test func `a recognizer that a callback switches off is not called in the same event (GR-9)`() {
    let late = stage.add("late")
    var calls = 0
    late.onBegan = { _ in calls += 1 }
    stage.add("early").onBegan = { _ in late.isEnabled = false }
    stage.driver.down(at: stage.here)
    #expect(calls == 0)
  }

  @Test func `an action that switches another recognizer off keeps it from acting (GR-9)`() {
    let other = beginning("other")
    other.isPreventable = false
    beginning("first").addAction { _ in other.isEnabled = false }
    stage.driver.down(at: stage.here)
    #expect(stage.trace.lines.filter { $0.hasPrefix("[other") } == [])
  }

  @Test func `an ignored touch goes to its view and is not taken (GR-5)`() {
    stage.view.isMultipleTouchEnabled = true
    final class Ignoring: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
        if numberOfTouches > 1 { touches.forEach { ignore($0, for: event) } }
      }
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { state = .ended }
    }
    stage.view.addGestureRecognizer(Ignoring(target: nil, action: nil))
    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: stage.here)
    stage.driver.move(1, to: Point(x: 160, y: 150))
    stage.driver.up(2)
    #expect(
      stage.text == "view began 1, view began 2, [custom ended], view cancelled 1, view ended 2")
  }

  @Test func `a recognizer that is added later receives nothing of a finger that is down (GC-6)`() {
    stage.driver.down(at: stage.here)
    let stub = beginning()
    stage.driver.move(to: Point(x: 160, y: 150))
    #expect(stub.numberOfTouches == 0)
  }

  @Test func `recognizers that keep switching each other are stopped and reported`() {
    let one = stage.add("one")
    one.onBegan = { $0.state = .began }
    one.addAction { _ in one.state = .changed }
    stage.driver.down(at: stage.here)
    #expect((stage.driver.now, stage.diagnostics.contains(.endlessArbitration)) == (0, true))
  }

  /// Switches a recognizer off and on again when it is asked about it.
  private final class Switcher: GestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
      other.isEnabled = false
      other.isEnabled = true
      return false
    }
  }

  @Test
  func `a winner that is switched off while it prevents others prevents them all, and acts not (GX-1, GR-9)`() {
    let switcher = Switcher()
    let others = [stage.add("a"), stage.add("b")]
    for other in others {
      other.onBegan = { _ in }
      other.onEnded = { $0.state = .ended }
      other.delegate = switcher
    }
    let winner = beginning("winner")
    stage.driver.down(at: stage.here)
    stage.driver.up()
    #expect((stage.text, others.map { $0.resets }, winner.resets) == ("view began 1, view ended 1", [1, 1], 1))
  }

  @Test func `a winner that is switched off and on still lets those fail that waited for it (GF-1)`() {
    let switcher = Switcher()
    let rival = stage.add("rival")
    rival.delegate = switcher
    let winner = beginning("winner")
    let waiting = stage.add("waiting")
    waiting.onBegan = { $0.state = .began }
    waiting.isPreventable = false
    waiting.require(toFail: winner)
    stage.driver.down(at: stage.here)
    stage.driver.up()
    #expect(stage.text == "view began 1, view ended 1")
  }

  @Test func `nobody is skipped when a delegate switches one off while another has to wait (GA-3)`() {
    final class Disabler: GestureRecognizerDelegate {
      var victim: GestureRecognizer?
      func gestureRecognizer(
        _ g: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool {
        victim?.isEnabled = false
        return true
      }
    }
    let disabler = Disabler()
    let required = stage.add("required")
    let free = stage.add("free")
    let waiting = stage.add("waiting")
    let victim = stage.add("victim")
    let active = beginning("active")
    for stub in [free, waiting, active] { stub.delegate = disabler }
    for stub in [free, waiting] { stub.onMoved = { $0.state = .began } }
    waiting.require(toFail: required)
    stage.driver.down(at: stage.here)
    disabler.victim = victim
    stage.driver.move(to: Point(x: 160, y: 150))
    #expect(stage.text == "[active began], [active changed], [free began]")
  }
}
