import TouchResponders

/// What a parent knows of a child, in one line of the processor's cache: all that a hit test needs to go past the child.
struct ChildEntry {
  /// Left and top of the bounds; no numbers while the bounds alone do not decide.
  private var low: SIMD2<Double>
  /// Right and bottom of the bounds.
  private var high: SIMD2<Double>
  /// What is taken from a point of the parent's coordinates to get one of the child's own.
  private(set) var shift: SIMD2<Double>
  /// The child's own children.
  var children: ChildTable
  /// The child, which the parent's list of subviews keeps alive.
  let reference: Unmanaged<View>
  var view: View { reference.takeUnretainedValue() }

  init(of view: View) {
    low = SIMD2(repeating: .nan)
    high = .zero
    shift = .zero
    children = view.packedChildren?.table ?? .none
    reference = Unmanaged.passUnretained(view)
  }

  /// Takes the place of the child; whether its bounds alone decide about a touch.
  mutating func place(_ bounds: Rect, offset: Point, isOpen: Bool) {
    low = isOpen ? SIMD2(bounds.minX, bounds.minY) : SIMD2(repeating: .nan)
    high = SIMD2(bounds.maxX, bounds.maxY)
    shift = SIMD2(offset.x, offset.y)
  }

  /// Returns whether a point of the child's own coordinates is in its bounds.
  @inline(__always)
  func contains(_ point: SIMD2<Double>) -> Bool { all((low .<= point) .& (point .< high)) }

  /// Whether the bounds are all that decides about a touch.
  @inline(__always)
  var isOpen: Bool { low.x == low.x }
}

/// The boxes and entries of a view's children in one piece of memory, found from one address.
///
/// The entries lie before that address in reverse, the boxes behind it: neither needs to know for how many there is
/// room. Its lowest bits, which the address leaves free, store how many children there are, so that it takes no access
/// elsewhere.
struct ChildTable {
  private var bits: UInt

  /// The table of a view without children.
  static var none: ChildTable { ChildTable(bits: 0) }
  /// The count that stands for itself and all larger ones.
  static var many: Int { 63 }

  private init(bits: UInt) { self.bits = bits }

  /// Makes a table with room for some children.
  init(room: Int) {
    let boxes = PackedList.blocks(for: room)
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: room * MemoryLayout<ChildEntry>.stride + boxes * MemoryLayout<PackedBlock>.stride, alignment: 64)
    base.bindMemory(to: ChildEntry.self, capacity: room)
    let middle = base + room * MemoryLayout<ChildEntry>.stride
    middle.initializeMemory(as: PackedBlock.self, repeating: .nowhere, count: boxes)
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
  var boxes: PackedList { PackedList(address.assumingMemoryBound(to: PackedBlock.self)) }

  /// A child's entry by its number.
  @inline(__always)
  subscript(index: Int) -> ChildEntry {
    get { entry(index).pointee }
    nonmutating _modify { yield &entry(index).pointee }
  }

  /// Writes an entry where none was.
  func initialize(_ index: Int, to new: ChildEntry) { entry(index).initialize(to: new) }

  @inline(__always)
  private func entry(_ index: Int) -> UnsafeMutablePointer<ChildEntry> {
    (address - (index &+ 1) &* MemoryLayout<ChildEntry>.stride).assumingMemoryBound(to: ChildEntry.self)
  }
}

/// How far down a point was followed: the deepest view known to be at the point, and the point in its coordinates.
///
/// The view is not kept alive, so a place must not be kept across a call of an override or an observer: a ``ViewSearch`` keeps
/// the view instead. Going down calls nothing.
struct PackedPlace {
  private var node: Unmanaged<View>
  private(set) var local: SIMD2<Double>

  /// Begins with a view at a point of its own coordinates.
  init(_ view: View, _ point: Point) {
    node = Unmanaged.passUnretained(view)
    local = SIMD2(point.x, point.y)
  }

  /// Continues with a view at a point of its own coordinates.
  init(_ view: View, _ local: SIMD2<Double>) {
    node = Unmanaged.passUnretained(view)
    self.local = local
  }

  /// Goes to a child at a point of its parent's coordinates; `nil` unless its bounds alone determine that it is there.
  init?(_ child: ChildEntry, from point: SIMD2<Double>) {
    local = point - child.shift
    node = child.reference
    guard child.contains(local) else { return nil }
  }

  /// The view.
  var view: View { node.takeUnretainedValue() }
  /// The point in the view's coordinates.
  var point: Point { Point(x: local.x, y: local.y) }

  /// Goes down as long as few boxes and the bounds of the topmost child decide; whether that found the deepest view.
  ///
  /// Not inlined, so that all of it stays in registers. The topmost box is found without a branch, as the processor
  /// could not predict it.
  @inline(never)
  mutating func goDown(from start: ChildTable) -> Bool {
    var children = start
    while children.count > 0 {
      guard children.count < ChildTable.many else { return false }
      // An only child is tested without its box.
      var index = 0
      if children.count > 1 {
        index = children.boxes.topmost(Float(local.x), Float(local.y), of: children.count)
        if index < 0 { return true }
      }
      let entry = children[index]
      let inside = local - entry.shift
      // A box is little more than the bounds, so this hardly ever fails; the caller then searches behind the child.
      guard entry.contains(inside) else { return index == 0 && entry.isOpen }
      node = entry.reference
      local = inside
      children = entry.children
    }
    return true
  }
}
