/// Finds the topmost of many boxes at a point: a grid of cells, each with copies of the boxes in it, the topmost first.
///
/// Boxes that changed since the grid was built are looked at one by one. When there are many of them, the next look
/// builds the grid anew.
final class ChildGrid {
  /// How many children a parent has before a grid pays.
  static var threshold: Int { 512 }

  private var isBuilt = false
  private var cells = GridCells()
  /// Where each cell's boxes begin among the ``entries``, and where the last one's end.
  private var starts: [Int32] = []
  private var entries: [GridEntry] = []
  /// Boxes over too many cells, the topmost first.
  private var large: [Int32] = []
  /// The children whose boxes changed or that were added, in no order.
  private var changed: [Int32] = []
  private var isChanged: [Bool] = []
  private var mostChanges = 0

  init() {}

  /// Forgets everything: children were inserted or removed other than at the end.
  func invalidate() { isBuilt = false }

  /// Takes note that a child has another box now, or was added at the end.
  func note(_ index: Int) {
    guard isBuilt else { return }
    while index >= isChanged.count { isChanged.append(false) }
    guard !isChanged[index] else { return }
    isChanged[index] = true
    changed.append(Int32(truncatingIfNeeded: index))
    if changed.count > mostChanges { isBuilt = false }
  }

  /// The topmost child below an index whose box may contain a point; -1 when there is none.
  func candidate(_ point: PackedPoint, below limit: Int, _ all: PackedList, _ count: Int) -> Int {
    if !isBuilt { build(all, count) }
    let limit = Int32(truncatingIfNeeded: min(limit, count))
    var best = topmostInCell(point, below: limit)
    for index in large where index < limit {
      if index <= best { break }
      if all[Int(index)].mayContain(point), !isChanged[Int(index)] {
        best = index
        break
      }
    }
    for index in changed where index > best && index < limit && all[Int(index)].mayContain(point) { best = index }
    return Int(best)
  }

  private func topmostInCell(_ point: PackedPoint, below limit: Int32) -> Int32 {
    let cell = cells.cell(at: point)
    guard cell >= 0 else { return -1 }
    var place = Int(starts[cell])
    let end = Int(starts[cell + 1])
    while place < end {
      let entry = entries[place]
      if entry.mayContain(point), entry.number < limit, !isChanged[Int(entry.number)] { return entry.number }
      place += 1
    }
    return -1
  }

  // MARK: Building

  private func build(_ all: PackedList, _ count: Int) {
    isBuilt = true
    cells.measure(all, count)
    changed.removeAll(keepingCapacity: true)
    isChanged = [Bool](repeating: false, count: count)
    // As many changes as make looking at them cost what building costs, shared among them.
    mostChanges = 32 + 8 * Int(Double(count).squareRoot())
    countCells(all, count)
    fillCells(all, count)
  }

  /// Finds how many boxes each cell has, and which are too large for cells.
  private func countCells(_ all: PackedList, _ count: Int) {
    large.removeAll(keepingCapacity: true)
    starts = [Int32](repeating: 0, count: cells.count + 1)
    var index = count - 1
    while index >= 0 {
      let isSmall = cells.forEachCell(of: all[index]) { starts[$0 + 1] += 1 }
      if !isSmall { large.append(Int32(truncatingIfNeeded: index)) }
      index -= 1
    }
    var cell = 0
    while cell < cells.count {
      starts[cell + 1] += starts[cell]
      cell += 1
    }
  }

  /// Lists the boxes from the topmost on, so that each cell's list begins with its topmost.
  private func fillCells(_ all: PackedList, _ count: Int) {
    entries = [GridEntry](repeating: GridEntry(.nowhere, -1), count: Int(starts[cells.count]))
    var next = starts
    var index = count - 1
    while index >= 0 {
      let entry = GridEntry(all[index], Int32(truncatingIfNeeded: index))
      _ = cells.forEachCell(of: all[index]) { cell in
        entries[Int(next[cell])] = entry
        next[cell] += 1
      }
      index -= 1
    }
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
