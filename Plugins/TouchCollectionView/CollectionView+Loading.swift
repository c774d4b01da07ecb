import TouchEvents
import TouchScroll
import TouchViews

// The cells of a data source: made for visible items, and reused (XS-14).
extension CollectionView {
  /// The layout of the items of a data source: ``rowLayout``, or rows of 44 points.
  private final var layoutInForce: RowLayout { rowLayout ?? RowLayout() }

  /// Returns the part of the content that an item takes; `nil` when there is no such item.
  final func frame(ofItem number: Int) -> Rect? {
    guard supply.isActive else { return cell(at: number)?.frame }
    return number < supply.count ? layoutInForce.frame(ofRow: number, width: bounds.size.width) : nil
  }

  /// Returns the item of a data source at a point of the content.
  final func item(at point: Point) -> Int? {
    countItems()
    let part = Rect(origin: point, size: Size(width: 1, height: 1))
    let near = layoutInForce.rows(in: part, of: supply.count).prefix(3)
    return near.first { frame(ofItem: $0)?.contains(point) ?? false }
  }

  // MARK: The data source

  /// Goes over to the items of a new data source, or back to the cells that were added by hand.
  final func adoptDataSource() {
    reloadItems()
    if !supply.isActive {
      for cell in cells { cell.number = -1 }
      cells = []
    }
    supply.isActive = references.source != nil
    guard !supply.isActive else { return }
    for view in subviews {
      guard let cell = view as? CollectionViewCell else { continue }
      cell.number = cells.count
      cells.append(cell)
    }
    layOutCells()
  }

  /// Takes all cells of a data source back, and forgets how many items there are and which are selected.
  final func reloadItems() {
    putBack()
    stopFollowing()
    guard supply.isActive else { return }
    supply.generation += 1
    for cell in cells { retire(cell) }
    clearSelection()
    supply.starts = nil
    supply.placement = nil
    supply.window = 0..<0
    supply.announced = 0..<0
    setNeedsLayout()
  }

  /// Asks the data source how many items there are, unless that is known.
  final func countItems() {
    guard supply.isActive, supply.starts == nil, !supply.isLoading else { return }
    supply.isLoading = true
    defer { supply.isLoading = false }
    var starts = [0]
    let source = references.source
    let sections = legal(source?.numberOfSections(in: self) ?? 0, CellSupply.mostSections)
    for section in 0..<sections {
      let start = starts[section]
      starts.append(start + legal(items(of: source, in: section), CellSupply.mostItems - start))
    }
    supply.starts = starts
    supply.selection.removeAll(from: supply.count)
  }

