import Testing
import TouchPan
import TouchTableView
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// The two pop gestures against a map, a table's rows, and requirements of the program (IT-8, IT-11).
@Suite struct PopAgainstOthersTests {
  /// A stage with the content's swipe, whose top page is covered by a map with a pan of its own.
  private func map() -> (NavigationStage, PanGestureRecognizer) {
    let (stage, pan) = (NavigationStage(profile: .iOS26), PanGestureRecognizer())
    let map = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    map.addGestureRecognizer(pan)
    stage.pages[1].view.addSubview(map)
    return (stage, pan)
  }

  @Test(arguments: [5.0, 100])
  func `a map's pan keeps a drag from both pops (IT-11)`(_ x: Double) {
    let (stage, pan) = map()
    stage.drag(from: x, to: x + 200, lifts: false)

    #expect(stage.take().isEmpty && pan.state == .changed && stage.names == "AB")
  }

  @Test(arguments: [5.0, 100])
  func `a map's pan that requires a pop to fail lets it pop, and moves the map where it fails (IT-10)`(_ x: Double) {
    let (stage, pan) = map()
    let pops = [stage.edge, stage.navigation.interactiveContentPopGestureRecognizer].compactMap { $0 }
    for pop in pops { pan.require(toFail: pop) }
    let time = stage.drag(from: x, to: x + 200, lifts: false)
    #expect(stage.take().first == "start pop interactive" && pan.state != .changed)
    stage.window.cancelAllTouches(at: time)
    stage.wait(time + 2)
    _ = stage.take()
    stage.drag(time + 3, from: 300, to: 200, lifts: false)

    #expect(stage.take().isEmpty && pan.state == .changed)
  }

  @Test(arguments: [5.0, 100])
  func `a pop that requires the map's pan to fail waits for it (IT-8)`(_ x: Double) {
    let (stage, pan) = map()
    for pop in [stage.edge, stage.navigation.interactiveContentPopGestureRecognizer] { pop?.require(toFail: pan) }
    let time = stage.drag(from: x, to: x + 300)
    #expect(stage.take().isEmpty)
    pan.isEnabled = false
    stage.wait(stage.drag(time + 1, from: x, to: x + 300) + 2)

    #expect(stage.names == "A")
  }

  /// A table whose rows have an action on one side.
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var implementedMethods: TableViewMethods { [.leadingSwipeActions, .trailingSwipeActions] }
    var leading: SwipeActionsConfiguration?
    var trailing: SwipeActionsConfiguration?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      TableViewCell(frame: .zero)
    }
    func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> SwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> SwipeActionsConfiguration? { trailing }
  }

  private func table(isLeading: Bool) -> (NavigationStage, TableView, Rows) {
    let (stage, rows) = (NavigationStage(profile: .iOS26), Rows())
    let table = TableView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let action = ContextualAction(style: .normal, title: "pin") { _, _, done in done(true) }
    let configuration = SwipeActionsConfiguration(actions: [action])
    if isLeading { rows.leading = configuration } else { rows.trailing = configuration }
    (table.dataSource, table.delegate) = (rows, rows)
    stage.pages[1].view.addSubview(table)
    stage.window.layoutIfNeeded()
    return (stage, table, rows)
  }

  @Test func `a row with leading actions keeps a drag from the content's swipe (IT-11)`() {
    let (stage, table, rows) = table(isLeading: true)
    stage.drag(from: 100, to: 200, lifts: false)

    #expect(table.isEditing && stage.take().isEmpty && rows.leading != nil)
  }

  @Test func `a row without leading actions leaves the drag to the content's swipe, and its trailing ones open`() {
    let (stage, table, rows) = table(isLeading: false)
    let time = stage.drag(from: 100, to: 150)
    #expect(stage.take().first == "start pop interactive" && !table.isEditing)
    stage.wait(time + 2)
    _ = stage.take()
    stage.drag(time + 2, from: 300, to: 200, lifts: false)

    #expect(table.isEditing && stage.take().isEmpty && rows.trailing != nil)
  }

  @Test func `a swipe from the edge over rows pops once the rows' swipe requires it to fail (IT-10)`() {
    for requires in [false, true] {
      let (stage, table, rows) = table(isLeading: true)
      let swipe = table.attachedGestureRecognizers.compactMap { $0 as? PanGestureRecognizer }.first {
        $0 !== table.panGestureRecognizer
      }
      if requires, let edge = stage.edge { swipe?.require(toFail: edge) }
      stage.drag(to: 200, lifts: false)

      #expect(stage.take().contains("start pop interactive") == requires && table.isEditing != requires)
      #expect(swipe != nil && rows.leading != nil)
    }
  }
}
