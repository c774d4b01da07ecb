import Testing
import TouchTableView
import TouchWindows

@Suite struct RowMoveTests {
  private func stage(_ list: RowList = RowList(20)) -> TableStage {
    list.implementedMethods.formUnion([.moveRow, .commit])
    let stage = TableStage(list)
    stage.table.setEditing(true, animated: false)
    return stage
  }

  @Test func `a row is moved by its control, and the same way back restores all`() {
    let stage = stage()
    stage.touch(0, .began, 300, 90)
    stage.touch(0.2, .moved, 300, 200)
    #expect(stage.seen.prefix(5) == [0, 2, 3, 1, 4])

    stage.touch(0.3, .moved, 300, 90)
    #expect(stage.seen.prefix(5) == [0, 1, 2, 3, 4])
    stage.touch(0.4, .ended, 300, 90)
    #expect(stage.take() == ["target 0-3", "target 0-1"])
  }

  @Test func `the drop is reported to the data source once`() {
    let stage = stage()
    stage.drag(0, from: Point(x: 300, y: 90), to: Point(x: 300, y: 220))

    #expect(stage.take().last == "move 0-1 0-3" && stage.list.rows[0].prefix(5) == [0, 2, 3, 1, 4])
    #expect(stage.seen == [0, 2, 3, 1, 4, 5, 6, 7, 8, 9] && stage.diagnostics.isEmpty)
  }

  @Test func `a selected row stays selected where it is dropped`() {
    let stage = stage()
    stage.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    stage.drag(0, from: Point(x: 300, y: 210), to: Point(x: 300, y: 150))
    #expect(stage.take().last == "move 0-3 0-2")
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `over a header it is at the end of the section above`() {
    let list = RowList(3, 3)
    list.implementedMethods = [.heightForHeader, .viewForHeader]
    list.header = 40
    let stage = stage(list)
    stage.touch(0, .began, 300, 70)
    stage.touch(0.2, .moved, 300, 240)
    #expect(stage.take() == ["target 0-2"])

    stage.touch(0.3, .moved, 300, 290)
    stage.touch(0.4, .ended, 300, 290)
    #expect(stage.take() == ["target 1-0", "move 0-0 1-0"] && list.rows == [[1, 2], [0, 3, 4, 5]])
  }

  @Test func `a place that there is not is clamped and reported`() {
    let stage = stage()
    stage.list.target = { _, _ in IndexPath(row: 99, section: 9) }
    stage.drag(0, from: Point(x: 300, y: 90), to: Point(x: 300, y: 220))

    #expect(stage.take().last == "move 0-1 0-19" && !stage.diagnostics.isEmpty)
  }

  @Test(arguments: ["cancel", "reload", "window", "batch"])
  func `what breaks it off puts the row back without a call`(_ way: String) {
    let stage = stage()
    stage.touch(0, .began, 300, 90)
    stage.touch(0.2, .moved, 300, 200)
    _ = stage.take()
    switch way {
    case "cancel": stage.window.cancelAllTouches(at: 0.3)
    case "reload": stage.table.reloadData()
    case "batch":
      stage.list.rows[0].removeLast()
      stage.table.deleteRows(at: [IndexPath(row: 19, section: 0)], with: .none)
    default: stage.table.removeFromSuperview()
    }
    stage.touch(0.4, way == "cancel" ? .began : .ended, 300, 200)

    #expect(stage.take().filter { $0.hasPrefix("move") } == [])
    #expect(stage.seen.prefix(4) == [0, 1, 2, 3])
  }

  @Test func `other fingers do nothing while a row is moved`() {
    let stage = stage()
    stage.table.allowsSelectionDuringEditing = true
    stage.touch(0, .began, 300, 90)
    stage.touch(0.2, .moved, 300, 120)
    _ = stage.take()
    stage.touch(0.3, .began, 100, 400, id: 2)
    stage.touch(0.4, .moved, 100, 200, id: 2)
    stage.touch(0.5, .ended, 100, 200, id: 2)

    #expect(stage.take() == [] && stage.table.contentOffset.y == 0)
  }

  @Test func `a lift within a tenth of a second moves nothing, and selects nothing`() {
    let stage = stage()
    stage.table.allowsSelectionDuringEditing = true
    stage.touch(0, .began, 300, 90)
    stage.touch(0.08, .ended, 300, 90)

    #expect(stage.take() == [])
  }

  @Test func `the delete control opens the actions, and the insert control inserts`() {
    let stage = stage()
    stage.tap(0, 20, 90)
    stage.wait(2)
    #expect(stage.table.indexPathForSwipedRow?.row == 1 && stage.take() == [])

    stage.tap(3, 300, 90)
    #expect(stage.take() == ["commit 0-1"] && stage.list.rows[0].count == 19 && stage.table.isEditing)
    stage.wait(5)
    stage.list.style = .insert
    stage.table.setEditing(false, animated: false)
    stage.table.setEditing(true, animated: false)
    stage.tap(6, 20, 90)
    #expect(stage.take() == ["commit 0-1"] && stage.list.rows[0].count == 20)
  }

  @Test func `a table that goes while a row is held at its edge frees its context`() {
    weak var context: TouchContext?
    do {
      let stage = stage()
      stage.touch(0, .began, 300, 90)
      stage.touch(0.2, .moved, 300, 590)
      stage.window.advance(to: 0.5)
      #expect(stage.table.contentOffset.y > 0)
      stage.window.cancelAllTouches(at: 0.6)
      context = stage.window.context
    }

    #expect(context == nil)
  }
}
