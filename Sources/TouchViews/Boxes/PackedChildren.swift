import TouchResponders

/// What a parent keeps about its children so that a hit test need not test them one by one.
///
/// A hit test asks each parent on its way for the topmost child at a point. Reading that from the children themselves
/// costs a visit to memory, a reference count and several accesses for each of them, so a parent keeps three things:
///
/// - a box for each child in 32-bit numbers, four children to a ``PackedBlock``, which finds the topmost candidate of
///   eight children in a dozen instructions (``PackedList``);
/// - an entry for each child with its exact bounds, its offset and where *its* children are (``ChildEntry``), so that
///   plain views are passed without accessing the object; boxes and entries are one piece of memory (``ChildTable``);
/// - from 512 children on, a grid that finds candidates without testing all boxes (``ChildGrid``).
///
/// A box is never smaller than its child, so a child that is no candidate is not at the point. What a box cannot determine is
/// asked: a child with a transform is converted to, and a subclass that may override the question is asked itself; its
/// box is everywhere. A child that cannot be touched has a box that is nowhere.
///
/// The view writes a child's box whenever something changes that decides about it (``View/boxChanged()``). Trees of other
/// nodes keep `ChildBoxes`, which is the list of boxes and the grid without the entries.
///
/// With many children a change in their midst costs nothing here until the list is read: what lies behind it is written anew
/// then, once (``settle(_:)``). Otherwise to take `n` children out one by one, the back one first, would take time with the
/// square of `n`.
final class PackedChildren {
  /// Boxes and entries.
  private(set) var table = ChildTable(room: 1)
  /// How many children there are.
  private(set) var count = 0
  /// How many children there is room for.
  private var room = 1
  /// How many children are written, be it rightly or not.
  private var written = 0
  /// Up to which child all is written rightly, and each child knows its index.
  private(set) var settled = 0
  /// Whether something behind ``settled`` has to be written anew.
  private(set) var isUnsettled = false
  /// Finds children once there were many.
  private var grid: ChildGrid?

  deinit { table.free(room: room) }

  /// Puts a child at an index; the caller numbers those behind it.
  func insert(_ child: View, at index: Int) {
    guard !isUnsettled, count < ChildTable.many || index == count else {
      count += 1
      return unsettle(from: index)
    }
    if count == room { grow() }
    let entry = ChildEntry(of: child)
    table.boxes.insert(.nowhere, at: index, count: count)
    table.initialize(count, to: entry)
    for place in (index..<count).reversed() { table[place + 1] = table[place] }
    table[index] = entry
    if index < count { grid?.invalidate() }
    count += 1
    noteCount()
  }

  /// Takes the child at an index out, which the list of children has lost.
  func remove(at index: Int, from children: [View]) {
    guard !isUnsettled, count <= ChildTable.many || index == count - 1 else {
      count -= 1
      unsettle(from: index)
      // From few children on, tables are read without checking this.
      return count < ChildTable.many ? settle(children) : ()
    }
    table.boxes.remove(at: index, count: count)
    for place in index..<count - 1 { table[place] = table[place + 1] }
    count -= 1
    if index < count { grid?.invalidate() }
    noteCount()
  }

  private func noteCount() {
    (written, settled) = (count, count)
    table.count = count
    if count >= ChildGrid.threshold, grid == nil { grid = ChildGrid() }
  }

  private func unsettle(from index: Int) {
    settled = min(settled, index)
    isUnsettled = true
  }

  /// Writes what a change left to be written, and gives the children their indices.
  func settle(_ children: [View]) {
    guard isUnsettled else { return }
    isUnsettled = false
    while room < count { grow() }
    for place in count..<max(count, written) { table.boxes[place] = .nowhere }
    let first = settled
    for place in first..<count {
      table.initialize(place, to: ChildEntry(of: children[place]))
      children[place].indexInParent = Int32(truncatingIfNeeded: place)
    }
    grid?.invalidate()
    noteCount()
    for place in first..<count { children[place].boxChanged() }
  }

  /// Takes a child's place and box.
  func update(_ index: Int, _ box: PackedRect, _ bounds: Rect, offset: Point, isOpen: Bool) {
    guard index < settled else { return }
    table[index].place(bounds, offset: offset, isOpen: isOpen)
    table.boxes[index] = box
    grid?.note(index)
  }

  /// Takes note of where a child's own children are.
  func update(_ index: Int, children: ChildTable) { if index < settled { table[index].children = children } }

  /// Returns the child of a number.
  func view(_ index: Int) -> View { table[index].view }

  /// Returns the topmost child below an index whose box may contain a point; -1 when there is none.
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
    larger.boxes.copy(table.boxes, count: written)
    for index in 0..<written { larger.initialize(index, to: table[index]) }
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
    child.indexInParent = Int32(truncatingIfNeeded: index)
    renumber(from: index)
    childrenMoved()
    child.boxChanged()
  }

  /// Takes a child that left the list of children out of the packed ones.
  final func unpack(_ child: View, at index: Int) {
    child.parent = nil
    packedChildren?.remove(at: index, from: children)
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

  /// Returns the index of a child.
  final func index(of child: View) -> Int {
    settleChildren()
    return Int(child.indexInParent)
  }

  /// Writes what changes of the list of children left to be written.
  ///
  /// Not inlined, as hit tests would begin an access to the list before they know whether they need it.
  @inline(never)
  final func settleChildren() {
    guard flags.contains(.isUnsettled) else { return }
    packedChildren?.settle(children)
    childrenMoved()
  }

  /// Returns the index of a child that is about to be taken out, without writing all anew.
  final func indexToRemove(_ child: View) -> Int {
    let index = Int(child.indexInParent)
    guard let packed = packedChildren, packed.isUnsettled, index >= packed.settled else { return index }
    return children[packed.settled...].firstIndex { $0 === child } ?? index
  }

  private final func renumber(from index: Int) {
    guard packedChildren?.isUnsettled == false else { return }
    for place in index..<children.count { children[place].indexInParent = Int32(truncatingIfNeeded: place) }
  }

  /// Passes the superview the places of the children.
  private final func childrenMoved() {
    flags.set(.isUnsettled, packedChildren?.isUnsettled ?? false)
    // A superview that is going reads the table, too.
    let above = parentReference
    above.withUnretained {
      $0.packedChildren?.update(Int(indexInParent), children: packedChildren?.table ?? .none)
    }
  }

  /// Writes the view's place and box into the superview's list.
  final func boxChanged() {
    if treatment == .open || treatment == .closed { treatment = canBeTouched ? .open : .closed }
    // Copied, as a read that spans a call has each access to the property checked while the program runs.
    let above = parentReference
    guard above.isSet, !flags.contains(.isChangingPlace) else { return }
    above.withUnretained {
      $0.packedChildren?.update(Int(indexInParent), box, storedBounds, offset: offset, isOpen: treatment == .open)
    }
  }

  private final var box: PackedRect {
    switch treatment {
    case .asked: return .everywhere
    case .open, .closed, .transformed:
      guard canBeTouched else { return .nowhere }
      // An override of `frame` is not asked: hit tests go by the transform, and none may run here.
      if treatment == .transformed { return PackedRect(around: storedBounds.applying(nodePlacement)) }
      let (bounds, offset) = (storedBounds, offset)
      let reach = abs(offset.x) + abs(offset.y) + abs(bounds.origin.x) + abs(bounds.origin.y)
      // Sums of infinite numbers are useless.
      guard reach < .infinity, bounds.isFinite else { return .everywhere }
      return PackedRect(around: bounds.offsetBy(dx: offset.x, dy: offset.y), reach: reach)
    }
  }
}
