/// A moment in seconds, on whatever clock the host uses; only differences matter.
///
/// Two moments are one when they agree to the nanosecond (rule R-5), so that sums of decimal fractions such as
/// `0.05 + 0.35` compare as people write them.
public typealias Timestamp = Double

extension Double {
  /// Returns whether two times agree to the nanosecond.
  @inline(__always)
  func isSameMoment(as other: Double) -> Bool { self == other || nanoseconds == other.nanoseconds }

  /// This time as a whole number of nanoseconds, the resolution in which the engine compares moments.
  ///
  /// Times beyond ±292 years are clamped, so that a clock gone wild orders last or first but never traps.
  @inlinable public var nanoseconds: Int64 {
    let scaled = self * 1e9
    guard scaled < 9.2e18 else { return scaled.isNaN ? 0 : Int64.max }
    guard scaled > -9.2e18 else { return Int64.min }
    // Rounds half up by hand: `rounded()` calls into the platform's C library on some targets.
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    return rest >= 0.5 ? whole + 1 : (rest < -0.5 ? whole - 1 : whole)
  }

  /// Whether the clock can be at this time.
  var isTime: Bool { magnitude <= TouchDispatcher.maximumTime }
}
