import TouchScroll
import TouchViews

/// The two-finger pan that selects the rows it passes (TV-22).
final class RowSelectionPan: ItemSelectionPanGestureRecognizer {
  private var table: TableView? { view as? TableView }

  override func item(at point: Point) -> Int? {
    table.flatMap { table in table.indexPathForRow(at: point).flatMap { table.supply.number(of: $0) } }
  }
  override func mayBegin(at item: Int) -> Bool {
    guard let table, table.move == nil, table.swipe.current == nil else { return false }
    return table.tableDelegate?.tableView(
      table, shouldBeginMultipleSelectionInteractionAt: table.supply.path(item)) ?? false
  }
  override func didBegin(at item: Int) {
    guard let table else { return }
    table.tableDelegate?.tableView(table, didBeginMultipleSelectionInteractionAt: table.supply.path(item))
  }
  override func isSelected(_ item: Int) -> Bool { table?.supply.selection.contains(item) ?? false }
  override func toggle(_ item: Int) {
    if let table, item < table.supply.count { table.choose(table.supply.path(item)) }
  }
  override func didEnd() { if let table { table.tableDelegate?.tableViewDidEndMultipleSelectionInteraction(table) } }
  override var selectsSeveral: Bool { table?.selectsSeveral ?? false }
}

// Rows are selected after the event of a lift, and by code without a call (TV-4 to TV-7).
extension TableView {
  /// A Boolean value that indicates whether taps select as things are (XS-9).
  final var selectsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// A Boolean value that indicates whether several rows can be selected as things are (XS-9).
  final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Attaches the pan that selects while several rows can be selected, and takes it away else.
  final func updateSelectionPan() {
    let isNeeded = allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    if !isNeeded, let pan = selectionPan {
      removeGestureRecognizer(pan)
      selectionPan = nil
    } else if isNeeded, selectionPan == nil {
      let pan = RowSelectionPan()
      selectionPan = pan
      addGestureRecognizer(pan)
    }
  }

  // MARK: By a lift

  /// Selects the row of a touch that was lifted inside it, after the event (TV-4).
  final func lifted(_ followed: FollowedRow) {
    guard case .lifted(let now) = rowTouch, now.cell === followed.cell else { return }
    rowTouch = .none
    dim(followed)
    defer {
      drop(followed.row)
      restoreSelection()
    }
    guard let path = followed.row.path else { return }
    guard takesTouches else { return note(path, .refusal(.interactionIsOff)) }
    let extends = selectsSeveral && !supply.selection.isEmpty
    let selects = selectsRows
    if selects { choose(path) }
    guard selects, !extends, methods.contains(.performPrimaryAction), let tableDelegate, let path = followed.row.path,
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path), let path = followed.row.path
    else { return }
    note(path, .primary)
    tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Whether the table and all views around it have interaction on.
  private var takesTouches: Bool {
    var view: View? = self
    while let current = view {
      guard current.isUserInteractionEnabled else { return false }
      view = current.superview
    }
    return true
  }

  /// Selects a row as the user asked, or deselects it where several can be selected, if the delegate agrees (TV-4, TV-5).
  final func choose(_ path: IndexPath) {
    guard let number = supply.number(of: path) else { return }
    if selectsSeveral, supply.selection.contains(number) {
      _ = deselect(path)
      return
    }
    let row = anchor(path)
    defer { drop(row) }
    let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    let target = answer.flatMap { supply.number(of: $0) == nil ? nil : $0 }
    note(path, .willSelect(target))
    guard let target, row.path != nil || target != path else { return }
    let chosen = anchor(target == path ? row.path ?? target : target)
    defer { drop(chosen) }
    if !selectsSeveral, !deselectOthers(than: chosen) { return }
    guard let path = chosen.path, let number = supply.number(of: path) else { return }
    // What the calls have selected loses its selection without one.
    if !selectsSeveral { clearSelection(besides: number) }
    unshown.removeAll { $0.itemNumber == number }
    setSelected(true, number)
    note(path, .select)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects the selected rows but one; returns whether all agreed and that one is still there.
  private func deselectOthers(than chosen: RowAnchor) -> Bool {
    let number = chosen.path.flatMap { supply.number(of: $0) }
    let others = supply.selection.numbers.filter { $0 != number }.map { anchor(supply.path($0)) }
    defer { for other in others { drop(other) } }
    for other in others {
      guard let path = other.path else { continue }
      guard deselect(path), chosen.path != nil else { return false }
    }
    return true
  }

  /// Deselects a row, if the delegate agrees; returns whether it did.
  private func deselect(_ path: IndexPath) -> Bool {
    let row = anchor(path)
    defer { drop(row) }
    let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    note(path, .willDeselect(answer))
    guard answer != nil else { return false }
    guard let path = row.path, let number = supply.number(of: path), supply.selection.contains(number) else {
      return true
    }
    setSelected(false, number)
    note(path, .deselect)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  // MARK: By code

  /// Selects or deselects a row, without a call of the delegate.
  final func setSelected(_ isSelected: Bool, _ number: Int) {
    supply.select(number, isSelected)
    guard let cell = supply.cell(at: number) else { return }
    if !isSelected { unshown.removeAll { $0 === cell } }
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  /// Deselects all rows but one, without a call of the delegate.
  final func clearSelection(besides number: Int? = nil) {
    for other in supply.selection.numbers where other != number { setSelected(false, other) }
    unshown.removeAll { $0.itemNumber != number }
  }

  /// Selects a row, or none, and scrolls to it (TV-6).
  final func select(_ path: IndexPath?, _ position: ScrollPosition, _ animated: Bool) {
    supply.countItems()
    let number = path.flatMap { supply.number(of: $0) }
    if path != nil, number == nil { return supply.report("a row was to be selected that there is not") }
    if !selectsSeveral || path == nil { clearSelection(besides: number) }
    guard let path, let number else { return }
    setSelected(true, number)
    if position != .none { scroll(to: path, position, animated) }
  }

  /// Selects the row that the focus came to, without a highlight (TV-22).
  final func followFocus(to path: IndexPath?) {
    supply.countItems()
    guard selectionFollowsFocus, let path, let number = supply.number(of: path), selectsRows,
      !supply.selection.contains(number),
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? true
    else { return }
    choose(path)
  }

  /// Reports a tap on the detail button of a row (TV-8).
  final func accessoryTapped(_ cell: TableViewCell) {
    guard let path = indexPath(of: cell) else { return }
    note(path, .accessory)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
