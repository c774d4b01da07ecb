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
  /// Takes whole quarter turns off an angle in radians.
  static func reduceAngle(_ angle: Double) -> ReducedAngle {
    guard angle.isFinite else { return ReducedAngle(quadrant: 0, high: .nan, low: .nan) }
    if angle.magnitude <= 0.785398163397448309616 { return ReducedAngle(quadrant: 0, high: angle, low: 0) }
    // Up to 2²⁰ quarter turns their number has few enough bits for its product with a part of π to be exact.
    if angle.magnitude < 0x1p20, let reduced = reduceByParts(angle) { return reduced }

    var reduced = reduceExactly(angle.magnitude)
    if angle < 0 {
      reduced = ReducedAngle(quadrant: -reduced.quadrant & 3, high: -reduced.high, low: -reduced.low)
    }
    return reduced
  }

  /// Subtracts quarter turns in pieces (Cody and Waite 1980), or gives nil where too many bits would cancel.
  private static func reduceByParts(_ angle: Double) -> ReducedAngle? {
    // The parts of π/2 are fdlibm's (e_rem_pio2.c): two of 33 bits, and the rest.
    let count = nearestInteger(angle * 6.36619772367581382433e-01)
    let first = angle - count * 1.57079632673412561417e+00
    let second = count * 6.07710050630396597660e-11
    let difference = first - second
    let rest = count * 2.02226624879595063154e-21 - ((first - difference) - second)
    let high = difference - rest
    // The parts hold 118 bits; 49 may cancel before fewer than 53 and some spare ones are left.
    guard high.magnitude > angle.magnitude * 0x1p-49 else { return nil }
    return ReducedAngle(quadrant: Int(count) & 3, high: high, low: (difference - high) - rest)
  }

  /// Takes quarter turns off a finite angle of at least 2⁻¹⁰ in integer arithmetic (Payne and Hanek 1983).
  ///
  /// The angle is m·2^e with a whole m. Digits of 2/π whose product with it is a multiple of four quarter turns
  /// cannot matter, so 192 bits from there on suffice: 53 are spent on m, 62 at most on the angle being close
  /// to a multiple of π/2 (no double comes closer), and 75 remain.
  private static func reduceExactly(_ angle: Double) -> ReducedAngle {
    let m = angle.significandBitPattern | 0x0010_0000_0000_0000
    let e = Int(angle.exponentBitPattern) - 1075

    // The window starts at the digit of weight 2^(1-e), which is bit e + 62 of the table, as that leads with
    // one zero word.
    let start = e + 62
    let w2 = digitsOfTwoOverPi(at: start)
    let w1 = digitsOfTwoOverPi(at: start + 64)
    let w0 = digitsOfTwoOverPi(at: start + 128)

    // m times the window, modulo 2¹⁹²: two bits of quarter turns, then 190 of a fraction.
    let low = multiply(m, w0)
    let middle = multiply(m, w1)
    let p0 = low.low
    let (p1, carry) = middle.low.addingReportingOverflow(low.high)
    let p2 = (m &* w2) &+ middle.high &+ (carry ? 1 : 0)
    var quadrant = Int(truncatingIfNeeded: p2 &>> 62)
    var f2 = p2 &<< 2 | p1 &>> 62
    var f1 = p1 &<< 2 | p0 &>> 62
    var f0 = p0 &<< 2

    // Above one half, the next quarter turn is nearer: take the complement.
    let negative = f2 &>> 63 == 1
    if negative {
      quadrant = (quadrant + 1) & 3
      f0 = 0 &- f0
      f1 = ~f1 &+ (f0 == 0 ? 1 : 0)
      f2 = ~f2 &+ (f0 == 0 && f1 == 0 ? 1 : 0)
    }

    // Drop leading zeros, so that 128 significant bits go into the product with π/2.
    let zeros = f2.leadingZeroBitCount
    if zeros > 0 {
      f2 = f2 << zeros | f1 >> (64 - zeros)
      f1 = f1 << zeros | f0 >> (64 - zeros)
    }

    // π/2 times 2¹²⁷, to 128 bits.
    let piHigh: UInt64 = 0xc90f_daa2_2168_c234
    let piLow: UInt64 = 0xc4c6_628b_80dc_1cd1
    let whole = multiply(f2, piHigh)
    let (sum, carry1) = whole.low.addingReportingOverflow(multiply(f2, piLow).high)
    let (below, carry2) = sum.addingReportingOverflow(multiply(f1, piHigh).high)
    let top = whole.high &+ (carry1 ? 1 : 0) &+ (carry2 ? 1 : 0)

    // The result is (top, below) · 2⁻¹²⁷ · 2^-zeros: 53 bits that convert exactly, and the rest.
    let unit = powerOfTwo(-63 - zeros) * (negative ? -1 : 1)
    let high = Double(top & ~0x7ff) * unit
    let rest = (Double(top & 0x7ff) + Double(below) * 0x1p-64) * unit
    let rounded = high + rest
    return ReducedAngle(quadrant: quadrant, high: rounded, low: (high - rounded) + rest)
  }

  /// The product of two numbers to its full 128 bits.
  ///
  /// `multipliedFullWidth` would call a runtime function that 32-bit WebAssembly does not have.
  private static func multiply(_ a: UInt64, _ b: UInt64) -> (high: UInt64, low: UInt64) {
    let mask: UInt64 = 0xffff_ffff
    let (aHigh, aLow) = (a &>> 32, a & mask)
    let (bHigh, bLow) = (b &>> 32, b & mask)
    let bottom = aLow &* bLow
    let cross = aHigh &* bLow &+ (bottom &>> 32)
    let other = aLow &* bHigh &+ (cross & mask)
    return (aHigh &* bHigh &+ (cross &>> 32) &+ (other &>> 32), other &<< 32 | bottom & mask)
  }

  /// 64 binary digits of 2/π behind 64 zeros, from a bit on.
  private static func digitsOfTwoOverPi(at bit: Int) -> UInt64 {
    let shift = bit & 63
    let word = wordOfTwoOverPi(bit >> 6)
    return shift == 0 ? word : word << shift | wordOfTwoOverPi(bit >> 6 + 1) >> (64 - shift)
  }

  /// One word of the binary digits of 2/π behind a word of zeros, computed from π to 1400 bits.
  ///
  /// A `switch` becomes a table in the program's constants; an array would be allocated.
  private static func wordOfTwoOverPi(_ index: Int) -> UInt64 {
    switch index {
    case 1: 0xa2f9_836e_4e44_1529
    case 2: 0xfc27_57d1_f534_ddc0
    case 3: 0xdb62_9599_3c43_9041
    case 4: 0xfe51_63ab_debb_c561
    case 5: 0xb724_6e3a_424d_d2e0
    case 6: 0x0649_2eea_09d1_921c
    case 7: 0xfe1d_eb1c_b129_a73e
    case 8: 0xe882_35f5_2ebb_4484
    case 9: 0xe99c_7026_b45f_7e41
    case 10: 0x3991_d639_8353_39f4
    case 11: 0x9c84_5f8b_bdf9_283b
    case 12: 0x1ff8_97ff_de05_980f
    case 13: 0xef2f_118b_5a0a_6d1f
    case 14: 0x6d36_7ecf_27cb_09b7
    case 15: 0x4f46_3f66_9e5f_ea2d
    case 16: 0x7527_bac7_ebe5_f17b
    case 17: 0x3d07_39f7_8a52_92ea
    case 18: 0x6bfb_5fb1_1f8d_5d08
    case 19: 0x5603_3046_fc7b_6bab
    default: 0
    }
  }
}
