import TouchEvents

/// The critically damped spring by which sheets and transitions go to their resting place, as a function of time (SH-9).
///
/// ```swift
/// let spring = SettlingSpring(from: 170, velocity: 0)
/// print(spring.position(at: 0), spring.isOver(at: 0.6))  // Prints "170.0 true"
/// ```
public struct SettlingSpring: Equatable, Sendable {
  /// Its frequency, in 1/s: mass 3, stiffness 1000, as fitted to recordings of pushes, presentations and sheets (SH-9).
  public static var frequency: Double { 18.2574 }
  /// The distance below which it may count as arrived, in points; chosen.
  public static var restDistance: Double { 0.25 }
  /// The speed below which it may count as arrived, in points per second; chosen.
  public static var restSpeed: Double { 2 }

  /// How far from its resting place it starts, in points.
  public let start: Double
  /// How fast it starts, in points per second.
  public let velocity: Double

  /// Creates a spring that starts at a distance in points from its resting place, with a velocity in points per second.
  public init(from start: Double, velocity: Double) {
    self.start = start.isFinite ? start : 0
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Returns the distance from the resting place at a time in seconds after the start, in points.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    return (start + drift * time) * decay(time)
  }

  /// Returns how fast it moves at a time in seconds after the start, in points per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    return (velocity - Self.frequency * drift * time) * decay(time)
  }

  /// Returns whether it has arrived at a time in seconds after the start: near its resting place, and slow.
  public func isOver(at time: Double) -> Bool {
    position(at: time).magnitude < Self.restDistance && velocity(at: time).magnitude < Self.restSpeed
  }

  private var drift: Double { velocity + Self.frequency * start }
  private func decay(_ time: Double) -> Double { Mathematics.exp(-Self.frequency * time) }
}
