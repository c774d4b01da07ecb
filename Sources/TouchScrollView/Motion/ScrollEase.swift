import TouchEvents

/// A change of an offset by code: slow at both ends, within 0.3 seconds, as a pure function of time (PH-5).
///
/// Half a wave of the cosine fits the measured offsets (400 points: 165.5 after 8/60 s, 388 after 16/60 s).
public struct ScrollEase: Equatable, Sendable {
  /// How long a change takes, in seconds (PH-5).
  public static var standardDuration: Double { 0.3 }

  /// The value at time 0.
  public let start: Double
  /// The value at the end.
  public let end: Double
  /// How long the change takes, in seconds.
  public let duration: Double

  /// Creates a change from one value to another.
  public init(from start: Double, to end: Double, duration: Double = ScrollEase.standardDuration) {
    self.start = start
    self.end = end
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// Returns the value at a time in seconds; from the end on exactly ``end``.
  public func position(at time: Double) -> Double {
    guard time < duration else { return end }
    guard time > 0 else { return start }
    return start + (end - start) * (1 - Mathematics.cos(.pi * time / duration)) / 2
  }
}
