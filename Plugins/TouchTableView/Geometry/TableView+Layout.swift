import TouchScroll
import TouchViews

// Where rows are: heights are asked for when they are needed, at most once a row.
extension TableView {
  /// Makes the cells of rows that are seen, and places headers and footers.
  final func loadRows() {
    supply.load()
    placeMargins()
  }

  /// Forgets all heights, after one that all rows may have has changed.
  final func heightsChanged(_ height: Double) {
    if !height.isFinite || height < 0, height != Self.automaticDimension {
      supply.report("the height of a row, header or footer is negative, or is NaN")
    }
    geometry = nil
    setNeedsLayout()
  }

  /// Takes note of what the delegate and the data source implement.
  final func methodsChanged() {
    methods = (references.delegate?.implementedMethods ?? []).union(references.source?.implementedMethods ?? [])
    swipePan.isEnabled = !methods.isDisjoint(with: [.leadingSwipeActions, .trailingSwipeActions, .commit])
  }

  /// Exchanges the view above or below all rows.
  final func exchange(_ old: View?, _ new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    geometry = nil
    setNeedsLayout()
  }

  // MARK: Heights

  /// Returns a height that rows can have: one that is not is reported, and counts as the estimate.
  private func valid(_ height: Double, else other: Double) -> Double {
    if height.isFinite, height >= 0 { return height }
    if height == Self.automaticDimension {
      if !hasReportedAutomatic { supply.report("heights that follow from content count as the estimate") }
      hasReportedAutomatic = true
    } else {
      supply.report("the height of a row, header or footer is negative, or is NaN")
    }
    return other
  }

  /// The height that counts where none is valid.
  private var fallbackHeight: Double {
    if estimatedRowHeight.isFinite, estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight.isFinite && rowHeight >= 0 ? rowHeight : 44
  }

  /// Asks for the height of a row.
  private func askHeight(_ path: IndexPath) -> Double {
    valid(tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight, else: fallbackHeight)
  }

  /// Returns the heights of new rows of a section: all of one height, or asked for now or when they are seen.
  private func newRows(_ count: Int, in section: Int) -> RowHeights {
    guard methods.contains(.heightForRow) else {
      return RowHeights(
        count: count, common: rowHeight == fallbackHeight ? rowHeight : valid(rowHeight, else: fallbackHeight))
    }
    return RowHeights(
      asked: newHeights((0..<count).map { IndexPath(row: $0, section: section) }), common: fallbackHeight)
  }

  /// Returns the heights of rows: `nil` for those that are asked for when they are seen.
  final func newHeights(_ paths: [IndexPath]) -> [Double?] {
    let isLazy = estimatedRowHeight > 0 || methods.contains(.estimatedHeightForRow)
    if isLazy { return paths.map { _ in nil } }
    return paths.map { askHeight($0) }
  }

  private func margin(_ section: Int, isHeader: Bool) -> Double {
    let asks = methods.contains(isHeader ? .heightForHeader : .heightForFooter)
    let common = isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard asks, let tableDelegate else {
      return hasMargin(section, isHeader: isHeader) ? valid(common, else: 28) : 0
    }
    let height =
      isHeader
      ? tableDelegate.tableView(self, heightForHeaderInSection: section)
      : tableDelegate.tableView(self, heightForFooterInSection: section)
    return valid(height, else: 28)
  }

  /// Asks for the heights of a section.
  final func newSection(_ section: Int, rows: RowHeights? = nil) -> TableGeometry.Section {
    TableGeometry.Section(
      header: margin(section, isHeader: true),
      rows: rows ?? newRows(supply.items(inSection: section).count, in: section),
      footer: margin(section, isHeader: false))
  }

  // MARK: Placing

  /// Works out where rows are, sizes the content, and places the cells that there are, where anything has changed.
  final func placeRows() {
    if geometry == nil {
      // Rows that were counted anew are not those that a finger moves among.
      cancelMove()
      let generation = supply.generation
      let sections = (0..<supply.sections).map { generation == supply.generation ? newSection($0) : nil }
      guard generation == supply.generation else { return }
      geometry = TableGeometry(sections: sections.compactMap { $0 }, start: tableHeaderView?.bounds.height ?? 0)
      placedWidth = -1
    }
    guard placedWidth != bounds.width else { return }
    placedWidth = bounds.width
    placeAll()
  }

  /// Sizes the content and places all cells.
  final func placeAll() {
    guard let geometry else { return }
    for cell in supply.cells { place(cell) }
    tableHeaderView?.frame = Rect(x: 0, y: 0, width: bounds.width, height: geometry.start)
    let height = tableFooterView?.bounds.height ?? 0
    tableFooterView?.frame = Rect(x: 0, y: geometry.end, width: bounds.width, height: height)
    contentSize = Size(width: bounds.width, height: geometry.end + height)
  }

