/// The box of a child in its parent's coordinates, rounded outwards: left, top, and right and bottom with their signs changed.
///
/// With a point written the same way one comparison of four numbers tells whether it may be inside: never a wrong no, so
/// that a yes is checked exactly. Rounding a number to 32 bits keeps order, which is what makes that true.
typealias ChildBox = SIMD4<Float>

extension ChildBox {
  /// A box that no point is in, for children that cannot be touched.
  static var nowhere: ChildBox { ChildBox(repeating: .nan) }
  /// A box that every point is in, for children that must be asked.
  static var everywhere: ChildBox { ChildBox(repeating: -.infinity) }

  /// The box around a rectangle.
  init(around rect: Rect) {
    self.init(
      Self.below(rect.minX), Self.below(rect.minY), Self.below(-rect.maxX), Self.below(-rect.maxY))
  }

  /// A point in the form that boxes are compared with.
  @inline(__always)
  init(_ point: Point) {
    let x = Float(point.x)
    let y = Float(point.y)
    self.init(x, y, -x, -y)
  }

  /// Whether a point in this form may be inside.
  @inline(__always)
  func mayContain(_ point: ChildBox) -> Bool { all(self .<= point) }

  private static func below(_ value: Double) -> Float {
    // One step further than rounding needs, for the rounding of sums that led here.
    let rounded = Float(value).nextDown
    return rounded.nextDown
  }
}

/// Finds the topmost of many boxes at a point: a grid of cells with copies of the boxes, the topmost first.
///
/// Boxes that move afterwards are listed apart and looked at one by one; when looking has cost as much as building, the
/// grid is built anew. So a move costs next to nothing, and the first look after many moves is linear.
final class ChildGrid {
  /// How many children a parent has before a grid pays.
  static var threshold: Int { 64 }

  private var isBuilt = false
  private var indexed = 0
  private var columns = 0
  private var rows = 0
  private var left: Float = 0
  private var top: Float = 0
  private var scaleX: Float = 0
  private var scaleY: Float = 0
  private var starts: UnsafeMutablePointer<Int32>?
  private var boxes: UnsafeMutablePointer<ChildBox>?
  private var numbers: UnsafeMutablePointer<Int32>?
  /// Boxes over too many cells, the topmost first.
  private var large: [Int32] = []
  private var moved: [Int32] = []
  private var movedBits: [UInt64] = []
  private var debt = 0

  init() {}

  deinit { free() }

  private func free() {
    starts?.deallocate()
    boxes?.deallocate()
    numbers?.deallocate()
    starts = nil
    boxes = nil
    numbers = nil
  }

  /// Forgets everything: children were inserted or removed other than at the end.
  func invalidate() { isBuilt = false }

  /// Takes note that a child's box changed, or that a child was added at the end.
  func note(_ index: Int) {
    guard isBuilt else { return }
    if index < indexed {
      let bit: UInt64 = 1 << UInt64(index & 63)
      guard movedBits[index >> 6] & bit == 0 else { return }
      movedBits[index >> 6] |= bit
    } else if moved.contains(Int32(truncatingIfNeeded: index)) {
      return
    }
    moved.append(Int32(truncatingIfNeeded: index))
  }

  /// The topmost child below an index whose box may contain a point; -1 when there is none.
  func candidate(_ point: ChildBox, below limit: Int, _ all: UnsafePointer<ChildBox>, _ count: Int) -> Int {
    debt += moved.count
    if !isBuilt || moved.count > indexed / 2 || debt > max(1024, indexed) { build(all, count) }
    var best: Int32 = -1
    let limit = Int32(truncatingIfNeeded: min(limit, count))
    let column = cell(point.x, left, scaleX)
    let row = cell(point.y, top, scaleY)
    if column >= 0, column < columns, row >= 0, row < rows, let starts, let boxes, let numbers {
      var entry = Int(starts[row * columns + column])
      let end = Int(starts[row * columns + column + 1])
      while entry < end {
        if boxes[entry].mayContain(point), numbers[entry] < limit {
          best = numbers[entry]
          break
        }
        entry += 1
      }
    }
    for index in large where index < limit {
      if index <= best { break }
      if all[Int(index)].mayContain(point) {
        best = index
        break
      }
    }
    for index in moved where index > best && index < limit && all[Int(index)].mayContain(point) { best = index }
    return Int(best)
  }

