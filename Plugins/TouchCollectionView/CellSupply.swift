/// What a collection view keeps of the items of its data source: how many there are, and the cells that wait to be reused.
struct CellSupply {
  /// The cells of one identifier that show no item currently, and how more of them are made.
  struct Queue {
    let identifier: String
    var make: () -> CollectionViewCell
    var cells: [CollectionViewCell] = []
  }

  /// What the frames of the cells and the size of the content were worked out from.
  struct Placement: Equatable {
    let layout: RowLayout
    let width: Double
    let count: Int
  }

  /// The most items that are counted, so that all numbers of items are exact as coordinates too.
  static var mostItems: Int { Int(clamping: Int64(1) << 52) }
  /// The most sections that are counted.
  static var mostSections: Int { 1 << 20 }
  /// The maximum number of cells that are made for the visible area.
  static var mostCells: Int { 1 << 12 }

  /// Whether there is a data source; without one, the cells are those that were added by hand.
  var isActive = false
  /// Where each section begins among all items, and where the last one ends; `nil` until the data source was asked.
  var starts: [Int]?
  /// Counts reloads, to tell whether a call led to one.
  var generation = 0
  /// Whether the data source is being asked.
  var isLoading = false
  /// What the cells were placed by; `nil` when they are to be placed anew.
  var placement: Placement?
  /// The items that were visible when cells were last made.
  var window = 0..<0
  /// The items that the prefetching data source was given.
  var announced = 0..<0
  /// The selected items.
  var selection = ItemRanges()
  var queues: [Queue] = []

  /// How many items there are in all sections.
  var count: Int { starts?.last ?? 0 }
  /// How many sections there are.
  var sections: Int { max((starts?.count ?? 0) - 1, 0) }

  /// Returns the items of a section among all items; none for a section that there is not.
  func items(inSection section: Int) -> Range<Int> {
    guard let starts, starts.indices.dropLast().contains(section) else { return 0..<0 }
    return starts[section]..<starts[section + 1]
  }

  /// Returns where an item is among all items; `nil` when there is none.
  func number(of path: CollectionView.IndexPath) -> Int? {
    let items = items(inSection: path.section)
    return path.item >= 0 && path.item < items.count ? items.lowerBound + path.item : nil
  }

  /// Returns the place of an item by its number among all items.
  func path(_ number: Int) -> CollectionView.IndexPath {
    guard let starts, starts.count > 2 else { return CollectionView.IndexPath(item: number) }
    let section = max(starts.dropLast().firstPlace { $0 > number } - 1, 0)
    return CollectionView.IndexPath(item: number - starts[section], section: section)
  }

  // MARK: Selection

  /// Selects or deselects an item.
  mutating func select(_ number: Int, _ isSelected: Bool) {
    if isSelected { selection.insert(number) } else { selection.remove(number) }
  }

  // MARK: Reuse

  /// Returns which queue has the cells of an identifier.
  func queue(of identifier: String?) -> Int? {
    guard let identifier else { return nil }
    // `String`'s own comparison would link Unicode's tables.
    return queues.firstIndex { $0.identifier.utf8.elementsEqual(identifier.utf8) }
  }

  /// Keeps a cell to be reused, if it was dequeued once.
  mutating func store(_ cell: CollectionViewCell) {
    if let queue = queue(of: cell.reuseIdentifier) { queues[queue].cells.append(cell) }
  }

  /// Takes a cell out that the data source found by itself.
  mutating func take(_ cell: CollectionViewCell) {
    if let queue = queue(of: cell.reuseIdentifier) { queues[queue].cells.removeAll { $0 === cell } }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition is true that holds from there on; the end when it is never.
  func firstPlace(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
