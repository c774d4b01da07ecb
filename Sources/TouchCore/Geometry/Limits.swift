extension Double {
  /// How close a measured distance or angle must come to a limit to count as having met it.
  ///
  /// Places are decimal fractions, and their differences miss the last bit: 110.1 − 100.1 is less than 10. Times are
  /// compared to the nanosecond for the same reason.
  @inlinable public static var limitTolerance: Double { 1e-9 }

  /// Returns whether this distance or angle is at least a limit.
  @inlinable public func reaches(_ limit: Double) -> Bool { self >= limit - .limitTolerance }

  /// Returns whether this distance or angle is more than a limit; exactly at the limit it is not.
  @inlinable public func exceeds(_ limit: Double) -> Bool { self > limit + .limitTolerance }
}
