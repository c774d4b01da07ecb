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
}
