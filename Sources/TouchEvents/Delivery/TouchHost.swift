/// The input side of an engine: samples, the time, and the next deadline.
///
/// Windows, applications and ``TouchDispatcher`` conform. The engine never reads a clock: call `advance(to:)` at the
/// latest at ``nextDeadline``, and for each frame you draw while ``TouchContext/isAnimating``.
public protocol TouchHost: AnyObject {
  /// The context that the host's windows share.
  var context: TouchContext { get }
  /// When the host must call ``advance(to:)`` at the latest, in seconds; `nil` when nothing waits.
  var nextDeadline: Timestamp? { get }
  /// Advances to the time of the samples and processes them; samples of the same time make one event.
  func send(_ samples: [TouchSample])
  /// Moves the clock forward and fires what is due.
  func advance(to time: Timestamp)
  /// Takes all touches away, as at an interruption (TB-12), and pointers without contact until they move again.
  func cancelAllTouches(at time: Timestamp)
}
