import TouchWindows

/// What reaches the engine in one go: the samples of one event, or a step that isn't a touch.
struct Moment {
  var time: Timestamp
  var input: Input

  enum Input {
    case touches([TouchSample])
    case step(ScenarioStep.Action)
  }

  /// Converts a point from the first window's coordinates to sample coordinates.
  static func onScreen(_ point: Point, _ stage: ScenarioStage) -> Point {
    stage.windows.first.map { point.applying($0.nodePlacement) } ?? point
  }

  /// Converts samples from the first window's coordinates to sample coordinates.
  static func onScreen(_ samples: [TouchSample], _ stage: ScenarioStage) -> [TouchSample] {
    var samples = samples
    for index in samples.indices { samples[index].location = onScreen(samples[index].location, stage) }
    return samples
  }

  /// Returns the moments of a recording, one for each of its events.
  static func moments(of events: [[TouchSample]], in stage: ScenarioStage) -> [Moment] {
    events.compactMap { event in
      event.first.map { Moment(time: $0.timestamp, input: .touches(onScreen(event, stage))) }
    }
  }

  // MARK: Scripts

  /// Returns the moments of a script: consecutive touches with the same timestamp form one event, unless the same touch occurs
  /// twice.
  static func moments(of steps: [ScenarioStep], in stage: ScenarioStage) -> [Moment] {
    var moments: [Moment] = []
    var event: [TouchSample] = []
    var latest = Table<Int, TouchSample>()
    func finishEvent() {
      guard let first = event.first else { return }
      moments.append(
        Moment(time: first.timestamp, input: .touches(event.sorted { $0.id.rawValue < $1.id.rawValue })))
      event.removeAll()
    }
    for step in steps {
      guard case .touch(let change) = step.action else {
        finishEvent()
        moments.append(Moment(time: step.time, input: .step(step.action)))
        continue
      }
      let sample = sample(change, at: step.time, after: latest[change.number], stage)
      latest[change.number] = sample
      let joins =
        event.first.map { $0.timestamp.nanoseconds == step.time.nanoseconds } ?? true
        && !event.contains { $0.id == sample.id }
      if !joins { finishEvent() }
      event.append(sample)
    }
    finishEvent()
    return moments
  }

  private static func sample(
    _ change: TouchChange, at time: Timestamp, after before: TouchSample?, _ stage: ScenarioStage
  ) -> TouchSample {
    let place = change.location.map { onScreen($0, stage) } ?? before?.location ?? .zero
    var sample = TouchSample(
      id: TouchID(change.number), phase: change.phase, location: place, timestamp: time)
    if var carried = before, change.phase != .began {
      carried.phase = change.phase
      carried.location = place
      carried.timestamp = time
      sample = carried
    }
    change.attributes.apply(to: &sample) { onScreen($0, stage) }
    return sample
  }

  /// Returns the sample of a pointer without contact.
  static func pointer(_ attributes: TouchAttributes, at point: Point, _ stage: ScenarioStage) -> TouchSample {
    var sample = TouchSample(id: TouchID(Int.min), phase: .regionMoved, location: onScreen(point, stage), timestamp: 0)
    sample.type = .indirectPointer
    attributes.apply(to: &sample) { onScreen($0, stage) }
    return sample
  }

  /// Returns a correction of an earlier sample.
  static func correction(_ change: TouchChange, at time: Timestamp, _ stage: ScenarioStage) -> TouchSample {
    sample(change, at: time, after: nil, stage)
  }
}
