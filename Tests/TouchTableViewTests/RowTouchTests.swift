import Testing
import TouchTableView
import TouchTap
import TouchWindows

@Suite struct RowTouchTests {
  @Test func `a tap highlights, and selects after the event`() {
    let stage = TableStage(RowList(20))
    stage.tap(0, 100, 150)

    #expect(
      stage.take() == ["shouldHighlight 0-2", "highlight 0-2", "unhighlight 0-2", "willSelect 0-2", "select 0-2"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `a tap while the table reloads selects no row that there was before`() {
    let stage = TableStage(RowList(20))
    stage.list.onCall = { [unowned stage] in
      guard $0 == "didEndDisplaying" else { return }
      stage.list.onCall = { _ in }
      stage.tap(1, 100, 150)
    }
    stage.table.reloadData()

    #expect(stage.take().isEmpty)
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `the same row again is selected again`() {
    let stage = TableStage(RowList(20))
    stage.tap(0, 100, 150)
    _ = stage.take()
    stage.tap(1, 100, 150)

    #expect(stage.take().suffix(2) == ["willSelect 0-2", "select 0-2"])
  }

  @Test func `of several a selected row is deselected, unless that is refused`() {
    let stage = TableStage(RowList(20)) { $0.allowsMultipleSelection = true }
    stage.tap(0, 100, 150)
    stage.tap(1, 100, 30)
    stage.list.willDeselect = { _ in nil }
    stage.tap(2, 100, 150)
    #expect(stage.table.indexPathsForSelectedRows?.count == 2)

    stage.list.willDeselect = { $0 }
    stage.tap(3, 100, 150)
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func `another path is selected in place of the tapped one, and a path that is no row is none`() {
    let stage = TableStage(RowList(20))
    stage.list.willSelect = { _ in IndexPath(row: 7, section: 0) }
    stage.tap(0, 100, 150)
    #expect(stage.take().last == "select 0-7")

    stage.list.willSelect = { _ in IndexPath(row: 7, section: 3) }
    stage.tap(1, 100, 150)
    #expect(stage.take().last == "willSelect 0-2")
  }

  @Test func `what a call selects loses its selection without one`() {
    let stage = TableStage(RowList(20))
    stage.list.onCall = { [unowned stage] in
      if $0 == "willSelect" {
        stage.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
      }
    }
    stage.list.willDeselect = { _ in nil }
    stage.tap(0, 100, 150)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))

    stage.list.willDeselect = { $0 }
    stage.tap(1, 100, 150)
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `a row that is deleted in didHighlight ends the touch`() {
    let stage = TableStage(RowList(20))
    stage.list.onCall = { [unowned stage] in
      guard $0 == "highlight" else { return }
      stage.list.rows[0].remove(at: 2)
      stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    stage.tap(0, 100, 150)

    #expect(stage.take() == ["shouldHighlight 0-2", "highlight 0-2"])
    #expect(stage.table.indexPathForSelectedRow == nil && stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `with interaction off at the lift the row is unhighlighted alone`() {
    let stage = TableStage(RowList(20))
    stage.touch(0, .began, 100, 150)
    stage.window.isUserInteractionEnabled = false
    stage.touch(0.1, .ended, 100, 150)

    #expect(stage.take() == ["shouldHighlight 0-2", "highlight 0-2", "unhighlight 0-2"])
  }

  @Test func `without selection nothing highlights`() {
    let stage = TableStage(RowList(20)) { $0.allowsSelection = false }
    stage.tap(0, 100, 150)

    #expect(stage.take() == [])
  }

  @Test func `a drag takes the highlight away and selects nothing`() {
    let stage = TableStage(RowList(100))
    stage.drag(0, from: Point(x: 100, y: 400), to: Point(x: 100, y: 200))

    #expect(stage.take() == ["shouldHighlight 0-6", "highlight 0-6", "unhighlight 0-6"])
    #expect(stage.table.contentOffset.y == 190)
  }

  @Test func `the primary action follows a refused selection, and none that adds to one`() {
    let list = RowList(20)
    list.implementedMethods = .performPrimaryAction
    let stage = TableStage(list) { $0.allowsMultipleSelection = true }
    list.willSelect = { _ in nil }
    stage.tap(0, 100, 30)
    #expect(stage.take().last == "primary 0-0")

    list.willSelect = { $0 }
    stage.tap(1, 100, 90)
    #expect(stage.take().last == "primary 0-1")
    stage.tap(2, 100, 150)
    #expect(stage.take().last == "select 0-2")
  }

  @Test func `the detail button is no part of the row`() throws {
    let stage = TableStage(RowList(20))
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    cell.accessoryType = .detailButton
    stage.tap(0, 300, 150)

    #expect(stage.take() == ["accessory 0-2"])
  }

  @Test func `two fingers select the rows that they pass`() {
    let stage = TableStage(RowList(20)) { $0.allowsMultipleSelection = true }
    for (time, y) in [(0.0, 30.0), (0.1, 60), (0.2, 150), (0.3, 210)] {
      stage.touch(time, time == 0 ? .began : .moved, 100, y)
      stage.touch(time, time == 0 ? .began : .moved, 120, y, id: 2)
    }
    for id in 1...2 { stage.touch(0.4, .ended, 100, 210, id: id) }

    #expect(stage.table.indexPathsForSelectedRows?.map { $0.row } == [0, 1, 2, 3])
    #expect(stage.take().contains("endMultiple"))
  }

  @Test func `the focus selects where it is to, and performs nothing`() {
    let list = RowList(20)
    list.implementedMethods = .performPrimaryAction
    let stage = TableStage(list)
    stage.table.focusMoved(to: IndexPath(row: 1, section: 0))
    stage.table.selectionFollowsFocus = true
    stage.table.focusMoved(to: IndexPath(row: 2, section: 0))

    #expect(stage.take() == ["willSelect 0-2", "select 0-2"])
  }

  @Test func `a controller deselects when its view appears`() throws {
    final class Songs: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    }
    let (window, songs) = (Window(frame: Rect(x: 0, y: 0, width: 320, height: 480)), Songs(style: .plain))
    window.rootViewController = songs
    songs.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    songs.viewWillAppear(false)
    #expect(songs.tableView.indexPathForSelectedRow == nil)

    songs.clearsSelectionOnViewWillAppear = false
    songs.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    songs.viewWillAppear(false)
    #expect(songs.tableView.indexPathForSelectedRow?.row == 1)
  }
}
