import Testing
import TouchTesting
import Touchstone

/// Several windows that stand alone, or dispatchers, on one context.
@Suite struct SharedContextTests {
  private let context = TouchContext()
  private let trace = EventTrace()
  private let first: Window
  private let second: Window

  init() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    first = Window(frame: frame, context: context)
    second = Window(frame: frame, context: context)
    context.trace = trace
  }

  private func add(_ view: View, _ name: String, to window: Window) {
    window.addSubview(view)
    trace.names.name(view, name)
  }

  private func sample(_ id: Int, _ phase: TouchPhase, at time: Double, x: Double = 50) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: 50), timestamp: time)
  }

  /// A view that keeps touches from its content for a while, as a scroll view does.
  private final class Holder: View, ContentTouchHolding {
    override var contentTouchHolder: (any ContentTouchHolding)? { self }

    func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision {
      .hold(until: touch.timestamp + 0.15)
    }
    func contentTouchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in node: any TouchNode) -> Bool { true }
  }

  @Test func `a view that leaves either of two windows under a finger receives a cancel, and nothing after it (R-16)`()
  {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let (left, right) = (View(frame: frame), View(frame: frame))
    add(left, "left", to: first)
    add(right, "right", to: second)

    first.send([sample(1, .began, at: 1)])
    second.send([sample(2, .began, at: 1)])
    left.removeFromSuperview()
    right.removeFromSuperview()
    first.send([sample(1, .ended, at: 2)])
    second.send([sample(2, .ended, at: 2)])

    let own = trace.lines.filter { $0.contains("left") || $0.contains("right") }
    #expect(own == ["left began 1", "right began 2", "left cancelled 1", "right cancelled 2"])
  }

  @Test func `what is delayed in two windows is delivered in both, whichever advances the time (SC-3)`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    for (window, name) in [(first, "left"), (second, "right")] {
      let holder = Holder(frame: frame)
      window.addSubview(holder)
      let view = View(frame: frame)
      holder.addSubview(view)
      trace.names.name(view, name)
    }

    first.send([sample(1, .began, at: 1)])
    second.send([sample(2, .began, at: 1)])
    second.advance(to: 1.2)

    let own = trace.lines.filter { $0.contains("left") || $0.contains("right") }
    #expect(own == ["left began 1", "right began 2"])
  }

  @Test func `two windows may name their contacts alike, and each is hit by its own`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    add(View(frame: frame), "left", to: first)
    add(View(frame: frame), "right", to: second)
    var diagnostics: [Diagnostic] = []
    context.diagnostics = { diagnostics.append($0) }

    first.send([sample(1, .began, at: 1)])
    second.send([sample(1, .began, at: 1)])
    first.send([sample(1, .moved, at: 2, x: 60)])
    second.send([sample(1, .ended, at: 3)])
    first.cancelAllTouches(at: 4)

    let own = trace.lines.filter { $0.contains("left") || $0.contains("right") }
    let found = (own, diagnostics)
    #expect(found == (["left began 1", "right began 2", "left moved 1", "right ended 2", "left cancelled 1"], []))
  }

  @Test func `a context refuses a second dispatcher, which then does nothing`() {
    var diagnostics: [Diagnostic] = []
    context.diagnostics = { diagnostics.append($0) }
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

    first.send([sample(1, .began, at: 1)])
    let dispatcher = TouchDispatcher(context: context, root: root)
    dispatcher.send([sample(2, .began, at: 2)])

    #expect((diagnostics, context.now) == ([.secondDispatcher], 1))

    let other = View(frame: root.frame)
    dispatcher.root = other
    #expect(other.touchContext == nil)
  }

  @Test func `a recognizer works in a window without plugins`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    var taps = 0
    tap.addAction { _ in taps += 1 }

    window.send([sample(1, .began, at: 1)])
    window.send([sample(1, .ended, at: 1.1)])

    #expect(taps == 1)
  }

  @Test func `a view that leaves a root receives its cancel, also when another dispatcher of the root is gone (D17)`() {
    final class Counting: View {
      var cancels = 0
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { cancels += 1 }
    }
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = Counting(frame: root.bounds)
    root.addSubview(view)
    var gone: TouchDispatcher? = TouchDispatcher(context: TouchContext(), root: root)
    let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
    let early = gone?.root === root
    gone = nil

    dispatcher.send([sample(1, .began, at: 1)])
    view.removeFromSuperview()

    #expect((early, view.cancels) == (true, 1))
  }
}