  /// Places a cell: where its row is, where a swipe has taken it, or under the finger that moves it.
  final func place(_ cell: ReusableCell) {
    guard cell !== move?.cell, var frame = supply.frame(ofItem: cell.itemNumber) else { return }
    if let open = swipe.current, open.cell === cell {
      frame.origin.x += open.sign * shownPosition(of: open)
      open.buttons.place(beside: frame.offset(by: Point(x: -frame.minX, y: 0)))
    }
    cell.place(in: frame)
  }

  /// Returns the rows that are seen, whose heights are asked for now if they were not yet.
  final func visibleRows() -> Range<Int> {
    var rows = rows(in: bounds) ?? 0..<0
    guard methods.contains(.heightForRow) else { return rows }
    var asked = 0
    while asked <= CellSupply.mostCells, let unknown = rows.first(where: { !isKnown($0) }) {
      let generation = supply.generation
      let lower = unknown
      for number in lower..<rows.upperBound where !isKnown(number) {
        let path = supply.path(number)
        let height = askHeight(path)
        guard generation == supply.generation, geometry != nil else { return 0..<0 }
        storedGeometry?.setHeight(height, of: path)
        asked += 1
        if asked > CellSupply.mostCells { break }
      }
      storedGeometry?.sum()
      placeAll()
      guard generation == supply.generation else { return 0..<0 }
      rows = self.rows(in: bounds) ?? 0..<0
    }
    return rows
  }

  private func isKnown(_ number: Int) -> Bool {
    let path = supply.path(number)
    return geometry?.sections[path.section].rows.isKnown(path.item) ?? true
  }

  // MARK: Looking up

  /// Returns the rows whose frames meet a part of the content; `nil` when there are none.
  final func rows(in rect: Rect) -> Range<Int>? {
    readGeometry()
    guard rect.isFinite, !rect.isEmpty, let geometry, let starts = supply.starts else { return nil }
    return geometry.rows(from: rect.minY, to: rect.maxY, starts)
  }

  /// Works out where rows are, unless that is known.
  final func readGeometry() {
    guard supply.isActive, !supply.isLoading, geometry == nil || supply.starts == nil else { return }
    supply.countItems()
    if supply.starts != nil { placeRows() }
  }

  /// Returns the row whose frame contains a point.
  final func row(at point: Point) -> IndexPath? {
    readGeometry()
    guard point.isFinite, point.x >= 0, point.x < bounds.width, case .row(let path) = geometry?.place(at: point.y)
    else { return nil }
    return path
  }

  /// Returns the frame of a row, whose height is asked for if it was not.
  final func frame(ofRow path: IndexPath) -> Rect? {
    readGeometry()
    guard let geometry, let number = supply.number(of: path) else { return nil }
    if !isKnown(number), !supply.isLoading {
      let generation = supply.generation
      let height = askHeight(path)
      guard generation == supply.generation, self.geometry != nil else { return nil }
      storedGeometry?.setHeight(height, of: path)
      storedGeometry?.sum()
      placeAll()
    }
    return (self.geometry ?? geometry).frame(of: path, width: bounds.width)
  }

  /// Returns a stretch of a section, from its upper edge and height.
  final func stretch(
    of section: Int, _ part: (TableGeometry, TableGeometry.Section) -> (y: Double, height: Double)
  ) -> Rect {
    readGeometry()
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    let (y, height) = part(geometry, geometry.sections[section])
    return Rect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Returns the cell of a row, if it has one.
  final func cell(at path: IndexPath) -> TableViewCell? {
    supply.number(of: path).flatMap { supply.cell(at: $0) as? TableViewCell }
  }

  /// The cells that are seen, in the order of their rows.
  final var seenCells: [TableViewCell] {
    loadRows()
    return supply.cells.compactMap { $0 as? TableViewCell }.filter { !$0.isHidden && $0.frame.intersects(bounds) }
  }

  /// Scrolls to a row.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    loadRows()
    guard let frame = frame(ofRow: path), frame.isFinite else { return }
    let insets = adjustedContentInset
    let top = frame.minY - insets.top
    let bottom = frame.maxY + insets.bottom - bounds.height
    var y = bounds.origin.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = (top + bottom) / 2
    case .none: y = y > top ? top : y < bottom ? bottom : y
    }
    setContentOffset(scrollGeometry.clamped(Point(x: bounds.origin.x, y: y)), animated: animated)
  }

  /// The selected row whose frame is nearest to what is seen.
  final var nearestSelectedRow: IndexPath? {
    readGeometry()
    guard let geometry else { return nil }
    let middle = bounds.midY
    let paths = supply.selection.numbers.map { supply.path($0) }
    return paths.min { (geometry.top(of: $0) - middle).magnitude < (geometry.top(of: $1) - middle).magnitude }
  }
}

extension Rect {
  /// Returns the rectangle moved by a distance.
  func offset(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }
}
