public import TouchCells
public import TouchScroll
import TouchScrollView
public import TouchViews

/// A scroll view whose cells highlight under a finger and are selected by it (CE-1 to CE-6).
///
/// A short list has its cells added as subviews, which are its items in their order. A long one has a ``dataSource``, which
/// makes cells for visible items only (XS-14). A touch selects when it arrives here along the responder chain, so a
/// responder that does not forward it, such as a button in a cell, prevents the selection too.
///
/// ```swift
/// final class Songs: CollectionViewDelegate {
///   func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
///     print("song", indexPath.item)
///   }
/// }
///
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let (list, songs) = (CollectionView(frame: window.bounds), Songs())
/// list.delegate = songs
/// for row in 0..<3 {
///   list.addSubview(CollectionViewCell(frame: Rect(x: 0, y: Double(row) * 44, width: 320, height: 44)))
/// }
/// window.addSubview(list)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 100, y: 60), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 100, y: 60), timestamp: 0.1)])
/// // Prints "song 1"
/// ```
open class CollectionView: ScrollView {
  /// The place of an item, by its name of before: tables have the same.
  public typealias IndexPath = TouchCells.IndexPath

  /// The delegate for scrolling, and for cells if it adopts ``CollectionViewDelegate``.
  ///
  /// Not retained. ``collectionDelegate`` is the same object by its other type.
  open override var delegate: (any ScrollViewDelegate)? {
    get { super.delegate }
    set {
      references.delegate = nil
      super.delegate = newValue
      references.adopt(newValue)
    }
  }
  /// The ``delegate``, if it adopts ``CollectionViewDelegate``.
  public final var collectionDelegate: (any CollectionViewDelegate)? {
    get { references.delegate }
    set { delegate = newValue }
  }
  final var references = CollectionViewReferences()

  /// A Boolean value that indicates whether taps select; `true` by default, and cells highlight in any case.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several cells can be selected, and a tap on a selected one deselects it;
  /// `false` by default.
  open var allowsMultipleSelection = false { didSet { updateSelectionPan() } }
  /// A Boolean value that indicates whether the cells are being edited: then the two properties below determine what taps
  /// select; `false` by default (XS-9).
  open var isEditing = false
  /// A Boolean value that indicates whether taps select while cells are edited; `false` by default (XS-9).
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several cells can be selected while cells are edited; `false` by default
  /// (XS-9).
  open var allowsMultipleSelectionDuringEditing = false { didSet { updateSelectionPan() } }
  /// Places the cells and sets the content size; `nil`, the default, leaves both to their owner.
  ///
  /// The items of a ``dataSource`` are then rows of 44 points.
  open var rowLayout: RowLayout? { didSet { layOutCells() } }

  /// The cells that there are, in the order of their items; with a data source those that were made for visible items.
  public final var cells: [CollectionViewCell] { supply.cells.compactMap { $0 as? CollectionViewCell } }
  /// The first cell that has no place yet, while one is added or removed.
  private var firstUnplaced: Int?
  /// The cells, and what there is of the items of the data source.
  final private(set) lazy var supply = CollectionSupply(self)
  /// The touch that may select.
  final var followed: FollowedTouch?
  /// The selected cells that look deselected while another is highlighted (CE-2b).
  final var unshown: [CollectionViewCell] = []
  /// The cell that is being moved.
  final var movement: CellMovement?
  /// Scrolls while a cell is moved near an edge (CV-3).
  final private(set) lazy var edgeScroller = EdgeScroller(self)
  /// The two-finger pan that selects, once several cells can be selected.
  final var selectionPan: CellSelectionPan?

  // MARK: The data source

