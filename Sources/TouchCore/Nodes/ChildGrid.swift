/// Finds the topmost of many boxes at a point: a grid of cells with copies of the boxes, the topmost first.
///
/// A box that changes afterwards is listed anew in each cell that it touches, which takes a few steps wherever it goes.
/// When half of the boxes have changed the grid is built anew, at the next look: so a move costs next to nothing, and the
/// first look after many moves is linear.
final class ChildGrid {
  /// How many children a parent has before a grid pays.
  static var threshold: Int { 64 }

  // Nothing here calls anybody, so nothing is read while it changes; access checks would take a third of a pick.
  @exclusivity(unchecked) private var isBuilt = false
  /// How many children the packed lists are about; those added later are among the changed ones.
  @exclusivity(unchecked) private var indexed = 0
  @exclusivity(unchecked) private var cells = GridCells()
  @exclusivity(unchecked) private var starts: UnsafeMutablePointer<Int32>?
  @exclusivity(unchecked) private var lists: GridList?
  /// Boxes over too many cells, the topmost first.
  @exclusivity(unchecked) private var large: [Int32] = []
  @exclusivity(unchecked) private var changes = ChangedBoxes()
  @exclusivity(unchecked) private var debt = 0

  init() {}

  deinit { free() }

  private func free() {
    starts?.deallocate()
    lists?.free()
    starts = nil
    lists = nil
  }

  /// Forgets everything: children were inserted or removed other than at the end.
  func invalidate() { isBuilt = false }

  /// Takes note that a child has this box now, or was added with it at the end.
  func note(_ index: Int, _ box: ChildBox) {
    guard isBuilt else { return }
    changes.set(index, box, cells)
    // Half of them are listed anew: the next look builds the grid, and until then nothing needs to be known.
    if changes.count > indexed / 2 + 32 || changes.large.count > indexed / 64 + 64 { isBuilt = false }
  }

  /// The topmost child below an index whose box may contain a point; -1 when there is none.
  func candidate(_ point: ChildBox, below limit: Int, _ all: BoxList, _ count: Int) -> Int {
    // Large boxes that changed are looked at one by one; when that has cost as much as building, the grid is built.
    debt += changes.large.count
    if !isBuilt || debt > max(1024, indexed) { build(all, count) }
    var best: Int32 = -1
    let limit = Int32(truncatingIfNeeded: min(limit, count))
    let cell = cells.cell(at: point)
    if cell >= 0, let starts, let lists {
      var entry = Int(starts[cell])
      let end = Int(starts[cell + 1])
      while entry < end {
        if lists.box(entry).mayContain(point) {
          let number = lists.number(entry)
          if number < limit, !changes.contains(number) {
            best = number
            break
          }
        }
        entry += 1
      }
      best = changes.topmost(best, in: cell, point, below: limit, all)
    }
    for index in large where index < limit {
      if index <= best { break }
      if all[Int(index)].mayContain(point), !changes.contains(index) {
        best = index
        break
      }
    }
    for index in changes.large where index > best && index < limit && all[Int(index)].mayContain(point) { best = index }
    return Int(best)
  }

  // MARK: Building

  private func build(_ all: BoxList, _ count: Int) {
    free()
    large.removeAll(keepingCapacity: true)
    debt = 0
    indexed = count
    isBuilt = true
    cells.measure(all, count)
    changes.reset(count: count, cells: cells.count)
    let starts = UnsafeMutablePointer<Int32>.allocate(capacity: cells.count + 1)
    starts.initialize(repeating: 0, count: cells.count + 1)
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
    let total = Int(starts[cells.count])
    let lists = GridList(count: total)
    // Filled from the topmost, so that each cell's list begins with it; the starts move along and are set back.
    index = count - 1
    while index >= 0 {
      let box = all[index]
      _ = cells.forEachCell(of: box) { cell in
        let place = Int(starts[cell])
        lists.set(place, box, Int32(truncatingIfNeeded: index))
        starts[cell] += 1
      }
      index -= 1
    }
    cell = cells.count
    while cell > 0 {
      starts[cell] = starts[cell - 1]
      cell -= 1
    }
    starts[0] = 0
    self.starts = starts
    self.lists = lists
  }
}

/// Boxes with the numbers of their children beside them, without gaps: a look at one costs one line of the cache.
struct GridList {
  private let base: UnsafeMutableRawPointer

  private static var numberOffset: Int { MemoryLayout<ChildBox>.size }
  private static var stride: Int { MemoryLayout<ChildBox>.size + MemoryLayout<Int32>.size }

  init(count: Int) {
    base = .allocate(byteCount: max(count, 1) * Self.stride, alignment: MemoryLayout<Int32>.alignment)
  }

  func free() { base.deallocate() }

  @inline(__always)
  func box(_ index: Int) -> ChildBox { base.loadUnaligned(fromByteOffset: index &* Self.stride, as: ChildBox.self) }

  @inline(__always)
  func number(_ index: Int) -> Int32 {
    base.load(fromByteOffset: index &* Self.stride &+ Self.numberOffset, as: Int32.self)
  }

  @inline(__always)
  func set(_ index: Int, _ box: ChildBox, _ number: Int32) {
    let place = base + index * Self.stride
    // Edge by edge, as only these are aligned.
    for edge in 0..<4 { place.storeBytes(of: box[edge], toByteOffset: 4 * edge, as: Float.self) }
    place.storeBytes(of: number, toByteOffset: Self.numberOffset, as: Int32.self)
  }
}
