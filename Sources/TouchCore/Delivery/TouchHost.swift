/// What a driver needs of an engine: samples in, time forward, and when to come back.
///
/// Windows, applications and ``TouchDispatcher`` conform. The engine never reads a clock: call `advance(to:)` at the
/// latest at ``nextDeadline``, and for each frame you draw while ``TouchContext/isAnimating``.
public protocol TouchHost: AnyObject {
  /// What the host's windows share.
  var context: TouchContext { get }
  /// When the host must call ``advance(to:)`` at the latest, in seconds; `nil` when nothing waits.
  var nextDeadline: Timestamp? { get }
  /// Takes samples, those of one time together as one event, after advancing to their time.
  func send(_ samples: [TouchSample])
  /// Moves the clock forward and fires what is due.
  func advance(to time: Timestamp)
  /// Takes all touches away, as at an interruption (TB-12), and pointers without contact until they move again.
  func cancelAllTouches(at time: Timestamp)
}
