import Testing
import TouchTableView
import TouchWindows

@Suite struct TableDataTests {
  @Test func `cells are made for the rows that are seen, and reused`() {
    let stage = TableStage(RowList(1000))
    #expect(stage.seen == Array(0..<10) && stage.list.cells == 10)

    stage.table.contentOffset.y = 600
    #expect(stage.seen == Array(10..<20) && stage.list.cells == 20)
    #expect(stage.table.subviews.count { $0 is TableViewCell } == 10)
  }

  @Test func `without an estimate each height is asked for once`() {
    let list = RowList(50, 50)
    list.implementedMethods = .heightForRow
    list.height = { Double(40 + $0 % 3) }
    let stage = TableStage(list)
    stage.table.contentOffset.y = 1500
    stage.table.layoutIfNeeded()

    #expect(list.asked.count == 100 && list.asked.values.allSatisfy { $0 == 1 })
    let heights: [Double] = (0..<100).map { Double(40 + $0 % 3) }
    #expect(stage.table.contentSize.height == heights.reduce(0, +))
  }

  @Test func `with an estimate heights are asked for when rows are seen, once`() {
    let list = RowList(1000)
    list.implementedMethods = .heightForRow
    list.height = { _ in 100 }
    let stage = TableStage(list) { $0.estimatedRowHeight = 50 }
    #expect(list.asked.count <= 12)
    #expect(stage.seen == Array(0..<6))

    stage.table.contentOffset.y = 300
    stage.table.layoutIfNeeded()
    #expect(stage.seen == Array(3..<9) && list.asked.values.allSatisfy { $0 == 1 })
  }

  @Test func `a header stays in sight while its section does, and takes the touch`() throws {
    let list = RowList(20, 20)
    list.implementedMethods = [.heightForHeader, .viewForHeader]
    list.header = 30
    let stage = TableStage(list)
    stage.table.contentOffset.y = 100
    stage.table.layoutIfNeeded()
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.frame == Rect(x: 0, y: 100, width: 320, height: 30))
    #expect(stage.table.indexPathForRow(at: Point(x: 10, y: 110)) == IndexPath(row: 1, section: 0))

    stage.tap(0, 10, 10)
    #expect(stage.take() == [])
    stage.table.contentOffset.y = 1215
    stage.table.layoutIfNeeded()
    #expect(header.frame.minY == 1200)
  }

  @Test func `a header is no row, nor is what is below the last one`() {
    let list = RowList(2, 1)
    list.implementedMethods = [.heightForHeader, .viewForHeader]
    list.header = 30
    let table = TableStage(list).table

    #expect(table.indexPathForRow(at: Point(x: 5, y: 29)) == nil)
    #expect(table.indexPathForRow(at: Point(x: 5, y: 30)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: Point(x: 5, y: 150)) == nil)
    #expect(table.indexPathForRow(at: Point(x: 5, y: 240)) == nil)
    #expect(table.rectForHeader(inSection: 1) == Rect(x: 0, y: 150, width: 320, height: 30))
  }

  @Test func `a batch moves cells and what is selected, and asks for nothing else`() {
    let list = RowList(20)
    let stage = TableStage(list)
    stage.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    let (made, cell) = (list.cells, stage.table.cellForRow(at: IndexPath(row: 4, section: 0)))
    list.rows[0].removeFirst(2)
    list.rows[0].insert(99, at: 1)
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
      stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    stage.table.layoutIfNeeded()

    #expect(stage.seen == [2, 99, 3, 4, 5, 6, 7, 8, 9, 10] && list.cells == made + 2)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `a row that moves takes its cell along`() {
    let list = RowList(3, 3)
    let stage = TableStage(list)
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    list.rows = [[1, 2], [3, 0, 4, 5]]
    stage.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    stage.table.layoutIfNeeded()

    #expect(stage.seen == [1, 2, 3, 0, 4, 5])
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
  }

  @Test func `sections are inserted and deleted`() {
    let list = RowList(2, 2, 2)
    let stage = TableStage(list)
    list.rows = [[9], [0, 1], [4, 5]]
    stage.table.beginUpdates()
    stage.table.deleteSections([1], with: .none)
    stage.table.insertSections([0], with: .none)
    stage.table.endUpdates()
    stage.table.layoutIfNeeded()

    #expect(stage.seen == [9, 0, 1, 4, 5] && stage.diagnostics.isEmpty)
  }

  @Test func `a batch that the data source does not match is reported, and all is asked for anew`() {
    let list = RowList(20)
    let stage = TableStage(list)
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(stage.diagnostics.count == 1)

    stage.table.deleteRows(at: [IndexPath(row: 77, section: 0)], with: .none)
    stage.table.layoutIfNeeded()
    #expect(stage.seen == Array(0..<10))
  }

  @Test func `rows that change without a call are reported`() {
    let list = RowList(20)
    let stage = TableStage(list)
    list.rows[0].removeLast(15)
    stage.table.contentOffset.y = 300
    stage.table.layoutIfNeeded()

    #expect(stage.diagnostics.count == 1 && stage.table.numberOfRows(inSection: 0) == 5)
  }

  @Test(arguments: [Double.nan, -7, .infinity, TableView.automaticDimension])
  func `a height that is none is reported, and counts as the estimate`(_ height: Double) {
    let list = RowList(20)
    list.implementedMethods = .heightForRow
    list.height = { $0 == 3 ? height : 60 }
    let stage = TableStage(list)

    #expect(stage.table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 240 && stage.diagnostics.count == 1)
  }

  @Test func `a cell that is returned twice, or is the table's own superview, is reported`() {
    let list = RowList(5)
    let cell = TableViewCell(frame: .zero)
    list.makeCell = { _, _ in cell }
    let stage = TableStage(list)

    #expect(stage.diagnostics.count == 4 && stage.table.visibleCells.count == 5)
  }

  @Test func `a cell of another table leaves that`() throws {
    let other = TableStage(RowList(5))
    let list = RowList(1)
    let cell = try #require(other.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    list.makeCell = { _, _ in cell }
    let stage = TableStage(list)

    #expect(stage.table.visibleCells == [cell])
    #expect(other.seen == [0, 1, 2, 3, 4] && other.table.visibleCells.count == 5)
  }

  @Test func `a title makes room for a header that a host draws, where a section has one`() {
    final class Titles: TableViewDataSource {
      let implementedMethods: TableViewMethods = .titleForHeader
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "first" : nil
      }
    }
    let (table, titles) = (TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600)), Titles())
    table.rowHeight = 60
    table.dataSource = titles
    table.layoutIfNeeded()
    let headers = table.subviews.compactMap { $0 as? TableViewHeaderFooterView }

    #expect((headers.map { $0.title }, headers.map { $0.frame.height }) == (["first"], [28]))
    #expect(table.visibleCells.map { $0.frame.minY } == [28, 88, 148, 208])
  }
}
