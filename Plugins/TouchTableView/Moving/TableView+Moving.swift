import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

// A row that a finger moves by its control (TV-17 to TV-20).
extension TableView {
  /// Returns the row whose reorder control a touch is on.
  final func reorderedCell(under touch: Touch) -> TableViewCell? {
    guard editing == .allRows, move == nil, swipe.current == nil, let cell = cell(under: touch) else { return nil }
    guard let control = cell.controls.reorder, let view = touch.view, view.isDescendant(of: control) else { return nil }
    return cell
  }

  /// Follows the recognizer that moves rows.
  final func moveChanged(to state: GestureState) {
    switch state {
    case .began: lift()
    case .changed: carry()
    case .ended: drop()
    case .cancelled: cancelMove()
    case .possible, .failed: break
    }
  }

  private func lift() {
    guard move == nil, swipe.current == nil, let cell = reorderTouch.cell, let path = indexPath(of: cell), let geometry
    else { return reorderTouch.breakOff() }
    stopFollowing()
    move = RowMove(
      cell: cell, origin: path, place: path, proposed: path, grab: reorderTouch.landing.y - cell.frame.midY,
      geometry: geometry, finger: reorderTouch.location(in: nil))
    setNeedsLayout()
    edgeScroller.onScroll = { [link] in link.table?.carryOn() }
    bringSubviewToFront(cell)
    carry()
  }

  private func carry() {
    guard move != nil else { return }
    move?.finger = reorderTouch.location(in: nil)
    carryOn()
    if let finger = move?.finger { edgeScroller.fingerMoved(to: convert(finger, from: nil)) }
  }

  /// Keeps the row under the finger, and makes room where it is (TV-18).
  final func carryOn() {
    guard let move else { return }
    let y = convert(move.finger, from: nil).y - move.grab
    guard y.isFinite else { return }
    let cell = move.cell
    cell.center = Point(x: bounds.width / 2, y: y)
    let proposal = move.proposal(at: y)
    guard proposal != move.proposed else { return }
    self.move?.proposed = proposal
    let generation = supply.generation
    let answer =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.origin, toProposedIndexPath: proposal) ?? proposal
    guard generation == supply.generation, self.move?.cell === cell else { return }
    let target = move.clamped(answer)
    if target != answer { supply.report("a delegate answered a place for a moved row that there is not") }
    note(move.origin, .target(proposal, target))
    arrange(to: target)
  }

  /// Takes the moved row to another place among those that are shown.
  private func arrange(to target: IndexPath) {
    guard let place = move?.place, target != place, let starts = supply.starts, let old = supply.number(of: place),
      geometry != nil, target.item <= supply.items(inSection: target.section).count, target.section < supply.sections
    else { return }
    move?.place = target
    storedGeometry?.move(place, to: target)
    var counts = (0..<supply.sections).map { starts[$0 + 1] - starts[$0] }
    counts[place.section] -= 1
    counts[target.section] += 1
    var new = [0]
    for count in counts { new.append(new[new.count - 1] + count) }
    let number = new[target.section] + target.item
    for anchor in anchors { anchor.path = anchor.path.map { RowMove.path($0, after: place, target) } }
    renumber { item in
      if item == old { return number }
      let other = item > old ? item - 1 : item
      return other >= number ? other + 1 : other
    }
    supply.setStarts(new)
    for cell in supply.cells { self.place(cell) }
    placeMargins()
    setNeedsLayout()
  }

  /// Puts the row down where it is, and reports its new place (TV-19).
  private func drop() {
    guard let move else { return }
    endMove()
    place(move.cell)
    let settings = rootView.touchContext?.tableSettings ?? TableSettings()
    guard move.place != move.origin || settings.rowMoveTellsSamePlace else { return }
    note(nil, .move(from: move.origin, to: move.place))
    references.source?.tableView(self, moveRowAt: move.origin, to: move.place)
  }

  /// Puts all rows back where they were (TV-19).
  final func cancelMove() {
    guard let move else { return }
    if supply.starts != nil, geometry != nil { arrange(to: move.origin) }
    endMove()
    place(move.cell)
    if reorderTouch.state == .began || reorderTouch.state == .changed { reorderTouch.breakOff() }
  }

  private func endMove() {
    guard let cell = move?.cell else { return }
    edgeScroller.stop()
    move = nil
    if cell.superview === self { sendSubviewToBack(cell) }
    setNeedsLayout()
  }
}

extension RowMove {
  /// Returns where a row is after another one has moved.
  static func path(_ path: IndexPath, after from: IndexPath, _ to: IndexPath) -> IndexPath {
    guard path != from else { return to }
    var item = path.item
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
