/// What the hit test and coordinate conversion read of a view, apart from the object.
///
/// It lives at an address of its own, so that reading it costs no reference counts and no access checks. The view owns
/// it; parents and children refer to each other's records and are told when one goes.
struct NodeRecord {
  /// The edges of the bounds: left and top, right and bottom.
  private var low: SIMD2<Double>
  private var high: SIMD2<Double>
  /// What is taken from a point of the parent's coordinates to get one of the view's own, while it is not transformed.
  private(set) var shift: SIMD2<Double>
  /// The children, back to front; none while there are none.
  private(set) var children: ChildTable?
  var count: Int32 = 0
  /// How the parent's hit test treats the view.
  var treatment = Treatment.asked
  /// How many children there is room for, as a power of two.
  private var exponent: UInt8 = 0
  var flags: ViewFlags = .standard
  // The lines above are all that picking reads of a node on its way.
  var parent: UnsafeMutablePointer<NodeRecord>?
  unowned(unsafe) var view: View
  var bounds: Rect {
    didSet { setEdges() }
  }
  var indexInParent: Int32 = 0
  var position: Point
  var alpha: Float = 1
  /// Finds children when there are many.
  var grid: ChildGrid?

  enum Treatment: UInt8 {
    /// Tested by its bounds, moved but not transformed: a point in the bounds is all that it takes.
    case open
    /// The same, but hidden, transparent or switched off.
    case closed
    /// Tested by its bounds, through its transform.
    case transformed
    /// Asked, since it may override.
    case asked
  }

  init(frame: Rect, view: View) {
    bounds = Rect(origin: .zero, size: frame.size)
    low = .zero
    high = .zero
    shift = SIMD2(frame.origin.x, frame.origin.y)
    position = frame.origin
    self.view = view
    setEdges()
  }

  private mutating func setEdges() {
    low = SIMD2(bounds.minX, bounds.minY)
    high = SIMD2(bounds.maxX, bounds.maxY)
  }

  /// Whether a point of the view's own coordinates is in its bounds.
  @inline(__always)
  func contains(_ point: SIMD2<Double>) -> Bool { all((low .<= point) .& (point .< high)) }

  var offset: Point {
    get { Point(x: shift.x, y: shift.y) }
    set { shift = SIMD2(newValue.x, newValue.y) }
  }

  /// Makes room for one more child.
  mutating func reserveOne() {
    let count = Int(count)
    guard let old = children else {
      exponent = 1
      children = ChildTable(room: room)
      return
    }
    guard count == room else { return }
    let larger = ChildTable(room: 2 * room)
    var index = 0
    while index < count {
      larger.setBox(index, old.box(index))
      larger[index] = old[index]
      index += 1
    }
    old.free(room: room)
    exponent += 1
    children = larger
  }

  private var room: Int { 1 << Int(exponent) }

  mutating func freeChildren() {
    children?.free(room: room)
    children = nil
    count = 0
    exponent = 0
    grid = nil
  }
}

extension UnsafeMutablePointer where Pointee == NodeRecord {
  /// Makes room for a record, so that what picking reads of it is in one line of the processor's cache.
  static func allocateRecord() -> Self {
    UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<NodeRecord>.size, alignment: 64)
      .bindMemory(to: NodeRecord.self, capacity: 1)
  }

  /// Gives the room back.
  func freeRecord() {
    pointee.freeChildren()
    deinitialize(count: 1)
    UnsafeMutableRawPointer(self).deallocate()
  }

  /// Puts a child's record at an index.
  func insert(_ child: Self, at index: Int) {
    pointee.reserveOne()
    guard let children = pointee.children else { return }
    let count = Int(pointee.count)
    var place = count
    while place > index {
      children.setBox(place, children.box(place - 1))
      children[place] = children[place - 1]
      children[place].pointee.indexInParent = Int32(truncatingIfNeeded: place)
      place -= 1
    }
    children[index] = child
    child.pointee.indexInParent = Int32(truncatingIfNeeded: index)
    child.pointee.parent = self
    pointee.count += 1
    children.setBox(index, .nowhere)
    if index < count { pointee.grid?.invalidate() }
    child.boxChanged()
  }

  /// Takes the child's record at an index out.
  func remove(at index: Int) {
    guard let children = pointee.children else { return }
    children[index].pointee.parent = nil
    let last = Int(pointee.count) - 1
    var place = index
    while place < last {
      children.setBox(place, children.box(place + 1))
      children[place] = children[place + 1]
      children[place].pointee.indexInParent = Int32(truncatingIfNeeded: place)
      place += 1
    }
    pointee.count -= 1
    if index < last { pointee.grid?.invalidate() }
    if pointee.count == 0 { pointee.freeChildren() }
  }

  /// Writes the view's box into the parent's list.
  func boxChanged() {
    if pointee.treatment == .open || pointee.treatment == .closed {
      pointee.treatment = pointee.canBeTouched ? .open : .closed
    }
    guard let parent = pointee.parent, let children = parent.pointee.children else { return }
    let index = Int(pointee.indexInParent)
    let box = box
    children.setBox(index, box)
    if let grid = parent.pointee.grid { grid.note(index, box) }
  }

  private var box: ChildBox {
    switch pointee.treatment {
    case .asked: return .everywhere
    case .open, .closed, .transformed:
      guard pointee.canBeTouched else { return .nowhere }
      if pointee.treatment == .transformed { return ChildBox(around: pointee.view.frame) }
      // What subtracting the offset may round away, many times over.
      let reach =
        abs(pointee.offset.x) + abs(pointee.offset.y) + abs(pointee.bounds.origin.x) + abs(pointee.bounds.origin.y)
      return ChildBox(
        around: pointee.bounds.offsetBy(dx: pointee.offset.x, dy: pointee.offset.y)
          .insetBy(dx: -reach * 1e-12, dy: -reach * 1e-12))
    }
  }
}

extension NodeRecord {
  /// Whether the view is visible and interactive (HT-1, HT-2).
  var canBeTouched: Bool {
    flags.isDisjoint(with: .isHidden) && flags.contains(.isUserInteractionEnabled) && !(Double(alpha) < 0.01)
  }
}
