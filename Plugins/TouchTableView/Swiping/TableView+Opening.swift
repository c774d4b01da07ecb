import TouchScroll
import TouchViews

// A row that is open: its actions, and what closes it (TV-14, TV-15).
extension TableView {
  // MARK: Actions

  /// Performs the action of a button that was tapped (TV-14).
  final func actionTapped(_ button: SwipeActionButton) {
    guard let row = swipe.current, !swipe.isDragged, button.superview === row.buttons else { return }
    perform(button.action, button, row)
  }

  /// Performs an action, unless another one of the row runs.
  final func perform(_ action: ContextualAction, _ button: View, _ row: RowSwipe) {
    guard !row.isRunning, let path = row.row.path else { return }
    row.isRunning = true
    note(path, .action(action.title ?? ""))
    var isOver = false
    action.handler(action, button) { [link] isPerformed in
      guard !isOver else { return }
      isOver = true
      row.isRunning = false
      guard let table = link.table, table.swipe.current === row else { return }
      // A row that is to be removed stays open until it is.
      if action.style != .destructive || !isPerformed { table.close(velocity: 0) }
    }
  }

  /// Asks the data source to insert or delete the open row, or one whose control was tapped.
  final func commit(_ style: TableViewCell.EditingStyle, at path: IndexPath? = nil) {
    guard let path = path ?? swipe.current?.row.path, let source = references.source else { return }
    note(path, .commit(style))
    source.tableView(self, commit: style, forRowAt: path)
  }

  // MARK: Closing

  /// Whether a touch is on the buttons of the open row.
  final func isOnButtons(_ touch: Touch) -> Bool {
    guard let row = swipe.current, !swipe.isDragged else { return false }
    return touch.view?.isDescendant(of: row.buttons) ?? false
  }

  /// Lets the open row close, for a touch outside of its buttons (TV-15).
  final func closeByTouch() {
    guard let row = swipe.current else { return }
    note(row.row.path, .refusal(.rowIsOpen))
    if !swipe.isDragged, !swipe.isClosing { close(velocity: 0) }
  }

  /// Lets the open row close.
  final func close(velocity: Double) {
    guard let row = swipe.current else { return }
    fly(row, to: 0, velocity: velocity)
  }

  /// Closes the open row without a motion (TV-15).
  final func closeAtOnce(rowIsGone: Bool = false) {
    guard let row = swipe.current else { return }
    link.stopAnimating()
    row.place = 0
    if rowIsGone { row.row.path = nil }
    let wasDragged = swipe.isDragged
    endSwipe(row)
    if wasDragged, swipePan.state == .began || swipePan.state == .changed { swipePan.breakOff() }
  }

  /// Closes the open row if a batch removes it.
  final func closeIfGone(_ mapping: RowMapping, _ batch: RowChanges) {
    guard let path = swipe.current?.row.path, mapping.new(path) == nil || batch.reloaded.contains(path) else { return }
    closeAtOnce(rowIsGone: mapping.new(path) == nil)
  }

  /// Reports that the row has closed (TV-14).
  final func endSwipe(_ row: RowSwipe) {
    guard swipe.current === row else { return }
    swipe = .closed
    closeTouch.isEnabled = false
    row.place = 0
    row.buttons.removeFromSuperview()
    place(row.cell)
    let path = row.row.path
    drop(row.row)
    if !supply.isLoading { setNeedsLayout() }
    guard !row.byControl else { return }
    note(path, .didEndEditing)
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
    if swipe.current == nil, editing == .oneRow { setEditingMode(.none) }
  }
}
