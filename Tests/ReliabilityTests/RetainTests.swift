import Testing
import Touchstone

/// Who keeps whom alive: views their recognizers and subviews, closures what they capture, and nobody else anybody.
@Suite struct RetainTests {
  private final class Target {
    var count = 0
    func act() { count += 1 }
  }

  @Test func `targets and delegates are not retained (GA-2)`() {
    final class Delegate: GestureRecognizerDelegate {}
    let tap = TapGestureRecognizer()
    weak var target: Target?
    weak var delegate: Delegate?
    do {
      let kept = (Target(), Delegate())
      (target, delegate) = kept
      tap.addTarget(kept.0, action: Action("act", Target.act))
      tap.delegate = kept.1
    }
    #expect(target == nil && delegate == nil && tap.delegate == nil)
  }

  @Test func `a closure that captures its view strongly keeps it until it is removed`() {
    weak var known: View?
    let tap = TapGestureRecognizer()
    var token: ActionToken?
    do {
      let view = View(frame: .zero)
      known = view
      view.addGestureRecognizer(tap)
      token = tap.addAction { _ in view.tag += 1 }
    }
    let early = known != nil
    if let token { tap.removeAction(token) }
    #expect(early && known == nil)
  }

  @Test func `requirements keep neither side alive`() {
    weak var known: TapGestureRecognizer?
    let single = TapGestureRecognizer()
    do {
      let double = TapGestureRecognizer()
      known = double
      single.require(toFail: double)
      double.require(toFail: single)
    }
    #expect(known == nil)
  }

  /// Keeps the touches that it received, as code that compares them later does.
  private final class Collector: View {
    var touches: [Touch] = []
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { self.touches += touches }
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `a touch that is over keeps neither its view nor its window (TB-13)`(phase: TouchPhase) {
    weak var known: Window?
    weak var view: Collector?
    var place: Point?
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), context: TouchContext(registry: .standard))
      let collector = Collector(frame: window.bounds)
      collector.addGestureRecognizer(TapGestureRecognizer())
      window.addSubview(collector)
      var sample = TouchSample(id: TouchID(1), phase: .began, location: Point(x: 5, y: 6), timestamp: 1)
      window.send([sample])
      sample.phase = phase
      sample.timestamp = 1.1
      window.send([sample])
      place = collector.touches.first?.location(in: nil)
      (known, view) = (window, collector)
    }

    #expect((known == nil, view == nil, place) == (true, true, Point(x: 5, y: 6)))
  }

  @Test func `a dispatcher does not retain its roots, and hits nothing once they are gone (D13)`() {
    final class Roots: TouchRoots {
      func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? { nil }
      func route(_ event: TouchEvent) {}
    }
    let dispatcher = TouchDispatcher(context: TouchContext())
    weak var known: Roots?
    do {
      let roots = Roots()
      known = roots
      dispatcher.roots = roots
      #expect(dispatcher.roots === roots)
    }

    #expect(known == nil && dispatcher.roots == nil)

    dispatcher.send([TouchSample(id: 1, phase: .began, location: .zero, timestamp: 1)])
    dispatcher.send([TouchSample(id: 1, phase: .ended, location: .zero, timestamp: 2)])
    #expect(dispatcher.isIdle)
  }
}
