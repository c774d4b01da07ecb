/// The few functions of mathematics that touch needs, computed to the same bit on every platform.
///
/// WebAssembly has no C mathematics, and platforms' own libraries differ in the last bit, which would make
/// recorded traces differ too. Each function here is within two units in the last place of the exact value
/// and uses nothing but additions, multiplications, divisions, square roots and integer arithmetic.
///
/// The methods and coefficients are those of fdlibm (Freely Distributable LIBM 5.3, Sun Microsystems, 1993),
/// whose error bounds are published with it. Angles beyond a million radians have no sine or cosine here.
public enum Mathematics {
  /// Returns the length of the vector (x, y), in the unit of both, without overflow or underflow on the way.
  ///
  /// Infinite if either is infinite, even when the other is NaN.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    var longer = x.magnitude
    var shorter = y.magnitude
    if longer.isInfinite || shorter.isInfinite { return .infinity }
    if longer.isNaN || shorter.isNaN { return .nan }
    if longer < shorter { swap(&longer, &shorter) }
    // Beyond 2⁶⁰ the shorter one is too short to change the last bit.
    if shorter == 0 || longer * 0x1p-60 > shorter { return longer }

    // Both squares must be normal numbers: scale by a power of two, which is exact, when they would not be.
    var unscale = 1.0
    if longer > 0x1p500 {
      unscale = 0x1p700
    } else if shorter < 0x1p-400 {
      unscale = 0x1p-700
    }
    let scale = 1 / unscale
    let (longHigh, longLow) = square(longer * scale)
    let (shortHigh, shortLow) = square(shorter * scale)
    return unscale * (shortLow + longLow + shortHigh + longHigh).squareRoot()
  }

  /// Returns the square of a number as an unevaluated sum, exact unless it overflows (Dekker 1971).
  private static func square(_ x: Double) -> (high: Double, low: Double) {
    let spread = x * 0x1.0000002p27
    let top = (x - spread) + spread
    let rest = x - top
    let high = x * x
    return (high, ((top * top - high) + 2 * top * rest) + rest * rest)
  }

  /// Returns the whole number nearest to a value below 2⁵¹, halves to even.
  static func nearestInteger(_ x: Double) -> Double {
    // In the binade of 1.5·2⁵² a unit in the last place is 1, so that the addition itself rounds.
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// Returns 2 to the power of an exponent from -1022 to 1023, exactly.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }
}
