extension Mathematics {
  /// Returns Euler's number to a power.
  ///
  /// Above 709.78 the result is infinite, below -745.13 it is zero, in between it may be subnormal.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893383973096 { return .infinity }
    if x < -745.133219101941108420 { return 0 }

    // x = k·ln 2 + r with |r| at most half of ln 2, where r = high - low is kept to more than 53 bits.
    let k = nearestInteger(x * 1.44269504088896338700)
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low

    // exp(r) = 1 + r + r·c / (2 - c), with c from a minimax polynomial in r² (fdlibm, e_exp.c).
    let t = r * r
    let c4 = -1.65339022054652515390e-06 + t * 4.13813679705723846039e-08
    let c3 = 6.61375632143793436117e-05 + t * c4
    let c2 = -2.77777777770155933842e-03 + t * c3
    let c1 = 1.66666666666666019037e-01 + t * c2
    let c = r - t * c1
    let value = 1 - ((low - (r * c) / (2 - c)) - high)

    // Two steps, since 2 to the k alone may lie outside the range that the product is in.
    let exponent = Int(k)
    if exponent > 1023 { return value * powerOfTwo(1023) * powerOfTwo(exponent - 1023) }
    if exponent < -1022 { return value * powerOfTwo(exponent + 54) * 0x1p-54 }
    return value * powerOfTwo(exponent)
  }

  /// Returns the natural logarithm.
  ///
  /// Negative infinity for either zero, NaN for what is below zero.
  public static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x.isNaN || x == .infinity { return x }
    if x < 0 { return .nan }

    // x = 2^k · m with m between √½ and √2, so that log m is small and does not cancel k·ln 2.
    let subnormal = x < .leastNormalMagnitude
    let bits = (subnormal ? x * 0x1p54 : x).bitPattern
    let aboveRootHalf = bits &+ (0x3ff0_0000_0000_0000 - 0x3fe6_a09e_0000_0000)
    let exponent = Int(truncatingIfNeeded: aboveRootHalf &>> 52) - 1023 - (subnormal ? 54 : 0)
    let k = Double(exponent)
    let m = Double(bitPattern: (aboveRootHalf & 0x000f_ffff_ffff_ffff) &+ 0x3fe6_a09e_0000_0000)

    // With s = f / (2 + f): log(1 + f) = 2s + s·R(s²), R a minimax polynomial (fdlibm, e_log.c).
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    let odd3 = 1.818357216161805012e-01 + w * 1.479819860511658591e-01
    let odd = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * odd3))
    let halfSquare = 0.5 * f * f
    return k * ln2High - ((halfSquare - (s * (halfSquare + (odd + even)) + k * ln2Low)) - f)
  }

  /// The upper 33 bits of the natural logarithm of 2: its product with an exponent is exact (fdlibm).
  private static var ln2High: Double { 6.93147180369123816490e-01 }

  /// What `ln2High` leaves out (fdlibm).
  private static var ln2Low: Double { 1.90821492927058770002e-10 }
}
