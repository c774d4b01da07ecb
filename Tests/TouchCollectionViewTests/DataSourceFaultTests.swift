import Testing
import TouchCollectionView
import TouchScroll
import TouchWindows

/// Data sources that break their promises: the list reports it and continues.
@Suite struct DataSourceFaultTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let rows = Rows(100)
  let list: CollectionView
  let reports = Reports()

  init() {
    list = rows.list(in: window)
    window.context.diagnostics = { [reports] in reports.all.append($0) }
  }

  private var texts: [String] {
    reports.all.map {
      if case .invalidArgument(let text) = $0 { return text.description }
      return "other"
    }
  }

  @Test func `a cell of an identifier that is not registered is a plain one`() {
    rows.counts = [1]
    rows.onCell = { $0.dequeueReusableCell(withReuseIdentifier: "none", for: $1) }
    window.layoutIfNeeded()

    let found = (list.cells.count, list.cells[0].reuseIdentifier == nil, texts)
    #expect(found == (1, true, ["a cell was requested by an identifier that is not registered"]))
  }

  @Test func `a negative number of items is none`() {
    rows.counts = [-5, 3]
    window.layoutIfNeeded()

    let found = (list.cells.count, list.numberOfItems(inSection: 0), texts)
    #expect(found == (3, 0, ["the number of items of a data source is negative"]))
  }

  @Test func `more items than any list has are cut off`() {
    rows.counts = [.max, .max]
    window.layoutIfNeeded()
    list.scrollToItem(at: at(1 << 51), at: .top, animated: false)
    window.layoutIfNeeded()

    #expect(list.numberOfItems == 1 << 52 && list.cells.count >= 8)
  }

  @Test func `a cell that is returned twice shows one item, and a plain one the other`() {
    let cell = CollectionViewCell(frame: .zero)
    rows.counts = [2]
    rows.onCell = { _, _ in cell }
    window.layoutIfNeeded()

    let found = (list.cells.count, list.cells[0] === cell, texts)
    #expect(found == (2, true, ["a data source returned a cell for two items, or one that the list is in"]))
  }

  @Test func `a cell around the list shows no item`() {
    let outer = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(outer)
    outer.addSubview(list)
    rows.counts = [1]
    rows.onCell = { _, _ in outer }
    window.layoutIfNeeded()

    #expect(list.superview === outer && list.cells.count == 1)
  }

  @Test func `another number of items is found out when a cell is made`() {
    window.layoutIfNeeded()
    rows.counts = [5]
    list.contentOffset = Point(x: 0, y: 50)
    window.layoutIfNeeded()

    #expect(
      (list.numberOfItems, list.contentSize.height, list.cells.map { list.indexPath(for: $0)?.item }, texts) == (
        5, 250, [0, 1, 2, 3, 4], ["a data source has another number of items than before, without reloadData"]
      ))
  }

  @Test func `one reload while a cell is made begins anew`() {
    var reloads = 0
    rows.onCell = { list, _ in
      reloads += 1
      if reloads == 3 { list.reloadData() }
      return nil
    }
    window.layoutIfNeeded()

    #expect(
      (list.cells.count, Set(list.cells.map { ObjectIdentifier($0) }).count, list.subviews.count, texts.isEmpty) == (
        8, 8, 8, true
      ))
  }

  @Test func `a reload for each cell ends without cells`() {
    rows.onCell = { list, _ in
      list.reloadData()
      return nil
    }
    window.layoutIfNeeded()

    #expect(
      (list.cells.isEmpty, list.subviews.isEmpty, texts) == (
        true, true, ["a data source reloads, or has another number of items, whenever it is asked for a cell"]
      ))
  }

  @Test func `a data source that asks the list what it is being asked gets what is known`() {
    rows.onCell = { list, path in
      _ = (list.visibleCells, list.numberOfItems, list.cellForItem(at: path), list.indexPathForItem(at: .zero))
      list.layoutIfNeeded()
      return nil
    }
    window.layoutIfNeeded()

    #expect(list.cells.count == 8)
  }

  @Test func `a data source that is taken away or dies leaves an empty list`() {
    var other: Rows? = Rows(10)
    list.dataSource = other
    window.layoutIfNeeded()
    let before = list.cells.count
    other = nil
    list.reloadData()
    window.layoutIfNeeded()

    #expect((before, list.cells.isEmpty, list.numberOfItems) == (8, true, 0))
  }

  @Test func `a cell that is removed by hand is made anew`() {
    window.layoutIfNeeded()
    list.selectItem(at: at(2))
    list.cells[2].removeFromSuperview()
    window.layoutIfNeeded()

    #expect((list.cells.count, list.cells[2].isSelected) == (8, true))
  }

  @Test func `rows without height, or of hardly any, make no endless list`() {
    list.rowLayout = RowLayout(rowHeight: 0)
    window.layoutIfNeeded()
    let none = list.cells.count
    rows.counts = [1_000_000]
    list.reloadData()
    list.rowLayout = RowLayout(rowHeight: 1e-300)
    window.layoutIfNeeded()

    #expect((none, list.cells.count, texts) == (0, 4096, ["more rows are seen at once than cells are made for"]))
  }

  @Test func `bounds that are no numbers make no cells`() {
    list.bounds = Rect(x: 0, y: Double.nan, width: 400, height: 400)
    window.layoutIfNeeded()

    #expect(list.cells.isEmpty && list.indexPathForItem(at: Point(x: Double.infinity, y: 1)) == nil)
  }

  @Test func `a delegate that reloads at each cell it is notified of does not stop the list`() {
    final class Reloading: CollectionViewDelegate {
      var calls = 0
      func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: CollectionView.IndexPath
      ) {
        calls += 1
        collectionView.reloadData()
      }
    }
    let delegate = Reloading()
    list.delegate = delegate
    window.layoutIfNeeded()

    #expect((delegate.calls, list.subviews.isEmpty) == (3, true))
  }
}

final class Reports {
  var all: [Diagnostic] = []
}
