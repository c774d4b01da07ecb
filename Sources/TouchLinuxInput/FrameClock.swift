#if os(Linux)
  import TouchDevices

  /// Brings a host's time forward: deadlines at their times, and a frame every 1/60 s while something animates.
  ///
  /// Frames are counted from the beginning of the motion, so that a session that is played again draws the same ones.
  struct FrameClock {
    /// How many frames are drawn in a second.
    static let frameRate = 60.0
    /// The longest motion that is caught up with frame by frame, in seconds: after a pause it would not be visible.
    static let longestDelay = 10.0
    /// The most steps of one call; what is left comes due at its end.
    static let mostSteps = 10_000

    private var start: Timestamp?
    private var drawn = 0

    /// When the host must be called next, in seconds; `nil` when nothing waits and nothing moves.
    mutating func next(of host: any TouchHost) -> Timestamp? {
      watch(host.context)
      guard let frame else { return host.nextDeadline }
      return host.nextDeadline.map { min($0, frame) } ?? frame
    }

    /// Fires deadlines and draws frames up to a time; deadlines of that very time are left to samples, if there are any.
    mutating func pass(until end: Timestamp, beforeSamples: Bool, _ host: any TouchHost) {
      for _ in 0..<Self.mostSteps {
        skipFrames(before: end, host)
        guard let next = next(of: host), next.nanoseconds <= end.nanoseconds else { return }
        if let frame, frame.nanoseconds <= next.nanoseconds {
          drawn += 1
        } else if beforeSamples, next.nanoseconds == end.nanoseconds {
          return
        }
        host.advance(to: max(next, host.context.now))
      }
      host.advance(to: end)
    }

    private var frame: Timestamp? { start.map { $0 + Double(drawn + 1) / Self.frameRate } }

    /// Starts counting when a motion began, and stops when it ended.
    private mutating func watch(_ context: TouchContext) {
      if !context.isAnimating {
        start = nil
      } else if start == nil {
        start = context.now
        drawn = 0
      }
    }

    /// Skips the frames that are too late to be visible.
    private mutating func skipFrames(before end: Timestamp, _ host: any TouchHost) {
      watch(host.context)
      guard let start, let frame, end - frame > Self.longestDelay else { return }
      drawn = Int(min((end - start) * Self.frameRate, 1e15)) - 1
    }
  }
#endif
