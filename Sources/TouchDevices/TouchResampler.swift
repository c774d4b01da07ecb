public import TouchEvents

/// Resamples moving touches to the times of frames, so that what follows a finger moves evenly.
///
/// Hardware samples at 90 to 240 a second and frames are drawn at 60: without resampling some frames see one sample and
/// some two, which shows as a tremor. It is off unless a host uses it:
///
/// ```swift
/// window.send(resampler.add(samples))              // as they arrive: begins and ends come back at once
/// window.send(resampler.takeFrame(at: frameTime))  // once a frame, before it is drawn
/// ```
///
/// A frame sees where fingers were 5 ms before it: between two samples where one is known that is newer, else ahead of the
/// newest one, by at most 8 ms and at most half of the time between the last two. Nothing is moved after a lift, and pens
/// never are. The numbers are those of Android's input library, whose tests it passes (`TouchResampling_test.cpp`, AOSP).
public struct TouchResampler: Sendable {
  /// How far before a frame fingers are shown, in seconds.
  public static var latency: Double { 0.005 }
  /// How far ahead of the newest sample a finger is shown at most, in seconds.
  public static var longestPrediction: Double { 0.008 }
  /// The shortest time between two samples from which a movement is judged, in seconds.
  public static var shortestInterval: Double { 0.002 }
  /// The longest time between two samples from which a movement ahead is judged, in seconds.
  public static var longestInterval: Double { 0.02 }

  /// Where a contact was.
  fileprivate struct Mark {
    var time: Timestamp
    var location: Point
  }

  /// What is known of a contact that is down.
  fileprivate struct Contact {
    /// The newest sample that was handed out, as it came.
    var latest: TouchSample
    /// The one before, as it came.
    var earlier: Mark?
    /// Where the contact was shown last, when that was no place that its hardware reported.
    var shown: Mark?
    /// Whether it moved since the frame before: one that did not is not shown anywhere else either.
    var isFresh = false
    /// The moves that are newer than the last frame.
    var waiting: [TouchSample] = []
  }

  private var contacts: [Contact] = []

  /// Creates a resampler that knows of no contact.
  public init() {}

  /// A Boolean value that indicates whether moves wait for the next frame.
  public var isWaiting: Bool { contacts.contains { !$0.waiting.isEmpty } }

  // MARK: Samples

  /// Takes samples as they arrive, and returns those that are to be sent at once: begins and ends, after the moves before them.
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
        ready.append(contact.shown.map { Self.kept(sample, at: $0, after: contact.latest) } ?? sample)
      default: ready.append(sample)
      }
    }
    return ready
  }

  /// Returns the moves that are to be sent before a frame that is shown at a time, in seconds: what came, and then where
  /// fingers are seen.
  public mutating func takeFrame(at time: Timestamp) -> [TouchSample] {
    let moment = time - Self.latency
    var moves = takeWaiting(until: moment)
    for index in contacts.indices {
      if let sample = contacts[index].takeResampled(at: moment) { moves.append(sample) }
    }
    return Self.sorted(moves)
  }

  /// The moves that wait, since what follows does not.
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

  /// In order of time; of one time, in the order in which the contacts landed.
  private static func sorted(_ samples: [TouchSample]) -> [TouchSample] {
    var sorted: [TouchSample] = []
    for sample in samples {
      var index = sorted.count
      while index > 0, sample.timestamp.nanoseconds < sorted[index - 1].timestamp.nanoseconds { index -= 1 }
      sorted.insert(sample, at: index)
    }
    return sorted
  }

  /// A sample where its contact was shown last, if it is older than that or reports no other place than before.
  fileprivate static func kept(_ sample: TouchSample, at shown: Mark, after latest: TouchSample) -> TouchSample {
    guard sample.timestamp < shown.time || sample.location == latest.location else { return sample }
    var sample = sample
    sample.location = shown.location
    return sample
  }
}

extension TouchResampler.Contact {
  /// Takes a move from the hardware, and returns it as it is to be sent.
  fileprivate mutating func take(_ sample: TouchSample) -> TouchSample {
    let told = shown.map { TouchResampler.kept(sample, at: $0, after: latest) } ?? sample
    if told.location == sample.location { shown = nil }
    earlier = TouchResampler.Mark(time: latest.timestamp, location: latest.location)
    latest = sample
    isFresh = true
    return told
  }

  /// Where the contact is at a moment that is not the newest sample's; `nil` where its movement cannot be judged.
  fileprivate mutating func takeResampled(at moment: Timestamp) -> TouchSample? {
    guard isFresh, moment > latest.timestamp, let place = place(at: moment) else { return nil }
    var sample = latest
    sample.phase = .moved
    sample.timestamp = place.time
    if latest.type != .pencil {
      // A finger that reports the same place again stays where it was shown.
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
