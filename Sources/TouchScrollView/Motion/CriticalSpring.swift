import TouchEvents

/// A critically damped spring that starts from rest, as a function of time (SE-5).
public struct CriticalSpring: Equatable, Sendable {
  /// The start, in points.
  public let start: Double
  /// The resting position, in points.
  public let end: Double
  /// Its frequency in 1/s.
  public let frequency: Double

  /// Creates a spring.
  public init(from start: Double, to end: Double, frequency: Double = 2 * .pi / 0.6) {
    self.start = start
    self.end = end
    self.frequency = frequency
  }

  /// Returns the position at a time in seconds; less than half a point from the end it is the end.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    let phase = frequency * time
    let left = (start - end) * (1 + phase) * Mathematics.exp(-phase)
    return left.magnitude < 0.5 ? end : end + left
  }
}
