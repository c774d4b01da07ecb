package import TouchCore
import TouchResponders

/// Plays what a device sends on the stage of a scenario, as it comes, in the place of the scenario's own input.
///
/// It keeps time as the runner does: a session gives the log that its recording would give.
package final class LiveSession: TouchHost {
  private let player: ScenarioPlayer
  private let recorder: SessionRecorder?

  /// Builds the stage of a scenario; with `records`, what happens can be had as a scenario of its own.
  ///
  /// A sink that is made for the stage is told every decision.
  package init(
    _ scenario: Scenario, registry: PluginRegistry, records: Bool, sink: (ScenarioStage) -> any TraceSink
  ) throws(DocumentError) {
    player = try ScenarioPlayer(liveOn: scenario, registry: registry)
    let stage = player.stage
    var sinks: [any TraceSink] = [sink(stage)]
    recorder =
      records
      ? SessionRecorder(stage.windows, context: stage.context) { [unowned(unsafe) stage] in stage.knownID(of: $0) }
      : nil
    if let recorder { sinks.append(recorder) }
    player.begin(for: sinks)
  }

  deinit { player.stage.context.trace = nil }

  /// The size of the first window, onto which a device is mapped, in points.
  package var size: Size { player.stage.windows.first?.bounds.size ?? .zero }

  // MARK: The host

  package var context: TouchContext { player.stage.context }

  package var nextDeadline: Timestamp? { player.stage.application.nextDeadline }

  package func send(_ samples: [TouchSample]) {
    for moment in Moment.moments(of: [samples], in: player.stage) { player.play(moment) }
  }

  package func advance(to time: Timestamp) { player.pass(to: time) }

  package func cancelAllTouches(at time: Timestamp) { player.play(Moment(time: time, input: .step(.cancelAll))) }

  // MARK: What came of it

  /// The numbers of the contacts that are down.
  package var touchesDown: [Int] { player.touchesDown }

  /// Whether no finger is down, nothing moves and nothing waits.
  package var isIdle: Bool {
    touchesDown.isEmpty && player.stage.application.dispatcher.isIdle && !context.isAnimating && nextDeadline == nil
  }

  /// The lines of the log since the last call.
  package func takeLines() -> [LogLine] { player.takeLines() }

  /// What the engine reported since the last call.
  package func takeDiagnostics() -> [ReportedDiagnostic] { player.takeDiagnostics() }

  /// Lets time run on until nothing is pending, at most ten seconds, and returns what still is, in words.
  package func finish() -> [String] { player.finish() }

  /// The session so far as a scenario, and what the file cannot say; `nil` when it was not to be recorded.
  package func recording(titled title: String) -> (text: String, omissions: [String])? {
    recorder.map { ($0.text(titled: title), $0.omissions) }
  }
}
