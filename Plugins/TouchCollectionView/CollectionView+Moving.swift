import TouchEvents
import TouchViews

/// A cell that is being moved among the others (XS-11).
struct CellMovement {
  let cell: CollectionViewCell
  /// Its place before.
  let origin: Int
  /// The place where the others make room for it.
  var place: Int
  /// The frames of all places.
  var slots: [Rect]
}

extension CollectionView {
  /// Lifts a cell, unless another one is lifted or the delegate says no.
  final func lift(_ indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = cellForItem(at: indexPath),
      collectionDelegate?.collectionView(self, canMoveItemAt: indexPath) ?? true
    else { return false }
    movement = CellMovement(
      cell: cell, origin: indexPath.item, place: indexPath.item, slots: cells.map { $0.frame })
    return true
  }

  /// Moves the lifted cell, and makes room at the place under it that the delegate agrees to.
  final func carry(to position: Point) {
    guard let movement, position.isFinite else { return }
    movement.cell.center = position
    guard let proposed = movement.slots.lastIndex(where: { $0.contains(position) }), proposed != movement.place else {
      return
    }
    let target = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item: movement.origin),
      atCurrentIndexPath: IndexPath(item: movement.place), toProposedIndexPath: IndexPath(item: proposed))
    let place = target?.item ?? proposed
    guard self.movement?.cell === movement.cell, cells.indices.contains(place) else { return }
    self.movement?.place = place
    arrange(movement.cell, at: place, movement.slots)
  }

  /// Puts the lifted cell down where it is.
  final func drop() {
    guard let movement else { return }
    self.movement = nil
    movement.cell.frame = movement.slots[movement.place]
    guard movement.place != movement.origin else { return }
    collectionDelegate?.collectionView(
      self, moveItemAt: IndexPath(item: movement.origin), to: IndexPath(item: movement.place))
  }

  /// Puts all cells back.
  final func putBack() {
    guard let movement else { return }
    self.movement = nil
    arrange(movement.cell, at: movement.origin, movement.slots)
    movement.cell.frame = movement.slots[movement.origin]
  }

  /// Takes a cell to a place in the order, and gives all others the frames of theirs.
  private func arrange(_ moved: CollectionViewCell, at place: Int, _ slots: [Rect]) {
    cells.removeAll { $0 === moved }
    cells.insert(moved, at: place)
    for (index, cell) in cells.enumerated() where cell !== moved { cell.frame = slots[index] }
  }
}
