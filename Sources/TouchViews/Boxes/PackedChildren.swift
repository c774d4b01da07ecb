import TouchResponders

/// What a parent keeps about its children so that a hit test need not look at them one by one.
///
/// A hit test asks each parent on its way for the topmost child at a point. Reading that from the children themselves
/// costs a visit to memory, a reference count and several accesses for each of them, so a parent keeps three things:
///
/// - a box for each child in 32-bit numbers, four children to a ``PackedBlock``, which finds the topmost candidate of
///   eight children in a dozen instructions (``PackedList``);
/// - an entry for each child with its exact bounds, its offset and where *its* children are (``ChildEntry``), so that
///   plain views are passed without a look at the object; boxes and entries are one piece of memory (``ChildTable``);
/// - from 512 children on, a grid that finds candidates without a look at all boxes (``ChildGrid``).
///
/// A box is never smaller than its child, so a child that is no candidate is not at the point. What a box cannot tell is
/// asked: a child with a transform is converted to, and a subclass that may override the question is asked itself; its
/// box is everywhere. A child that cannot be touched has a box that is nowhere.
///
/// The view writes a child's box whenever something changes that decides about it (``View/boxChanged()``). Trees of other
/// nodes keep `ChildBoxes`, which is the list of boxes and the grid without the entries.
final class PackedChildren {
  /// Boxes and entries.
  private(set) var table = ChildTable(room: 1)
  /// How many children there are.
  private(set) var count = 0
  /// How many children there is room for.
  private var room = 1
  /// Finds children once there were many.
  private var grid: ChildGrid?

  deinit { table.free(room: room) }

  /// Puts a child at an index.
  func insert(_ child: View, at index: Int) {
    if count == room { grow() }
    let entry = ChildEntry(of: child)
    table.boxes.insert(.nowhere, at: index, count: count)
    table.initialize(count, to: entry)
    for place in (index..<count).reversed() { table[place + 1] = table[place] }
    table[index] = entry
    if index < count { grid?.invalidate() }
    count += 1
    table.count = count
    if count == ChildGrid.threshold, grid == nil { grid = ChildGrid() }
  }

  /// Takes the child at an index out.
  func remove(at index: Int) {
    table.boxes.remove(at: index, count: count)
    for place in index..<count - 1 { table[place] = table[place + 1] }
    count -= 1
    table.count = count
    if index < count { grid?.invalidate() }
  }

  /// Takes a child's place and box.
  func update(_ index: Int, _ box: PackedRect, _ bounds: Rect, offset: Point, isOpen: Bool) {
    table[index].place(bounds, offset: offset, isOpen: isOpen)
    table.boxes[index] = box
    grid?.note(index)
  }

  /// Takes note of where a child's own children are.
  func update(_ index: Int, children: ChildTable) { table[index].children = children }

  /// The child of a number.
  func view(_ index: Int) -> View { table[index].view }

  /// The topmost child below an index whose box may contain a point; -1 when there is none.
  ///
  /// Inlined together with what it calls, as the compiler then sees that nothing is released during it and counts no references.
  @inline(__always)
  func candidate(at point: SIMD2<Double>, below index: Int) -> Int {
    let point = PackedPoint(point)
    guard count >= ChildGrid.threshold, let grid else {
      return table.boxes.topmost(point, below: index, of: count)
    }
    return grid.candidate(point, below: index, table.boxes, count)
  }

  /// Makes room for more: from four children on half as much again, or a third.
  private func grow() {
    let more = room < 4 ? room : room & (room - 1) == 0 ? room / 2 : room / 3
    var larger = ChildTable(room: room + more)
    larger.count = count
    larger.boxes.copy(table.boxes, count: count)
    for index in 0..<count { larger.initialize(index, to: table[index]) }
    table.free(room: room)
    table = larger
    room += more
  }
}

extension View {
  /// Puts a child that was added to the list of children into the packed ones.
  final func pack(_ child: View, at index: Int) {
    let packed = packedChildren ?? PackedChildren()
    packedChildren = packed
    packed.insert(child, at: index)
    child.parent = self
    renumber(from: index)
    childrenMoved()
    child.boxChanged()
  }

  /// Takes a child that left the list of children out of the packed ones.
  final func unpack(_ child: View, at index: Int) {
    child.parent = nil
    packedChildren?.remove(at: index)
    if packedChildren?.count == 0 { packedChildren = nil }
    renumber(from: index)
    childrenMoved()
  }

  /// Forgets all children, whose list the caller keeps or releases.
  final func unpackAll() {
    for child in children { child.parent = nil }
    packedChildren = nil
    childrenMoved()
  }

  private final func renumber(from index: Int) {
    for place in index..<children.count { children[place].indexInParent = Int32(truncatingIfNeeded: place) }
  }

  /// Tells the superview where the children are now.
  private final func childrenMoved() {
    parent?.packedChildren?.update(Int(indexInParent), children: packedChildren?.table ?? .none)
  }

  /// Writes the view's place and box into the superview's list.
  final func boxChanged() {
    if treatment == .open || treatment == .closed { treatment = canBeTouched ? .open : .closed }
    guard let parent else { return }
    parent.packedChildren?.update(Int(indexInParent), box, storedBounds, offset: offset, isOpen: treatment == .open)
  }

  private final var box: PackedRect {
    switch treatment {
    case .asked: return .everywhere
    case .open, .closed, .transformed:
      guard canBeTouched else { return .nowhere }
      if treatment == .transformed { return PackedRect(around: frame) }
      let (bounds, offset) = (storedBounds, offset)
      let reach = abs(offset.x) + abs(offset.y) + abs(bounds.origin.x) + abs(bounds.origin.y)
      // Sums of infinite numbers tell nothing.
      guard reach < .infinity, bounds.isFinite else { return .everywhere }
      return PackedRect(around: bounds.offsetBy(dx: offset.x, dy: offset.y), reach: reach)
    }
  }
}
