/// The box of a child in its parent's coordinates, rounded outwards: left, top, and right and bottom with their signs changed.
///
/// With a point written the same way one comparison of four numbers tells whether it may be inside: never a wrong no, so
/// that a yes is checked exactly. Rounding a number to 32 bits keeps order, which is what makes that true.
typealias ChildBox = SIMD4<Float>

extension ChildBox {
  /// A box that no point is in, for children that cannot be touched.
  static var nowhere: ChildBox { ChildBox(repeating: .nan) }
  /// A box that every point is in, for children that must be asked.
  static var everywhere: ChildBox { ChildBox(repeating: -.infinity) }

  /// The box around a rectangle.
  init(around rect: Rect) {
    self.init(
      Self.below(rect.minX), Self.below(rect.minY), Self.below(-rect.maxX), Self.below(-rect.maxY))
  }

  /// A point in the form that boxes are compared with.
  @inline(__always)
  init(_ point: Point) {
    let x = Float(point.x)
    let y = Float(point.y)
    self.init(x, y, -x, -y)
  }

  /// The same for a point as a vector.
  @inline(__always)
  init(_ point: SIMD2<Double>) {
    let place = SIMD2<Float>(point)
    self.init(lowHalf: place, highHalf: -place)
  }

  /// Whether a point in this form may be inside.
  @inline(__always)
  func mayContain(_ point: ChildBox) -> Bool { all(self .<= point) }

  private static func below(_ value: Double) -> Float {
    // One step further than rounding needs, for the rounding of sums that led here.
    let rounded = Float(value).nextDown
    return rounded.nextDown
  }
}
