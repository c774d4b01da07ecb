import TouchScroll
import TouchViews

// An item is a number among all items, whether it has a cell or not.
extension CollectionView {
  /// Returns the number of the item at a place; `nil` when there is none.
  final func number(of path: IndexPath) -> Int? {
    countItems()
    if supply.isActive { return supply.number(of: path) }
    return path.section == 0 && cells.indices.contains(path.item) ? path.item : nil
  }

  /// Returns the number of the item that a cell shows; `nil` for a cell that shows none here.
  final func number(of cell: CollectionViewCell) -> Int? {
    self.cell(at: cell.number) === cell ? cell.number : nil
  }

  /// Returns the place of an item.
  final func path(_ number: Int) -> IndexPath { supply.isActive ? supply.path(number) : IndexPath(item: number) }

  /// Returns the cell of an item, if it has one.
  final func cell(at number: Int) -> CollectionViewCell? {
    let place = cells.firstPlace { $0.number >= number }
    return place < cells.count && cells[place].number == number ? cells[place] : nil
  }

  /// The visible cells, in the order of their items.
  final var seenCells: [CollectionViewCell] {
    loadCells()
    return cells.filter { !$0.isHidden && $0.frame.intersects(bounds) }
  }

  // The items of a data source are selected by their numbers, whatever their cells show (XS-14). A cell that was added by
  // hand has no item beside it: its own `isSelected` says it.

  /// The selected items, in order.
  final var selectedItems: [Int] {
    supply.isActive ? supply.selection.numbers : cells.filter { isSelected($0) }.map { $0.number }
  }

  /// Returns whether an item is selected.
  final func isSelected(_ number: Int) -> Bool {
    supply.isActive ? supply.selection.contains(number) : cell(at: number).map { isSelected($0) } ?? false
  }

  /// Returns whether a cell of this collection view is selected, or its item is.
  final func isSelected(_ cell: CollectionViewCell) -> Bool {
    if supply.isActive { return supply.selection.contains(cell.number) }
    return cell.isSelected || unshown.contains { $0 === cell }
  }

  /// Selects or deselects an item, without a call of the delegate.
  final func setSelected(_ isSelected: Bool, _ number: Int) {
    if supply.isActive { supply.select(number, isSelected) }
    cell(at: number)?.isSelected = isSelected
  }

  /// Deselects all items, without a call of the delegate.
  final func clearSelection() {
    unshown = []
    supply.selection = ItemRanges()
    for cell in cells where cell.isSelected { cell.isSelected = false }
  }
}
