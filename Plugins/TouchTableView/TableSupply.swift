import TouchEvents
import TouchViews

/// The supply of a table: rows by their heights, and cells of its data source.
final class TableSupply: CellSupply {
  /// The table; `nil` once it is deallocated.
  var table: TableView? { reference.object as? TableView }
  private let reference: WeakNode

  init(_ table: TableView) { reference = WeakNode(table) }

  override var list: View? { table }

  private var source: (any TableViewDataSource)? { table?.references.source }

  override func sectionCount() -> Int { table.map { source?.numberOfSections(in: $0) ?? 0 } ?? 0 }

  override func itemCount(inSection section: Int) -> Int {
    guard let table, let source else { return 0 }
    let count = source.tableView(table, numberOfRowsInSection: section)
    // The data source does not know of a row yet that is moved to another section.
    return count + (table.move?.change(of: section) ?? 0)
  }

  override func placeContent() { table?.placeRows() }

  override func visibleItems() -> Range<Int> { table?.visibleRows() ?? 0..<0 }

  override func frame(ofItem number: Int) -> Rect? {
    guard let table, let geometry = table.geometry, number < count else { return nil }
    return geometry.frame(of: path(number), width: table.bounds.width)
  }

  override func makeCell(ofItem number: Int) -> ReusableCell? {
    guard let table, let source else { return nil }
    return source.tableView(table, cellForRowAt: dataPath(path(number)))
  }

  override func makePlainCell() -> ReusableCell { TableViewCell(frame: .zero) }

  override func willShow(_ cell: ReusableCell) {
    guard let table, let cell = cell as? TableViewCell else { return }
    // It looks deselected while another row is highlighted (TV-2).
    let isSelected = selection.contains(cell.itemNumber)
    if isSelected, table.hidesSelection { table.unshown.append(cell) }
    let looksSelected = isSelected && !table.hidesSelection
    if cell.isSelected != looksSelected { cell.isSelected = looksSelected }
    cell.fading = table.fading(of: cell.itemNumber)
    table.prepareForEditing(cell)
  }

  override func didShow(_ cell: ReusableCell, item number: Int) {
    guard let table, let cell = cell as? TableViewCell else { return }
    table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: dataPath(path(number)))
  }

  override func didHide(_ cell: ReusableCell, at path: IndexPath) {
    guard let table, let cell = cell as? TableViewCell else { return }
    table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  override func willRelease(_ cell: ReusableCell) { table?.unshown.removeAll { $0 === cell } }

  override func keeps(_ cell: ReusableCell) -> Bool { table?.keeps(cell) ?? false }

  /// Returns the place of a row in the data source, which does not know of a row that is being moved.
  private func dataPath(_ path: IndexPath) -> IndexPath { table?.move?.origin(of: path) ?? path }
}
