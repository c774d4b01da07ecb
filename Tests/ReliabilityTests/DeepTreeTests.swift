import Testing
import TouchExplain
import TouchScenarios
import TouchTesting
import Touchstone

/// Trees deeper than any stack.
@Suite struct DeepTreeTests {
  /// Counts the responders that receive a touch, which is what an explanation is made from.
  private final class Counter: TraceSink {
    var count = 0
    func record(_ record: TraceRecord) { if case .responder = record { count += 1 } }
  }

  private func sample(_ phase: TouchPhase, at time: Double) -> TouchSample {
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: 5, y: 5), timestamp: time)
  }

  @Test func `a tree of 100,000 plain views is hit, forwarded through, explained and released`() {
    weak var last: View?
    do {
      let context = TouchContext(registry: .standard)
      let window = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10), context: context)
      var top = View(frame: window.bounds)
      last = top
      for _ in 1..<100_000 {
        let above = View(frame: window.bounds)
        above.addSubview(top)
        top = above
      }
      window.addSubview(top)
      let counter = Counter()
      context.trace = counter
      window.send([sample(.began, at: 1)])
      #expect(counter.count == 100_001)
      context.trace = nil
      window.send([sample(.moved, at: 2)])
      top.removeFromSuperview()
      window.send([sample(.ended, at: 3)])
    }
    #expect(last == nil)
  }

  @Test func `a touch in a tree of 100,000 plain views is explained, and its session written down`() {
    let application = Application(context: TouchContext(registry: .standard))
    let window = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10), application: application)
    var below: View = window
    for _ in 0..<100_000 {
      let view = View(frame: window.bounds)
      below.addSubview(view)
      below = view
    }
    window.addGestureRecognizer(TapGestureRecognizer())
    let recorder = TraceRecorder(application.context)
    application.context.trace = recorder
    application.send([sample(.began, at: 1)])
    application.send([sample(.ended, at: 1.1)])
    #expect(
      (recorder.trace.nodes.count, Explanation(recorder.trace).lines.contains { $0.contains("tap") }) == (100_001, true)
    )
    application.context.trace = nil
    // A file cannot nest that deep; that is reported, not tried.
    let session = SessionRecorder(application)
    #expect(session.omissions.contains { $0.contains("deeper than") })
    #expect((try? Scenario(parsing: Array(session.scenario(titled: "deep").text.utf8), file: "deep")) != nil)
  }

  @Test func `overrides that call super stop at 1,000 and are reported`() {
    final class Passing: View {
      override var hitTestsItsBounds: Bool { true }
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        super.touchesBegan(touches, with: event)
      }
    }
    let context = TouchContext(registry: .standard)
    let window = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10), context: context)
    var below: View = window
    for _ in 0..<1_200 {
      let view = Passing(frame: window.bounds)
      below.addSubview(view)
      below = view
    }
    var reported: [Diagnostic] = []
    context.diagnostics = { reported.append($0) }
    window.send([sample(.began, at: 1)])
    #expect(reported.contains(.endlessResponderChain))
    window.send([sample(.ended, at: 2)])
  }
}
