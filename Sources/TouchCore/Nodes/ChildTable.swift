/// The boxes and records of a node's children in one piece of memory, found from one address.
///
/// The boxes lie before that address in reverse, the records behind it: neither needs to know for how many there is
/// room, and what picking reads together lies together.
struct ChildTable {
  typealias Child = UnsafeMutablePointer<NodeRecord>

  private let middle: UnsafeMutableRawPointer

  /// Makes a table with room for some children.
  init(room: Int) {
    let boxes = room * MemoryLayout<ChildBox>.stride
    middle =
      UnsafeMutableRawPointer.allocate(
        byteCount: boxes + room * MemoryLayout<Child>.stride, alignment: MemoryLayout<ChildBox>.alignment) + boxes
  }

  /// Gives the memory back; the room is that with which the table was made.
  func free(room: Int) { (middle - room * MemoryLayout<ChildBox>.stride).deallocate() }

  /// The boxes by the numbers of the children.
  @inline(__always)
  var boxes: BoxList { BoxList(first: middle - MemoryLayout<ChildBox>.stride, step: -MemoryLayout<ChildBox>.stride) }

  /// A child's box.
  @inline(__always)
  func box(_ index: Int) -> ChildBox {
    (middle - (index + 1) * MemoryLayout<ChildBox>.stride).load(as: ChildBox.self)
  }

  @inline(__always)
  func setBox(_ index: Int, _ box: ChildBox) {
    (middle - (index + 1) * MemoryLayout<ChildBox>.stride).storeBytes(of: box, as: ChildBox.self)
  }

  /// A child's record.
  @inline(__always)
  subscript(index: Int) -> Child {
    get { (middle + index * MemoryLayout<Child>.stride).load(as: Child.self) }
    nonmutating set { (middle + index * MemoryLayout<Child>.stride).storeBytes(of: newValue, as: Child.self) }
  }
}

/// Boxes at equal distances in memory, by their numbers.
struct BoxList {
  private let first: UnsafeRawPointer
  private let step: Int

  @inline(__always)
  init(first: UnsafeRawPointer, step: Int = MemoryLayout<ChildBox>.stride) {
    self.first = first
    self.step = step
  }

  @inline(__always)
  subscript(index: Int) -> ChildBox { (first + index * step).load(as: ChildBox.self) }
}
