import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct ResetTests {
  private let stage = Stage()

  @Test func `a recognized one is reset in the event and ignores its finger (GR-1, GR-2)`() {
    let stub = stage.add("stub")
    stub.onBegan = { $0.state = .ended }
    var moves = 0
    stub.onMoved = { _ in moves += 1 }
    stage.driver.down(at: stage.here)
    #expect(stub.resets == 1 && stub.state == .possible)
    stage.driver.move(to: Point(x: 160, y: 150))
    #expect(moves == 0)
  }

  /// Lets go of what keeps it, when it is asked whether another may wait for it.
  private final class Leaving: GestureRecognizer {
    var onAsk: () -> Void = {}
    var onDeinit: () -> Void = {}

    override func canBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
      onAsk()
      return true
    }

    deinit { onDeinit() }
  }

  @Test func `a required one whose last owner lets it go while it is asked lives through the reset (GR-2)`() {
    let stub = stage.add("stub")
    stub.onBegan = { $0.state = .ended }
    var leaving: Leaving? = Leaving()
    var log: [String] = []
    leaving?.onAsk = {
      leaving = nil
      log.append("asked")
    }
    leaving?.onDeinit = { log.append("gone") }
    stub.require(toFail: leaving!)

    stage.driver.down(at: stage.here)

    #expect(log == ["asked", "gone"] && stub.resets == 1)
  }

  @Test func `a recognizer that began outside the tree is possible again when a finger lands (GS-10)`() {
    let stub = stage.add("stub")
    stub.onEnded = { $0.state = .ended }
    stage.view.removeFromSuperview()
    stub.state = .began
    stage.root.addSubview(stage.view)
    #expect(stub.state == .began)

    stage.driver.tap(at: stage.here)

    #expect(stage.text == "view began 1, [stub ended], view cancelled 1")
  }

  @Test func `the state is still the final one inside reset (GR-2)`() {
    final class Watching: GestureRecognizer {
      var seen: GestureState?
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .ended }
      override func reset() { seen = state }
    }
    let watching = Watching(target: nil, action: nil)
    stage.view.addGestureRecognizer(watching)
    stage.driver.down(at: stage.here)
    #expect(watching.seen == .ended && watching.state == .possible)
  }

  @Test func `a profile set while a finger is down counts from the next sequence (VN-2, VN-12)`() {
    final class Watching: GestureRecognizer {
      var seen: [GestureState] = []
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .ended }
      override func reset() { seen.append(state) }
    }
    let watching = Watching(target: nil, action: nil)
    stage.view.addGestureRecognizer(watching)
    let context = stage.context

    stage.driver.down(1, at: stage.here)
    context.settings.profile = .iOS26
    #expect(context.profile == .iOS18)
    stage.driver.up(1)
    stage.driver.down(1, at: stage.here)
    let early = context.profile
    stage.driver.up(1)

    #expect((early, watching.seen) == (.iOS26, [.ended, .possible]))
  }

  @Test func `a failed one is reset in the event, although its finger is down (GR-2)`() {
    let stub = stage.add("stub")
    stub.onBegan = { $0.state = .failed }

    stage.driver.down(at: stage.here)

    #expect(stub.resets == 1 && stub.state == .possible && stub.numberOfTouches == 0)
  }

  @Test func `a failed one takes a new finger while the old one is down (GR-4)`() {
    stage.view.isMultipleTouchEnabled = true
    let stub = stage.add("stub")
    stub.onBegan = { if $0.resets == 0 { $0.state = .failed } }

    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: stage.here)

    #expect(stub.numberOfTouches == 1)
  }

  @Test func `those that requirements connect are reset together (GR-2)`() {
    let first = stage.add("first")
    let last = stage.add("last")
    first.require(toFail: last)
    first.onBegan = { $0.state = .failed }

    stage.driver.down(at: stage.here)
    #expect(first.resets == 0 && first.state == .failed)
    last.state = .failed

    #expect(first.resets == 1 && last.resets == 1)
  }

  @Test func `an undecided one is reset before the next sequence, and its view receives the end (GR-3)`() {
    let stub = stage.add("stub")
    stub.onEnded = { _ in }
    stage.driver.tap(at: stage.here)
    #expect(stub.resets == 0 && stage.text == "view began 1")
    stage.driver.down(at: stage.here)
    #expect(stub.resets == 1 && stage.text == "view began 1, view ended 1, view began 2")
  }

  @Test func `an undecided one that waits for a deadline is not reset by the next sequence (GR-3)`() {
    let stub = stage.add("stub")
    stub.onBegan = { $0.scheduleDeadline(at: $0.currentTime + 5) }
    stub.onEnded = { _ in }
    stage.driver.tap(at: stage.here)
    stage.driver.down(at: stage.here)
    #expect(stub.resets == 0)
  }

  @Test func `a deadline is forgotten at the reset`() {
    let stub = stage.add("stub")
    stub.onBegan = { $0.scheduleDeadline(at: $0.currentTime + 5) }
    stage.driver.down(at: stage.here)
    let early = stage.driver.nextDeadline != nil
    stage.driver.up()
    #expect(early && stage.driver.nextDeadline == nil)
  }

  @Test func `a prevented one receives nothing but its reset (GX-8)`() {
    let prevented = stage.add("prevented")
    var cancels = 0
    prevented.onCancelled = { _ in cancels += 1 }
    stage.add("winner").onBegan = { $0.state = .began }

    stage.driver.down(at: stage.here)

    #expect(cancels == 0 && prevented.resets == 1)
  }

  @Test func `an interruption tells recognizers before views (GR-8)`() {
    let stage = Stage(kinds: [.received, .responders])
    _ = stage.add("stub")
    stage.driver.down(at: stage.here)
    stage.trace.clear()
    stage.driver.interrupt()
    #expect(stage.text == "stub receives cancelled 1, view cancelled 1")
  }

  @Test func `the settings of a new recognizer are the documented ones (GR-10)`() {
    let stub = Stub("stub")
    #expect(
      [
        stub.cancelsTouchesInView, stub.delaysTouchesEnded, stub.delaysTouchesBegan, stub.isEnabled,
        stub.requiresExclusiveTouchType, stub.allowedPressTypes.isEmpty,
      ] == [true, true, false, true, true, true])
    #expect(stub.allowedTouchTypes == [.direct, .indirect, .pencil, .indirectPointer])
  }

  @Test func `the first accepted touch gives the type until none of the touches is down any more (GC-3)`() {
    final class Undecided: GestureRecognizer {}
    let undecided = Undecided()
    undecided.requiresExclusiveTouchType = false
    stage.view.addGestureRecognizer(undecided)
    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: stage.here, type: .pencil)
    undecided.requiresExclusiveTouchType = true
    stage.driver.up(1)

    stage.driver.down(3, at: stage.here)
    stage.driver.down(4, at: stage.here, type: .pencil)
    #expect(undecided.trackedTouches.map(\.id) == [2, 3])
  }

  @Test func `deadlines of one time are decided one after another, in the order of creation (R-5)`() {
    let first = stage.add("first")
    let second = stage.add("second")
    for stub in [first, second] { stub.onDeadline = { stub, _ in stub.state = .ended } }
    first.onBegan = { $0.scheduleDeadline(at: 1) }
    second.onBegan = { $0.scheduleDeadline(at: 1) }
    stage.driver.down(at: stage.here)
    stage.driver.advance(to: 1)
    // The one that was added last receives the touch first, and so makes its deadline first.
    #expect(stage.text == "view began 1, [second ended], view cancelled 1")
  }

  @Test func `inside reset a recognizer has no deadline any more (GR-1)`() {
    final class Waiting: GestureRecognizer {
      var onReset: () -> Void = {}
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
        scheduleDeadline(at: event.timestamp + 5)
      }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
      override func reset() { onReset() }
    }
    let waiting = Waiting(target: nil, action: nil)
    stage.view.addGestureRecognizer(waiting)
    var counts: [Int] = []
    waiting.onReset = { [stage] in counts.append(stage.context.deadlines.count) }
    stage.driver.down(at: stage.here)
    counts.append(stage.context.deadlines.count)

    stage.driver.up()

    #expect(counts == [1, 0])
  }
}
