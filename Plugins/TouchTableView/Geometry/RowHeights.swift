/// The heights of the rows of a section, with sums that a change of one height keeps in a few steps.
///
/// Rows of one height need no list. Others have a tree of sums beside it: a height changes, and a row is found at a place, in a
/// number of steps that grows with the logarithm of the rows.
struct RowHeights: Equatable {
  /// How many rows there are.
  let count: Int
  /// The height of each row that has no other, in points.
  let common: Double
  /// Whether all rows have the common height, and nothing is asked.
  private let isUniform: Bool
  /// The height of each row; empty while all have the common one.
  private var heights: [Double] = []
  /// Whether the delegate was asked about each row; empty while there is nothing to ask.
  private var known: [Bool] = []
  /// At each place the sum of the heights of as many rows before it as its lowest bit says.
  private var tree: [Double] = []

  /// Creates rows of one height.
  init(count: Int, common: Double) {
    (self.count, self.common) = (count, common)
    isUniform = true
  }

  /// Returns as many rows of one height, and some more or less.
  func resized(by change: Int) -> RowHeights { RowHeights(count: count + change, common: common) }

  /// Creates rows whose heights are asked for one by one; `nil` stands for one that was not asked yet.
  init(asked: [Double?], common: Double) {
    (count, self.common, isUniform) = (asked.count, common, false)
    heights = asked.map { $0 ?? common }
    known = asked.map { $0 != nil }
    buildTree()
  }

  private mutating func buildTree() {
    tree = [0] + heights
    var place = 1
    while place < tree.count {
      let next = place + (place & -place)
      if next < tree.count { tree[next] += tree[place] }
      place += 1
    }
  }

  /// The height of all rows together.
  var total: Double { top(of: count) }

  /// Returns the height of a row.
  func height(of row: Int) -> Double { isUniform ? common : heights[row] }

  /// Returns whether nobody needs to be asked about a row any more.
  func isKnown(_ row: Int) -> Bool { isUniform || known[row] }

  /// The known height of each row, `nil` where it was not asked for; `nil` while all have the common one.
  var asked: [Double?]? { isUniform ? nil : zip(heights, known).map { $1 ? $0 : nil } }

  /// Returns where a row begins, from the upper edge of the first one.
  func top(of row: Int) -> Double {
    guard !isUniform else { return Double(row) * common }
    var (place, sum) = (row, 0.0)
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return sum
  }

  /// Sets the height of a row that was asked for.
  mutating func set(_ height: Double, of row: Int) {
    known[row] = true
    let change = height - heights[row]
    guard change != 0 else { return }
    heights[row] = height
    var place = row + 1
    while place < tree.count {
      tree[place] += change
      place += place & -place
    }
  }

  /// Returns how many rows end at a place or above it.
  func rowsEnding(by y: Double) -> Int { rows { $0 <= y } }

  /// Returns how many rows begin above a place.
  func rowsBeginning(above y: Double) -> Int { y > 0 ? min(rows { $0 < y } + 1, count) : 0 }

  /// Returns the largest number of first rows whose sum fulfills a condition that larger sums do not.
  private func rows(_ isTrue: (Double) -> Bool) -> Int {
    guard isTrue(0) else { return 0 }
    guard !isUniform else {
      var (low, high) = (0, count)
      while low < high {
        let middle = low + (high - low + 1) / 2
        if isTrue(Double(middle) * common) { low = middle } else { high = middle - 1 }
      }
      return low
    }
    var (place, sum, step) = (0, 0.0, 1)
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if place + step < tree.count, isTrue(sum + tree[place + step]) {
        place += step
        sum += tree[place]
      }
      step /= 2
    }
    return place
  }
}
