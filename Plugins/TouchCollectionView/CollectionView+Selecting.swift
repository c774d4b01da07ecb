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
    // Only the delay recognizer delays touches: lifts reach the cells while a second finger is down.
    delaysTouchesEnded = false
    // A little less than the pan that scrolls, so that this one is asked first.
    slop = 8
  }

  /// Asks the delegate of the collection view whether it selects (XS-12).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    (view as? CollectionView)?.mayBeginSelection() ?? false
  }

  /// Above the pan that scrolls.
  override var decisionRank: DecisionRank { DecisionRank(family: 2, rank: 2) }
}

/// What a two-finger pan has selected so far.
struct CellSelection {
  /// The cell on which it began, and the one it is on.
  let start: Int
  var end: Int
  /// Whether the drag selects; a drag that began on a selected cell deselects.
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

  /// Asks the delegate whether the pan begins, at the cell under its center.
  final func mayBeginSelection() -> Bool {
    guard let pan = selectionPan, let path = indexPathForItem(at: pan.startLocation(in: self)) else { return false }
    return collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Follows the pan.
  private func selectionPanned(_ pan: CellSelectionPan) {
    switch pan.state {
    case .began:
      guard let path = indexPathForItem(at: pan.startLocation(in: self)), let item = number(of: path) else { return }
      selection = CellSelection(start: item, end: item, selects: !isSelected(item))
      collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
      extendSelection(to: item)
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
    if let path = indexPathForItem(at: pan.location(in: self)), let item = number(of: path) {
      extendSelection(to: item)
    }
  }

  /// Selects from the first cell to one, and takes back what lies no longer between.
  private func extendSelection(to end: Int) {
    guard let selection, selectsSeveral else { return }
    let old = min(selection.start, selection.end)...max(selection.start, selection.end)
    let new = min(selection.start, end)...max(selection.start, end)
    self.selection?.end = end
    for item in old where !new.contains(item) { selectByPan(!selection.selects, item) }
    for item in new { selectByPan(selection.selects, item) }
  }

  private func selectByPan(_ isSelected: Bool, _ item: Int) {
    if item < numberOfItems, self.isSelected(item) != isSelected { toggle(item) }
  }

  // MARK: By taps

  /// Selects a cell that was tapped, and performs its action (XS-13).
  final func act(on cell: CollectionViewCell) {
    guard let number = number(of: cell) else { return }
    let extends = selectsSeveral && !selectedItems.isEmpty
    if selectsCells { toggle(number) }
    guard !extends, let path = indexPath(for: cell), let collectionDelegate,
      collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects or deselects an item as the user asked, if the delegate agrees.
  private func toggle(_ number: Int) {
    let cell = cell(at: number)
    let path = path(number)
    if selectsSeveral, isSelected(number) {
      if ask(cell, { $0.collectionView(self, shouldDeselectItemAt: path) }, CellEntry.Fact.shouldDeselect) {
        deselect(cell, number)
      }
      return
    }
    guard ask(cell, { $0.collectionView(self, shouldSelectItemAt: path) }, CellEntry.Fact.shouldSelect) else {
      return
    }
    if !selectsSeveral {
      let old = selectedItems.filter { $0 != number }.map { ($0, self.cell(at: $0)) }
      unshown = []
      for (number, cell) in old { deselect(cell, number) }
    }
    guard let number = present(cell, number) else { return }
    setSelected(true, number)
    if let cell { tell(cell, .select) }
    collectionDelegate?.collectionView(self, didSelectItemAt: self.path(number))
  }

  private func deselect(_ cell: CollectionViewCell?, _ number: Int) {
    guard let number = present(cell, number), cell != nil || isSelected(number) else { return }
    setSelected(false, number)
    if let cell { tell(cell, .deselect) }
    collectionDelegate?.collectionView(self, didDeselectItemAt: path(number))
  }

  /// Returns the number of an item now, after calls that may have changed it: that of its cell, if it had any.
  private func present(_ cell: CollectionViewCell?, _ number: Int) -> Int? {
    guard let cell else { return number < supply.count ? number : nil }
    return self.number(of: cell)
  }

  /// Asks the delegate about an item; without one the answer is yes.
  final func ask(
    _ cell: CollectionViewCell?, _ question: (any CollectionViewDelegate) -> Bool, _ fact: (Bool) -> CellEntry.Fact
  ) -> Bool {
    guard let collectionDelegate else { return true }
    let answer = question(collectionDelegate)
    if let cell { tell(cell, fact(answer)) }
    return answer
  }

  /// Records what happened to a cell.
  final func tell(_ cell: CollectionViewCell, _ fact: CellEntry.Fact) {
    guard let trace = rootView.touchContext?.trace else { return }
    trace.record(.module(CellEntry(cell, fact)))
  }
}
