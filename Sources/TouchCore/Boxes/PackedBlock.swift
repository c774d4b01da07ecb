/// The boxes of four children side by side: as many comparisons as for one box determine which of the four a point may be in.
@frozen @usableFromInline
package struct PackedBlock {
  @usableFromInline var left: SIMD4<Float>
  @usableFromInline var top: SIMD4<Float>
  @usableFromInline var right: SIMD4<Float>
  @usableFromInline var bottom: SIMD4<Float>

  /// Four boxes that no point is in.
  package static var nowhere: PackedBlock { PackedBlock() }

  init() {
    left = SIMD4(repeating: .nan)
    top = left
    right = left
    bottom = left
  }

  /// One of the boxes.
  @inlinable @inline(__always)
  subscript(lane: Int) -> PackedRect {
    get { PackedRect(edges: SIMD4(left[lane], top[lane], -right[lane], -bottom[lane])) }
    set {
      left[lane] = newValue.minX
      top[lane] = newValue.minY
      right[lane] = newValue.maxX
      bottom[lane] = newValue.maxY
    }
  }

  /// Minus one for each box that a point may be in, zero for the others.
  @inlinable @inline(__always)
  func hits(_ x: Float, _ y: Float) -> SIMD4<Int32> {
    let isHit = (left .<= x) .& (top .<= y) .& (right .>= x) .& (bottom .>= y)
    return SIMD4<Int32>(repeating: 0).replacing(with: -1, where: isHit)
  }
}
