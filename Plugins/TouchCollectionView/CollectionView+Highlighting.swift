import TouchScroll
import TouchViews

/// A touch that may select, and the cell on which it landed.
struct FollowedTouch {
  let touch: Touch
  let cell: CollectionViewCell
  let path: CollectionView.IndexPath
  var isHighlighted = false

  /// Whether the touch is inside the cell.
  var isInside: Bool { cell.bounds.contains(touch.location(in: cell)) }
}

extension CollectionView {
  /// Returns whether a touch is followed that landed on a cell.
  final func isFollowing(_ cell: CollectionViewCell) -> Bool { followed?.cell === cell }

  final func cell(under touch: Touch) -> CollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if current.superview === self { return current as? CollectionViewCell }
      view = current.superview
    }
    return nil
  }

  /// Highlights the cell of the touch, if the delegate agrees.
  final func highlight() {
    guard let cell = followed?.cell, let path = indexPath(for: cell) else { return }
    guard ask(cell, { $0.collectionView(self, shouldHighlightItemAt: path) }, CellEntry.Fact.shouldHighlight)
    else { return followed = nil }
    // A callback may have taken the cell, or its touch, away.
    guard followed?.cell === cell, let path = indexPath(for: cell) else { return }
    followed?.isHighlighted = true
    cell.isHighlighted = true
    if hidesSelection {
      unshown = cells.filter { $0 !== cell && isSelected($0) }
      for other in unshown { other.isSelected = false }
    }
    tell(cell, .highlight)
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Takes the highlight away.
  final func unhighlight() {
    guard let followed, followed.isHighlighted else { return }
    self.followed?.isHighlighted = false
    followed.cell.isHighlighted = false
    tell(followed.cell, .unhighlight)
    collectionDelegate?.collectionView(
      self, didUnhighlightItemAt: indexPath(for: followed.cell) ?? followed.path)
  }

  /// Leaves the touch alone from now on.
  final func stopFollowing() {
    unhighlight()
    followed = nil
    restoreSelection()
  }

  /// Whether other cells look deselected until it is clear what the touch does (CE-2b).
  final var hidesSelection: Bool { (followed?.isHighlighted ?? false) && selectsCells && !selectsSeveral }

  /// Shows the cells as selected again that still are.
  final func restoreSelection() {
    let old = unshown
    unshown = []
    for cell in old where cell.superview === self { cell.isSelected = true }
  }
}
