import Testing
import Touchstone

@testable import TouchScenarios

/// Applications run without a trace, and take ways through the engine that a run with a log never takes.
@Suite("Without a trace")
struct UntracedTests {
  /// A plain view that notes what it receives.
  private final class NotingView: View {
    var note: (String, [Touch]) -> Void = { _, _ in }
    override var hitTestsItsBounds: Bool { true }
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
      note("began", touches)
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
      note("moved", touches)
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
      note("ended", touches)
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
      note("cancelled", touches)
      super.touchesCancelled(touches, with: event)
    }
  }

  private final class Notes {
    var lines: [String] = []
  }

  private final class NotingPlugin: TouchPlugin {
    let name = "org.example.noting"
    let nodes = [NodeDescription("view", make: { NotingView(frame: $0) })]
  }

  private static var registry: PluginRegistry {
    var registry = PluginRegistry.standard
    registry.install(NotingPlugin())
    return registry
  }

  @Test(arguments: ScenarioFolder.scripted)
  func `a script does the same with and without a trace`(id: String) throws {
    #expect(try outcome(of: id, isTraced: false) == outcome(of: id, isTraced: true))
  }

  @Test(
    "A recording does the same with and without a trace",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(id: String) throws {
    #expect(try outcome(of: id, isTraced: false) == outcome(of: id, isTraced: true))
  }

  @Test
  func `what is compared tells of views and recognizers`() throws {
    let lines = try outcome(of: "arbitration/earlier-pan-beats-deeper-tap", isTraced: false)
    #expect(lines.contains { $0.contains(" V cancelled [1]") } && lines.contains { $0.contains(" panP began") })
  }

  /// The calls of views, recognizers and controls, and where scroll views came to rest.
  private func outcome(of id: String, isTraced: Bool) throws -> [String] {
    let scenario = try ScenarioFolder.scenario(id)
    let player = try ScenarioPlayer(scenario, registry: Self.registry, recordings: ScenarioFolder.runner.recordings)
    let stage = player.stage
    let context = stage.context
    let notes = Notes()
    for (id, recognizer) in stage.gestures.pairs {
      recognizer.addAction { notes.lines.append("\(context.now) \(id) \($0.state) \($0.location(in: nil))") }
    }
    for (id, view) in stage.views.pairs {
      (view as? NotingView)?.note = { phase, touches in
        let numbers = touches.map { $0.id.rawValue }
        notes.lines.append("\(context.now) \(id) \(phase) \(numbers) \(touches[0].location(in: nil))")
      }
      (view as? Control)?.addAction(for: .allEvents) { control in
        notes.lines.append("\(context.now) \(id) acts, \(control.state) \(control.loggedValue ?? 0)")
      }
    }
    let result = isTraced ? player.play() : player.playUntraced()
    for (id, view) in stage.views.pairs.sorted(by: { $0.key < $1.key }) {
      if let scrollView = view as? ScrollView { notes.lines.append("\(id) at \(scrollView.contentOffset)") }
    }
    return notes.lines + result.diagnostics.map { "\($0)" } + result.pending
  }
}
