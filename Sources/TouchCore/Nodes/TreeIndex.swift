/// Finds the deepest node at a point without going down to it, in a tree that stays as it is.
///
/// Once a root was hit some times its bounds are parted into cells, each of which keeps who is at its points. Next to an
/// edge, where rounding might decide, and where a node wants to be asked itself, it knows nothing, and the hit test
/// goes down the tree. Any change of the tree makes it forget everything; while that happens often it does not learn.
///
/// ``View`` keeps one by itself. A tree of your own may: its root offers it as ``TouchNode/treeIndex``, its nodes answer
/// `true` as ``TouchNode/hitTestsItsBounds``, and whatever changes what a hit test reads tells it by ``treeChanged()``.
public final class TreeIndex {
  // Nothing is read while it changes: who asks while it learns is answered as before, and what is learnt comes after.
  /// What is learnt about, less what is next to its edges; nowhere while nothing is.
  @exclusivity(unchecked) private var region = ChildBox.nowhere
  @exclusivity(unchecked) private var start = IndexCell.unknown
  /// Twice the margin, in which boxes are larger than nodes.
  @exclusivity(unchecked) private var doubleMargin = ChildBox(repeating: 0)
  /// How many picks were answered, and how many asked about cells of which nothing was known.
  @exclusivity(unchecked) private var hits: Int64 = 0
  @exclusivity(unchecked) private var misses: Int64 = 0
  /// How many nodes were looked at: so few for a pick that learning takes about as long as the picks.
  @exclusivity(unchecked) private var spent: Int64 = 0
  @exclusivity(unchecked) private var plane = Rect(x: 0, y: 0, width: 0, height: 0)
  @exclusivity(unchecked) private var margin = 0.0
  @exclusivity(unchecked) private var memory = IndexMemory()
  /// How many children are known to be in the tree.
  @exclusivity(unchecked) private(set) var known = 0
  @exclusivity(unchecked) private var isLearning = false
  @exclusivity(unchecked) private var isStarted = false
  /// How many picks it still waits before it learns, and how many it waited in all.
  @exclusivity(unchecked) private var wait = TreeIndex.shortestWait
  @exclusivity(unchecked) private var patience = TreeIndex.shortestWait
  /// Which state of the tree it is about.
  @exclusivity(unchecked) private(set) var version: UInt32 = 1
  /// The nodes of a tree that is not made of views, by their answers.
  @exclusivity(unchecked) var nodes: [any TouchNode] = []

  private static var shortestWait: Int { 32 }
  private static var longestWait: Int { 65536 }

  /// About how many bytes it may keep.
  let sizeLimit: Int

  /// Makes an index that knows nothing, and may keep about so many bytes: 16 MiB by default.
  public init(sizeLimit: Int = 1 << 24) { self.sizeLimit = sizeLimit }

  deinit { memory.free() }

  /// Forgets everything, as a node came, went, moved, was hidden or shown, or answers otherwise for another reason.
  ///
  /// Call it after each such change of the tree and before the next hit test.
  public func treeChanged() {
    guard isStarted else { return }
    isStarted = false
    version = version == .max ? 1 : version + 1
    // It waits the longer the less the last time was worth.
    patience = isWorthIt ? Self.shortestWait : min(4 * patience, Self.longestWait)
    wait = patience
    (hits, misses, spent, known) = (0, 0, 0, 0)
    region = .nowhere
    start = .unknown
    memory.free()
    // Last, as what goes may call.
    nodes = []
  }

  /// How many bytes it keeps at the moment.
  public var bytes: Int { memory.size + nodes.count * MemoryLayout<any TouchNode>.stride }

  /// In the place of an answer: only the hit test itself can tell.
  static var ask: UInt { 1 }

  /// Who is at a point in the root's coordinates, as the filling named it; 0 when that may be learnt.
  @inline(__always)
  func find(_ point: SIMD2<Double>) -> UInt {
    let place = ChildBox(point)
    guard region.mayContain(place) else { return 0 }
    var cell = start
    while cell.isParted {
      let index = cell.cells.index(place.x, place.y)
      guard index >= 0 else { return Self.ask }
      cell = cell.cells[index].pointee
    }
    guard !cell.isUnknown else { return 0 }
    let list = cell.list
    let index = cell.count == 1 ? 0 : list.boxes.topmost(place.x, place.y, of: cell.count)
    // What is in the box is in the node only apart from the margin.
    guard (list.boxes[index] + doubleMargin).mayContain(place) else { return Self.ask }
    let answer = list.answer(index).pointee
    if answer != Self.ask { hits &+= 1 }
    return answer
  }