  /// The object that returns how many items there are and makes their cells; not retained (XS-14).
  ///
  /// Cells are made by `layoutIfNeeded()`, during a hit test, and when a property or method needs them; they
  /// come to lie behind the other subviews. Cells that were added by hand are no items while there is a data source.
  open var dataSource: (any CollectionViewDataSource)? {
    get { references.source }
    set {
      references.source = newValue
      adoptDataSource()
    }
  }
  /// The object that prepares the data of items that come next; not retained (XS-15).
  open var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { references.prefetching }
    set { references.prefetching = newValue }
  }

  /// A Boolean value that indicates whether the prefetching data source is called; `true` by default (XS-15, CV-5).
  open var isPrefetchingEnabled = true

  /// Takes note of how the cells of an identifier are made, such as by `RowCell.init`.
  ///
  /// UIKit takes a class. A closure needs no initializer that all subclasses of a cell would have to declare, and no type
  /// that is looked up at run time, which Embedded Swift does not do.
  open func register(
    _ makeCell: @escaping () -> CollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) { supply.register(makeCell, forCellWithReuseIdentifier: identifier) }

  /// Returns a cell to show an item, one that was used before if there is any; of the item's size where that is known.
  ///
  /// An identifier that is not registered is reported, and the cell is a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let cell = supply.dequeue(identifier, for: indexPath) as? CollectionViewCell { return cell }
    supply.report("a cell was requested by an identifier that is not registered")
    return CollectionViewCell(frame: .zero)
  }

  /// Asks the data source anew for everything, at the next layout; nothing is selected then, and no call reports that.
  open func reloadData() { reloadItems() }

  // MARK: Cells

  /// How many items there are in all sections.
  public final var numberOfItems: Int {
    supply.countItems()
    return supply.isActive ? supply.count : supply.cells.count
  }

  /// How many sections there are: one for cells that were added by hand.
  open var numberOfSections: Int {
    supply.countItems()
    return supply.isActive ? supply.sections : 1
  }

  /// Returns how many items a section has; none for a section that there is not.
  open func numberOfItems(inSection section: Int) -> Int {
    supply.countItems()
    return supply.isActive ? supply.items(inSection: section).count : section == 0 ? supply.cells.count : 0
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [CollectionViewCell] { seenCells }

  /// The places of the visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { seenCells.map { path($0.itemNumber) } }

  /// Returns the cell at a place, if there is one; with a data source only visible items have any.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    supply.load()
    return number(of: indexPath).flatMap { cell(at: $0) }
  }

  /// Returns the place of a cell of this collection view.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { number(of: cell).map { path($0) } }

  /// Returns the place of the item at a point in content coordinates, in points.
  open func indexPathForItem(at point: Point) -> IndexPath? {
    if supply.isActive { return item(at: point).map { path($0) } }
    return supply.cells.lastIndex { $0.bounds.contains($0.convert(point, from: self)) }.map { path($0) }
  }

  /// The places of the selected items, in order; `nil` when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let selected = selectedItems
    return selected.isEmpty ? nil : selected.map { path($0) }
  }

  /// Selects an item, or none with `nil`, and scrolls to it if requested; the delegate is not called (CE-1, XS-10).
  open func selectItem(at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil { clearSelection() }
    guard let indexPath, let number = number(of: indexPath) else { return }
    setSelected(true, number)
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Selects an item, or none with `nil`, without scrolling; the delegate is not called (CE-1).
  public final func selectItem(at indexPath: IndexPath?, animated: Bool = false) {
    selectItem(at: indexPath, animated: animated, scrollPosition: [])
  }

  /// Deselects an item; the delegate is not called (CE-1).
  open func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    guard let number = number(of: indexPath) else { return }
    setSelected(false, number)
    if let cell = cell(at: number) { unshown.removeAll { $0 === cell } }
  }

  /// Scrolls so that an item is at a place of the visible area, as far as the edges allow (XS-10).
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    supply.load()
    guard let number = number(of: indexPath), let frame = frame(ofItem: number), frame.isFinite else { return }
    setContentOffset(scrollPosition.offset(of: frame, in: self), animated: animated)
  }

  // MARK: Moving cells

  /// Lifts a cell, which then follows ``updateInteractiveMovementTargetPosition(_:)``; returns whether it may (XS-11).
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { lift(indexPath) }

  /// Moves the lifted cell's center to a point of the content, and the other cells out of its way (XS-11).
  ///
  /// Near an edge of what is seen the content scrolls, and the cell stays under the place (CV-3).
  open func updateInteractiveMovementTargetPosition(_ targetPosition: Point) { carryAlong(to: targetPosition) }

  /// Drops the lifted cell where the others made room, and notifies the delegate of its new place (XS-11).
  open func endInteractiveMovement() { drop() }

  /// Puts all cells back where they were before one was lifted (XS-11).
  open func cancelInteractiveMovement() { putBack() }

  /// A Boolean value that indicates whether the focus selects the item that it comes to; `false` by default (CV-6).
  open var selectionFollowsFocus = false

  /// Reports that the focus came to an item, or left all; a host calls it (CV-6).
  open func focusMoved(to indexPath: IndexPath?) { followFocus(to: indexPath) }

  // MARK: Recognizers

  /// The pan that selects, while it is attached.
  open override var ownGestureRecognizers: [any GestureRecognizing] { selectionPan.map { [$0] } ?? [] }

  // MARK: Layout

  /// Places the cells by ``rowLayout``; called when cells or the size change.
  ///
  /// Cells that are added or removed leave those before them where they are. The items of a data source are placed at the
  /// next layout.
  open func layOutCells() {
    guard !supply.isActive else {
      supply.placement = nil
      return setNeedsLayout()
    }
    guard let rowLayout else { return }
    let width = bounds.size.width
    if movement != nil { movement?.slots = supply.cells.indices.map { rowLayout.frame(ofRow: $0, width: width) } }
    for cell in supply.cells[(firstUnplaced ?? 0)...] where cell !== movement?.cell && cell.itemNumber >= 0 {
      cell.place(in: rowLayout.frame(ofRow: cell.itemNumber, width: width))
    }
    // A cell may have changed what the items are.
    guard !supply.isActive else { return }
    contentSize = rowLayout.contentSize(rows: supply.cells.count, width: width)
  }

  /// Makes the cells of visible items, if there is a data source; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    supply.load()
  }

  /// Makes the cells of visible items, if there is a data source, before it searches for the cell at the point (HT-13).
  open override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    supply.load()
    return super.hitTest(point, with: event)
  }

  /// Takes a cell in at its place among the other cells; an override calls super.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    guard !supply.isActive, let cell = subview as? CollectionViewCell else { return }
    putBack()
    var item = supply.cells.count
    for view in subviews.reversed() where item > 0 {
      if view === cell { break }
      if view is CollectionViewCell { item -= 1 }
    }
    supply.insert(cell, at: item)
    cellsChanged(from: item)
  }

  /// Lets a cell go; an override calls super.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    guard let cell = subview as? CollectionViewCell, number(of: cell) != nil else { return }
    putBack()
    guard supply.isActive else {
      guard let item = number(of: cell) else { return }
      supply.forget(cell)
      return cellsChanged(from: item)
    }
    guard supply.release(cell) != nil else { return }
    supply.forgetWindow()
    setNeedsLayout()
  }

  private func cellsChanged(from first: Int) {
    firstUnplaced = first
    layOutCells()
    firstUnplaced = nil
  }

  /// Puts a cell back that is being moved when it leaves its window; an override calls super (CV-4).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if rootView.touchContext == nil { putBack() }
  }

  /// Lays out anew; an override calls super.
  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    layOutCells()
  }

  // MARK: Touches

  /// Highlights the cell under a touch, if the delegate agrees, and follows the touch (CE-1, CE-2).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    // A cell that was moved elsewhere receives the end there, and one that does not forward it has received it (CE-2a).
    if let followed, followed.cell.superview !== self || !followed.touch.isDelivered { stopFollowing() }
    for touch in touches where followed == nil {
      guard let cell = cell(under: touch), let path = indexPath(for: cell) else { continue }
      followed = FollowedTouch(touch: touch, cell: cell, path: path)
      highlight()
    }
    super.touchesBegan(touches, with: event)
  }

  /// Removes the highlight outside the cell, and requests it again inside (CE-2a).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if let followed, touches.contains(followed.touch) {
      if !followed.isInside {
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
      let selects = followed.isHighlighted && followed.isInside && !isDragging
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
}
