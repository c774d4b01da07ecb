import TouchWindows

/// The runner as host: fires deadlines at their times, and draws a frame every 1/60 s while something animates.
struct HostClock {
  private let application: Application
  /// When the first frame of the running animation would have been: the lift.
  private var animationStart: Timestamp?
  private var framesDrawn = 0

  /// How many frames are drawn in a second.
  static var frameRate: Double { 60 }
  /// How long time runs on after the last step, in seconds.
  static var longestTail: Double { 10 }
  /// How far time may go at once, in seconds: a day, as in files.
  ///
  /// The engine takes further jumps by itself: it bounds what fires in them, and reports what is no time.
  static var longestSpan: Double { 86_400 }

  init(_ application: Application) { self.application = application }

  private var context: TouchContext { application.context }

  /// Fires the deadlines before a time and draws the frames up to it, in their order.
  ///
  /// Deadlines of that very time are left to whatever happens then: it fires them first, unless they come after it.
  mutating func pass(until end: Timestamp) {
    guard isInReach(end) else { return }
    while true {
      watchAnimation()
      let frame = animationStart.map { $0 + Double(framesDrawn + 1) / Self.frameRate } ?? .infinity
      let deadline = application.nextDeadline ?? .infinity
      if deadline.nanoseconds < min(frame.nanoseconds, end.nanoseconds) {
        fire(deadline)
      } else if frame.nanoseconds <= end.nanoseconds {
        framesDrawn += 1
        application.advance(to: frame)
      } else {
        return
      }
    }
  }

  /// Lets time run on until nothing is pending, at most ten seconds.
  mutating func runOut() {
    reach(context.now + Self.longestTail)
  }

  /// Passes up to a time and fires the deadlines of that very time too, since no step comes at it that would.
  mutating func reach(_ end: Timestamp) {
    guard isInReach(end) else { return }
    pass(until: end)
    while let deadline = application.nextDeadline, deadline.nanoseconds <= end.nanoseconds { fire(deadline) }
  }

  private func isInReach(_ end: Timestamp) -> Bool { end - context.now <= Self.longestSpan }

  private mutating func fire(_ deadline: Timestamp) {
    application.dispatcher.perform(at: deadline) {}
    guard let next = application.nextDeadline, next.nanoseconds <= deadline.nanoseconds else { return }
    // What is left comes after samples of its time: the shortest step beyond it will do.
    application.dispatcher.perform(at: deadline + 1e-9) {}
  }

  /// Starts counting frames when an animation began, and stops when it ended.
  private mutating func watchAnimation() {
    if !context.isAnimating {
      animationStart = nil
    } else if animationStart == nil {
      animationStart = context.now
      framesDrawn = 0
    }
  }
}
