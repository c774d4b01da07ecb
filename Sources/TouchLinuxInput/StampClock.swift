#if os(Linux)
  /// Turns the stamps of events into the time of a session, which never runs backwards and never leaps.
  struct StampClock {
    /// The longest pause between two events that is believed, in microseconds: a day.
    static let longestPause: Int64 = 86_400_000_000

    /// The stamp that counts as zero; `nil` before the first event of a stream whose clock is unknown.
    private var origin: Int64?
    /// Whether the stamps' own clock can be read.
    private let isKnown: Bool
    /// The latest time of the session, in microseconds from its start.
    private(set) var latest: Int64 = 0

    /// Makes a clock for stamps that count from an origin.
    init(origin: Int64) {
      self.origin = origin
      isKnown = true
    }

    /// Makes a clock for stamps that count from wherever they like: the first one is the start.
    init() { isKnown = false }

    /// Returns the time of an event that was read when the stamps' own clock, if known, stood at a time.
    mutating func time(of stamp: Int64, readAt now: Int64) -> Int64 {
      guard let origin else {
        self.origin = stamp
        return latest
      }
      let (time, overflows) = stamp.subtractingReportingOverflow(origin)
      if isKnown {
        // No event is from the future, and none from before the last.
        latest = max(latest, min(overflows ? latest : time, now - origin))
      } else if overflows || time < latest || time - latest > Self.longestPause {
        // The clock was set, or is invalid: time continues from where it was.
        self.origin = stamp &- latest
      } else {
        latest = time
      }
      return latest
    }

    /// Moves the time of the session up to a time of the stamps' own clock.
    mutating func reach(_ now: Int64) {
      if isKnown, let origin { latest = max(latest, now - origin) }
    }
  }
#endif
