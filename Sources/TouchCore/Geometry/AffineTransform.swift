/// A linear map of the plane followed by a move, in CoreGraphics' order of numbers.
///
/// It takes (x, y) to (a·x + c·y + tx, b·x + d·y + ty). With y growing downwards, a positive rotation turns
/// clockwise.
///
/// ```swift
/// let turned = AffineTransform(rotationAngle: .pi / 2)
/// print(Point(x: 10, y: 0).applying(turned).y)  // Prints "10.0"
/// ```
@frozen
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var a: Double

  /// How much of x goes into y.
  public var b: Double

  /// How much of y goes into x.
  public var c: Double

  /// How much of y goes into y.
  public var d: Double

  /// The move along the horizontal axis, in points.
  public var tx: Double

  /// The move along the vertical axis, in points.
  public var ty: Double

  /// Creates a transform from its six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that moves by a distance on each axis, in points.
  @inlinable
  public init(translationX tx: Double, y ty: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates a transform that scales each axis about the origin.
  @inlinable
  public init(scaleX sx: Double, y sy: Double) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a transform that turns about the origin by an angle in radians, from the x towards the y axis.
  @inlinable
  public init(rotationAngle angle: Double) {
    let sine = Mathematics.sin(angle)
    let cosine = Mathematics.cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that changes nothing.
  @inlinable
  public static var identity: AffineTransform { AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

extension AffineTransform {
  /// A Boolean value that indicates whether this transform changes nothing, exactly.
  @inlinable
  public var isIdentity: Bool { self == .identity }

  /// A Boolean value that indicates whether none of the six numbers is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// A Boolean value that indicates whether the transform can be inverted.
  @inlinable
  public var isInvertible: Bool { inverted() != nil }

  /// Returns the transform that undoes this one, or nil if it flattens the plane or is not finite.
  ///
  /// CoreGraphics gives the transform itself back instead, which callers cannot tell from success. An inverse
  /// whose numbers would not be finite counts as missing too.
  @inlinable
  public func inverted() -> AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Returns the transform that does this one first and the other one after it.
  @inlinable
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the transform that moves first, by a distance on each axis in points, and does this one after it.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales first and does this one after it.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that turns first, by an angle in radians, and does this one after it.
  @inlinable
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }
}