  @inline(__always)
  private func cell(_ place: Float, _ start: Float, _ scale: Float) -> Int {
    let position = (place - start) * scale
    // Also false for a point that is no number.
    guard position >= 0, position < 1e9 else { return -1 }
    return Int(position)
  }

  // MARK: Building

  private func build(_ all: UnsafePointer<ChildBox>, _ count: Int) {
    free()
    large.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    movedBits = [UInt64](repeating: 0, count: count / 64 + 1)
    debt = 0
    indexed = count
    isBuilt = true
    measure(all, count)
    let starts = UnsafeMutablePointer<Int32>.allocate(capacity: columns * rows + 1)
    starts.initialize(repeating: 0, count: columns * rows + 1)
    var index = count - 1
    while index >= 0 {
      forEachCell(all[index]) { starts[$0 + 1] += 1 } orLarge: { large.append(Int32(truncatingIfNeeded: index)) }
      index -= 1
    }
    var cell = 0
    while cell < columns * rows {
      starts[cell + 1] += starts[cell]
      cell += 1
    }
    let total = Int(starts[columns * rows])
    let boxes = UnsafeMutablePointer<ChildBox>.allocate(capacity: max(total, 1))
    let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: max(total, 1))
    // Filled from the topmost, so that each cell's list begins with it; the starts move along and are set back.
    index = count - 1
    while index >= 0 {
      let box = all[index]
      forEachCell(box) { cell in
        let place = Int(starts[cell])
        boxes[place] = box
        numbers[place] = Int32(truncatingIfNeeded: index)
        starts[cell] += 1
      } orLarge: {
      }
      index -= 1
    }
    cell = columns * rows
    while cell > 0 {
      starts[cell] = starts[cell - 1]
      cell -= 1
    }
    starts[0] = 0
    self.starts = starts
    self.boxes = boxes
    self.numbers = numbers
  }

  /// Chooses cells so that two children share one on average.
  private func measure(_ all: UnsafePointer<ChildBox>, _ count: Int) {
    var (minX, minY, maxX, maxY) = (Float.infinity, Float.infinity, -Float.infinity, -Float.infinity)
    var finite = 0
    var index = 0
    while index < count {
      let box = all[index]
      index += 1
      guard box.x.isFinite, box.y.isFinite, box.z.isFinite, box.w.isFinite else { continue }
      minX = min(minX, box.x)
      minY = min(minY, box.y)
      maxX = max(maxX, -box.z)
      maxY = max(maxY, -box.w)
      finite += 1
    }
    guard finite > 0 else {
      columns = 1
      rows = 1
      (left, top, scaleX, scaleY) = (0, 0, 0, 0)
      return
    }
    let width = max(maxX - minX, .leastNormalMagnitude)
    let height = max(maxY - minY, .leastNormalMagnitude)
    let cells = Float(finite) / 2
    // As many columns as rows for a square, fewer along the shorter side; never more cells than children.
    let across = min(max((cells * (width / height)).squareRoot(), 1), cells + 1)
    columns = max(1, Int(min(across, 60_000)))
    rows = max(1, Int(min(cells / Float(columns), 60_000)))
    left = minX
    top = minY
    scaleX = Float(columns) / width
    scaleY = Float(rows) / height
    // The far edges belong to the last cells.
    columns += 1
    rows += 1
    if !scaleX.isFinite { scaleX = 0 }
    if !scaleY.isFinite { scaleY = 0 }
  }

  private func forEachCell(_ box: ChildBox, _ body: (Int) -> Void, orLarge: () -> Void) {
    // A box that is no number contains no point and needs no cell.
    guard box.x == box.x, box.y == box.y, box.z == box.z, box.w == box.w else { return }
    let first = (cell(max(box.x, left), left, scaleX), cell(max(box.y, top), top, scaleY))
    let last = (cell(-box.z, left, scaleX), cell(-box.w, top, scaleY))
    guard box.x.isFinite, box.y.isFinite, first.0 >= 0, first.1 >= 0, last.0 >= 0, last.1 >= 0,
      last.0 < columns, last.1 < rows, (last.0 - first.0 + 1) * (last.1 - first.1 + 1) <= 64
    else { return orLarge() }
    var row = first.1
    while row <= last.1 {
      var column = first.0
      while column <= last.0 {
        body(row * columns + column)
        column += 1
      }
      row += 1
    }
  }
}
