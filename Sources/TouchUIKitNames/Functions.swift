import Touchstone

// What recognizers use of the C library, which UIKit's import brings along: Core's own functions. Foundation's go before
// them where a source imports it.

/// Returns the sine of an angle in radians.
@_disfavoredOverload public func sin(_ x: Double) -> Double { Mathematics.sin(x) }
/// Returns the cosine of an angle in radians.
@_disfavoredOverload public func cos(_ x: Double) -> Double { Mathematics.cos(x) }
/// Returns e to the power of a number.
@_disfavoredOverload public func exp(_ x: Double) -> Double { Mathematics.exp(x) }
/// Returns the natural logarithm of a number.
@_disfavoredOverload public func log(_ x: Double) -> Double { Mathematics.log(x) }
/// Returns the largest whole number that is not above a number.
@_disfavoredOverload public func floor(_ x: Double) -> Double { Mathematics.floor(x) }
/// Returns the smallest whole number that is not below a number.
@_disfavoredOverload public func ceil(_ x: Double) -> Double { Mathematics.ceil(x) }
/// Returns the nearest whole number.
@_disfavoredOverload public func round(_ x: Double) -> Double { Mathematics.round(x) }
/// Returns the tangent of an angle in radians.
@_disfavoredOverload public func tan(_ x: Double) -> Double { Mathematics.sin(x) / Mathematics.cos(x) }
/// Returns the angle in radians of a direction, from -π to π.
@_disfavoredOverload public func atan2(_ y: Double, _ x: Double) -> Double { Mathematics.atan2(y: y, x: x) }
/// Returns the angle in radians whose tangent is a number.
@_disfavoredOverload public func atan(_ x: Double) -> Double { Mathematics.atan2(y: x, x: 1) }
/// Returns the length of the hypotenuse over two sides.
@_disfavoredOverload public func hypot(_ x: Double, _ y: Double) -> Double { Mathematics.hypot(x, y) }
/// Returns the square root of a number.
@_disfavoredOverload public func sqrt(_ x: Double) -> Double { x.squareRoot() }
/// Returns a number without its sign.
@_disfavoredOverload public func fabs(_ x: Double) -> Double { x.magnitude }

/// Returns a number to the power of another; NaN for a negative one to a power that is not whole.
@_disfavoredOverload public func pow(_ x: Double, _ y: Double) -> Double {
  guard y == y.rounded(), y.magnitude <= 1_024 else { return Mathematics.exp(y * Mathematics.log(x)) }
  var power = 1.0
  for _ in 0..<Int(y.magnitude) { power *= x }
  return y < 0 ? 1 / power : power
}
