public import TouchScroll
import TouchScrollView
public import TouchViews

/// A scroll view whose cells highlight under a finger and are selected by it (CE-1 to CE-6).
///
/// Cells are its direct subviews, in the order of their items. A touch selects when it arrives here along the responder
/// chain, so whatever keeps it to itself on the way, such as a button in a cell, keeps the selection away too.
open class CollectionView: ScrollView {
  /// The place of a cell: its number among the cells of the one section.
  public struct IndexPath: Hashable, Comparable, Sendable {
    /// The section, always 0.
    public let section: Int
    /// The number of the cell, counted from 0.
    public let item: Int
    /// The same as ``item``, by its name in tables.
    public var row: Int { item }
    /// Creates the place of a cell.
    public init(item: Int, section: Int = 0) {
      self.item = item
      self.section = section
    }
    /// Returns whether one place comes before another.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      left.section == right.section ? left.item < right.item : left.section < right.section
    }
  }

  /// The delegate for scrolling, and for cells if it adopts ``CollectionViewDelegate``.
  ///
  /// Not retained. ``collectionDelegate`` is the same object by its other type.
  open override var delegate: (any ScrollViewDelegate)? {
    get { super.delegate }
    set {
      weakCollectionDelegate = WeakCollectionViewDelegate()
      super.delegate = newValue
      if weakCollectionDelegate.object == nil {
        weakCollectionDelegate = WeakCollectionViewDelegate(adopting: newValue)
      }
    }
  }
  /// The ``delegate``, if it adopts ``CollectionViewDelegate``.
  public final var collectionDelegate: (any CollectionViewDelegate)? {
    get { weakCollectionDelegate.object }
    set { delegate = newValue }
  }
  final var weakCollectionDelegate = WeakCollectionViewDelegate()

  /// A Boolean value that indicates whether taps select; `true` by default, and cells highlight in any case.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several cells can be selected, and a tap on a selected one deselects it;
  /// `false` by default.
  open var allowsMultipleSelection = false { didSet { updateSelectionPan() } }
  /// A Boolean value that indicates whether the cells are being edited: then the two properties below say what taps
  /// select; `false` by default (XS-9).
  open var isEditing = false
  /// A Boolean value that indicates whether taps select while cells are edited; `false` by default (XS-9).
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several cells can be selected while cells are edited; `false` by default
  /// (XS-9).
  open var allowsMultipleSelectionDuringEditing = false { didSet { updateSelectionPan() } }
  /// Places the cells and sets the content size; `nil`, the default, leaves both to their owner.
  open var rowLayout: RowLayout? { didSet { layOutCells() } }

  /// The cells, in the order of their items.
  public internal(set) final var cells: [CollectionViewCell] = []
  /// A touch that may select, and the cell on which it landed.
  private struct Followed {
    let touch: Touch
    let cell: CollectionViewCell
    let path: IndexPath
    var isHighlighted = false
  }
  private var followed: Followed?
  /// The selected cells that look deselected while another is highlighted (CE-2b).
  private var unshown: [CollectionViewCell] = []
  /// The cell that is being moved.
  final var movement: CellMovement?
  /// The two-finger pan that selects, once several cells can be selected.
  final var selectionPan: CellSelectionPan?
  /// What it has selected so far.
  final var selection: CellSelection?

  // MARK: Cells

  /// How many cells there are.
  public final var numberOfItems: Int { cells.count }

  /// How many sections there are: one.
  open var numberOfSections: Int { 1 }

  /// Returns how many cells a section has; none but the first has any.
  open func numberOfItems(inSection section: Int) -> Int { section == 0 ? cells.count : 0 }

  /// The cells that are seen, in the order of their items.
  open var visibleCells: [CollectionViewCell] { cells.filter { isSeen($0) } }

  /// The places of the cells that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    cells.indices.filter { isSeen(cells[$0]) }.map { IndexPath(item: $0) }
  }

  private func isSeen(_ cell: CollectionViewCell) -> Bool { !cell.isHidden && cell.frame.intersects(bounds) }

  /// Returns the cell at a place, if there is one.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    indexPath.section == 0 && cells.indices.contains(indexPath.item) ? cells[indexPath.item] : nil
  }

  /// Returns the place of a cell of this collection view.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cells.firstIndex { $0 === cell }.map { IndexPath(item: $0) }
  }

  /// Returns the place of the cell at a point in content coordinates, in points.
  open func indexPathForItem(at point: Point) -> IndexPath? {
    cells.lastIndex { $0.bounds.contains($0.convert(point, from: self)) }.map { IndexPath(item: $0) }
  }

  /// The places of the selected cells, in order; `nil` when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let selected = cells.indices
      .filter { index in cells[index].isSelected || unshown.contains { $0 === cells[index] } }
      .map { IndexPath(item: $0) }
    return selected.isEmpty ? nil : selected
  }

  /// Selects a cell, or none with `nil`, and scrolls to it if requested; the delegate is not called (CE-1, XS-10).
  open func selectItem(at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil {
      unshown = []
      for cell in cells where cell.isSelected { cell.isSelected = false }
    }
    guard let indexPath, let cell = cellForItem(at: indexPath) else { return }
    cell.isSelected = true
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Selects a cell, or none with `nil`, without scrolling; the delegate is not called (CE-1).
  public final func selectItem(at indexPath: IndexPath?, animated: Bool = false) {
    selectItem(at: indexPath, animated: animated, scrollPosition: [])
  }

  /// Deselects a cell; the delegate is not called (CE-1).
  open func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    guard let cell = cellForItem(at: indexPath) else { return }
    cell.isSelected = false
    unshown.removeAll { $0 === cell }
  }

  /// Scrolls so that a cell is at a place of what is seen, as far as the edges allow (XS-10).
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let cell = cellForItem(at: indexPath), cell.frame.isFinite else { return }
    setContentOffset(scrollPosition.offset(of: cell.frame, in: self), animated: animated)
  }

  // MARK: Moving cells

  /// Lifts a cell, which then follows ``updateInteractiveMovementTargetPosition(_:)``; returns whether it may (XS-11).
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { lift(indexPath) }

  /// Moves the lifted cell's middle to a point of the content, and the other cells out of its way (XS-11).
  open func updateInteractiveMovementTargetPosition(_ targetPosition: Point) { carry(to: targetPosition) }

  /// Drops the lifted cell where the others made room, and notifies the delegate of its new place (XS-11).
  open func endInteractiveMovement() { drop() }

  /// Puts all cells back where they were before one was lifted (XS-11).
  open func cancelInteractiveMovement() { putBack() }

  // MARK: Recognizers

  /// The pan that selects, while it is attached.
  open override var ownGestureRecognizers: [any GestureRecognizing] { selectionPan.map { [$0] } ?? [] }

  // MARK: Layout

  /// Places the cells by ``rowLayout``; called when cells or the size change.
  open func layOutCells() {
    guard let rowLayout else { return }
    movement?.slots = cells.indices.map { rowLayout.frame(ofRow: $0, width: bounds.size.width) }
    for (row, cell) in cells.enumerated() where cell !== movement?.cell {
      cell.frame = rowLayout.frame(ofRow: row, width: bounds.size.width)
    }
    contentSize = rowLayout.contentSize(rows: cells.count, width: bounds.size.width)
  }

  /// Takes a cell in at its place among the other cells; an override calls super.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    guard let cell = subview as? CollectionViewCell else { return }
    putBack()
    var item = 0
    for view in subviews {
      if view === cell { break }
      if view is CollectionViewCell { item += 1 }
    }
    cells.insert(cell, at: min(item, cells.count))
    layOutCells()
  }

  /// Lets a cell go; an override calls super.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    guard cells.contains(where: { $0 === subview }) else { return }
    putBack()
    guard let item = cells.firstIndex(where: { $0 === subview }) else { return }
    cells.remove(at: item)
    layOutCells()
  }

  /// Lays out anew; an override calls super.
  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    layOutCells()
  }

  // MARK: Touches

  /// Highlights the cell under a touch, if the delegate agrees, and follows the touch (CE-1, CE-2).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    // A cell that was moved elsewhere hears of the end there.
    if let followed, followed.cell.superview !== self || isOver(followed.touch, before: touches) { stopFollowing() }
    for touch in touches where followed == nil {
      guard let cell = cell(under: touch), let path = indexPath(for: cell) else { continue }
      followed = Followed(touch: touch, cell: cell, path: path)
      highlight()
    }
    super.touchesBegan(touches, with: event)
  }

  /// Takes the highlight away outside of the cell, and asks for it anew inside (CE-2a).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if let followed, touches.contains(followed.touch) {
      if !isInside(followed) {
        unhighlight()
        restoreSelection()
      } else if !followed.isHighlighted {
        highlight()
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// Unhighlights the cell, and selects it when the finger is still inside (CE-1, CE-2, R-37).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if let followed, touches.contains(followed.touch) {
      let selects = followed.isHighlighted && isInside(followed) && !isDragging
      unhighlight()
      self.followed = nil
      if selects { act(on: followed.cell) }
      restoreSelection()
    }
    super.touchesEnded(touches, with: event)
  }

  /// Unhighlights the cell; a touch that was taken away selects nothing (CE-4).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if let followed, touches.contains(followed.touch) { stopFollowing() }
    super.touchesCancelled(touches, with: event)
  }

  /// Whether a finger lifted before others landed: one whose end is withheld is still to be heard of (CE-2a).
  private func isOver(_ touch: Touch, before others: [Touch]) -> Bool {
    !touch.isDown && others.allSatisfy { touch.timestamp < $0.timestamp }
  }

  private func cell(under touch: Touch) -> CollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if current.superview === self { return current as? CollectionViewCell }
      view = current.superview
    }
    return nil
  }

  private func isInside(_ followed: Followed) -> Bool {
    followed.cell.bounds.contains(followed.touch.location(in: followed.cell))
  }

  private func highlight() {
    guard let cell = followed?.cell, let path = indexPath(for: cell) else { return }
    guard ask(cell, { $0.collectionView(self, shouldHighlightItemAt: path) }, CellEntry.Fact.shouldHighlight)
    else { return followed = nil }
    // Whoever was asked may have taken the cell, or its touch, away.
    guard followed?.cell === cell, let path = indexPath(for: cell) else { return }
    followed?.isHighlighted = true
    cell.isHighlighted = true
    // The others look deselected until it is clear what the touch does (CE-2b).
    if selectsCells, !selectsSeveral {
      unshown = cells.filter { $0.isSelected && $0 !== cell }
      for other in unshown { other.isSelected = false }
    }
    tell(cell, .highlight)
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight() {
    guard let followed, followed.isHighlighted else { return }
    self.followed?.isHighlighted = false
    followed.cell.isHighlighted = false
    tell(followed.cell, .unhighlight)
    collectionDelegate?.collectionView(
      self, didUnhighlightItemAt: indexPath(for: followed.cell) ?? followed.path)
  }

  private func stopFollowing() {
    unhighlight()
    followed = nil
    restoreSelection()
  }

  /// Shows the cells as selected again that still are.
  private func restoreSelection() {
    let old = unshown
    unshown = []
    for cell in old where cell.superview === self { cell.isSelected = true }
  }

  // MARK: Selection

  /// Selects a cell that was tapped, and performs its action (XS-13).
  private func act(on cell: CollectionViewCell) {
    let extends = selectsSeveral && !(indexPathsForSelectedItems ?? []).isEmpty
    if selectsCells { toggle(cell) }
    guard !extends, let path = indexPath(for: cell), let collectionDelegate,
      collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects or deselects a cell as the user asked, if the delegate agrees.
  final func toggle(_ cell: CollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if selectsSeveral, cell.isSelected {
      if ask(cell, { $0.collectionView(self, shouldDeselectItemAt: path) }, CellEntry.Fact.shouldDeselect) {
        deselect(cell)
      }
      return
    }
    guard ask(cell, { $0.collectionView(self, shouldSelectItemAt: path) }, CellEntry.Fact.shouldSelect) else {
      return
    }
    if !selectsSeveral {
      let old = cells.filter { other in other !== cell && (other.isSelected || unshown.contains { $0 === other }) }
      unshown = []
      for other in old { deselect(other) }
    }
    guard let path = indexPath(for: cell) else { return }
    cell.isSelected = true
    tell(cell, .select)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselect(_ cell: CollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.isSelected = false
    tell(cell, .deselect)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Asks the delegate about a cell; without one the answer is yes.
  private func ask(
    _ cell: CollectionViewCell, _ question: (any CollectionViewDelegate) -> Bool, _ fact: (Bool) -> CellEntry.Fact
  ) -> Bool {
    guard let collectionDelegate else { return true }
    let answer = question(collectionDelegate)
    tell(cell, fact(answer))
    return answer
  }

  private func tell(_ cell: CollectionViewCell, _ fact: CellEntry.Fact) {
    guard let trace = rootView.touchContext?.trace else { return }
    trace.record(.module(CellEntry(cell, fact)))
  }
}
