import Testing
import TouchTableView
import TouchWindows

/// What a program does in a call, however bad an idea it is.
enum Deed: CaseIterable {
  case reload, removeTable, removeCell, edit, endEditing, noSource, otherSource, noDelegate, deleteFirst, deleteAll,
    insert
  case wrongBatch, openBatch, moveRow, select, deselect, selectNothing, scroll, shrink, noSelection, several,
    disablePan, cancelTouches
  case hideTable, otherHeights, nanHeight, touch, letTimePass, layout, disableTable, reloadSections

  func happen(in stage: TableStage) {
    let (table, list) = (stage.table, stage.list)
    let first = IndexPath(row: 0, section: 0)
    switch self {
    case .reload: table.reloadData()
    case .removeTable: table.removeFromSuperview()
    case .removeCell: table.subviews.first { $0 is TableViewCell }?.removeFromSuperview()
    case .edit: table.setEditing(true, animated: false)
    case .endEditing: table.setEditing(false, animated: false)
    case .noSource: table.dataSource = nil
    case .otherSource: table.dataSource = list
    case .noDelegate: table.delegate = nil
    case .deleteFirst:
      guard list.row(first) != nil else { return }
      list.rows[0].removeFirst()
      table.deleteRows(at: [first], with: .none)
    case .deleteAll:
      let paths = list.rows[0].indices.map { IndexPath(row: $0, section: 0) }
      list.rows[0] = []
      table.deleteRows(at: paths, with: .none)
    case .insert:
      list.rows[0].insert(contentsOf: [900, 901], at: 0)
      table.insertRows(at: [first, IndexPath(row: 1, section: 0)], with: .none)
    case .wrongBatch: table.deleteRows(at: [first, first, IndexPath(row: -3, section: 7)], with: .none)
    case .openBatch: table.beginUpdates()
    case .moveRow:
      guard list.rows[0].count > 2 else { return }
      list.rows[0].swapAt(0, 1)
      table.moveRow(at: first, to: IndexPath(row: 1, section: 0))
    case .select: table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .top)
    case .deselect: for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
    case .selectNothing: table.selectRow(at: nil, animated: false, scrollPosition: .none)
    case .scroll: table.contentOffset.y = 400
    case .shrink: table.frame.size = Size(width: 100, height: 50)
    case .noSelection: table.allowsSelection = false
    case .several: table.allowsMultipleSelection.toggle()
    case .disablePan: table.panGestureRecognizer.isEnabled.toggle()
    case .cancelTouches: stage.window.cancelAllTouches(at: stage.context.now)
    case .hideTable: table.isHidden = true
    case .otherHeights: table.rowHeight = 33
    case .nanHeight: table.rowHeight = .nan
    case .touch:
      for phase in [TouchPhase.began, .moved, .ended] {
        stage.window.send([
          TouchSample(id: 9, phase: phase, location: Point(x: 100, y: 500), timestamp: stage.context.now)
        ])
      }
    case .letTimePass:
      let start = stage.context.now
      for frame in 1...30 { stage.window.advance(to: start + Double(frame) / 60) }
    case .layout: table.layoutIfNeeded()
    case .disableTable: table.isUserInteractionEnabled.toggle()
    case .reloadSections: table.reloadSections([0], with: .none)
    }
  }
}

@Suite struct TableHostileTests {
  static let calls = [
    "numberOfSections", "numberOfRows", "cellForRow", "canEdit", "canMove", "commit", "move", "heightForRow",
    "heightForHeader",
    "viewForHeader", "shouldHighlight", "highlight", "unhighlight", "willSelect", "willDeselect", "select", "deselect",
    "canPerform",
    "primary", "accessory", "shouldBeginMultiple", "beginMultiple", "endMultiple", "willDisplay", "didEndDisplaying",
    "leadingSwipe", "trailingSwipe", "editingStyle", "willBeginEditing", "didEndEditing", "target", "didScroll",
    "action",
  ]

  /// Plays taps, swipes, moves and scrolls with a deed at a call, and returns the stage when all is over.
  private func play(_ deed: Deed?, at call: String, nth: Int = 1) -> (stage: TableStage, count: Int) {
    let list = RowList(12, 30)
    list.implementedMethods = [
      .heightForRow, .heightForHeader, .viewForHeader, .leadingSwipeActions, .trailingSwipeActions, .moveRow, .commit,
      .performPrimaryAction,
    ]
    list.header = 20
    let stage = TableStage(list)
    var count = 0
    let happens = { [unowned stage] (name: String) in
      guard name == call else { return }
      count += 1
      if count == nth { deed?.happen(in: stage) }
    }
    list.onCall = happens
    list.leading = actions("read") { _, completion in
      happens("action")
      completion(true)
    }
    list.trailing = nil
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    stage.table.visibleCells.dropFirst(3).first?.accessoryType = .detailButton
    stage.tap(0, 100, 110)
    stage.tap(0.5, 100, 170)
    stage.tap(1, 100, 170)
    stage.tap(1.5, 300, 230)
    stage.drag(2, from: Point(x: 20, y: 110), to: Point(x: 120, y: 110), flings: true)
    stage.wait(3.5)
    stage.tap(3.6, 20, 110)
    stage.wait(5)
    stage.drag(5.1, from: Point(x: 300, y: 170), to: Point(x: 20, y: 170))
    stage.wait(7)
    stage.drag(7.1, from: Point(x: 100, y: 500), to: Point(x: 100, y: 200), flings: true)
    stage.wait(10)
    stage.table.contentOffset = .zero
    stage.table.setEditing(true, animated: false)
    stage.table.layoutIfNeeded()
    stage.drag(11, from: Point(x: 300, y: 110), to: Point(x: 300, y: 590))
    stage.wait(13)
    stage.tap(13.1, 20, 110)
    stage.wait(14.5)
    stage.tap(14.6, 300, 110)
    stage.wait(16)
    stage.table.setEditing(false, animated: false)
    stage.table.allowsMultipleSelection = true
    for id in 1...2 { stage.touch(17, .began, 100, 110, id: id) }
    for id in 1...2 { stage.touch(17.1, .moved, 100, 250, id: id) }
    for id in 1...2 { stage.touch(17.2, .ended, 100, 250, id: id) }
    stage.wait(20)
    list.onCall = { _ in }
    return (stage, count)
  }

  @Test(arguments: calls)
  func `each call occurs in the play`(_ call: String) {
    #expect(play(nil, at: call).count > 0)
  }

  @Test(arguments: calls, Deed.allCases)
  func `no deed in any call traps or leaves something stuck`(_ call: String, _ deed: Deed) {
    for nth in [1] {
      let stage = play(deed, at: call, nth: nth).stage
      stage.table.endUpdates()
      let table = stage.table

      #expect(!stage.context.isAnimating, "\(nth)")
      #expect(table.indexPathForSwipedRow == nil || table.isEditing, "\(nth)")
      #expect(table.visibleCells.allSatisfy { !$0.isHighlighted }, "\(nth)")
      #expect(table.frame.isFinite && table.contentSize.isFinite && table.contentOffset.isFinite, "\(nth)")
    }
  }
}
