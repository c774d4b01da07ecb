import Testing
import TouchTesting
import Touchstone

/// Code of the host that calls back into the engine where nobody expects it.
@Suite struct ReentryTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 100, height: 100), context: TouchContext(registry: .standard))
  private let checker = InvariantChecker()
  private let trace = EventTrace()

  init() {
    window.isMultipleTouchEnabled = true
    trace.names.name(window, "W")
    checker.next = trace
    window.context.trace = checker
  }

  private func sample(_ id: Int, _ phase: TouchPhase, at time: Double) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: Point(x: 50, y: 50), timestamp: time)
  }

  private func findings() -> [String] {
    window.context.diagnostics = nil
    checker.checkQuiet(window, touching: Point(x: 1, y: 1))
    return checker.findings.map(\.description)
  }

  @Test func `a hook that takes all touches away at bad input is served after the event (TB-12)`() {
    window.context.diagnostics = { [unowned window] _ in window.cancelAllTouches(at: 2) }
    window.send([sample(1, .began, at: 1), sample(2, .began, at: 1)])
    window.send([sample(1, .moved, at: 2), sample(9, .moved, at: 2), sample(3, .began, at: 2)])
    #expect((trace.text, findings()) == ("W began 1 2, W began 3, W cancelled 1 2 3", []))
  }

  @Test func `a hook that takes all touches away at a touch that cannot begin ends the sequence (TB-12, TB-13)`() {
    window.send([sample(1, .began, at: 1)])
    window.context.diagnostics = { [unowned window] _ in window.cancelAllTouches(at: 2) }
    window.send([TouchSample(id: 2, phase: .began, location: Point(x: .nan, y: 50), timestamp: 2)])
    #expect((trace.text, window.dispatcher.isIdle, findings()) == ("W began 1, W cancelled 1", true, []))
  }

  @Test func `a hit test that takes all touches away is served after the event (TB-12, HT-13)`() {
    let testing = Heard("testing", window.bounds, HeardLog())
    testing.onHitTest = { [unowned window] in window.cancelAllTouches(at: 1) }
    window.addSubview(testing)
    window.send([sample(1, .began, at: 1), sample(2, .began, at: 1)])
    #expect((testing.log.lines, window.dispatcher.isIdle) == (["testing began", "testing cancelled"], true))
  }

  @Test func `a hook that sends the contact's end at a second began is served after the event`() {
    window.context.diagnostics = { [unowned window] _ in window.send([sample(1, .ended, at: 2)]) }
    window.send([sample(1, .began, at: 1)])
    window.send([sample(1, .began, at: 2)])
    window.context.diagnostics = nil
    #expect((trace.text, findings()) == ("W began 1, W cancelled 1, W began 2, W ended 2", []))
  }

  @Test func `a hit test that sends touches, advances and removes its view does no harm (HT-13)`() {
    final class Meddler: View {
      weak var host: Window?
      var visits = 0
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
        visits += 1
        if visits < 4, let host {
          let other = TouchID(visits + 10)
          host.send([TouchSample(id: other, phase: .began, location: Point(x: 50, y: 50), timestamp: 2)])
          host.advance(to: 2)
          host.send([TouchSample(id: other, phase: .ended, location: Point(x: 50, y: 50), timestamp: 2)])
          if visits == 3 { removeFromSuperview() }
        }
        return super.hitTest(point, with: event)
      }
    }
    let meddler = Meddler(frame: window.bounds)
    meddler.host = window
    meddler.addGestureRecognizer(TapGestureRecognizer())
    window.addSubview(meddler)
    window.send([sample(1, .began, at: 1)])
    window.send([sample(1, .moved, at: 2), sample(2, .began, at: 2)])
    window.send([sample(1, .ended, at: 3), sample(2, .ended, at: 3)])
    #expect(findings() == [])
  }

  @Test func `a hook that switches a recognizer off outside an event is followed at once (GR-6)`() {
    let pan = PanGestureRecognizer()
    window.addGestureRecognizer(pan)
    window.send([sample(1, .began, at: 1)])
    window.context.diagnostics = { _ in pan.isEnabled = false }
    window.send([sample(9, .moved, at: 2)])
    #expect((pan.state, pan.numberOfTouches) == (.possible, 0))
    window.send([sample(1, .ended, at: 3)])
    #expect(findings() == [])
  }

  @Test func `an action may advance the clock, take touches away and send others, at every depth`() {
    let pan = PanGestureRecognizer()
    var depth = 0
    pan.addAction { [unowned window] _ in
      depth += 1
      guard depth < 30 else { return }
      window.advance(to: Double(depth) + 10)
      window.send([sample(depth + 10, .began, at: Double(depth) + 11)])
      if depth % 3 == 0 { window.cancelAllTouches(at: Double(depth) + 11) }
    }
    window.addGestureRecognizer(pan)
    window.send([sample(1, .began, at: 1)])
    var moved = sample(1, .moved, at: 2)
    moved.location.x = 90
    window.send([moved])
    depth = 100
    window.cancelAllTouches(at: 1_000)
    #expect(findings() == [])
  }

  @Test func `a delegate that takes the touched view's window apart while it is asked leaves nothing (GB-3)`() {
    final class Destroyer: GestureRecognizerDelegate {
      var act: () -> Void = {}
      func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        act()
        return true
      }
      func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        if recognizer is SwipeGestureRecognizer { act() }
        return true
      }
    }
    for recognizer in [PanGestureRecognizer(), TapGestureRecognizer(), SwipeGestureRecognizer()] {
      let view = View(frame: window.bounds)
      view.addGestureRecognizer(recognizer)
      window.addSubview(view)
      let destroyer = Destroyer()
      recognizer.delegate = destroyer
      destroyer.act = { [unowned window] in
        view.removeFromSuperview()
        view.removeGestureRecognizer(recognizer)
        window.isHidden = true
        window.cancelAllTouches(at: 3)
      }
      window.isHidden = false
      window.send([sample(1, .began, at: 1)])
      var moved = sample(1, .moved, at: 2)
      moved.location.x = 90
      window.send([moved])
      window.send([sample(1, .ended, at: 3)])
      #expect(recognizer.state == .possible)
      destroyer.act = {}
    }
    window.isHidden = false
    #expect(findings() == [])
  }

  /// Takes a view out of its tree when it is asked a question, and puts it back when that was the first question.
  private final class Remover: GestureRecognizerDelegate {
    let view: View
    private let asked: Question
    private(set) var requirementQuestions = 0
    enum Question { case shouldBegin, shouldReceive }

    init(_ view: View, when asked: Question) {
      self.view = view
      self.asked = asked
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      if asked == .shouldBegin { view.removeFromSuperview() }
      return true
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      guard asked == .shouldReceive, let parent = view.superview else { return true }
      view.removeFromSuperview()
      parent.addSubview(view)
      return true
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
      requirementQuestions += 1
      return false
    }
  }

  /// Counts what it is asked about touches.
  private final class Asked: GestureRecognizer, GestureRecognizerDelegate {
    private(set) var questions = 0

    override func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] {
      questions += 1
      return touches
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      questions += 1
      return true
    }
  }

  private func addView() -> View {
    let view = View(frame: window.bounds)
    window.addSubview(view)
    trace.names.name(view, "V")
    return view
  }

  @Test func `a recognizer that loses its touches while shouldBegin is asked fails whatever the answers (GS-10)`() {
    let pan = PanGestureRecognizer()
    let remover = Remover(addView(), when: .shouldBegin)
    pan.delegate = remover
    pan.addAction { _ in Issue.record("acts without a finger") }
    window.addGestureRecognizer(pan)
    window.send([sample(1, .began, at: 1)])
    var moved = sample(1, .moved, at: 2)
    moved.location.x = 90
    window.send([moved])
    let found = (pan.state, trace.text, findings())
    #expect(found == (.possible, "V began 1, W began 1, V cancelled 1, W cancelled 1", []))
  }

  @Test func `a touch whose view leaves and returns while recognizers are asked about it is handed to none (R-16)`() {
    let asked = Asked(target: nil, action: nil)
    let pan = PanGestureRecognizer()
    let remover = Remover(addView(), when: .shouldReceive)
    pan.delegate = remover
    asked.delegate = asked
    window.addGestureRecognizer(pan)
    window.addGestureRecognizer(asked)
    window.send([sample(1, .began, at: 1)])
    #expect((asked.questions, trace.text, remover.requirementQuestions, findings()) == (0, "", 0, []))
  }

  @Test func `an event that is sent again from inside itself reaches nobody twice (EV-4)`() {
    final class Resender: View {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { resend(event) }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { resend(event) }
      private func resend(_ event: TouchEvent?) {
        guard let event, let window = superview as? Window else { return }
        window.sendEvent(event)
        window.sendEvent(event)
      }
    }
    let resender = Resender(frame: window.bounds)
    trace.names.name(resender, "V")
    final class Kept: PanGestureRecognizer {
      var event: TouchEvent?
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
        self.event = event
        super.touchesMoved(touches, with: event)
      }
    }
    let pan = Kept()
    pan.addAction { [unowned window, unowned pan] _ in if let event = pan.event { window.sendEvent(event) } }
    resender.addGestureRecognizer(pan)
    window.addSubview(resender)
    window.send([sample(1, .began, at: 1)])
    window.send([sample(1, .ended, at: 2)])
    let early = trace.text
    var moved = sample(2, .moved, at: 4)
    moved.location.x = 90
    window.send([sample(2, .began, at: 3)])
    window.send([moved])
    window.send([sample(2, .ended, at: 5)])
    #expect((early, findings()) == ("V began 1, V ended 1", []))
  }

  @Test func `the last reference to an engine may go in a callback`() {
    final class Holder { var dispatcher: TouchDispatcher? }
    let holder = Holder()
    let view = View(frame: window.bounds)
    let tap = TapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.addAction { _ in holder.dispatcher = nil }
    holder.dispatcher = TouchDispatcher(context: TouchContext(registry: .standard), root: view)
    holder.dispatcher?.send([sample(1, .began, at: 1), sample(1, .ended, at: 1)])
    #expect(holder.dispatcher == nil && tap.state == .possible)
  }
}
