/// What is left of an angle when whole quarter turns are taken off.
struct ReducedAngle {
  /// How many quarter turns were taken off, modulo 4.
  var quadrant: Int

  /// The rest in radians, about within π/4 of zero.
  var high: Double

  /// What `high` leaves out of the rest, in radians.
  var low: Double
}

extension Mathematics {
  /// Angles from here on are refused, in radians: 166,886 turns.
  ///
  /// Below it the number of quarter turns has few enough bits for its product with a part of π to be exact.
  static var largestAngle: Double { 0x1p20 }

  /// Takes whole quarter turns off an angle in radians; what is left of one from ``largestAngle`` on is not a number.
  static func reduceAngle(_ angle: Double) -> ReducedAngle {
    guard angle.magnitude < largestAngle else { return ReducedAngle(quadrant: 0, high: .nan, low: .nan) }
    if angle.magnitude <= 0.785398163397448309616 { return ReducedAngle(quadrant: 0, high: angle, low: 0) }

    // Subtracts quarter turns in pieces (Cody and Waite 1980). The parts of π/2 are fdlibm's (e_rem_pio2.c): two of 33
    // bits, and the rest.
    let count = nearestInteger(angle * 6.36619772367581382433e-01)
    let first = angle - count * 1.57079632673412561417e+00
    let second = count * 6.07710050630396597660e-11
    let difference = first - second
    var left = difference
    var rest = count * 2.02226624879595063154e-21 - ((first - difference) - second)
    // The parts hold 118 bits; 49 may cancel before fewer than 53 and some spare ones are left. Then the rest is parted
    // once more, which makes 151 bits.
    if (difference - rest).magnitude <= angle.magnitude * 0x1p-49 {
      let third = count * 2.02226624871116645580e-21
      left = difference - third
      rest = count * 8.47842766036889956997e-32 - ((difference - left) - third)
    }
    let high = left - rest
    return ReducedAngle(quadrant: Int(count) & 3, high: high, low: (left - high) - rest)
  }
}
