import Testing
import Touchstone

/// Who keeps whom alive: views their recognizers and subviews, closures what they capture, and nobody else anybody.
@Suite struct RetainTests {
  private final class Target {
    var count = 0
    func act() { count += 1 }
  }

  @Test func `Targets and delegates are not retained (GA-2)`() {
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
    #expect(target == nil)
    #expect(delegate == nil)
    #expect(tap.delegate == nil)
  }

  @Test func `A closure that captures its view strongly keeps it until it is removed`() {
    weak var known: View?
    let tap = TapGestureRecognizer()
    var token: ActionToken?
    do {
      let view = View(frame: .zero)
      known = view
      view.addGestureRecognizer(tap)
      token = tap.addAction { _ in view.tag += 1 }
    }
    #expect(known != nil)
    if let token { tap.removeAction(token) }
    #expect(known == nil)
  }

  @Test func `Requirements keep neither side alive`() {
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

  @Test func `A window is let go after an interruption, whatever pointer or trackpad was over it (TB-12)`() {
    let place = Point(x: 50, y: 50)
    let movement = ScrollMovement(
      location: place, delta: Point(x: 0, y: 20), kind: .continuous, phase: .began, timestamp: 1)
    let inputs: [(Window) -> Void] = [
      { $0.context.dispatcher?.sendHover(at: place, timestamp: 1) }, { $0.context.dispatcher?.sendScroll(movement) },
      { $0.send([TouchSample(id: TouchID(1), phase: .began, location: place, timestamp: 1)]) },
    ]
    for input in inputs {
      weak var known: Window?
      do {
        let context = TouchContext(registry: .standard)
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), context: context)
        let pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .continuous
        window.addGestureRecognizer(pan)
        window.addGestureRecognizer(HoverGestureRecognizer())
        window.advance(to: 0.5)
        #expect(context.dispatcher != nil)
        input(window)
        known = window
        window.cancelAllTouches(at: 2)
      }
      #expect(known == nil)
    }
  }
}
