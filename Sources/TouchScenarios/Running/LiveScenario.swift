public import TouchPlugins
public import TouchWindows

/// A scenario whose tree stands while somebody plays on it: input comes as it happens, or from the file's own script.
///
/// ```swift
/// let live = try LiveScenario(scenario, registry: .standard)
/// live.send([TouchSample(id: 1, phase: .began, location: Point(x: 20, y: 30), timestamp: 0)])
/// live.advance(to: 0.5)
/// for line in live.lines { print(line) }
/// ```
///
/// Times are in seconds from the start of the scenario. It keeps time as the runner does, so that what somebody does gives the
/// log that a file of it gives.
public final class LiveScenario: TouchHost {
  let player: ScenarioPlayer
  /// What writes the session; a protocol, so that a program whose sessions nobody keeps links none of it.
  let recorder: (any SessionWriter)?

  /// Builds a scenario's tree; nothing has happened to it yet.
  public convenience init(
    _ scenario: Scenario, registry: PluginRegistry, recordings: RecordingSource? = nil
  ) throws(DocumentError) {
    self.init(try ScenarioPlayer(scenario, registry: registry, recordings: recordings), recorder: nil)
    trace(with: nil)
  }

  init(_ player: ScenarioPlayer, recorder: (any SessionWriter)?) {
    self.player = player
    self.recorder = recorder
  }

  deinit { player.stopWatching() }

  /// The context that the windows share.
  public var context: TouchContext { player.stage.context }

  /// The windows, the first shown first.
  public var windows: [Window] { player.stage.windows }

  /// Returns the id that the file gives to a view or recognizer; `nil` for an object that it does not name.
  public func name(of object: AnyObject) -> String? { player.stage.knownID(of: object) }

  /// Returns the kind of a view by its id, such as `button`; `nil` for an id that the file does not have, and for windows.
  public func kind(ofView id: String) -> String? { player.stage.viewKinds[id]?.name }

  // MARK: Watching

  /// The log so far, without the lines that were taken; their text is made when they are first read.
  public var lines: [LogLine] { player.lines }

  /// The channels that the log keeps lines of from now on; all of them by default.
  public var channels: [LogChannel] {
    get { player.channels }
    set { player.channels = newValue }
  }

  /// Returns the lines since the last call, which the log then forgets.
  public func takeLines() -> [LogLine] { player.takeLines() }

  /// The diagnostics so far.
  public var diagnostics: [ReportedDiagnostic] { player.diagnostics }

  /// Sends every record from now on to a sink, instead of the previous one; the log continues.
  public func trace(with sink: (any TraceSink)?) {
    var sinks: [any TraceSink] = []
    if let sink { sinks.append(sink) }
    if let recorder { sinks.append(recorder) }
    player.watch(for: sinks)
  }

  // MARK: Input

  /// Takes the samples of one event, in the coordinates of the first window.
  public func send(_ samples: [TouchSample]) {
    guard let time = samples.first?.timestamp else { return }
    player.play(Moment.onScreen(samples, player.stage), at: time)
  }

  /// Takes a movement of a wheel or trackpad, in the coordinates of the first window.
  public func scroll(_ movement: ScrollMovement) { player.play(movement) }

  /// Moves the clock: deadlines come at their times, and while something moves so do 60 frames per second.
  public func advance(to time: Timestamp) { player.pass(to: time) }

  /// Takes all touches away.
  public func cancelAllTouches(at time: Timestamp) { player.play(Moment(time: time, input: .step(.cancelAll))) }

  /// When the clock must be moved at the latest, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { player.stage.application.nextDeadline }

  // MARK: The file's own script

  /// The times at which the script, or the recording, does something, in order, in seconds.
  public var scriptTimes: [Timestamp] { player.times }

  /// Plays the script up to a time, with what happens at that time, its deadlines and its frames.
  public func play(until time: Timestamp) { player.play(until: time) }
}
