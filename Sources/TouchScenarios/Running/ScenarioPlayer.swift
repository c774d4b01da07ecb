package import TouchPlugins
package import TouchWindows

/// Plays the input of one scenario on its stage.
package final class ScenarioPlayer {
  private let scenario: Scenario
  package let stage: ScenarioStage
  let log: ScenarioLog
  private let moments: [Moment]
  private var clock: HostClock
  private(set) var diagnostics: [ReportedDiagnostic] = []
  /// The numbers of the touches that are down, in ascending order.
  private(set) var touchesDown: [Int] = []
  /// How many of the moments have been played by ``play(until:)``.
  private var playedCount = 0
  /// Whether the engine is at work: what a callback does goes to it immediately, and is processed after the event.
  private var isPlaying = false

  package init(
    _ scenario: Scenario, registry: PluginRegistry, recordings: RecordingSource?
  ) throws(DocumentError) {
    self.scenario = scenario
    stage = try StageBuilder.stage(for: scenario, registry: registry)
    log = ScenarioLog(stage: stage)
    clock = HostClock(stage.application)
    switch scenario.input {
    case .script(let steps):
      try StageSetter(stage: stage).check(steps + scenario.callbacks.flatMap { $0.steps })
      moments = Moment.moments(of: steps, in: stage)
    case .recording(let path):
      guard let recordings else {
        throw DocumentError(
          file: scenario.file, reason: "names the recording \"\(path)\", for which there is no reader")
      }
      let size = stage.windows.first?.bounds.size ?? Size(width: 0, height: 0)
      moments = Moment.moments(of: try recordings(path, scenario.file, size), in: stage)
    }
  }

  /// Makes a player that is played live; the scenario's own input is left out.
  init(liveOn scenario: Scenario, registry: PluginRegistry) throws(DocumentError) {
    self.scenario = scenario
    stage = try StageBuilder.stage(for: scenario, registry: registry)
    try StageSetter(stage: stage).check(scenario.callbacks.flatMap { $0.steps })
    log = ScenarioLog(stage: stage)
    clock = HostClock(stage.application)
    moments = []
  }

  /// Plays everything; a sink that is made for the stage receives the records as well as the log.
  package func play(
    for makeSink: ((ScenarioStage) -> any TraceSink)? = nil, whenDone: (Application) -> Void = { _ in }
  ) -> RunResult {
    stage.context.trace = makeSink.map { TraceTee(log, $0(stage)) } ?? log
    return playUntraced(whenDone: whenDone)
  }

  /// Plays everything as applications do, which watch nothing; the log stays empty.
  package func playUntraced(whenDone: (Application) -> Void = { _ in }) -> RunResult {
    listen()
    // What code does by the lines of the log happens then, too.
    if stage.context.trace == nil, stage.actsByLine { stage.context.trace = log }
    for moment in moments { play(moment) }
    clock.runOut()
    stage.onCallback = nil
    whenDone(stage.application)
    stopWatching()
    let down = touchesDown
    let result = RunResult(
      lines: log.lines, diagnostics: diagnostics, endTime: stage.context.now, touchesDown: down,
      pending: pending(touchesDown: down))
    // Touches retain their windows, and so do those for which a recognizer waits.
    stage.application.cancelAllTouches(at: stage.context.now)
    return result
  }

  /// Listens to the engine's diagnostics and to the calls at which the file's code does something.
  private func listen() {
    // The stage belongs to the player, which takes both away again before it goes.
    let player = OwnerReference(wrappedValue: self)
    stage.context.diagnostics = { diagnostic in player.wrappedValue.note(diagnostic) }
    stage.onCallback = { callback in player.wrappedValue.perform(callback) }
    stage.onSelection = { cell in player.wrappedValue.note(cell) }
    stage.onAppearance = { controller, call in
      player.wrappedValue.log.add(.appearance, player.wrappedValue.stage.knownID(of: controller), call)
    }
  }

  private func note(_ diagnostic: Diagnostic) {
    diagnostics.append(ReportedDiagnostic(time: stage.context.now, diagnostic: diagnostic))
  }

  /// Plays one moment, after what falls due before it.
  func play(_ moment: Moment) {
    switch moment.input {
    case .touches(let samples): play(samples, at: moment.time)
    case .step(let action):
      play(at: moment.time) {
        if case .cancelAll = action { touchesDown = [] }
        perform(action, at: moment.time)
      }
    }
  }

  /// Plays the samples of one event, after what falls due before it.
  func play(_ samples: [TouchSample], at time: Timestamp) {
    play(at: time) {
      note(samples)
      stage.application.send(samples)
    }
  }

  /// Does something at a time, after what falls due before it.
  private func play(at time: Timestamp, _ work: () -> Void = {}) {
    guard !isPlaying else { return work() }
    isPlaying = true
    defer { isPlaying = false }
    clock.pass(until: time)
    work()
  }

  private func note(_ cell: ScriptedCell) {
    guard stage.context.trace != nil else { return }
    log.add(.selection, stage.knownID(of: cell), "isSelected \(ScenarioLog.word(cell.isSelected))")
  }

  private func note(_ samples: [TouchSample]) {
    for sample in samples where sample.phase == .began || sample.phase.isFinal {
      touchesDown.removeAll { $0 == sample.id.rawValue }
      if sample.phase == .began { touchesDown.append(sample.id.rawValue) }
      touchesDown.sort()
    }
  }

  // MARK: Live

  /// The log so far.
  var lines: [LogLine] { log.lines }

  /// The channels that the log keeps lines of.
  var channels: [LogChannel] {
    get { log.channels }
    set { log.channels = newValue }
  }

  /// The times of the moments, in seconds.
  var times: [Timestamp] { moments.map { $0.time } }

  /// Keeps the log, and also notifies sinks.
  func watch(for sinks: [any TraceSink]) {
    if stage.onCallback == nil { listen() }
    stage.context.trace = sinks.reduce(log) { TraceTee($0, $1) }
  }

  /// Lets go of the engine, which may outlive the player.
  func stopWatching() {
    stage.onCallback = nil
    stage.onSelection = nil
    stage.onAppearance = nil
    stage.context.trace = nil
    stage.context.diagnostics = nil
  }

  /// Plays what is due up to a time, and what happens at that time.
  func play(until time: Timestamp) {
    while playedCount < moments.count, moments[playedCount].time.nanoseconds <= time.nanoseconds {
      playedCount += 1
      play(moments[playedCount - 1])
    }
    play(at: time)
  }

  /// Plays a movement of a wheel or trackpad, in the coordinates of the first window.
  func play(_ movement: ScrollMovement) {
    play(at: movement.timestamp) {
      var movement = movement
      movement.location = Moment.onScreen(movement.location, stage)
      stage.application.dispatcher.sendScroll(movement)
    }
  }

  /// Moves the clock to a time and fires what falls due until then.
  func pass(to time: Timestamp) {
    guard !isPlaying else { return stage.application.advance(to: time) }
    play(at: time) {
      clock.reach(time)
      if stage.context.now != time { stage.application.dispatcher.perform(at: time) {} }
    }
  }

  /// Hands out the lines of the log, which then forgets them.
  func takeLines() -> [LogLine] { log.takeLines() }

  /// Hands out what the engine reported, and forgets it.
  func takeDiagnostics() -> [ReportedDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Lets time run on until nothing is pending, at most ten seconds; returns what still is.
  func finish() -> [String] {
    clock.runOut()
    return pending(touchesDown: touchesDown)
  }

  // MARK: Steps

  private func perform(_ action: ScenarioStep.Action, at time: Timestamp) {
    let application = stage.application
    switch action {
    case .cancelAll: application.cancelAllTouches(at: time)
    case .hover(let point, let attributes):
      let pointer = Moment.pointer(attributes, at: point, stage)
      application.dispatcher.sendHover(
        at: pointer.location, type: pointer.type, zOffset: pointer.zOffset, altitudeAngle: pointer.altitudeAngle,
        azimuthAngle: pointer.azimuthAngle, rollAngle: pointer.rollAngle, buttonMask: pointer.buttonMask,
        modifierFlags: pointer.modifierFlags, timestamp: time)
    case .hoverEnded: application.dispatcher.endHover(at: time)
    case .scroll(let delta, let point, let kind, let phase):
      application.dispatcher.sendScroll(
        ScrollMovement(
          location: Moment.onScreen(point, stage), delta: delta, kind: kind, phase: phase, timestamp: time))
    case .estimates(let changes):
      application.dispatcher.sendEstimatedPropertiesUpdate(changes.map { Moment.correction($0, at: time, stage) })
    case .motionBegan(let motion): application.sendMotion(.began, motion, at: time)
    case .motionEnded(let motion): application.sendMotion(.ended, motion, at: time)
    case .motionCancelled(let motion): application.sendMotion(.cancelled, motion, at: time)
    case .remoteControl(let command):
      application.beginReceivingRemoteControlEvents()
      application.sendRemoteControl(command, at: time)
    case .press(let press, let phase, let force): application.sendPress(press, phase, force: force, at: time)
    case .key(let input, let flags): application.sendKey(input, modifierFlags: flags, at: time)
    case .hardwareKey(let key, let phase): application.sendKey(key.key, phase, at: time)
    default: application.dispatcher.perform(at: time) { [self] in change(action) }
    }
  }

  /// Performs immediately what code does during a call.
  private func perform(_ callback: ScenarioCallback) {
    for moment in Moment.moments(of: callback.steps, in: stage) {
      let now = stage.context.now
      switch moment.input {
      case .touches(var samples):
        for index in samples.indices { samples[index].timestamp = now }
        stage.application.send(samples)
      case .step(.wait): stage.application.advance(to: now)
      case .step(let action):
        switch action {
        case .cancelAll, .hover, .hoverEnded, .scroll, .estimates, .motionBegan, .motionEnded, .motionCancelled, .press,
          .key, .hardwareKey, .remoteControl:
          perform(action, at: now)
        default: change(action)
        }
      }
    }
  }
}
