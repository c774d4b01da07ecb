/// Work that waits for a time of the host's clock: what a timer or a delayed block is elsewhere (XT-1).
///
/// ```swift
/// let token = view.schedule(after: 0.5) { view.isHidden = true }
/// token.invalidate()
/// ```
///
/// The engine keeps the work until it was done or taken back, and what the closure captures with it.
public final class DeadlineToken: DeadlineHandler {
  private var body: ((DeadlineToken) -> Void)?
  /// The time between two calls, in seconds; `nil` for work that is done once.
  private let interval: Double?
  private let state: ContextState?

  /// Schedules work of a context; without one it is invalid from the start.
  init(_ context: TouchContext?, after seconds: Double, repeats: Bool, _ body: @escaping (DeadlineToken) -> Void) {
    let delay = seconds.isFinite && seconds > 0 ? seconds : 0
    if seconds.isNaN { context?.report(.invalidArgument("schedule(after:) requires a number")) }
    interval = repeats ? max(delay, Self.shortestInterval) : nil
    state = context?.state
    guard let context, seconds < .infinity || seconds.isNaN else { return }
    self.body = body
    context.deadlines.add(self, tag: 0, at: context.now + delay, isInclusive: false)
  }

  /// Work that is never done, because there is no clock.
  public static var invalid: DeadlineToken { DeadlineToken(nil, after: 0, repeats: false) { _ in } }

  /// The shortest time between two calls, in seconds; that of a Foundation timer of interval 0 (XT-1).
  static var shortestInterval: Double { 0.0001 }

  /// A Boolean value that indicates whether the work still waits.
  public var isValid: Bool { body != nil }

  /// Takes the work back; does nothing once it was done.
  public func invalidate() {
    body = nil
    state?.context?.deadlines.cancelAll(of: self)
  }

  /// Does the work.
  public func deadlineReached(_ tag: Int, at time: Timestamp) {
    guard let body else { return }
    if let interval, let context = state?.context {
      context.deadlines.add(self, tag: 0, at: time + interval, isInclusive: false)
    } else {
      self.body = nil
    }
    body(self)
  }
}

extension TouchContext {
  /// Does work at a time from now on, in seconds, between samples and decisions as any deadline (XT-1).
  @discardableResult
  public func schedule(after seconds: Double, _ body: @escaping () -> Void) -> DeadlineToken {
    DeadlineToken(self, after: seconds, repeats: false) { _ in body() }
  }

  /// Does work at a time from now on, in seconds, and with `repeats` each time it has passed again (XT-1).
  @discardableResult
  public func schedule(
    after seconds: Double, repeats: Bool, _ body: @escaping (DeadlineToken) -> Void
  ) -> DeadlineToken { DeadlineToken(self, after: seconds, repeats: repeats, body) }
}

extension TouchNode {
  /// Does work at a time from now on, in seconds (XT-1).
  ///
  /// Outside a window or root, where no time passes, nothing is scheduled and the token is invalid.
  @discardableResult
  @inline(__always)
  public func schedule(after seconds: Double, _ body: @escaping () -> Void) -> DeadlineToken {
    DeadlineToken(rootNode.touchContext, after: seconds, repeats: false) { _ in body() }
  }

  /// Does work at a time from now on, in seconds, and with `repeats` each time it has passed again (XT-1).
  @discardableResult
  @inline(__always)
  public func schedule(
    after seconds: Double, repeats: Bool, _ body: @escaping (DeadlineToken) -> Void
  ) -> DeadlineToken { DeadlineToken(rootNode.touchContext, after: seconds, repeats: repeats, body) }

  /// The time of the current event or deadline, in seconds; 0 outside a window or root (XT-1).
  @inline(__always)
  public var currentTime: Timestamp { rootNode.touchContext?.now ?? 0 }
}
