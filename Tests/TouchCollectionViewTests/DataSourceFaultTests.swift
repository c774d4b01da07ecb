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

    #expect(list.cells.count == 1)
    #expect(list.cells[0].reuseIdentifier == nil)
    #expect(texts == ["a cell was requested by an identifier that is not registered"])
  }

  @Test func `a negative number of items is none`() {
    rows.counts = [-5, 3]
    window.layoutIfNeeded()

    #expect(list.cells.count == 3)
    #expect(list.numberOfItems(inSection: 0) == 0)
    #expect(texts == ["the number of items of a data source is negative"])
  }

  @Test func `more items than any list has are cut off`() {
    rows.counts = [.max, .max]
    window.layoutIfNeeded()
    list.scrollToItem(at: at(1 << 51), at: .top, animated: false)
    window.layoutIfNeeded()

    #expect(list.numberOfItems == 1 << 52)
    #expect(list.cells.count >= 8)
  }

  @Test func `a cell that is returned twice shows one item, and a plain one the other`() {
    let cell = CollectionViewCell(frame: .zero)
    rows.counts = [2]
    rows.onCell = { _, _ in cell }
    window.layoutIfNeeded()

    #expect(list.cells.count == 2)
    #expect(list.cells[0] === cell)
    #expect(texts == ["a data source returned a cell for two items, or one that the list is in"])
  }

  @Test func `a cell around the list shows no item`() {
    let outer = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(outer)
    outer.addSubview(list)
    rows.counts = [1]
    rows.onCell = { _, _ in outer }
    window.layoutIfNeeded()

    #expect(list.superview === outer)
    #expect(list.cells.count == 1)
  }

  @Test func `another number of items is found out when a cell is made`() {
    window.layoutIfNeeded()
    rows.counts = [5]
    list.contentOffset = Point(x: 0, y: 50)
    window.layoutIfNeeded()

    #expect(list.numberOfItems == 5)
    #expect(list.contentSize.height == 250)
    #expect(list.cells.map { list.indexPath(for: $0)?.item } == [0, 1, 2, 3, 4])
    #expect(texts == ["a data source has another number of items than before, without reloadData"])
  }

  @Test func `one reload while a cell is made begins anew`() {
    var reloads = 0
    rows.onCell = { list, _ in
      reloads += 1
      if reloads == 3 { list.reloadData() }
      return nil
    }
    window.layoutIfNeeded()

    #expect(list.cells.count == 8)
    #expect(Set(list.cells.map { ObjectIdentifier($0) }).count == 8)
    #expect(list.subviews.count == 8)
    #expect(texts.isEmpty)
  }

  @Test func `a reload for each cell ends without cells`() {
    rows.onCell = { list, _ in
      list.reloadData()
      return nil
    }
    window.layoutIfNeeded()

    #expect(list.cells.isEmpty)
    #expect(list.subviews.isEmpty)
    #expect(
      texts == ["a data source reloads, or has another number of items, whenever it is asked for a cell"])
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

    #expect(before == 8)
    #expect(list.cells.isEmpty)
    #expect(list.numberOfItems == 0)
  }

  @Test func `a cell that is removed by hand is made anew`() {
    window.layoutIfNeeded()
    list.selectItem(at: at(2))
    list.cells[2].removeFromSuperview()
    window.layoutIfNeeded()

    #expect(list.cells.count == 8)
    #expect(list.cells[2].isSelected)
  }

  @Test func `rows without height, or of hardly any, make no endless list`() {
    list.rowLayout = RowLayout(rowHeight: 0)
    window.layoutIfNeeded()
    let none = list.cells.count
    rows.counts = [1_000_000]
    list.reloadData()
    list.rowLayout = RowLayout(rowHeight: 1e-300)
    window.layoutIfNeeded()

    #expect(none == 0)
    #expect(list.cells.count == 4096)
    #expect(texts == ["more rows are seen at once than cells are made for"])
  }

  @Test func `bounds that are no numbers make no cells`() {
    list.bounds = Rect(x: 0, y: Double.nan, width: 400, height: 400)
    window.layoutIfNeeded()

    #expect(list.cells.isEmpty)
    #expect(list.indexPathForItem(at: Point(x: Double.infinity, y: 1)) == nil)
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

    #expect(delegate.calls == 3)
    #expect(list.subviews.isEmpty)
  }
}

final class Reports {
  var all: [Diagnostic] = []
}
