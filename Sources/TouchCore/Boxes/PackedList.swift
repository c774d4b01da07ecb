/// Boxes in blocks of four, one block after the other in memory, by the numbers of the children.
///
/// Up to four boxes are one block, more are an even number of blocks. Boxes beyond the last child are nowhere. The code
/// that allocates a list frees it. It is plain memory so that it can lie beside other entries of a table of views.
@frozen @usableFromInline
package struct PackedList {
  @usableFromInline let first: UnsafeMutablePointer<PackedBlock>

  /// A list in memory that another object owns.
  @inlinable @inline(__always)
  package init(_ first: UnsafeMutablePointer<PackedBlock>) { self.first = first }

  /// Makes a list with room for some boxes, all of them nowhere.
  package init(room: Int) {
    let count = Self.blocks(for: room)
    first = .allocate(capacity: count)
    first.initialize(repeating: .nowhere, count: count)
  }

  /// Gives the memory of a list back that was made with room.
  package func free() { first.deallocate() }

  /// Returns how many blocks there must be for some boxes.
  package static func blocks(for count: Int) -> Int { count <= 4 ? 1 : (count + 7) / 8 * 2 }

  @inlinable @inline(__always)
  package subscript(index: Int) -> PackedRect {
    get { first[index >> 2][index & 3] }
    nonmutating set { first[index >> 2][index & 3] = newValue }
  }

  /// Moves the boxes from an index on one place up, and puts a box there.
  package func insert(_ box: PackedRect, at index: Int, count: Int) {
    for place in (index..<count).reversed() { self[place + 1] = self[place] }
    self[index] = box
  }

  /// Moves the boxes behind an index one place down.
  package func remove(at index: Int, count: Int) {
    for place in index..<count - 1 { self[place] = self[place + 1] }
    self[count - 1] = .nowhere
  }

  /// Takes the boxes of another list.
  package func copy(_ other: PackedList, count: Int) { for index in 0..<count { self[index] = other[index] } }

  /// Returns the topmost of some children at a point; -1 when there is none.
  @inlinable @inline(__always)
  package func topmost(_ x: Float, _ y: Float, of count: Int) -> Int {
    if count <= 4 { return topmostOfFour(x, y) }
    var pair = (count &- 1) >> 3
    while pair >= 0 {
      let bits = hits(x, y, pair)
      if bits != 0 { return pair &* 8 &+ (63 &- bits.leadingZeroBitCount) >> 3 }
      pair &-= 1
    }
    return -1
  }

  /// Returns the topmost child below an index at a point; -1 when there is none.
  @inlinable
  package func topmost(_ point: PackedPoint, below index: Int, of count: Int) -> Int {
    if index >= count { return topmost(point.x, point.y, of: count) }
    var left = index
    while left > 0, left & 7 != 0 {
      left -= 1
      if self[left].mayContain(point) { return left }
    }
    return left > 0 ? topmost(point.x, point.y, of: left) : -1
  }

  /// Returns the topmost of at most four children at a point; -1 when there is none.
  @inlinable @inline(__always)
  func topmostOfFour(_ x: Float, _ y: Float) -> Int {
    let hits = SIMD4<Int16>(truncatingIfNeeded: first[0].hits(x, y))
    // Sixteen bits for each, the topmost in the highest.
    return (63 &- unsafeBitCast(hits, to: UInt64.self).leadingZeroBitCount) >> 4
  }

  /// Returns eight bits for each of the eight boxes of a pair of blocks, the topmost in the highest.
  @inlinable @inline(__always)
  func hits(_ x: Float, _ y: Float, _ pair: Int) -> UInt64 {
    let hits = SIMD8(lowHalf: first[2 &* pair].hits(x, y), highHalf: first[2 &* pair &+ 1].hits(x, y))
    return unsafeBitCast(SIMD8<Int8>(truncatingIfNeeded: hits), to: UInt64.self)
  }
}
