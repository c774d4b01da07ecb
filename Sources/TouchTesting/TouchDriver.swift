public import TouchEvents

/// Drives an engine from a test: fingers, time and deadlines.
///
/// ```swift
/// let driver = TouchDriver(host: window)
/// driver.tap(at: Point(x: 20, y: 20))
/// driver.play(Finger(1).down(at: a).move(to: b), Finger(2).down(at: c, time: 0.1).up(after: 0.3))
/// driver.settle()
/// ```
///
/// Nothing waits: the driver sets the time. Places are in the coordinates of the samples.
public final class TouchDriver {
  /// The engine.
  public let host: any TouchHost
  /// The last samples of the contacts that ``down(_:at:)`` began.
  private var contacts: [TouchSample] = []

  /// Creates a driver of a window, an application or a dispatcher.
  public init(host: any TouchHost) {
    self.host = host
  }

  /// The current time of the engine, in seconds.
  public var now: Timestamp { host.context.now }

  /// The time of the next deadline, in seconds; `nil` when there is none.
  public var nextDeadline: Timestamp? { host.nextDeadline }

  // MARK: Samples and time

  /// Sends samples as they are.
  public func send(_ samples: [TouchSample]) { host.send(samples) }

  /// Sends samples as they are.
  public func send(_ samples: TouchSample...) { host.send(samples) }

  /// Advances to a time, in seconds.
  public func advance(to time: Timestamp) { host.advance(to: time) }

  /// Advances by a number of seconds.
  public func advance(by seconds: Double) { host.advance(to: now + seconds) }

  /// Cancels all touches now, as an interruption does (TB-12).
  public func interrupt() {
    contacts.removeAll()
    host.cancelAllTouches(at: now)
  }

  /// Advances until nothing waits or moves; returns whether that took at most a number of steps.
  ///
  /// A step is a deadline, or a frame of 1/60 s while `context.isAnimating`, whichever comes first. A thousand frames take
  /// 16.7 seconds, in which every scroll view comes to rest; what moves without end is left moving.
  @discardableResult
  public func settle(within steps: Int = 1000) -> Bool {
    var count = 0
    while host.context.isAnimating || host.nextDeadline != nil {
      guard count < steps else { return false }
      count += 1
      let frame = host.context.isAnimating ? now + 1.0 / 60 : .infinity
      host.advance(to: max(now, min(host.nextDeadline ?? .infinity, frame)))
    }
    return true
  }

  // MARK: Fingers, step by step

  /// Lands a finger now.
  public func down(_ number: Int = 1, at place: Point, type: Touch.TouchType = .direct) {
    var sample = TouchSample(id: TouchID(number), phase: .began, location: place, timestamp: now)
    sample.type = type
    contacts.removeAll { $0.id == sample.id }
    contacts.append(sample)
    host.send([sample])
  }

  /// Moves a finger now; one that ``down(_:at:type:)`` did not land is ignored.
  public func move(_ number: Int = 1, to place: Point) { change(number, .moved, to: place) }

  /// Lifts a finger now.
  public func up(_ number: Int = 1) { change(number, .ended, to: nil) }

  /// Cancels a finger now, as the system does.
  public func cancel(_ number: Int = 1) { change(number, .cancelled, to: nil) }

  private func change(_ number: Int, _ phase: TouchPhase, to place: Point?) {
    guard let index = contacts.firstIndex(where: { $0.id == TouchID(number) }) else { return }
    contacts[index].phase = phase
    contacts[index].timestamp = now
    if let place { contacts[index].location = place }
    let sample = contacts[index]
    if phase.isFinal { contacts.remove(at: index) }
    host.send([sample])
  }

  // MARK: Fingers, as scripts

  /// Plays what fingers do, beginning now; samples of one time make one event.
  public func play(_ fingers: Finger...) { play(fingers) }

  /// Plays what fingers do, beginning now; samples of one time make one event.
  public func play(_ fingers: [Finger]) {
    let start = now
    var samples: [TouchSample] = []
    for finger in fingers {
      for var sample in finger.samples {
        sample.timestamp += start
        // Stable: of one time, the fingers in the order in which they are given.
        let time = sample.timestamp.nanoseconds
        var index = samples.count
        while index > 0, time < samples[index - 1].timestamp.nanoseconds { index -= 1 }
        samples.insert(sample, at: index)
      }
    }
    // One event at a time, so that callbacks find the engine as they would under a real host.
    var first = 0
    while first < samples.count {
      var end = first + 1
      let time = samples[first].timestamp.nanoseconds
      while end < samples.count, samples[end].timestamp.nanoseconds == time { end += 1 }
      host.send(Array(samples[first..<end]))
      first = end
    }
    for finger in fingers where finger.time + start > now { host.advance(to: finger.time + start) }
  }
}
