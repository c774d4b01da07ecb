/// The children whose boxes changed since a grid was built, in a list for each cell that they touch now.
///
/// A child's places are chained, so that it leaves its cells in as few steps as it touches.
struct ChangedBoxes {
  private struct Place {
    var number: Int32
    var cell: Int32
    var next: Int32
    var previous: Int32
    var nextOfNumber: Int32
  }

  /// Boxes over too many cells, or outside of them, in no order.
  private(set) var large: [Int32] = []
  /// How many children changed.
  private(set) var count = 0
  /// The first place of each child: none, or unchanged, or large.
  private var firstOfNumber: [Int32] = []
  private var firstOfCell: [Int32] = []
  private var places: [Place] = []
  private var free: Int32 = Self.none

  private static var none: Int32 { -1 }
  private static var unchanged: Int32 { -2 }
  private static var isLarge: Int32 { -3 }

  /// Forgets all changes.
  mutating func reset(count children: Int, cells: Int) {
    large.removeAll(keepingCapacity: true)
    count = 0
    firstOfNumber = [Int32](repeating: Self.unchanged, count: children)
    // Made with the first change, as many grids never see one.
    firstOfCell = []
    cellCount = cells
    places.removeAll(keepingCapacity: true)
    free = Self.none
  }
  private var cellCount = 0

  /// Whether a child changed.
  @inline(__always)
  func contains(_ number: Int32) -> Bool { count > 0 && firstOfNumber[Int(number)] != Self.unchanged }

  /// Takes a child's new box.
  mutating func set(_ index: Int, _ box: ChildBox, _ cells: GridCells) {
    if firstOfCell.isEmpty { firstOfCell = [Int32](repeating: Self.none, count: max(cellCount, 1)) }
    while index >= firstOfNumber.count { firstOfNumber.append(Self.unchanged) }
    let number = Int32(truncatingIfNeeded: index)
    switch firstOfNumber[index] {
    case Self.unchanged: count += 1
    case Self.isLarge: large.removeAll { $0 == number }
    default: removePlaces(of: index)
    }
    firstOfNumber[index] = Self.none
    var first = Self.none
    let isSmall = cells.forEachCell(of: box) { cell in first = add(number, cell, first) }
    if !isSmall {
      large.append(number)
      first = Self.isLarge
    }
    firstOfNumber[index] = first
  }

  private mutating func add(_ number: Int32, _ cell: Int, _ nextOfNumber: Int32) -> Int32 {
    let head = firstOfCell[cell]
    let place = Place(
      number: number, cell: Int32(truncatingIfNeeded: cell), next: head, previous: Self.none, nextOfNumber: nextOfNumber
    )
    let made: Int32
    if free >= 0 {
      made = free
      free = places[Int(made)].next
      places[Int(made)] = place
    } else {
      made = Int32(truncatingIfNeeded: places.count)
      places.append(place)
    }
    if head >= 0 { places[Int(head)].previous = made }
    firstOfCell[cell] = made
    return made
  }

  private mutating func removePlaces(of index: Int) {
    var current = firstOfNumber[index]
    while current >= 0 {
      let place = places[Int(current)]
      if place.previous >= 0 {
        places[Int(place.previous)].next = place.next
      } else {
        firstOfCell[Int(place.cell)] = place.next
      }
      if place.next >= 0 { places[Int(place.next)].previous = place.previous }
      places[Int(current)].next = free
      free = current
      current = place.nextOfNumber
    }
  }

  /// The topmost child, not below the best one known, of those that changed and touch a cell and may contain a point.
  @inline(__always)
  func topmost(
    _ best: Int32, in cell: Int, _ point: ChildBox, below limit: Int32, _ all: BoxList
  ) -> Int32 {
    guard count > 0, !firstOfCell.isEmpty else { return best }
    var best = best
    var current = firstOfCell[cell]
    while current >= 0 {
      let place = places[Int(current)]
      if place.number > best, place.number < limit, all[Int(place.number)].mayContain(point) { best = place.number }
      current = place.next
    }
    return best
  }
}
