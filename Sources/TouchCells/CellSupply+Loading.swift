import TouchViews

// Cells are made for visible items, and taken back (XS-14).
extension CellSupply {
  /// Takes all cells back, and forgets how many items there are and which are selected.
  public final func reload() {
    guard isActive else { return }
    generation += 1
    // Taking a cell out may let go of touches, and calls the program: nothing is an item any more by then.
    let old = cells.map { ($0, path($0.number)) }
    for (cell, _) in old { release(cell) }
    selection = ItemRanges()
    starts = nil
    window = 0..<0
    for (cell, path) in old where cell.number < 0 { putAway(cell, at: path) }
    list?.setNeedsLayout()
  }

  /// Asks the data source how many items there are, unless that is known.
  public final func countItems() {
    guard isActive, starts == nil, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    let sections = valid(sectionCount(), Self.mostSections)
    var starts = [0]
    starts.reserveCapacity(sections + 1)
    for section in 0..<sections {
      let start = starts[section]
      starts.append(start + valid(itemCount(inSection: section), Self.mostItems - start))
    }
    self.starts = starts
    countings += 1
    selection.removeAll(from: count)
  }

  private final func valid(_ count: Int, _ most: Int) -> Int {
    if count < 0 { report("the number of items of a data source is negative") }
    if count > most { report("the number of items of a data source is larger than any list") }
    return min(max(count, 0), most)
  }

  /// Reports a mistake of the program to the hook of the list's context.
  public final func report(_ text: DiagnosticText) { list?.rootView.touchContext?.report(.invalidArgument(text)) }

  // MARK: Making cells

  /// Makes the cells of visible items, and takes back the others.
  public final func load() {
    guard isActive, !isLoading, let list, list.bounds.isFinite else { return }
    for _ in 0..<3 {
      let before = generation
      countItems()
      isLoading = true
      defer { isLoading = false }
      // A callback may reload.
      guard before == generation else { continue }
      placeContent()
      if before == generation, makeCells() { return }
    }
    report("a data source reloads, or has another number of items, whenever it is asked for a cell")
  }

  /// Makes and takes back cells; returns whether the items are still the same.
  private final func makeCells() -> Bool {
    let before = generation
    var seen = visibleItems()
    guard before == generation else { return false }
    if seen.count > Self.mostCells {
      report("more rows are seen at once than cells are made for")
      seen = seen.lowerBound..<seen.lowerBound + Self.mostCells
    }
    // As it is in nearly all steps of a scroll.
    if seen == window, cells.count == seen.count { return true }
    for cell in cells where !seen.contains(cell.number) && !isInUse(cell) { retire(cell) }
    var checked: Int?
    for number in seen where before == generation && cell(at: number) == nil {
      let section = path(number).section
      if section != checked {
        checked = section
        guard hasSameCount(section) else { return false }
      }
      show(number)
    }
    guard before == generation else { return false }
    let old = window
    window = seen
    didLoad(seen, before: old)
    return true
  }

  /// Returns whether a section has as many items as it had; else all are counted anew.
  private final func hasSameCount(_ section: Int) -> Bool {
    let before = generation
    let count = itemCount(inSection: section)
    guard before == generation else { return false }
    let items = items(inSection: section)
    if min(count, Self.mostItems - items.lowerBound) == items.count { return true }
    report("a data source has another number of items than before, without reloadData")
    starts = nil
    return false
  }

  private final func show(_ number: Int) {
    let before = generation
    guard let list, var cell = makeCell(ofItem: number), before == generation else { return }
    if self.number(of: cell) != nil || list.isDescendant(of: cell) {
      report("a data source returned a cell for two items, or one that the list is in")
      cell = makePlainCell()
    }
    take(cell)
    cell.removeFromSuperview()
    guard before == generation, self.cell(at: number) == nil else { return }
    cell.number = number
    cells.insert(cell, at: cells.firstPlace { $0.number > number })
    cell.place(in: frame(ofItem: number) ?? .zero)
    willShow(cell)
    list.insertSubview(cell, at: 0)
    guard before == generation, self.number(of: cell) != nil else { return }
    didShow(cell, item: number)
  }

  /// Returns whether a cell must stay as it is: a finger is on it, or the list keeps it.
  private final func isInUse(_ cell: ReusableCell) -> Bool {
    keeps(cell) || list?.rootView.touchContext?.hasTouch(in: cell) ?? false
  }

  /// Takes the cell of an item back.
  public final func retire(_ cell: ReusableCell) {
    guard let number = release(cell) else { return }
    putAway(cell, at: path(number))
  }

  /// Takes a cell out that shows no item any more, and keeps it to be reused; the place is that of the item that it showed.
  public final func putAway(_ cell: ReusableCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.isHighlighted = false
    cell.isSelected = false
    didHide(cell, at: path)
    if cell.superview == nil, cell.number < 0 { store(cell) }
  }

  /// Forgets a cell; returns its item.
  @discardableResult
  public final func release(_ cell: ReusableCell) -> Int? {
    guard let number = number(of: cell) else { return nil }
    willRelease(cell)
    guard let place = cells.firstIndex(where: { $0 === cell }) else { return nil }
    cells.remove(at: place)
    cell.number = -1
    return number
  }

  // MARK: Reuse

  /// Takes note of how the cells of an identifier are made.
  public final func register(_ make: @escaping () -> ReusableCell, forCellWithReuseIdentifier identifier: String) {
    if let queue = queue(of: identifier) {
      // What ends with them may come back here.
      let old = queues[queue]
      queues[queue] = Queue(identifier: identifier, make: make)
      withExtendedLifetime(old) {}
    } else {
      queues.append(Queue(identifier: identifier, make: make))
    }
  }

  /// Returns a cell that waits to be reused, or a new one; `nil` for an identifier that nobody registered.
  public final func dequeue(_ identifier: String, for path: IndexPath? = nil) -> ReusableCell? {
    guard let queue = queue(of: identifier) else { return nil }
    let make = queues[queue].make
    let used = queues[queue].cells.popLast()
    let cell = used ?? make()
    if used == nil { cell.identifier = identifier }
    cell.place(in: path.flatMap { number(of: $0) }.flatMap { frame(ofItem: $0) })
    if used != nil { cell.prepareForReuse() }
    return cell
  }

  /// Returns which queue has the cells of an identifier.
  private final func queue(of identifier: String?) -> Int? {
    guard let identifier else { return nil }
    // `String`'s own comparison would link Unicode's tables.
    return queues.firstIndex { $0.identifier.utf8.elementsEqual(identifier.utf8) }
  }

  /// Keeps a cell to be reused, if it has an identifier.
  private final func store(_ cell: ReusableCell) {
    guard let identifier = cell.identifier else { return }
    if let queue = queue(of: identifier) {
      queues[queue].cells.append(cell)
    }
  }

  /// Takes a cell out that the data source found by itself.
  private final func take(_ cell: ReusableCell) {
    if let queue = queue(of: cell.identifier) { queues[queue].cells.removeAll { $0 === cell } }
  }
}
