import TouchCells
import TouchScroll
import TouchViews

// An item is a number among all items, whether it has a cell or not.
extension CollectionView {
  /// Returns the number of the item at a place; `nil` when there is none.
  final func number(of path: IndexPath) -> Int? {
    supply.countItems()
    if supply.isActive { return supply.number(of: path) }
    return path.section == 0 && supply.cells.indices.contains(path.item) ? path.item : nil
  }

  /// Returns the number of the item that a cell shows; `nil` for a cell that shows none here.
  final func number(of cell: CollectionViewCell) -> Int? { supply.number(of: cell) }

  /// Returns the place of an item.
  final func path(_ number: Int) -> IndexPath { supply.isActive ? supply.path(number) : IndexPath(item: number) }

  /// Returns the cell of an item, if it has one.
  final func cell(at number: Int) -> CollectionViewCell? { supply.cell(at: number) as? CollectionViewCell }

  /// The visible cells, in the order of their items.
  final var seenCells: [CollectionViewCell] {
    supply.load()
    return cells.filter { !$0.isHidden && $0.frame.intersects(bounds) }
  }

  /// The layout of the items of a data source: ``rowLayout``, or rows of 44 points.
  final var layoutInForce: RowLayout { rowLayout ?? RowLayout() }

  /// The data source that prepares items, unless preparing is switched off.
  final var prefetchingInForce: (any CollectionViewDataSourcePrefetching)? {
    isPrefetchingEnabled ? references.prefetching : nil
  }

  /// Returns the part of the content that an item takes; `nil` when there is no such item.
  final func frame(ofItem number: Int) -> Rect? {
    supply.isActive ? supply.frame(ofItem: number) : cell(at: number)?.frame
  }

  /// Returns the item of a data source at a point of the content.
  final func item(at point: Point) -> Int? {
    supply.countItems()
    let part = Rect(origin: point, size: Size(width: 1, height: 1))
    let near = layoutInForce.rows(in: part, of: supply.count).prefix(3)
    return near.first { frame(ofItem: $0)?.contains(point) ?? false }
  }

  // MARK: The data source

  /// Goes over to the items of a new data source, or back to the cells that were added by hand.
  final func adoptDataSource() {
    reloadItems()
    if !supply.isActive { supply.forget() }
    supply.isActive = references.source != nil
    guard !supply.isActive else { return }
    for view in subviews { if let cell = view as? CollectionViewCell { supply.insert(cell, at: supply.cells.count) } }
    layOutCells()
  }

  /// Takes all cells of a data source back, and forgets how many items there are and which are selected.
  final func reloadItems() {
    putBack()
    stopFollowing()
    guard supply.isActive else { return }
    unshown = []
    supply.placement = nil
    supply.forgetAnnounced()
    supply.reload()
  }

  // The items of a data source are selected by their numbers, whatever their cells show (XS-14). A cell that was added by
  // hand has no item beside it: its own `isSelected` says it.

  /// The selected items, in order.
  final var selectedItems: [Int] {
    supply.isActive ? supply.selection.numbers : cells.filter { isSelected($0) }.map { $0.itemNumber }
  }

  /// Returns whether an item is selected.
  final func isSelected(_ number: Int) -> Bool {
    supply.isActive ? supply.selection.contains(number) : cell(at: number).map { isSelected($0) } ?? false
  }

  /// Returns whether a cell of this collection view is selected, or its item is.
  final func isSelected(_ cell: CollectionViewCell) -> Bool {
    if supply.isActive { return supply.selection.contains(cell.itemNumber) }
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
