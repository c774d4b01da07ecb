extension Mathematics {
  // `Double.rounded()` and its siblings call the C library wherever the processor has no instruction for the
  // rule: `round` on WebAssembly, every one of them on plain x86-64. These do not, and agree with them always.

  /// Returns the greatest whole number that is not above a number.
  public static func floor(_ x: Double) -> Double {
    let whole = truncate(x)
    return whole > x ? whole - 1 : whole
  }

  /// Returns the least whole number that is not below a number.
  public static func ceil(_ x: Double) -> Double { -floor(-x) }

  /// Returns the whole number nearest to a number; halves go away from zero.
  public static func round(_ x: Double) -> Double {
    let whole = truncate(x)
    guard (x - whole).magnitude >= 0.5 else { return whole }
    return whole + (x < 0 ? -1 : 1)
  }

  /// Returns the whole number that a number becomes when its fraction is dropped.
  public static func truncate(_ x: Double) -> Double {
    // From 2⁵² on, every number is whole. NaN comes back as it is.
    guard x.magnitude < 0x1p52 else { return x }
    // In the binade of 2⁵² a unit in the last place is 1, so that the addition rounds; up means one too far.
    var whole = (x.magnitude + 0x1p52) - 0x1p52
    if whole > x.magnitude { whole -= 1 }
    return Double(signOf: x, magnitudeOf: whole)
  }
}
