/// A child's box in its parent's coordinates, in 32-bit numbers: left, top, and right and bottom with their signs changed.
///
/// Compared with a ``PackedPoint`` four edges take one instruction. The edges are rounded outwards, so the comparison may
/// wrongly return `true`, which is then checked exactly, but never wrongly return `false`.
@frozen @usableFromInline
package struct PackedRect {
  @usableFromInline var edges: SIMD4<Float>

  /// A box that no point is in, for children that cannot be touched.
  package static var nowhere: PackedRect { PackedRect(edges: SIMD4(repeating: .nan)) }
  /// A box that every point is in, for children that must be asked.
  package static var everywhere: PackedRect { PackedRect(edges: SIMD4(repeating: -.infinity)) }

  /// Makes a box from its edges as they are kept.
  @inlinable @inline(__always)
  init(edges: SIMD4<Float>) { self.edges = edges }

  /// Makes the box around a rectangle.
  package init(around rect: Rect) {
    edges = SIMD4(
      Self.below(rect.minX), Self.below(rect.minY), Self.below(-rect.maxX), Self.below(-rect.maxY))
  }

  /// Makes the box around a rectangle that was computed by sums of numbers as large as a reach.
  ///
  /// Each sum may have rounded away a small part of it.
  package init(around rect: Rect, reach: Double) {
    self.init(around: rect.insetBy(dx: -reach * 1e-12, dy: -reach * 1e-12))
  }

  @inlinable var minX: Float { edges.x }
  @inlinable var minY: Float { edges.y }
  @inlinable var maxX: Float { -edges.z }
  @inlinable var maxY: Float { -edges.w }
  /// Whether all edges are finite numbers.
  var isFinite: Bool { edges.x.isFinite && edges.y.isFinite && edges.z.isFinite && edges.w.isFinite }
  /// Whether no edge is a number, so that no point is inside.
  var isNowhere: Bool { edges.x.isNaN || edges.y.isNaN || edges.z.isNaN || edges.w.isNaN }

  /// Returns whether a point may be inside.
  @inlinable @inline(__always)
  package func mayContain(_ point: PackedPoint) -> Bool { all(edges .<= point.edges) }

  private static func below(_ value: Double) -> Float {
    // One step further than rounding needs, for the rounding of sums that led here.
    Float(value).nextDown.nextDown
  }
}

/// A point in the form that a ``PackedRect`` is compared with: x, y, and both with their signs changed.
@frozen @usableFromInline
package struct PackedPoint {
  @usableFromInline let edges: SIMD4<Float>

  @inlinable @inline(__always)
  init(x: Float, y: Float) { edges = SIMD4(x, y, -x, -y) }

  @inlinable @inline(__always)
  init(_ point: Point) { self.init(x: Float(point.x), y: Float(point.y)) }

  @inlinable @inline(__always)
  package init(_ point: SIMD2<Double>) { self.init(x: Float(point.x), y: Float(point.y)) }

  @inlinable @inline(__always) var x: Float { edges.x }
  @inlinable @inline(__always) var y: Float { edges.y }
}
