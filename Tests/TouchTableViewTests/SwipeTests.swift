import Testing
import TouchTableView
import TouchWindows

@Suite struct SwipeTests {
  private func stage(_ trailing: SwipeActionsConfiguration = actions("more", "flag")) -> TableStage {
    let list = RowList(20)
    list.implementedMethods = .trailingSwipeActions
    list.trailing = trailing
    return TableStage(list)
  }

  private func open(_ stage: TableStage, y: Double = 150, at time: Double = 0) {
    stage.drag(time, from: Point(x: 300, y: y), to: Point(x: 180, y: y), flings: true)
    stage.wait(time + 1.5)
    _ = stage.take()
  }

  @Test func `a tap on a button performs its action, and the row closes`() {
    let stage = stage()
    open(stage)
    #expect(stage.table.swipedRowPosition == -160 && stage.table.isEditing)

    stage.tap(2, 200, 150)
    stage.wait(4)
    #expect(stage.take() == ["didEndEditing 0-2"] && !stage.table.isEditing)
    #expect(
      stage.table.indexPathForSwipedRow == nil
        && stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 0)
  }

  @Test func `a touch elsewhere closes the row and is lost`() {
    let stage = stage()
    open(stage)
    stage.tap(2, 100, 30)
    stage.wait(4)
    #expect(stage.take() == ["didEndEditing 0-2"])

    stage.tap(5, 100, 30)
    #expect(stage.take().last == "select 0-0")
  }

  @Test func `a drag elsewhere closes the row and scrolls`() {
    let stage = stage()
    open(stage)
    stage.drag(2, from: Point(x: 100, y: 400), to: Point(x: 100, y: 300), lifts: false)
    #expect(stage.table.contentOffset.y == 90)

    stage.wait(4)
    #expect(stage.take() == ["didEndEditing 0-2"])
  }

  @Test func `a destructive row stays open until it is gone`() {
    var completion: ((Bool) -> Void)?
    let stage = stage(actions("delete", style: .destructive) { completion = $1 })
    open(stage)
    stage.tap(2, 300, 150)
    completion?(true)
    stage.wait(4)
    #expect(stage.table.swipedRowPosition == -80)

    stage.list.rows[0].remove(at: 2)
    stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    #expect(stage.take() == ["didEndEditing nil"] && !stage.table.isEditing)
  }

  @Test func `the data source's deletion is an action of its own`() {
    let list = RowList(20)
    list.implementedMethods = .commit
    let stage = TableStage(list)
    stage.drag(0, from: Point(x: 310, y: 150), to: Point(x: 60, y: 150))

    #expect(stage.take().suffix(3) == ["willBeginEditing 0-2", "commit 0-2", "didEndEditing nil"])
    #expect(list.rows[0].count == 19)
  }

  @Test func `the system's cancel closes the row`() {
    let stage = stage()
    stage.drag(0, from: Point(x: 300, y: 150), to: Point(x: 150, y: 150), lifts: false)
    stage.window.cancelAllTouches(at: 0.5)
    stage.wait(3)

    #expect(
      stage.take() == [
        "shouldHighlight 0-2", "highlight 0-2", "unhighlight 0-2", "willBeginEditing 0-2", "didEndEditing 0-2",
      ])
  }

  @Test(arguments: ["reload", "edit", "remove"])
  func `code closes the row at once`(_ way: String) {
    let stage = stage()
    open(stage)
    switch way {
    case "reload": stage.table.reloadData()
    case "edit": stage.table.setEditing(true, animated: false)
    default: stage.table.removeFromSuperview()
    }

    #expect(stage.take() == ["didEndEditing 0-2"] && stage.table.swipedRowPosition == 0)
    #expect(stage.table.isEditing == (way == "edit"))
  }

  @Test func `a row that is removed in willBeginEditing was never edited`() {
    let stage = stage()
    stage.list.onCall = { [unowned stage] in
      guard $0 == "willBeginEditing" else { return }
      stage.list.rows[0].remove(at: 2)
      stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    stage.drag(0, from: Point(x: 300, y: 150), to: Point(x: 180, y: 150))

    #expect(stage.take().suffix(2) == ["willBeginEditing 0-2", "didEndEditing nil"] && !stage.table.isEditing)
  }

  @Test func `an open row that has actions on both sides is moved by a drag`() {
    let stage = stage()
    stage.list.implementedMethods.insert(.leadingSwipeActions)
    stage.list.leading = actions("read")
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    open(stage)
    stage.drag(2, from: Point(x: 100, y: 150), to: Point(x: 130, y: 150), lifts: false)
    #expect(stage.table.swipedRowPosition < 0 && stage.table.swipedRowPosition > -160)

    stage.touch(3, .ended, 130, 150)
    stage.wait(5)
    #expect(stage.table.swipedRowPosition == 0)
    #expect(stage.take() == ["didEndEditing 0-2"])
  }

  @Test func `right to left the trailing actions are on the left`() {
    let stage = stage()
    stage.table.semanticContentAttribute = .forceRightToLeft
    stage.drag(0, from: Point(x: 20, y: 150), to: Point(x: 140, y: 150), flings: true)
    stage.wait(2)

    #expect(stage.table.swipedRowPosition == 160)
  }

  @Test func `a table that goes while a row closes frees its context`() {
    weak var context: TouchContext?
    do {
      let stage = stage()
      stage.drag(0, from: Point(x: 300, y: 150), to: Point(x: 180, y: 150), lifts: false)
      stage.window.cancelAllTouches(at: 1)
      #expect(stage.table.indexPathForSwipedRow != nil)
      context = stage.window.context
    }

    #expect(context == nil)
  }
}
