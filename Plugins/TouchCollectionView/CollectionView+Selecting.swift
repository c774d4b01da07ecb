import TouchGestures
import TouchPan
import TouchScroll
import TouchViews

/// The two-finger pan that selects the cells it passes (XS-12).
final class CellSelectionPan: ItemSelectionPanGestureRecognizer {
  private var list: CollectionView? { view as? CollectionView }

  override func item(at point: Point) -> Int? {
    list.flatMap { list in list.indexPathForItem(at: point).flatMap { list.number(of: $0) } }
  }
  override func mayBegin(at item: Int) -> Bool {
    guard let list else { return false }
    return list.collectionDelegate?.collectionView(list, shouldBeginMultipleSelectionInteractionAt: list.path(item))
      ?? false
  }
  override func didBegin(at item: Int) {
    if let list {
      list.collectionDelegate?.collectionView(list, didBeginMultipleSelectionInteractionAt: list.path(item))
    }
  }
  override func isSelected(_ item: Int) -> Bool { list?.isSelected(item) ?? false }
  override func toggle(_ item: Int) { if let list, item < list.numberOfItems { list.toggle(item) } }
  override func didEnd() {
    if let list { list.collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(list) }
  }
  override var selectsSeveral: Bool { list?.selectsSeveral ?? false }
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
      selectionPan = pan
      addGestureRecognizer(pan)
    }
  }

  /// Selects the item that the focus came to, without a highlight (CV-6).
  final func followFocus(to path: IndexPath?) {
    guard selectionFollowsFocus, let path, let number = number(of: path), selectsCells, !isSelected(number),
      collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
    else { return }
    toggle(number)
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
  final func toggle(_ number: Int) {
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
