package import TouchPlugins
import TouchWindows

/// A sink that writes what it receives as a scenario.
protocol SessionWriter: TraceSink {
  /// What the file cannot express, so that a replay may differ.
  var omissions: [String] { get }

  /// Returns the session so far as a scenario.
  func text(titled title: String) -> String
}

extension SessionRecorder: SessionWriter {}

// What a session by hand needs besides: a tree without the file's own input, its end, and its recording.
extension LiveScenario {
  /// Builds the tree of a scenario without its own input; with `records`, what happens can be had as a scenario.
  ///
  /// A sink that is made for the stage receives every decision.
  package convenience init(
    treeOf scenario: Scenario, registry: PluginRegistry, records: Bool, sink: (ScenarioStage) -> any TraceSink
  ) throws(DocumentError) {
    let player = try ScenarioPlayer(liveOn: scenario, registry: registry)
    let stage = player.stage
    // Made before the recorder, which begins to look at the tree.
    let made = sink(stage)
    let owner = OwnerReference(wrappedValue: stage)
    let recorder: SessionRecorder? =
      records
      ? SessionRecorder(stage.windows, context: stage.context) { owner.wrappedValue.knownID(of: $0) }
      : nil
    self.init(player, recorder: recorder)
    trace(with: made)
  }

  /// The size of the first window, onto which a device is mapped, in points.
  package var size: Size { player.stage.windows.first?.bounds.size ?? .zero }

  /// The numbers of the contacts that are down.
  package var touchesDown: [Int] { player.touchesDown }

  /// Whether no finger is down, nothing moves and nothing waits.
  package var isIdle: Bool {
    touchesDown.isEmpty && player.stage.application.dispatcher.isIdle && !context.isAnimating && nextDeadline == nil
  }

  /// Does what a step of a script does, at a time.
  package func perform(_ action: ScenarioStep.Action, at time: Timestamp) {
    player.play(Moment(time: time, input: .step(action)))
  }

  /// Returns the diagnostics that the engine reported since the last call.
  package func takeDiagnostics() -> [ReportedDiagnostic] { player.takeDiagnostics() }

  /// Lets time run on until nothing is pending, at most ten seconds, and returns what still is, in words.
  package func finish() -> [String] { player.finish() }

  /// Returns the session so far as a scenario, and what a file cannot express; `nil` if it is not recorded.
  package func recording(titled title: String) -> (text: String, omissions: [String])? {
    recorder.map { ($0.text(titled: title), $0.omissions) }
  }
}
