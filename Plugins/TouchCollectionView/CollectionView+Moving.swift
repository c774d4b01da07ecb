import TouchCells
import TouchEvents
import TouchViews

/// A cell that is being moved among the others (XS-11).
struct CellMovement {
  let cell: CollectionViewCell
  /// Its place before.
  let origin: Int
  /// The place where the others make room for it.
  var place: Int
  /// The frames of all places; empty with a data source, whose layout knows them.
  var slots: [Rect]
  /// Where the finger is, in the coordinates of the window.
  private(set) var finger: Point?

  mutating func place(onScreen point: Point) { finger = point }

  /// Returns which item was at a place before the cell was lifted.
  func origin(of number: Int) -> Int {
    guard number != place else { return origin }
    let other = number > place ? number - 1 : number
    return other >= origin ? other + 1 : other
  }
}

extension CollectionView {
  /// Lifts a cell, unless another one is lifted or the delegate returns `false`.
  final func lift(_ indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = cellForItem(at: indexPath),
      collectionDelegate?.collectionView(self, canMoveItemAt: indexPath) ?? true,
      // The delegate may have taken cells out, or lifted one.
      movement == nil, let item = number(of: cell)
    else { return false }
    movement = CellMovement(
      cell: cell, origin: item, place: item, slots: supply.isActive ? [] : supply.cells.map { $0.frame })
    return true
  }

  /// Moves the lifted cell, and scrolls while it is near an edge (CV-3).
  final func carryAlong(to position: Point) {
    guard movement != nil, position.isFinite else { return }
    movement?.place(onScreen: convert(position, to: nil))
    edgeScroller.onScroll = { [link = WeakNode(self)] in (link.object as? CollectionView)?.carryOn() }
    carry(to: position)
    if movement != nil { edgeScroller.fingerMoved(to: position) }
  }

  /// Keeps the lifted cell where the finger is while the content scrolls.
  private func carryOn() {
    guard let finger = movement?.finger else { return }
    carry(to: convert(finger, from: nil))
  }

  /// Moves the lifted cell, and makes room at the place under it that the delegate agrees to.
  final func carry(to position: Point) {
    guard let movement, position.isFinite else { return }
    movement.cell.center = position
    let proposed = supply.isActive ? item(at: position) : movement.slots.lastIndex { $0.contains(position) }
    guard let proposed, proposed != movement.place else { return }
    let target = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path(movement.origin),
      atCurrentIndexPath: path(movement.place), toProposedIndexPath: path(proposed))
    guard let place = target.map({ number(of: $0) }) ?? proposed, self.movement?.cell === movement.cell else { return }
    self.movement?.place = place
    arrange(movement, at: place)
  }

  /// Puts the lifted cell down where it is.
  final func drop() {
    guard let movement else { return }
    self.movement = nil
    edgeScroller.stop()
    movement.cell.place(in: frame(of: movement.place, movement))
    guard movement.place != movement.origin else { return }
    collectionDelegate?.collectionView(
      self, moveItemAt: path(movement.origin), to: path(movement.place))
    // Between sections it changes how many items each of them has.
    supply.setStarts(nil)
  }

  /// Puts all cells back.
  final func putBack() {
    guard let movement else { return }
    self.movement = nil
    edgeScroller.stop()
    arrange(movement, at: movement.origin)
    movement.cell.place(in: frame(of: movement.origin, movement))
  }

  /// Takes a cell from its place in the order to another one, and gives all others the frames of theirs.
  private func arrange(_ movement: CellMovement, at place: Int) {
    let old = movement.cell.itemNumber
    supply.renumber { number in
      if number == old { return place }
      let other = number > old ? number - 1 : number
      return other >= place ? other + 1 : other
    }
    for cell in supply.cells where cell !== movement.cell { cell.place(in: frame(of: cell.itemNumber, movement)) }
  }

  /// The frame of a place in the order; `nil` when a call has changed what the items are.
  private func frame(of place: Int, _ movement: CellMovement) -> Rect? {
    if supply.isActive { return frame(ofItem: place) }
    return movement.slots.indices.contains(place) ? movement.slots[place] : nil
  }
}
