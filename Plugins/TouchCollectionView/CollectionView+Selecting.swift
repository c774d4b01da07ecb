import TouchGestures
import TouchPan
import TouchScroll
import TouchViews

/// The two-finger pan that selects the cells it passes (XS-12).
final class CellSelectionPan: PanGestureRecognizer, GestureRecognizerDelegate {
  override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    // Only the delay withholds: lifts reach the cells while a second finger is down.
    delaysTouchesEnded = false
    // A little less than the pan that scrolls, so that this one is asked first.
    slop = 8
  }

  /// Asks the delegate of the collection view whether it selects (XS-12).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    (view as? CollectionView)?.mayBeginSelection() ?? false
  }

  /// Goes before the pan that scrolls.
  override func goesBefore(_ otherGestureRecognizer: GestureRecognizer) -> Bool {
    otherGestureRecognizer.traits.kind == .pan || super.goesBefore(otherGestureRecognizer)
  }
}

/// What a two-finger pan has selected so far.
struct CellSelection {
  /// The cell on which it began, and the one it is on.
  let start: Int
  var end: Int
  /// Whether it selects; one that began on a selected cell deselects.
  let selects: Bool
}

extension CollectionView {
  /// A Boolean value that indicates whether taps select as things are (XS-9).
  final var selectsCells: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// A Boolean value that indicates whether several cells can be selected as things are (XS-9).
  final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Attaches the pan that selects while several cells can be selected, and takes it away else.
  final func updateSelectionPan() {
    let isNeeded = allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    if !isNeeded, let pan = selectionPan {
      removeGestureRecognizer(pan)
      selectionPan = nil
    } else if isNeeded, selectionPan == nil {
      let pan = CellSelectionPan()
      pan.delegate = pan
      pan.addAction { pan in (pan.view as? CollectionView)?.selectionPanned(pan) }
      selectionPan = pan
      addGestureRecognizer(pan)
    }
  }

  /// Asks the delegate whether the pan begins, at the cell under its middle.
  final func mayBeginSelection() -> Bool {
    guard let pan = selectionPan, let path = indexPathForItem(at: pan.startLocation(in: self)) else { return false }
    return collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Follows the pan.
  private func selectionPanned(_ pan: CellSelectionPan) {
    switch pan.state {
    case .began:
      guard let path = indexPathForItem(at: pan.startLocation(in: self)), let cell = cellForItem(at: path) else {
        return
      }
      selection = CellSelection(start: path.item, end: path.item, selects: !cell.isSelected)
      collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
      extendSelection(to: path.item)
      followSelection(pan)
    case .changed: followSelection(pan)
    case .ended, .cancelled:
      guard selection != nil else { return }
      selection = nil
      collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    case .possible, .failed: break
    }
  }

  private func followSelection(_ pan: CellSelectionPan) {
    if let path = indexPathForItem(at: pan.location(in: self)) { extendSelection(to: path.item) }
  }

  /// Selects from the first cell to one, and takes back what lies no longer between.
  private func extendSelection(to end: Int) {
    guard let selection, selectsSeveral else { return }
    let old = min(selection.start, selection.end)...max(selection.start, selection.end)
    let new = min(selection.start, end)...max(selection.start, end)
    self.selection?.end = end
    for item in old where !new.contains(item) { setSelected(!selection.selects, item) }
    for item in new { setSelected(selection.selects, item) }
  }

  private func setSelected(_ isSelected: Bool, _ item: Int) {
    guard let cell = cellForItem(at: IndexPath(item: item)), cell.isSelected != isSelected else { return }
    toggle(cell)
  }
}
