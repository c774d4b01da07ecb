/// How a plane is divided into the cells of a grid.
struct GridCells {
  private var columns = 0
  private var rows = 0
  private var left: Float = 0
  private var top: Float = 0
  private var scaleX: Float = 0
  private var scaleY: Float = 0

  /// How many cells there are.
  var count: Int { columns * rows }

  /// Returns the cell that a point is in; -1 when it is in none.
  @inline(__always)
  func cell(at point: PackedPoint) -> Int {
    let column = place(point.x, left, scaleX)
    let row = place(point.y, top, scaleY)
    return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1
  }

  @inline(__always)
  private func place(_ place: Float, _ start: Float, _ scale: Float) -> Int {
    let position = (place - start) * scale
    // Also false for a NaN point.
    guard position >= 0, position < 1e9 else { return -1 }
    return Int(position)
  }

  /// Goes over the cells that a box touches; `false`, and none, when it is too large or reaches out of the plane.
  @inline(__always)
  func forEachCell(of box: PackedRect, _ body: (Int) -> Void) -> Bool {
    // A NaN box contains no point and needs no cell.
    guard !box.isNowhere else { return true }
    let first = (place(box.minX, left, scaleX), place(box.minY, top, scaleY))
    let last = (place(box.maxX, left, scaleX), place(box.maxY, top, scaleY))
    guard first.0 >= 0, first.1 >= 0, last.0 >= 0, last.1 >= 0, last.0 < columns, last.1 < rows,
      (last.0 - first.0 + 1) * (last.1 - first.1 + 1) <= 64
    else { return false }
    var row = first.1
    while row <= last.1 {
      var column = first.0
      while column <= last.0 {
        body(row * columns + column)
        column += 1
      }
      row += 1
    }
    return true
  }

  /// Chooses cells so that two children share one on average.
  mutating func measure(_ all: PackedList, _ count: Int) {
    var (minX, minY, maxX, maxY) = (Float.infinity, Float.infinity, -Float.infinity, -Float.infinity)
    var finite = 0
    for index in 0..<count {
      let box = all[index]
      guard box.isFinite else { continue }
      minX = min(minX, box.minX)
      minY = min(minY, box.minY)
      maxX = max(maxX, box.maxX)
      maxY = max(maxY, box.maxY)
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
    // Two sides without measure make a square.
    let shape = width.isFinite || height.isFinite ? width / height : 1
    let across = min(max((cells * shape).squareRoot(), 1), cells + 1)
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
}
