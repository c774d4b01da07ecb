/// What a parent knows of a child, in one line of the processor's cache: all that picking needs to go past the child.
struct ChildEntry {
  /// The edges of the bounds: left and top; no number while the child is not ``NodeRecord/Treatment/open``.
  var low: SIMD2<Double>
  /// Right and bottom.
  var high: SIMD2<Double>
  /// What is taken from a point of the parent's coordinates to get one of the child's own.
  var shift: SIMD2<Double>
  /// The child's own children.
  var children: ChildTable
  /// The child, which the parent's list of subviews keeps.
  var view: Unmanaged<View>

  init(of record: UnsafeMutablePointer<NodeRecord>) {
    low = .zero
    high = .zero
    shift = .zero
    children = record.pointee.children
    view = Unmanaged.passUnretained(record.pointee.view)
  }

  /// Takes the place of a child.
  mutating func place(_ record: UnsafeMutablePointer<NodeRecord>) {
    let bounds = record.pointee.bounds
    let offset = record.pointee.offset
    low = record.pointee.treatment == .open ? SIMD2(bounds.minX, bounds.minY) : SIMD2(repeating: .nan)
    high = SIMD2(bounds.maxX, bounds.maxY)
    shift = SIMD2(offset.x, offset.y)
  }

  /// Whether a point of the child's own coordinates is in its bounds.
  @inline(__always)
  func contains(_ point: SIMD2<Double>) -> Bool { all((low .<= point) .& (point .< high)) }

  /// Whether the bounds are all that decides about a touch.
  @inline(__always)
  var isOpen: Bool { low.x == low.x }
}

/// The boxes and entries of a node's children in one piece of memory, found from one address.
///
/// The entries lie before that address in reverse, the boxes behind it: neither needs to know for how many there is
/// room. Its lowest bits, which the address leaves free, tell how many children there are, so that it takes no look
/// elsewhere.
struct ChildTable {
  private var bits: UInt

  /// The table of a node without children.
  static var none: ChildTable { ChildTable(bits: 0) }
  /// The count that stands for itself and all larger ones.
  static var many: Int { 63 }

  private init(bits: UInt) { self.bits = bits }

  /// Makes a table with room for some children.
  init(room: Int) {
    let boxes = BoxList.blocks(for: room)
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: room * MemoryLayout<ChildEntry>.stride + boxes * MemoryLayout<BoxBlock>.stride, alignment: 64)
    base.bindMemory(to: ChildEntry.self, capacity: room)
    let middle = base + room * MemoryLayout<ChildEntry>.stride
    middle.initializeMemory(as: BoxBlock.self, repeating: .nowhere, count: boxes)
    bits = UInt(bitPattern: middle)
  }

  /// Gives the memory back; the room is that with which the table was made.
  func free(room: Int) { (address - room * MemoryLayout<ChildEntry>.stride).deallocate() }

  @inline(__always)
  private var address: UnsafeMutableRawPointer {
    // The address is one that was allocated.
    UnsafeMutableRawPointer(bitPattern: bits & ~63).unsafelyUnwrapped
  }

  /// How many children there are, ``many`` for more.
  @inline(__always)
  var count: Int {
    get { Int(bitPattern: bits & 63) }
    set { bits = bits & ~63 | UInt(bitPattern: min(newValue, Self.many)) }
  }

  /// The boxes by the numbers of the children.
  @inline(__always)
  var boxes: BoxList { BoxList(address.assumingMemoryBound(to: BoxBlock.self)) }

  /// A child by its number.
  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<ChildEntry> {
    (address - (index &+ 1) &* MemoryLayout<ChildEntry>.stride).assumingMemoryBound(to: ChildEntry.self)
  }

  /// A child's record.
  func record(_ index: Int) -> UnsafeMutablePointer<NodeRecord> {
    self[index].pointee.view._withUnsafeGuaranteedRef { $0.record }
  }
}
