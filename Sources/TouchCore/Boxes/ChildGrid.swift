/// Finds the topmost of many boxes at a point: a grid of cells, each with copies of the boxes in it, the topmost first.
///
/// Boxes that changed since the grid was built are tested one by one. When there are many of them, the next search
/// builds the grid anew.
package final class ChildGrid {
  /// How many children a parent has before a grid pays.
  package static var threshold: Int { 512 }

  /// The grid, or `nil` until the next search.
  private var index: GridIndex?
  /// The children whose boxes changed or that were added, in no order.
  private var changed: [Int32] = []
  private var hasChanged = false
  private var isChanged: [Bool] = []
  private var mostChanges = 0

  package init() {}

  /// Forgets everything: children were inserted or removed other than at the end.
  package func invalidate() { index = nil }

  /// Takes note that a child has another box now, or was added at the end.
  package func note(_ child: Int) {
    guard index != nil else { return }
    while child >= isChanged.count { isChanged.append(false) }
    guard !isChanged[child] else { return }
    isChanged[child] = true
    hasChanged = true
    changed.append(Int32(truncatingIfNeeded: child))
    if changed.count > mostChanges { index = nil }
  }

  /// Returns the topmost child below an index whose box may contain a point; -1 when there is none.
  package func candidate(_ point: PackedPoint, below limit: Int, _ all: PackedList, _ count: Int) -> Int {
    let limit = Int32(truncatingIfNeeded: min(limit, count))
    if !hasChanged, let index { return Int(index.topmost(point, below: limit, all, [])) }
    return candidateAmongChanged(point, below: limit, all, count)
  }

  private func candidateAmongChanged(
    _ point: PackedPoint, below limit: Int32, _ all: PackedList, _ count: Int
  ) -> Int {
    let index = index ?? build(all, count)
    var best = index.topmost(point, below: limit, all, isChanged)
    for index in changed where index > best && index < limit && all[Int(index)].mayContain(point) { best = index }
    return Int(best)
  }

  private func build(_ all: PackedList, _ count: Int) -> GridIndex {
    changed.removeAll(keepingCapacity: true)
    hasChanged = false
    isChanged = [Bool](repeating: false, count: count)
    // As many changes as make looking at them cost what building costs, shared among them.
    mostChanges = 32 + 8 * Int(Double(count).squareRoot())
    let built = GridIndex(all, count)
    index = built
    return built
  }
}

/// The cells of a grid as they were built; all of it is constant, and read without checks of exclusive access.
private final class GridIndex {
  private let cells: GridCells
  /// Where each cell's boxes begin among the ``entries``, and where the last one's end.
  private let starts: [Int32]
  private let entries: [GridEntry]
  /// Boxes over too many cells, the topmost first.
  private let large: [Int32]

  init(_ all: PackedList, _ count: Int) {
    var cells = GridCells()
    cells.measure(all, count)
    self.cells = cells
    (starts, large) = Self.count(all, count, cells)
    entries = Self.entries(all, count, cells, starts)
  }

  /// Returns the topmost child below a number that did not change and whose box may contain a point; -1 when there is none.
  ///
  /// An empty list means that none changed.
  @inline(__always)
  func topmost(_ point: PackedPoint, below limit: Int32, _ all: PackedList, _ isChanged: [Bool]) -> Int32 {
    let best = topmostInCell(point, below: limit, isChanged)
    for place in Self.place(below: limit, 0, large.count, { large[$0] })..<large.count {
      let index = large[place]
      if index <= best { break }
      if all[Int(index)].mayContain(point), isChanged.isEmpty || !isChanged[Int(index)] { return index }
    }
    return best
  }

  @inline(__always)
  private func topmostInCell(_ point: PackedPoint, below limit: Int32, _ isChanged: [Bool]) -> Int32 {
    let cell = cells.cell(at: point)
    guard cell >= 0 else { return -1 }
    let end = Int(starts[cell + 1])
    var place = Self.place(below: limit, Int(starts[cell]), end, { entries[$0].number })
    while place < end {
      let entry = entries[place]
      if entry.mayContain(point), isChanged.isEmpty || !isChanged[Int(entry.number)] { return entry.number }
      place += 1
    }
    return -1
  }

  /// Returns the first place of a list at which a number is below a limit; numbers go down.
  ///
  /// A search that tries one child after the other continues where it stopped, and so stays linear.
  @inline(__always)
  private static func place(below limit: Int32, _ start: Int, _ end: Int, _ number: (Int) -> Int32) -> Int {
    guard start < end, number(start) >= limit else { return start }
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high) / 2
      if number(middle) < limit { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Building

  /// Finds how many boxes each cell has, and which are too large for cells.
  private static func count(
    _ all: PackedList, _ count: Int, _ cells: GridCells
  ) -> (starts: [Int32], large: [Int32]) {
    var large: [Int32] = []
    var starts = [Int32](repeating: 0, count: cells.count + 1)
    for index in (0..<count).reversed() {
      let isSmall = cells.forEachCell(of: all[index]) { starts[$0 + 1] += 1 }
      if !isSmall { large.append(Int32(truncatingIfNeeded: index)) }
    }
    for cell in 0..<cells.count { starts[cell + 1] += starts[cell] }
    return (starts, large)
  }

  /// Lists the boxes from the topmost on, so that each cell's list begins with its topmost.
  private static func entries(
    _ all: PackedList, _ count: Int, _ cells: GridCells, _ starts: [Int32]
  ) -> [GridEntry] {
    var entries = [GridEntry](repeating: GridEntry(.nowhere, -1), count: Int(starts[cells.count]))
    var next = starts
    for index in (0..<count).reversed() {
      let entry = GridEntry(all[index], Int32(truncatingIfNeeded: index))
      _ = cells.forEachCell(of: all[index]) { cell in
        entries[Int(next[cell])] = entry
        next[cell] += 1
      }
    }
    return entries
  }
}

/// A box with the number of its child, without gaps, so that a cell's boxes lie close together.
private struct GridEntry {
  private let minX: Float
  private let minY: Float
  private let maxX: Float
  private let maxY: Float
  let number: Int32

  init(_ box: PackedRect, _ number: Int32) {
    minX = box.minX
    minY = box.minY
    maxX = box.maxX
    maxY = box.maxY
    self.number = number
  }

  @inline(__always)
  func mayContain(_ point: PackedPoint) -> Bool {
    minX <= point.x && minY <= point.y && maxX >= point.x && maxY >= point.y
  }
}