  /// Learns about the cell of a point of which nothing is known, when that is worth it.
  ///
  /// `collect` goes over the tree, the topmost nodes first, and finally adds the root.
  func learn(_ point: SIMD2<Double>, _ bounds: Rect, limit: Int, _ collect: (inout IndexFilling) -> Void) {
    guard !isLearning else { return }
    if wait > 0 {
      wait -= 1
      return
    }
    if !isStarted { begin(bounds) }
    let place = ChildBox(point)
    guard region.mayContain(place) else { return }
    var (cell, box) = (start, ExactBox(plane))
    var above: UnsafeMutablePointer<IndexCell>?
    while cell.isParted {
      let index = cell.cells.index(place.x, place.y)
      guard index >= 0 else { return }
      above = cell.cells[index]
      box = cell.cells.box(index)
      cell = cell.cells[index].pointee
    }
    guard cell.isUnknown else { return }
    misses += 1
    if isWorthIt { patience = Self.shortestWait }
    // Three nodes a pick, and fewer after what was worth less. Products without a check for overflow, which takes more than
    // bare machines have: none is near.
    guard spent &* Int64(patience) <= 3 &* Int64(Self.shortestWait) &* (hits + misses), bytes < limit else { return }
    let (nodesBefore, versionBefore) = (nodes.count, version)
    var filling = IndexFilling(box, margin: margin)
    isLearning = true
    collect(&filling)
    isLearning = false
    // The tree changed while it was gone through: nothing of it is kept.
    guard version == versionBefore else {
      nodes = []
      return
    }
    known += filling.found
    spent += Int64(filling.items.count + filling.visited)
    let new = keep(filling, box, limit: limit + 128 * filling.found)
    let learnt = new ?? list([IndexItem(root: Self.ask)])
    if let above { above.pointee = learnt } else { start = learnt }
    // Last, as what goes may call.
    if new == nil || filling.isOverfull { nodes.removeLast(nodes.count - nodesBefore) }
  }

  private func begin(_ bounds: Rect) {
    isStarted = true
    let reach = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY))
    // What is no number, has no measure or reaches too far for 32 bits is not learnt about.
    guard reach <= 0x1p20, bounds.width >= 1, bounds.height >= 1 else { return }
    plane = bounds
    // Eight times what rounding to 32 bits may take or add, and more than what sums of 64 bits may.
    margin = reach * 0x1p-20 + 0x1p-16
    doubleMargin = ChildBox(repeating: Float(2 * margin))
    region = ChildBox(ExactBox(bounds) + ExactBox(repeating: margin))
  }

  /// Keeps what was found about a cell: a list, or smaller cells where that would be too long; `nil` when these cannot be.
  private func keep(_ filling: IndexFilling, _ box: ExactBox, limit: Int) -> IndexCell? {
    let count = filling.items.count
    if count <= IndexList.limit, !filling.isOverfull { return list(filling.items) }
    // About sixteen to a cell, and no more than 256 cells at a time.
    var shift = filling.isOverfull ? 4 : 1
    while shift < 4, count >> (2 * shift) > 16 { shift += 1 }
    let size = -box.highHalf - box.lowHalf
    guard min(size.x, size.y) >= 64 * margin * Double(1 << shift) else { return nil }
    let grid = IndexGrid(in: &memory, box, shift: shift)
    if !filling.isOverfull { part(filling.items, grid, 0, 0, shift, limit: limit) }
    return IndexCell(grid)
  }

  /// Gives the cells of a square of a grid what they need of the square's items, quarter by quarter.
  ///
  /// A cell that needs too many is left for later, when it is asked about.
  private func part(
    _ items: [IndexItem], _ grid: IndexGrid, _ column: Int, _ row: Int, _ shift: Int, limit: Int
  ) {
    let side = 1 << (shift - 1)
    for quarter in 0..<4 {
      let (column, row) = (column + (quarter & 1) * side, row + (quarter >> 1) * side)
      var filling = IndexFilling(grid.box(column, row, side), margin: margin)
      for item in items where filling.add(item) { break }
      if shift > 1 {
        part(filling.items, grid, column, row, shift - 1, limit: limit)
      } else if filling.items.count <= IndexList.limit, bytes < limit {
        grid[grid.number(column, row)].pointee = list(filling.items)
      }
    }
  }

  private func list(_ items: [IndexItem]) -> IndexCell {
    let count = items.count
    let list = IndexList(address: memory.take(IndexList.size(count)) + IndexList.lead(count))
    list.address.initializeMemory(as: BoxBlock.self, repeating: .nowhere, count: BoxList.blocks(for: count))
    for index in 0..<count {
      // The last covers the cell, so that there is an answer for each point.
      let box: ChildBox = index == count - 1 ? .everywhere : ChildBox(items[index].visible.outset(by: margin))
      list.boxes[count - 1 - index] = box
      list.answer(count - 1 - index).initialize(to: items[index].answer)
    }
    return IndexCell(list, count: count)
  }

  /// Whether what was answered saved more than learning it took: looking at a node takes as long as two picks save.
  private var isWorthIt: Bool { hits >= 2 &* spent &+ 32 }
}
