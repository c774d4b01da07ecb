import TouchScroll
import TouchViews

// The touch that highlights a row (TV-2, TV-3).
extension TableView {
  /// Records a fact about a row, or about the table without one.
  final func note(_ row: IndexPath?, _ fact: @autoclosure () -> RowEntry.Fact) {
    guard let trace = rootView.touchContext?.trace else { return }
    trace.record(.module(RowEntry(self, row, fact())))
  }

  /// Returns the cell of this table that a touch is on.
  final func cell(under touch: Touch) -> TableViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if current.superview === self { return current as? TableViewCell }
      view = current.superview
    }
    return nil
  }

  final func rowTouchesBegan(_ touches: [Touch]) {
    // A cell that was moved elsewhere receives the end there, and one that does not forward it has received it (CE-2a).
    if let old = rowTouch.followed, old.cell.superview !== self || !old.touch.isDelivered, !isLifted { stopFollowing() }
    for touch in touches {
      guard case .none = rowTouch else { return }
      guard let cell = cell(under: touch), let path = indexPath(of: cell) else { continue }
      if let reason = refusal { return note(path, .refusal(reason)) }
      highlight(FollowedRow(touch: touch, cell: cell, row: anchor(path)))
    }
  }

  /// Why touches do nothing to rows as things are.
  private var refusal: RowEntry.Refusal? {
    if move != nil { return .rowIsMoved }
    if swipe.current != nil { return .rowIsOpen }
    return selectsRows ? nil : .selectionIsOff
  }

  private var isLifted: Bool { if case .lifted = rowTouch { true } else { false } }

  final func rowTouchesMoved(_ touches: [Touch]) {
    guard let followed = rowTouch.followed, touches.contains(followed.touch) else { return }
    switch rowTouch {
    case .lit where !followed.isInside:
      rowTouch = .left(followed)
      dim(followed)
      restoreSelection()
    case .left where followed.isInside: highlight(followed)
    case .none, .asking, .lit, .left, .lifted: break
    }
  }

  final func rowTouchesEnded(_ touches: [Touch]) {
    guard let followed = rowTouch.followed, touches.contains(followed.touch), !isLifted else { return }
    guard rowTouch.isLit, followed.isInside, !isDragging, let context = rootView.touchContext else {
      if case .left = rowTouch { note(followed.row.path, .refusal(.liftedOutside)) }
      return stopFollowing()
    }
    rowTouch = .lifted(followed)
    context.performAfterEvent { self.lifted(followed) }
  }

  final func rowTouchesCancelled(_ touches: [Touch]) {
    if let followed = rowTouch.followed, touches.contains(followed.touch), !isLifted { stopFollowing() }
  }

  /// Highlights the row of a touch, if the delegate agrees (TV-2).
  private func highlight(_ followed: FollowedRow) {
    guard let path = followed.row.path else { return stopFollowing() }
    rowTouch = .asking(followed)
    let answer = tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    note(path, .shouldHighlight(answer))
    // A callback may have taken the row, or its touch, away.
    guard case .asking(let now) = rowTouch, now.cell === followed.cell else { return }
    guard answer, let path = followed.row.path else { return stopFollowing() }
    rowTouch = .lit(followed)
    followed.cell.isHighlighted = true
    if hidesSelection {
      unshown = supply.cells.compactMap { $0 as? TableViewCell }.filter {
        $0 !== followed.cell && supply.selection.contains($0.itemNumber)
      }
      for other in unshown { other.isSelected = false }
    }
    note(path, .highlight)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Takes the highlight of a row away (TV-3).
  final func dim(_ followed: FollowedRow) {
    followed.cell.isHighlighted = false
    guard let path = followed.row.path else { return note(nil, .unhighlight) }
    note(path, .unhighlight)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Leaves the touch alone from now on.
  final func stopFollowing() {
    let old = rowTouch
    rowTouch = .none
    if let followed = old.followed {
      if old.isLit { dim(followed) }
      drop(followed.row)
    }
    restoreSelection()
  }

  /// Whether other rows look deselected until it is clear what the touch does (CE-2b).
  final var hidesSelection: Bool { rowTouch.isLit && selectsRows && !selectsSeveral }

  /// Shows the rows as selected again that still are.
  final func restoreSelection() {
    let old = unshown
    unshown = []
    for cell in old where cell.superview === self && supply.selection.contains(cell.itemNumber) {
      cell.isSelected = true
    }
  }

  // MARK: Places that batches carry along

  /// Keeps the place of a row through batches of changes, until it is dropped.
  final func anchor(_ path: IndexPath) -> RowAnchor {
    let anchor = RowAnchor(path)
    anchors.append(anchor)
    return anchor
  }

  final func drop(_ anchor: RowAnchor) { anchors.removeAll { $0 === anchor } }

  /// Returns the row that a cell shows.
  final func indexPath(of cell: TableViewCell) -> IndexPath? { supply.number(of: cell).map { supply.path($0) } }

  /// Returns whether a cell stays though its row is out of sight.
  final func keeps(_ cell: ReusableCell) -> Bool {
    cell === move?.cell || cell === swipe.current?.cell || cell === rowTouch.followed?.cell
  }

  /// Lets a subview go: a row that was touched, opened or moved, or a header.
  final func subviewLeaves(_ subview: View) {
    marginViews.removeAll { $0.view === subview }
    guard let cell = subview as? TableViewCell else { return }
    if move?.cell === cell { cancelMove() }
    if swipe.current?.cell === cell { closeAtOnce(rowIsGone: supply.number(of: cell) == nil) }
    if supply.release(cell) != nil {
      supply.forgetWindow()
      setNeedsLayout()
    }
    if rowTouch.followed?.cell === cell { stopFollowing() }
  }

  /// Ends what fingers do to rows.
  final func leaveWindow() {
    cancelMove()
    closeAtOnce()
    stopFollowing()
  }
}
