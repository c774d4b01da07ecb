public import TouchEvents

/// How fast a pinch's scale or a rotation's angle changes: each event's rate, smoothed by the one before (PI-5, RO-2).
///
/// A pure value; times are in seconds of any clock.
public struct SmoothedRate: Sendable {
  /// How much of the rate the event before makes; the latest event makes the rest.
  public static var earlierShare: Double { 0.75 }

  /// The rate in units a second; time does not age it.
  public private(set) var value = 0.0
  private var raw = 0.0
  private var lastTime: Timestamp = 0
  private var interval = 0.0

  /// Creates a rate of zero.
  public init() {}

  /// Starts again from zero at a time, in seconds.
  public mutating func start(at time: Timestamp) {
    self = SmoothedRate()
    lastTime = time
  }

  /// Counts the time of the next change from here on, as another pair of fingers does.
  public mutating func resume(at time: Timestamp) { lastTime = time }

  /// The least change that is one, in the units of the value: smaller ones are what is left of rounding (PI-5, RO-2).
  static var leastChange: Double { 1e-9 }

  /// Takes a change of the value; an event of the same time is taken to have lasted as long as the one before.
  public mutating func add(change: Double, at time: Timestamp) {
    passTime(to: time)
    let next = interval > 0 && abs(change) > Self.leastChange ? change / interval : 0
    value = raw == 0 ? next : raw * Self.earlierShare + next * (1 - Self.earlierShare)
    raw = next
  }

  /// Takes an event that is about something else; the rate is zero then.
  public mutating func addNothing(at time: Timestamp) {
    passTime(to: time)
    raw = 0
    value = 0
  }

  private mutating func passTime(to time: Timestamp) {
    if time > lastTime { interval = time - lastTime }
    lastTime = time
  }
}
