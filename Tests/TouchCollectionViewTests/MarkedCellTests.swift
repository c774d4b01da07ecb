import Testing
import TouchCollectionView
import TouchScroll
import TouchWindows

/// Cells whose flags the program sets: of a cell's own flag and its item the item wins (XS-14).
@Suite struct MarkedCellTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let rows = Rows(20)
  private let list: CollectionView

  init() {
    list = rows.list(in: window)
    list.layoutIfNeeded()
    rows.lines = []
  }

  private func tap(_ item: Int, at time: Double) {
    let place = Point(x: 100, y: Double(item) * 50 + 25)
    window.send([TouchSample(id: 1, phase: .began, location: place, timestamp: time)])
    window.send([TouchSample(id: 1, phase: .ended, location: place, timestamp: time + 0.1)])
  }

  private func cell(_ item: Int) throws -> CollectionViewCell {
    try #require(list.cellForItem(at: CollectionView.IndexPath(item: item)))
  }

  /// The calls about selections, without those about highlights and cells.
  private var calls: [String] { rows.lines.filter { $0.contains("select") } }

  private var selected: [Int] { (list.indexPathsForSelectedItems ?? []).map { $0.item } }

  @Test(arguments: [false, true])
  func `a cell that was marked by hand is selected by the tap on it`(selectsSeveral: Bool) throws {
    list.allowsMultipleSelection = selectsSeveral
    try cell(2).isSelected = true
    let early = selected

    tap(2, at: 1)

    #expect((early, calls, selected, try cell(2).isSelected) == ([], ["select 0.2"], [2], true))
  }

  @Test func `a selected cell that was unmarked by hand is deselected by the tap on it`() throws {
    list.allowsMultipleSelection = true
    tap(2, at: 1)
    try cell(2).isSelected = false
    let early = selected

    tap(2, at: 2)

    #expect((early, calls, selected) == ([2], ["select 0.2", "deselect 0.2"], []))
  }

  @Test func `with a single selection the item is deselected, not the cell that was marked by hand`() throws {
    tap(1, at: 1)
    try cell(1).isSelected = false
    try cell(3).isSelected = true

    tap(2, at: 2)

    #expect((calls, selected) == (["select 0.1", "deselect 0.1", "select 0.2"], [2]))
  }

  @Test func `a mark by hand is gone when the cell comes to show another item, and the selection comes back`() throws {
    list.selectItem(at: CollectionView.IndexPath(item: 1))
    try cell(0).isSelected = true
    try cell(1).isSelected = false

    list.contentOffset.y = 500
    list.layoutIfNeeded()
    list.contentOffset.y = 0
    list.layoutIfNeeded()

    #expect((try cell(0).isSelected, try cell(1).isSelected, selected) == (false, true, [1]))
  }

  @Test func `a mark by hand hides and shows nothing while another cell is highlighted (CE-2b)`() throws {
    list.selectItem(at: CollectionView.IndexPath(item: 1))
    try cell(3).isSelected = true

    window.send([TouchSample(id: 1, phase: .began, location: Point(x: 100, y: 225), timestamp: 1)])
    let during = (try cell(1).isSelected, try cell(3).isSelected)
    window.cancelAllTouches(at: 2)

    #expect((during.0, during.1, try cell(1).isSelected, try cell(3).isSelected) == (false, true, true, true))
  }

  @Test func `moved and reloaded items keep and lose their selection, whatever their cells show`() throws {
    list.selectItem(at: CollectionView.IndexPath(item: 1))
    try cell(1).isSelected = false
    _ = list.beginInteractiveMovementForItem(at: CollectionView.IndexPath(item: 1))
    list.updateInteractiveMovementTargetPosition(Point(x: 100, y: 175))
    list.endInteractiveMovement()
    let moved = selected
    list.reloadData()

    #expect((moved, selected) == ([3], []))
  }

  @Test func `a highlight by hand selects nothing, and one that was taken away still selects (CE-2)`() throws {
    try cell(1).isHighlighted = true
    window.send([TouchSample(id: 1, phase: .began, location: Point(x: 100, y: 125), timestamp: 1)])
    try cell(2).isHighlighted = false
    window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 100, y: 125), timestamp: 1.1)])

    #expect((calls, try cell(1).isHighlighted, try cell(2).isHighlighted) == (["select 0.2"], true, false))
  }

  @Test func `a cell that was added by hand is selected by its own flag`() {
    let plain = CollectionView(frame: window.bounds)
    plain.allowsMultipleSelection = true
    plain.delaysContentTouches = false
    plain.delegate = rows
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 400, height: 50))
    plain.addSubview(cell)
    window.addSubview(plain)
    cell.isSelected = true

    tap(0, at: 1)

    #expect((calls, cell.isSelected, plain.indexPathsForSelectedItems) == (["deselect 0.0"], false, nil))
  }

  @Test func `the items of a data source that has gone stay until the list is reloaded`() {
    final class Going: CollectionViewDataSource {
      func collectionView(_: CollectionView, numberOfItemsInSection _: Int) -> Int { 3 }
      func collectionView(
        _: CollectionView, cellForItemAt _: CollectionView.IndexPath
      ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
    }
    var source: Going? = Going()
    list.dataSource = source
    list.layoutIfNeeded()
    source = nil
    let early = (list.dataSource == nil, list.numberOfItems)

    list.reloadData()

    #expect((early.0, early.1, list.numberOfItems) == (true, 3, 0))
  }
}
