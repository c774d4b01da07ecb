public import TouchViews

/// The cells of a list: made for the items that are seen, and reused; what is selected stays with its item (XS-14).
///
/// Collection views and tables have a subclass each, which says where items are and asks their data source. An item is a
/// number among those of all sections. A list of your own makes one too, and calls ``load()`` when it is laid out.
open class CellSupply {
  /// The cells of one identifier that show no item currently, and how more of them are made.
  struct Queue {
    let identifier: String
    var make: () -> ReusableCell
    var cells: [ReusableCell] = []
  }

  /// The most items that are counted, so that all numbers of items are exact as coordinates too.
  public static var mostItems: Int { Int(clamping: Int64(1) << 52) }
  /// The most sections that are counted.
  public static var mostSections: Int { 1 << 20 }
  /// The maximum number of cells that are made for the visible area.
  public static var mostCells: Int { 1 << 12 }

  /// A Boolean value that indicates whether there is a data source; without one nothing is counted and made.
  public final var isActive = false
  /// The cells that show an item, in the order of their items.
  public final internal(set) var cells: [ReusableCell] = []
  /// Where each section begins among all items, and where the last one ends; `nil` until the data source was asked.
  public final internal(set) var starts: [Int]?
  /// Counts reloads, to find out whether a call led to one.
  public final internal(set) var generation = 0
  /// Counts how often the data source was asked how many items there are.
  public final internal(set) var countings = 0
  /// A Boolean value that indicates whether the data source is being asked.
  public final internal(set) var isLoading = false
  /// The items that were visible when cells were last made.
  public final internal(set) var window = 0..<0
  /// The selected items.
  public final var selection = ItemRanges()
  final var queues: [Queue] = []

  /// Creates a supply without items.
  public init() {}

  // MARK: To override

  /// The list that the cells are subviews of; a subclass overrides all of this section.
  open var list: View? { nil }
  /// Returns how many sections the data source has; 1 unless overridden.
  open func sectionCount() -> Int { 1 }
  /// Returns how many items the data source has in a section; none unless overridden.
  open func itemCount(inSection section: Int) -> Int { 0 }
  /// Returns the items whose frames meet what is seen; none unless overridden.
  open func visibleItems() -> Range<Int> { 0..<0 }
  /// Returns the part of the content that an item takes, in the list's coordinates; `nil` unless overridden.
  open func frame(ofItem number: Int) -> Rect? { nil }
  /// Sizes the content and places the cells that there are, where that has changed; does nothing unless overridden.
  open func placeContent() {}
  /// Returns the cell of an item that became visible, from the data source; `nil` unless overridden.
  open func makeCell(ofItem number: Int) -> ReusableCell? { nil }
  /// Returns a cell in place of one that cannot be shown; a plain one unless overridden.
  open func makePlainCell() -> ReusableCell { ReusableCell(frame: .zero) }
  /// Called before a cell is seen that shows an item from now on; does nothing unless overridden.
  open func willShow(_ cell: ReusableCell) {}
  /// Called when a cell was made and is in the list, with its item; does nothing unless overridden.
  open func didShow(_ cell: ReusableCell, item number: Int) {}
  /// Called when the cell of an item was taken out of the list; does nothing unless overridden.
  open func didHide(_ cell: ReusableCell, at path: IndexPath) {}
  /// Called when a cell is about to show no item any more, before ``didHide(_:at:)``; does nothing unless overridden.
  open func willRelease(_ cell: ReusableCell) {}
  /// Returns whether a cell must stay as it is though its item is out of sight; `false` unless overridden.
  open func keeps(_ cell: ReusableCell) -> Bool { false }
  /// Called when all visible items have cells, with those that were visible before; does nothing unless overridden.
  open func didLoad(_ seen: Range<Int>, before: Range<Int>) {}

  // MARK: Items

  /// How many items there are in all sections.
  public final var count: Int { starts?.last ?? 0 }
  /// How many sections there are.
  public final var sections: Int { max((starts?.count ?? 0) - 1, 0) }

  /// Returns the items of a section among all items; none for a section that there is not.
  public final func items(inSection section: Int) -> Range<Int> {
    guard let starts, starts.indices.dropLast().contains(section) else { return 0..<0 }
    return starts[section]..<starts[section + 1]
  }

  /// Returns where an item is among all items; `nil` when there is none.
  public final func number(of path: IndexPath) -> Int? {
    let items = items(inSection: path.section)
    return path.item >= 0 && path.item < items.count ? items.lowerBound + path.item : nil
  }

  /// Returns the place of an item by its number among all items.
  public final func path(_ number: Int) -> IndexPath {
    guard let starts, starts.count > 2 else { return IndexPath(item: number) }
    let section = max(starts.dropLast().firstPlace { $0 > number } - 1, 0)
    return IndexPath(item: number - starts[section], section: section)
  }

  /// Returns the cell of an item, if it has one.
  public final func cell(at number: Int) -> ReusableCell? {
    let place = cells.firstPlace { $0.number >= number }
    return place < cells.count && cells[place].number == number ? cells[place] : nil
  }

  /// Returns the number of the item that a cell shows; `nil` for a cell that shows none here.
  public final func number(of cell: ReusableCell) -> Int? { self.cell(at: cell.number) === cell ? cell.number : nil }

  /// Selects or deselects an item; its cell is left as it is.
  public final func select(_ number: Int, _ isSelected: Bool) {
    if isSelected { selection.insert(number) } else { selection.remove(number) }
  }

  // MARK: Cells by hand

  /// Takes a cell in that was added by hand, as an item before others.
  public final func insert(_ cell: ReusableCell, at place: Int) {
    cells.insert(cell, at: place)
    for number in place..<cells.count { cells[number].number = number }
  }

  /// Lets all cells go without taking them out, or the one given; those behind it move up.
  public final func forget(_ cell: ReusableCell? = nil) {
    guard let cell else {
      for cell in cells { cell.number = -1 }
      return cells = []
    }
    guard let number = number(of: cell) else { return }
    cells.remove(at: number)
    cell.number = -1
    for number in number..<cells.count { cells[number].number = number }
  }

  /// Gives each cell, and what is selected, the number that a function makes of its own; cells without one are let go.
  ///
  /// - Returns: the cells that were let go; they are still in the list.
  @discardableResult
  public final func renumber(_ new: (Int) -> Int?) -> [ReusableCell] {
    var gone: [ReusableCell] = []
    for cell in cells {
      if let number = new(cell.number) {
        cell.number = number
      } else {
        cell.number = -1
        gone.append(cell)
      }
    }
    cells.removeAll { $0.number < 0 }
    cells.sort { $0.number < $1.number }
    selection = ItemRanges(selection.numbers.compactMap(new))
    return gone
  }

  /// Changes how many items the sections have, as a batch of changes made it; cells keep their numbers.
  public final func setStarts(_ starts: [Int]?) {
    self.starts = starts
    generation += 1
    window = 0..<0
  }

  /// Lets the next load search for cells anew, also where the same items are visible.
  public final func forgetWindow() { window = 0..<0 }
}