  private final func items(of source: (any CollectionViewDataSource)?, in section: Int) -> Int {
    source?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  private final func legal(_ count: Int, _ most: Int) -> Int {
    if count < 0 { report("the number of items of a data source is negative") }
    if count > most { report("the number of items of a data source is larger than any list") }
    return min(max(count, 0), most)
  }

  final func report(_ text: DiagnosticText) { rootView.touchContext?.report(.invalidArgument(text)) }

  // MARK: Making cells

  /// Makes the cells of visible items, and takes back the others.
  final func loadCells() {
    guard supply.isActive, !supply.isLoading, bounds.isFinite else { return }
    for _ in 0..<3 {
      let generation = supply.generation
      countItems()
      supply.isLoading = true
      defer { supply.isLoading = false }
      // A callback may reload.
      if generation == supply.generation, placeContent(), makeCells() { return }
    }
    report("a data source reloads, or has another number of items, whenever it is asked for a cell")
  }

  /// Sizes the content and places the cells that there are, when anything changed that decides about it.
  ///
  /// - Returns: whether the items are still the same.
  private final func placeContent() -> Bool {
    let width = bounds.size.width
    let placement = CellSupply.Placement(layout: layoutInForce, width: width, count: supply.count)
    guard placement != supply.placement else { return true }
    supply.placement = placement
    for cell in cells where cell !== movement?.cell { cell.place(in: frame(ofItem: cell.number)) }
    let generation = supply.generation
    contentSize = placement.layout.contentSize(rows: placement.count, width: width)
    return generation == supply.generation
  }

  /// Makes and takes back cells; returns whether the items are still the same.
  private final func makeCells() -> Bool {
    var seen = layoutInForce.rows(in: bounds, of: supply.count)
    if seen.count > CellSupply.mostCells {
      report("more rows are seen at once than cells are made for")
      seen = seen.lowerBound..<seen.lowerBound + CellSupply.mostCells
    }
    // As it is in nearly all steps of a scroll.
    if seen == supply.window, cells.count == seen.count { return true }
    let generation = supply.generation
    for cell in cells where !seen.contains(cell.number) && !isInUse(cell) { retire(cell) }
    var checked: Int?
    for number in seen where generation == supply.generation && cell(at: number) == nil {
      let path = supply.path(number)
      if path.section != checked {
        checked = path.section
        guard hasSameCount(path.section) else { return false }
      }
      makeCell(number, supply.path(movement?.origin(of: number) ?? number))
    }
    guard generation == supply.generation else { return false }
    announce(seen)
    return true
  }

  /// Returns whether a section has as many items as it had; else all are counted anew.
  private final func hasSameCount(_ section: Int) -> Bool {
    let generation = supply.generation
    let count = items(of: references.source, in: section)
    guard generation == supply.generation else { return false }
    let items = supply.items(inSection: section)
    if min(count, CellSupply.mostItems - items.lowerBound) == items.count { return true }
    report("a data source has another number of items than before, without reloadData")
    supply.starts = nil
    return false
  }

  private final func makeCell(_ number: Int, _ path: IndexPath) {
    guard let source = references.source else { return }
    let generation = supply.generation
    var cell = source.collectionView(self, cellForItemAt: path)
    guard generation == supply.generation else { return }
    if self.number(of: cell) != nil || isDescendant(of: cell) {
      report("a data source returned a cell for two items, or one that the list is in")
      cell = CollectionViewCell(frame: .zero)
    }
    supply.take(cell)
    cell.removeFromSuperview()
    guard generation == supply.generation, self.cell(at: number) == nil else { return }
    cell.number = number
    cells.insert(cell, at: cells.firstPlace { $0.number > number })
    cell.place(in: frame(ofItem: number) ?? .zero)
    // It looks deselected while another cell is highlighted (CE-2b).
    if isSelected(number), hidesSelection { unshown.append(cell) }
    let looksSelected = isSelected(number) && !hidesSelection
    if cell.isSelected != looksSelected { cell.isSelected = looksSelected }
    insertSubview(cell, at: 0)
    guard generation == supply.generation, self.number(of: cell) != nil else { return }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  /// Returns whether a cell must stay as it is: a finger is on it, or it is being moved.
  private final func isInUse(_ cell: CollectionViewCell) -> Bool {
    cell === movement?.cell || isFollowing(cell) || rootView.touchContext?.hasTouch(in: cell) ?? false
  }

  /// Takes the cell of an item back.
  private final func retire(_ cell: CollectionViewCell) {
    guard let number = release(cell) else { return }
    let path = supply.path(number)
    cell.removeFromSuperview()
    cell.isHighlighted = false
    cell.isSelected = false
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    if cell.superview == nil { supply.store(cell) }
  }

  /// Forgets a cell; returns its item.
  @discardableResult
  final func release(_ cell: CollectionViewCell) -> Int? {
    guard let number = number(of: cell) else { return nil }
    if supply.isActive { unshown.removeAll { $0 === cell } }
    cells.remove(at: cells.firstPlace { $0.number >= number })
    cell.number = -1
    return number
  }

  // MARK: Reuse

  /// Keeps how the cells of an identifier are made.
  final func setMaker(_ make: @escaping () -> CollectionViewCell, _ identifier: String) {
    if let queue = supply.queue(of: identifier) {
      // What ends with them may come back here.
      let old = supply.queues[queue]
      supply.queues[queue] = CellSupply.Queue(identifier: identifier, make: make)
      withExtendedLifetime(old) {}
    } else {
      supply.queues.append(CellSupply.Queue(identifier: identifier, make: make))
    }
  }

  /// Returns a cell that waits to be reused, or a new one.
  final func dequeue(_ identifier: String, for path: IndexPath) -> CollectionViewCell {
    guard let queue = supply.queue(of: identifier) else {
      report("a cell was requested by an identifier that is not registered")
      return CollectionViewCell(frame: .zero)
    }
    let make = supply.queues[queue].make
    let used = supply.queues[queue].cells.popLast()
    let cell = used ?? make()
    if used == nil { cell.reuseIdentifier = identifier }
    cell.place(in: supply.number(of: path).flatMap { frame(ofItem: $0) })
    if used != nil { cell.prepareForReuse() }
    return cell
  }

  // MARK: Prefetching

  /// Notifies the prefetching data source of the items that come next, and of those that no longer do (XS-15).
  private final func announce(_ seen: Range<Int>) {
    let old = supply.window
    supply.window = seen
    guard let prefetching = references.prefetching, seen != old, !seen.isEmpty else { return }
    let isGoingBack = seen.lowerBound < old.lowerBound
    let room = isGoingBack ? seen.lowerBound : supply.count - seen.upperBound
    let length = min(seen.count, room)
    let next =
      isGoingBack
      ? seen.lowerBound - length..<seen.lowerBound : seen.upperBound..<seen.upperBound + length
    let before = supply.announced
    supply.announced = next
    let gone = before.filter { !next.contains($0) && !seen.contains($0) }.map { supply.path($0) }
    let new = next.filter { !before.contains($0) }.map { supply.path($0) }
    if !gone.isEmpty { prefetching.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { prefetching.collectionView(self, prefetchItemsAt: isGoingBack ? new.reversed() : new) }
  }
}
