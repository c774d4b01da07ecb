import TouchGestures
import TouchScroll
import TouchViews

// A finger opens a row (TV-10 to TV-13).
extension TableView {
  /// Whether the layout is mirrored.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var settings: TableSettings { rootView.touchContext?.tableSettings ?? TableSettings() }

  // MARK: Asking

  /// Returns whether a swipe may open the row that a touch landed on, or move it if it is open (TV-10).
  final func swipeMayBegin(with touch: Touch, goingRight: Bool) -> Bool {
    if let open = swipe.current {
      guard !open.byControl, isOnButtons(touch) || cell(under: touch) === open.cell else {
        note(open.row.path, .refusal(.rowIsOpen))
        return false
      }
      return movesByPan(open)
    }
    guard let cell = cell(under: touch), let path = indexPath(of: cell) else { return false }
    guard move == nil else { return refuse(path, .rowIsMoved) }
    guard editing == .none else { return refuse(path, .tableIsEdited) }
    let generation = supply.generation
    guard references.source?.tableView(self, canEditRowAt: path) ?? true else { return refuse(path, .rowIsNotEdited) }
    guard generation == supply.generation, indexPath(of: cell) == path else { return false }
    let isLeading = goingRight != isMirrored
    let asks = methods.contains(isLeading ? .leadingSwipeActions : .trailingSwipeActions)
    let configuration = self.configuration(isLeading: isLeading, path)
    let hasActions = configuration.map { !$0.actions.isEmpty } ?? false
    if asks { note(path, .swipe(isLeading: isLeading, hasActions)) }
    guard hasActions, let configuration else { return refuse(path, .hasNoActions) }
    guard generation == supply.generation, indexPath(of: cell) == path, swipe.current == nil else { return false }
    pendingSwipe = PendingSwipe(cell: cell, isLeading: isLeading, configuration: configuration)
    return true
  }

  private func refuse(_ path: IndexPath, _ reason: RowEntry.Refusal) -> Bool {
    note(path, .refusal(reason))
    return false
  }

  /// Returns the actions of a row at one edge; the default ones delete it (TV-10).
  final func configuration(isLeading: Bool, _ path: IndexPath) -> SwipeActionsConfiguration? {
    if let tableDelegate {
      if isLeading, methods.contains(.leadingSwipeActions) {
        return tableDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
      if !isLeading, methods.contains(.trailingSwipeActions),
        let own = tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      {
        return own
      }
    }
    guard !isLeading, methods.contains(.commit), style(of: path) == .delete else { return nil }
    let delete = ContextualAction(style: .destructive, title: "delete") { [link] _, _, completion in
      link.table?.commit(.delete)
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }

  /// Returns what editing does with a row that can be edited.
  final func style(of path: IndexPath) -> TableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns whether a drag moves the open row (TV-15).
  private func movesByPan(_ open: RowSwipe) -> Bool {
    switch settings.swipeClosesByPan {
    case .always: true
    case .never: false
    case .withActionsOnBothSides:
      open.row.path.flatMap { configuration(isLeading: !open.isLeading, $0) }.map { !$0.actions.isEmpty } ?? false
    }
  }

  // MARK: Following

  /// Follows the pan that opens rows (TV-11).
  final func swipeChanged(to state: GestureState) {
    switch state {
    case .began: swipeBegan()
    case .changed: drag()
    case .ended: release(velocity: swipePan.velocity(in: self).x)
    case .cancelled: if swipe.isDragged { close(velocity: 0) }
    case .possible, .failed: break
    }
  }

  private func swipeBegan() {
    stopFollowing()
    let pending = pendingSwipe
    pendingSwipe = nil
    if let open = swipe.current {
      open.place = shownPosition(of: open)
      open.grabbed = open.place
      swipe = .dragged(open)
      link.stopAnimating()
      return drag()
    }
    guard let pending, let path = indexPath(of: pending.cell) else { return swipePan.breakOff() }
    let row = RowSwipe(
      pending.cell, anchor(path), isLeading: pending.isLeading, pending.configuration, mirrored: isMirrored,
      byControl: false)
    swipe = .dragged(row)
    closeTouch.isEnabled = true
    note(path, .willBeginEditing)
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    // The call may have removed the row, or closed it.
    guard swipe.current === row else { return swipePan.breakOff() }
    setEditingMode(.oneRow)
    guard swipe.current === row else { return swipePan.breakOff() }
    showButtons(of: row)
    drag()
  }

  /// Puts the buttons of a row behind its cell.
  final func showButtons(of row: RowSwipe) {
    insertSubview(row.buttons, at: 0)
    place(row.cell)
  }

  private func drag() {
    guard case .dragged(let row) = swipe else { return }
    row.place = row.place(for: swipePan.translation(in: self).x * row.sign)
    place(row.cell)
  }

  /// Lets the row go: it opens, closes, or its first action is performed (TV-13).
  private func release(velocity: Double) {
    guard case .dragged(let row) = swipe else { return }
    let speed = velocity * row.sign
    let full = settings.swipeFullDistance * row.cell.bounds.width
    if row.configuration.performsFirstActionWithFullSwipe, row.place.reaches(full), speed >= 0,
      let button = row.buttons.first
    {
      swipe = .open(row)
      return perform(button.action, button, row)
    }
    let opens = speed > 0 || speed == 0 && row.place.reaches(row.configuration.width / 2)
    fly(row, to: opens ? row.configuration.width : 0, velocity: speed)
  }

  // MARK: Motion

  /// Returns how far a row stands open now, in points.
  final func shownPosition(of row: RowSwipe) -> Double {
    guard case .flying(let flying, let flight) = swipe, flying === row, let now = rootView.touchContext?.now else {
      return row.place
    }
    return flight.place(at: now)
  }

  /// Lets a row go to its rest by the spring (TV-13).
  final func fly(_ row: RowSwipe, to rest: Double, velocity: Double) {
    let place = shownPosition(of: row)
    row.place = place
    guard let context = rootView.touchContext, (place - rest).magnitude.exceeds(0) else { return land(row, at: rest) }
    swipe = .flying(
      row, RowFlight(start: context.now, rest: rest, distance: place - rest, velocity: velocity.isFinite ? velocity : 0)
    )
    link.startAnimating(in: context)
  }

  /// Shows the state of a frame.
  final func animateSwipe(to time: Timestamp) {
    guard case .flying(let row, let flight) = swipe else { return link.stopAnimating() }
    if flight.isOver(at: time) { return land(row, at: flight.rest) }
    row.place = flight.place(at: time)
    place(row.cell)
  }

  private func land(_ row: RowSwipe, at rest: Double) {
    link.stopAnimating()
    row.place = rest
    swipe = .open(row)
    place(row.cell)
    if rest == 0 { endSwipe(row) }
  }
}

/// What a swipe that may begin opens.
struct PendingSwipe {
  let cell: TableViewCell
  let isLeading: Bool
  let configuration: SwipeActionsConfiguration
}

extension GestureRecognizer {
  /// Ends a gesture that has nothing to do any more.
  final func breakOff() {
    isEnabled = false
    isEnabled = true
  }
}
