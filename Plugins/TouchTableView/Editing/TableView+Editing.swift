import TouchControls
import TouchScroll
import TouchViews

/// Why rows are edited.
enum EditingMode {
  /// They are not.
  case none
  /// One row is open (TV-11).
  case oneRow
  /// All have their controls (TV-16).
  case allRows
}

// Rows that are edited have controls that delete, insert and move them (TV-16, TV-17).
extension TableView {
  /// Begins or ends editing with controls.
  final func edit(_ isOn: Bool) {
    cancelMove()
    closeAtOnce()
    guard (editing == .allRows) != isOn else { return }
    setEditingMode(isOn ? .allRows : .none)
    reorderTouch.isEnabled = editing == .allRows
    prepareAllForEditing()
  }

  /// Changes why rows are edited, and records whether they are.
  final func setEditingMode(_ mode: EditingMode) {
    let was = isEditing
    editing = mode
    if was != isEditing { note(nil, .editing(isEditing)) }
  }

  /// Gives all cells their controls, or takes them away.
  final func prepareAllForEditing() {
    for cell in supply.cells { if let cell = cell as? TableViewCell { prepareForEditing(cell) } }
  }

  /// Gives a cell its controls, or takes them away: the data source and the delegate are asked about its row.
  final func prepareForEditing(_ cell: TableViewCell) {
    let isOn = editing == .allRows
    guard isOn || cell.controls.isEditing, let path = supply.number(of: cell).map({ supply.path($0) }) else { return }
    let canEdit = isOn && references.source?.tableView(self, canEditRowAt: path) ?? true
    let style = canEdit ? self.style(of: path) : .none
    let moves = isOn && cell.showsReorderControl && references.source?.tableView(self, canMoveRowAt: path) ?? false
    // What was asked may have ended the editing.
    guard (editing == .allRows) == isOn, supply.number(of: cell) != nil || !isOn else { return }
    cell.controls.width = editingControlWidth.isFinite ? max(editingControlWidth, 0) : 0
    cell.controls.style = style
    exchange(&cell.controls.edit, in: cell, needs: isOn && style != .none) { [link] control in
      guard let cell = control.superview as? TableViewCell else { return }
      link.table?.editTapped(cell)
    }
    exchange(&cell.controls.reorder, in: cell, needs: moves) { _ in }
    cell.setEditing(isOn && (canEdit || moves), animated: false)
    cell.placeParts()
  }

  private func exchange(
    _ control: inout Control?, in cell: TableViewCell, needs: Bool, _ action: @escaping (Control) -> Void
  ) {
    if needs, control == nil {
      let made = Control(frame: .zero)
      made.addAction(for: .touchUpInside, action)
      control = made
      cell.addSubview(made)
    } else if !needs {
      control?.removeFromSuperview()
      control = nil
    }
  }

  /// Inserts a row, or opens the actions of the one whose control was tapped (TV-16).
  private func editTapped(_ cell: TableViewCell) {
    guard editing == .allRows, swipe.current == nil, move == nil, let path = indexPath(of: cell) else { return }
    if cell.controls.style == .insert { return commit(.insert, at: path) }
    let generation = supply.generation
    guard let configuration = configuration(isLeading: false, path), !configuration.actions.isEmpty else { return }
    guard generation == supply.generation, indexPath(of: cell) == path, swipe.current == nil else { return }
    let row = RowSwipe(
      cell, anchor(path), isLeading: false, configuration,
      mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, byControl: true)
    swipe = .open(row)
    closeTouch.isEnabled = true
    showButtons(of: row)
    fly(row, to: configuration.width, velocity: 0)
  }
}
