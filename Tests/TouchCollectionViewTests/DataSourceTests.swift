import Testing
import TouchCollectionView
import TouchScroll
import TouchTap
import TouchWindows

/// Cells that a data source makes for what is seen, and the items that they show (XS-14, XS-15).
@Suite struct DataSourceTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let rows = Rows(100)
  let list: CollectionView

  init() { list = rows.list(in: window) }

  private func send(_ phase: TouchPhase, _ y: Double, at time: Double) {
    window.send([TouchSample(id: 1, phase: phase, location: Point(x: 200, y: y), timestamp: time)])
  }

  private func tap(_ y: Double, at time: Double) {
    send(.began, y, at: time)
    send(.ended, y, at: time + 0.05)
  }

  private func scroll(to y: Double) { list.contentOffset = Point(x: 0, y: y) }
  private var shown: [Int] { list.indexPathsForVisibleItems.map { $0.item } }

  // MARK: Making cells

  @Test func `nothing is asked before the first layout`() {
    let before = (rows.made.count, list.subviews.count)

    window.layoutIfNeeded()

    #expect(
      (before.0, before.1, rows.made.count, list.contentSize, rows.lines) == (
        0, 0, 8, Size(width: 400, height: 5000), (0..<8).map { "show 0.\($0)" }
      ))
    #expect(list.cells.map { $0.frame.minY } == [0, 50, 100, 150, 200, 250, 300, 350])
  }

  @Test func `a touch finds the cells of a list that nobody laid out`() {
    tap(120, at: 1)

    #expect(list.indexPathsForSelectedItems == [at(2)])
  }

  @Test func `cells that leave are reused for those that come`() {
    window.layoutIfNeeded()
    rows.lines = []
    scroll(to: 75)
    window.layoutIfNeeded()

    #expect(
      (shown, rows.lines, rows.made.count, rows.made[0].reuses, list.indexPath(for: rows.made[0]), list.cells.count)
        == ([1, 2, 3, 4, 5, 6, 7, 8, 9], ["end 0.0", "show 0.8", "show 0.9"], 9, 1, at(8), 9))
  }

  @Test func `ten million items need no more cells than ten`() {
    rows.counts = [10_000_000]
    list.reloadData()
    list.scrollToItem(at: at(9_999_999), at: .bottom, animated: false)
    tap(375, at: 1)

    let found = (list.numberOfItems, list.indexPathsForSelectedItems, rows.made.count <= 9)
    #expect(found == (10_000_000, [at(9_999_999)], true))
  }

  @Test func `a fling makes cells on its way, in no more than it shows at a time`() {
    send(.began, 380, at: 1)
    for step in 1...5 { send(.moved, 380 - Double(step) * 60, at: 1 + Double(step) * 0.016) }
    send(.ended, 80, at: 1.096)
    for frame in 1...600 {
      window.advance(to: 1.1 + Double(frame) / 60)
      window.layoutIfNeeded()
    }

    #expect((list.contentOffset.y > 1000, list.cells.count, rows.made.count <= 11) == (true, shown.count, true))
  }

  @Test func `new cells lie behind what else is in the list`() {
    let badge = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    list.addSubview(badge)
    window.layoutIfNeeded()
    scroll(to: 400)
    window.layoutIfNeeded()

    #expect(list.subviews.last === badge)
  }

  @Test func `another width or layout places the cells anew`() {
    window.layoutIfNeeded()
    list.frame.size.width = 300
    window.layoutIfNeeded()
    let width = list.cells[1].frame.width
    list.rowLayout = RowLayout(rowHeight: 100, spacing: 10)
    window.layoutIfNeeded()

    let found = (width, list.cells.map { $0.frame.minY }, list.contentSize.height)
    #expect(found == (300, [0, 110, 220, 330], 100 * 110 - 10))
  }

  @Test func `items of several sections stand below each other`() {
    rows.counts = [3, 0, 50]
    list.reloadData()
    tap(225, at: 1)

    #expect(
      (
        list.numberOfSections, list.numberOfItems(inSection: 2), list.indexPathsForSelectedItems,
        list.indexPathForItem(at: Point(x: 1, y: 149))
      ) == (3, 50, [at(1, 2)], at(2)))
    #expect(
      list.cellForItem(at: at(0, 1)) == nil && list.cellForItem(at: at(4, 2)) === list.cells[7]
        && list.cellForItem(at: at(5, 2)) == nil)
  }

  @Test func `without a data source the cells added by hand are the items again`() {
    let own = CollectionViewCell(frame: .zero)
    list.addSubview(own)
    window.layoutIfNeeded()
    let place = list.indexPath(for: own)
    list.dataSource = nil

    let found = (place == nil, list.cells.map { ObjectIdentifier($0) }, list.numberOfItems, own.frame.height)
    #expect(found == (true, [ObjectIdentifier(own)], 1, 50))
  }

  // MARK: Selection

  @Test func `an item that comes back in another cell is still selected`() {
    tap(25, at: 1)
    scroll(to: 1000)
    let far = (list.visibleCells.contains { $0.isSelected }, list.indexPathsForSelectedItems)
    scroll(to: 0)

    let found = (far.0, far.1, list.visibleCells.map { $0.isSelected })
    #expect(found == (false, [at(0)], [true] + Array(repeating: false, count: 7)))
  }

  @Test func `selecting an item deselects one that is out of sight (R-37)`() {
    tap(25, at: 1)
    scroll(to: 1000)
    tap(25, at: 2)

    let found = (rows.lines.filter { $0.contains("select") }, list.indexPathsForSelectedItems)
    #expect(found == (["select 0.0", "deselect 0.0", "select 0.20"], [at(20)]))
  }

  @Test func `code selects items that have no cell (CE-1)`() {
    list.allowsMultipleSelection = true
    for item in [90, 70, 80] { list.selectItem(at: at(item)) }
    list.deselectItem(at: at(80))
    let selected = list.indexPathsForSelectedItems
    scroll(to: 4600)
    let seen = list.visibleCells.map { $0.isSelected }
    list.selectItem(at: nil)

    let found = (selected, seen, list.indexPathsForSelectedItems == nil)
    #expect(found == ([at(70), at(90)], [92, 93, 94, 95, 96, 97, 98, 99].map { $0 == 90 }, true))
  }

  @Test func `a reload forgets the selection and lets go of a cell under a finger`() {
    tap(25, at: 1)
    send(.began, 75, at: 2)
    rows.lines = []
    list.reloadData()
    send(.ended, 75, at: 3)

    #expect(
      (
        rows.lines.first, list.indexPathsForSelectedItems == nil,
        list.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted }
      ) == ("unhighlight 0.1", true, true))
  }

  @Test func `a cell under a finger is not reused until the finger lifts`() {
    list.isScrollEnabled = false
    send(.began, 25, at: 1)
    let touched = list.cells[0]
    scroll(to: 1000)
    window.layoutIfNeeded()
    let kept = (list.indexPath(for: touched), touched.superview === list, shown.first)
    send(.ended, 25, at: 2)
    window.layoutIfNeeded()
    scroll(to: 1050)
    window.layoutIfNeeded()

    #expect(kept == (at(0), true, 20))
    #expect(list.indexPath(for: touched) != at(0) && list.cells.count == 8)
  }

  @Test func `a drag continues when the cell on which it began is out of sight`() {
    send(.began, 380, at: 1)
    for step in 1...7 {
      send(.moved, 380 - Double(step) * 50, at: 1 + Double(step) * 0.1)
      window.layoutIfNeeded()
    }

    #expect((list.isDragging, list.contentOffset.y, list.indexPathsForSelectedItems == nil) == (true, 340, true))
  }

  @Test func `a lifted item is moved among items that have no cell (XS-11)`() {
    list.allowsMultipleSelection = true
    list.selectItem(at: at(1))
    list.selectItem(at: at(30))
    let cell = list.cellForItem(at: at(1))
    _ = list.beginInteractiveMovementForItem(at: at(1))
    scroll(to: 1000)
    list.updateInteractiveMovementTargetPosition(Point(x: 200, y: 1225))
    let asked = list.visibleCells.first.flatMap { list.indexPath(for: $0) }
    list.endInteractiveMovement()

    #expect(
      (rows.lines.last, asked, cell?.frame.minY, list.cellForItem(at: at(24)) === cell, list.indexPathsForSelectedItems)
        == ("move 1 to 24", at(20), 1200, true, [at(24), at(30)]))
  }

  // MARK: Prefetching

  @Test func `items that come next are announced once, and taken back when they do not come (XS-15)`() {
    list.prefetchDataSource = rows
    window.layoutIfNeeded()
    scroll(to: 50)
    window.layoutIfNeeded()
    scroll(to: 0)
    window.layoutIfNeeded()
    scroll(to: 4600)
    window.layoutIfNeeded()

    #expect(
      rows.prefetches == [
        "next 8 9 10 11 12 13 14 15", "next 16", "not 9 10 11 12 13 14 15 16",
      ])
  }

  @Test func `what was announced for a direction that turned is cancelled in the frame after (CV-5)`() {
    list.prefetchDataSource = rows
    window.layoutIfNeeded()
    for (time, y) in [(1.0, 100.0), (2, 150)] {
      window.advance(to: time)
      scroll(to: y)
      window.layoutIfNeeded()
    }
    let before = rows.prefetches.count
    window.advance(to: 3)
    scroll(to: 100)
    window.layoutIfNeeded()
    let turned = rows.prefetches.dropFirst(before)
    window.advance(to: 4)
    scroll(to: 90)
    window.layoutIfNeeded()

    #expect(turned.allSatisfy { $0.hasPrefix("next") })
    #expect(rows.prefetches.dropFirst(before + turned.count).first?.hasPrefix("not ") ?? false)
  }

  @Test func `nothing is announced while more than two screens pass in a second (CV-5)`() {
    list.prefetchDataSource = rows
    window.layoutIfNeeded()
    let before = rows.prefetches.count
    for step in 1...5 {
      window.advance(to: 1 + Double(step) * 0.01)
      scroll(to: Double(step) * 50)
      window.layoutIfNeeded()
    }
    let fast = rows.prefetches.count
    window.advance(to: 3)
    scroll(to: 300)
    window.layoutIfNeeded()

    #expect((fast - before, rows.prefetches.count > fast) == (1, true))
  }
}
