extension Mathematics {
  /// Returns the sine of an angle in radians; NaN for one beyond a million.
  public static func sin(_ angle: Double) -> Double { sin(of: reduceAngle(angle)) }

  /// Returns the cosine of an angle in radians; NaN for one beyond a million.
  public static func cos(_ angle: Double) -> Double {
    // The cosine is the sine a quarter turn later.
    var reduced = reduceAngle(angle)
    reduced.quadrant += 1
    return sin(of: reduced)
  }

  /// Returns the sine of a reduced angle: each quadrant is the sine or cosine of the rest, or its opposite.
  private static func sin(of angle: ReducedAngle) -> Double {
    let useCosine = angle.quadrant & 1 == 1
    let part = useCosine ? cosNearZero(angle.high, angle.low) : sinNearZero(angle.high, angle.low)
    return angle.quadrant & 2 == 0 ? part : -part
  }

  /// Returns the angle in radians, from -π to π, of the vector (x, y), measured from the x towards the y axis.
  ///
  /// Signs of zeros count, as IEEE 754 has it: the angle of (-1, -0) is -π, that of (-1, +0) is π.
  public static func atan2(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let leftward = x.sign == .minus
    let positive: Double
    if y == 0 {
      positive = leftward ? .pi : 0
    } else if x == 0 {
      positive = piHalf
    } else if x.isInfinite {
      positive = y.isInfinite ? (leftward ? 3 * (piHalf / 2) : piHalf / 2) : (leftward ? .pi : 0)
    } else if y.isInfinite {
      positive = piHalf
    } else {
      positive = atan2OfFinite(y.magnitude, x.magnitude, leftward: leftward)
    }
    return y.sign == .minus ? -positive : positive
  }

  /// Returns the angle of a vector whose magnitudes are finite and not zero, in the upper half plane.
  @inline(__always)
  private static func atan2OfFinite(_ y: Double, _ x: Double, leftward: Bool) -> Double {
    // Beyond 2⁶⁴ the shorter coordinate is too short to change the last bit, and the quotient may overflow.
    if y > x * 0x1p64 { return piHalf }
    if leftward, x > y * 0x1p64 { return .pi }
    let angle = atanOfPositive(y / x)
    return leftward ? .pi - (angle - piLow) : angle
  }

  /// Returns the angle whose tangent is a positive number.
  @inline(__always)
  private static func atanOfPositive(_ tangent: Double) -> Double {
    // Below 2⁻²⁷ the angle is its own tangent. Above, shift by a known angle so that the rest is small.
    if tangent < 0x1p-27 { return tangent }
    if tangent < 0.4375 { return tangent - tangent * atanDeficit(tangent) }
    let shift: (high: Double, low: Double)
    let rest: Double
    if tangent < 0.6875 {
      shift = (4.63647609000806093515e-01, 2.26987774529616870924e-17)
      rest = (2 * tangent - 1) / (2 + tangent)
    } else if tangent < 1.1875 {
      shift = (7.85398163397448278999e-01, 3.06161699786838301793e-17)
      rest = (tangent - 1) / (tangent + 1)
    } else if tangent < 2.4375 {
      shift = (9.82793723247329054082e-01, 1.39033110312309984516e-17)
      rest = (tangent - 1.5) / (1 + 1.5 * tangent)
    } else {
      shift = (piHalf, piLow / 2)
      rest = -1 / tangent
    }
    return shift.high - ((rest * atanDeficit(rest) - shift.low) - rest)
  }

  /// Returns how much smaller the angle is than its tangent, as a share of the tangent (fdlibm, s_atan.c).
  @inline(__always)
  private static func atanDeficit(_ t: Double) -> Double {
    let z = t * t
    let w = z * z
    let e3 = 4.97687799461593236017e-02 + w * 1.62858201153657823623e-02
    let e2 = 6.66107313738753120669e-02 + w * e3
    let e1 = 9.09088713343650656196e-02 + w * e2
    let even = z * (3.33333333333329318027e-01 + w * (1.42857142725034663711e-01 + w * e1))
    let o2 = -5.83357013379057348645e-02 + w * -3.65315727442169155270e-02
    let o1 = -7.69187620504482999495e-02 + w * o2
    let odd = w * (-1.99999999998764832476e-01 + w * (-1.11111104054623557880e-01 + w * o1))
    return even + odd
  }

  /// The double nearest to half of π.
  private static var piHalf: Double { 1.57079632679489655800 }

  /// What the double nearest to π leaves out of it (fdlibm, e_atan2.c).
  private static var piLow: Double { 1.2246467991473531772e-16 }

  /// Returns the sine of an angle within π/4 of zero, given as a sum (fdlibm, k_sin.c).
  private static func sinNearZero(_ x: Double, _ tail: Double) -> Double {
    // Keeps the sign of zero, and subnormal numbers as they are.
    if x.magnitude < 0x1p-27 { return x }
    let z = x * x
    let w = z * z
    let p4 = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10
    let p2 = -1.98412698298579493134e-04 + z * 2.75573137070700676789e-06
    let p = 8.33333333332248946124e-03 + z * p2 + z * w * p4
    let cube = z * x
    return x - ((z * (0.5 * tail - cube * p) - tail) - cube * -1.66666666666666324348e-01)
  }

  /// Returns the cosine of an angle within π/4 of zero, given as a sum (fdlibm, k_cos.c).
  private static func cosNearZero(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    let w = z * z
    let p4 = 2.08757232129817482790e-09 + z * -1.13596475577881948265e-11
    let p3 = -2.75573143513906633035e-07 + z * p4
    let p1 = -1.38888888888741095749e-03 + z * 2.48015872894767294178e-05
    let r = z * (4.16666666666666019037e-02 + z * p1) + w * w * p3
    let half = 0.5 * z
    let rough = 1 - half
    return rough + (((1 - rough) - half) + (z * r - x * tail))
  }
}
