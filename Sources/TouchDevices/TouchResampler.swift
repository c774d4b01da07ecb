public import TouchEvents

/// Resamples moving touches at frame times, so that content that follows a finger moves smoothly.
///
/// Hardware samples at 90 to 240 Hz, and frames are drawn at 60 Hz. Without resampling, some frames receive one sample and
/// others two, which is visible as jitter. Touches are resampled only if the host uses this type:
///
/// ```swift
/// window.send(resampler.add(samples))              // as they arrive: began and ended samples return immediately
/// window.send(resampler.takeFrame(at: frameTime))  // once per frame, before it is drawn
/// ```
///
/// A frame shows the fingers where they were 5 ms earlier. Their locations are interpolated if a newer sample has arrived;
/// otherwise they are extrapolated from the newest sample, by at most 8 ms and at most half of the interval between the last
/// two. No moves are generated after a finger lifts, and the locations of pens are never changed. The constants are those of
/// Android's input library, whose tests this type passes (`TouchResampling_test.cpp`, AOSP).
public struct TouchResampler: Sendable {
  /// How long before a frame's time the shown finger locations are, in seconds.
  public static var latency: Double { 0.005 }
  /// The longest time after the newest sample for which a location is predicted, in seconds.
  public static var longestPrediction: Double { 0.008 }
  /// The shortest interval between two samples from which a location is interpolated or predicted, in seconds.
  public static var shortestInterval: Double { 0.002 }
  /// The longest interval between two samples from which a location is predicted, in seconds.
  public static var longestInterval: Double { 0.02 }

  /// The location of a contact at a time.
  fileprivate struct Mark {
    var time: Timestamp
    var location: Point
  }

  /// The state of a contact that is down.
  fileprivate struct Contact {
    /// The newest sample that was returned, as the hardware reported it.
    var latest: TouchSample
    /// The time and location of the sample before `latest`, as the hardware reported them.
    var earlier: Mark?
    /// Where the contact was last shown, if the hardware did not report that location.
    var shown: Mark?
    /// Whether the contact has moved since the previous frame; a contact that has not is not resampled.
    var isFresh = false
    /// The moves that are newer than the last frame.
    var waiting: [TouchSample] = []
  }

  private var contacts: [Contact] = []

  /// Creates a resampler without contacts.
  public init() {}

  /// A Boolean value that indicates whether moved samples are waiting for the next frame.
  public var isWaiting: Bool { contacts.contains { !$0.waiting.isEmpty } }

  // MARK: Samples

  /// Adds samples as they arrive, and returns those to send immediately: began and ended samples, after any earlier moves.
  public mutating func add(_ samples: [TouchSample]) -> [TouchSample] {
    var ready: [TouchSample] = []
    for sample in samples {
      let index = contacts.firstIndex { $0.latest.id == sample.id }
      switch (sample.phase, index) {
      case (.moved, let index?): contacts[index].waiting.append(sample)
      case (.began, _):
        ready += flush()
        contacts.removeAll { $0.latest.id == sample.id }
        contacts.append(Contact(latest: sample))
        ready.append(sample)
      case (.ended, let index?), (.cancelled, let index?):
        ready += flush()
        let contact = contacts.remove(at: index)
        ready.append(contact.shown.map { Self.adjusted(sample, to: $0, after: contact.latest) } ?? sample)
      default: ready.append(sample)
      }
    }
    return ready
  }

  /// Returns the moves to send before the frame that is shown at a time, in seconds.
  ///
  /// The samples that arrived come first, then the resampled locations.
  public mutating func takeFrame(at time: Timestamp) -> [TouchSample] {
    let moment = time - Self.latency
    var moves = takeWaiting(until: moment)
    for index in contacts.indices {
      if let sample = contacts[index].takeResampled(at: moment) { moves.append(sample) }
    }
    return Self.sorted(moves)
  }

  /// Removes and returns all waiting moves, because the sample that follows them is sent immediately.
  private mutating func flush() -> [TouchSample] { Self.sorted(takeWaiting(until: .infinity)) }

  private mutating func takeWaiting(until time: Timestamp) -> [TouchSample] {
    var moves: [TouchSample] = []
    for index in contacts.indices {
      contacts[index].isFresh = false
      while let next = contacts[index].waiting.first, next.timestamp.nanoseconds <= time.nanoseconds {
        contacts[index].waiting.removeFirst()
        moves.append(contacts[index].take(next))
      }
    }
    return moves
  }

  /// Returns samples sorted by time; samples of the same time are in the order in which their contacts landed.
  private static func sorted(_ samples: [TouchSample]) -> [TouchSample] {
    var sorted: [TouchSample] = []
    for sample in samples {
      var index = sorted.count
      while index > 0, sample.timestamp.nanoseconds < sorted[index - 1].timestamp.nanoseconds { index -= 1 }
      sorted.insert(sample, at: index)
    }
    return sorted
  }

  /// Returns a sample moved to where its contact was last shown, if it is older than that or its location is unchanged.
  fileprivate static func adjusted(_ sample: TouchSample, to shown: Mark, after latest: TouchSample) -> TouchSample {
    guard sample.timestamp < shown.time || sample.location == latest.location else { return sample }
    var sample = sample
    sample.location = shown.location
    return sample
  }
}

extension TouchResampler.Contact {
  /// Records a move from the hardware, and returns the sample to send for it.
  fileprivate mutating func take(_ sample: TouchSample) -> TouchSample {
    let sent = shown.map { TouchResampler.adjusted(sample, to: $0, after: latest) } ?? sample
    if sent.location == sample.location { shown = nil }
    earlier = TouchResampler.Mark(time: latest.timestamp, location: latest.location)
    latest = sample
    isFresh = true
    return sent
  }

  /// Returns a sample for a time after the newest one, or `nil` if the location at that time cannot be computed.
  fileprivate mutating func takeResampled(at moment: Timestamp) -> TouchSample? {
    guard isFresh, moment > latest.timestamp, let place = place(at: moment) else { return nil }
    var sample = latest
    sample.phase = .moved
    sample.timestamp = place.time
    if latest.type != .pencil {
      // If a finger reports the same location again, it stays where it was last shown.
      sample.location =
        shown != nil && latest.location == earlier?.location ? shown?.location ?? place.location : place.location
    }
    shown = TouchResampler.Mark(time: place.time, location: sample.location)
    return sample
  }

  private func place(at moment: Timestamp) -> TouchResampler.Mark? {
    if let next = waiting.first {
      let interval = next.timestamp - latest.timestamp
      guard interval >= TouchResampler.shortestInterval else { return nil }
      return mark(at: moment, toward: next.location, (moment - latest.timestamp) / interval)
    }
    guard let earlier else { return nil }
    let interval = latest.timestamp - earlier.time
    guard interval >= TouchResampler.shortestInterval, interval <= TouchResampler.longestInterval else { return nil }
    let time = min(moment, latest.timestamp + min(interval / 2, TouchResampler.longestPrediction))
    return mark(at: time, toward: earlier.location, (latest.timestamp - time) / interval)
  }

  private func mark(at time: Timestamp, toward other: Point, _ fraction: Double) -> TouchResampler.Mark {
    let from = latest.location
    let place = Point(x: from.x + (other.x - from.x) * fraction, y: from.y + (other.y - from.y) * fraction)
    return TouchResampler.Mark(time: time, location: place)
  }
}
