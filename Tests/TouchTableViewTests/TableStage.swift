import Testing
import TouchGestures
import TouchScroll
import TouchTableView
import TouchWindows

/// The rows of a table as a plain list, which counts what it is asked and records what it is called with.
final class RowList: TableViewDataSource, TableViewDelegate {
  /// The rows of each section, each with a number of its own.
  var rows: [[Int]]
  /// The height of a row by its number.
  var height: (Int) -> Double = { _ in 60 }
  var header = 0.0
  var footer = 0.0
  var implementedMethods: TableViewMethods = []
  var lines: [String] = []
  /// How often each row was asked for its height.
  var asked: [Int: Int] = [:]
  private var committed = 0
  /// How many cells were asked for.
  var cells = 0
  /// What a program does in a call, by the first word of its line.
  var onCall: (String) -> Void = { _ in }
  /// Receives each line at its time.
  var onLine: (String) -> Void = { _ in }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var shouldHighlight = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var style = TableViewCell.EditingStyle.delete
  var leading: SwipeActionsConfiguration?
  var trailing: SwipeActionsConfiguration?
  var makeCell: (TableView, IndexPath) -> TableViewCell? = { _, _ in nil }

  init(_ counts: Int...) {
    var next = 0
    rows = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
  }

  func row(_ path: IndexPath) -> Int? {
    rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
      ? rows[path.section][path.row] : nil
  }

  private func call(_ line: String) {
    lines.append(line)
    onLine(line)
    onCall(String(line.prefix { $0 != " " }))
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    onCall("numberOfSections")
    return rows.count
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    onCall("numberOfRows")
    return rows.indices.contains(section) ? rows[section].count : 0
  }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    cells += 1
    onCall("cellForRow")
    let cell = makeCell(tableView, path) ?? tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.tag = row(path) ?? -1
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt path: IndexPath) -> Bool {
    onCall("canEdit")
    return canEdit(path)
  }
  func tableView(_ tableView: TableView, canMoveRowAt path: IndexPath) -> Bool {
    onCall("canMove")
    return implementedMethods.contains(.moveRow)
  }
  func tableView(_ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath) {
    call("commit \(path.text)")
    guard row(path) != nil else { return }
    if style == .insert {
      committed += 1
      rows[path.section].insert(1000 + committed, at: path.row)
      tableView.insertRows(at: [path], with: .none)
    } else {
      rows[path.section].remove(at: path.row)
      tableView.deleteRows(at: [path], with: .none)
    }
  }
  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath) {
    if let row = row(source) {
      rows[source.section].remove(at: source.row)
      rows[target.section].insert(row, at: min(target.row, rows[target.section].count))
    }
    call("move \(source.text) \(target.text)")
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double {
    onCall("heightForRow")
    guard let row = row(path) else { return 60 }
    asked[row, default: 0] += 1
    return height(row)
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    onCall("heightForHeader")
    return header
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double { footer }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    onCall("viewForHeader")
    let view = View(frame: .zero)
    view.tag = section
    return view
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    call("shouldHighlight \(path.text)")
    return shouldHighlight
  }
  func tableView(_ tableView: TableView, didHighlightRowAt path: IndexPath) { call("highlight \(path.text)") }
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: IndexPath) { call("unhighlight \(path.text)") }
  func tableView(_ tableView: TableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    call("willSelect \(path.text)")
    return willSelect(path)
  }
  func tableView(_ tableView: TableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    call("willDeselect \(path.text)")
    return willDeselect(path)
  }
  func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) { call("select \(path.text)") }
  func tableView(_ tableView: TableView, didDeselectRowAt path: IndexPath) { call("deselect \(path.text)") }
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
    onCall("canPerform")
    return !tableView.isEditing
  }
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: IndexPath) { call("primary \(path.text)") }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith path: IndexPath) {
    call("accessory \(path.text)")
  }
  func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath) -> Bool {
    onCall("shouldBeginMultiple")
    return true
  }
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
    call("beginMultiple \(path.text)")
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) { call("endMultiple") }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath) {
    onCall("willDisplay")
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath) {
    onCall("didEndDisplaying")
  }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> SwipeActionsConfiguration? {
    onCall("leadingSwipe")
    return leading
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> SwipeActionsConfiguration? {
    onCall("trailingSwipe")
    return trailing
  }
  func tableView(_ tableView: TableView, editingStyleForRowAt path: IndexPath) -> TableViewCell.EditingStyle {
    onCall("editingStyle")
    return style
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt path: IndexPath) {
    call("willBeginEditing \(path.text)")
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt path: IndexPath?) {
    call("didEndEditing \(path?.text ?? "nil")")
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    call("target \(proposed.text)")
    return target(source, proposed)
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { onCall("didScroll") }
}

extension IndexPath {
  /// Section and row.
  var text: String { "\(section)-\(row)" }
}

/// A table of 320 × 600 points in a window, with rows of 60 points.
final class TableStage {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 600))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600))
  let list: RowList
  var diagnostics: [Diagnostic] = []

  var context: TouchContext { window.context }

  /// Makes a table and puts it into a window, or what stands there.
  init(_ list: RowList, in home: TableHome = TableHome(.window), _ prepare: (TableView) -> Void = { _ in }) {
    self.list = list
    table.delaysContentTouches = false
    table.rowHeight = 60
    table.register({ TableViewCell(style: .default, reuseIdentifier: "row") }, forCellReuseIdentifier: "row")
    prepare(table)
    window.context.diagnostics = { [unowned self] in diagnostics.append($0) }
    table.delegate = list
    table.dataSource = list
    home.put(table, window)
    table.layoutIfNeeded()
  }

  deinit { window.context.diagnostics = nil }

  func touch(_ time: Double, _ phase: TouchPhase, _ x: Double, _ y: Double, id: Int = 1) {
    window.advance(to: time)
    window.send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)])
  }

  /// A tap of 0.05 seconds.
  func tap(_ time: Double, _ x: Double, _ y: Double) {
    touch(time, .began, x, y)
    touch(time + 0.05, .ended, x, y)
  }

  /// A drag in steps of 10 points, which rests before the lift unless it flings.
  func drag(
    _ time: Double, from: Point, to: Point, lifts: Bool = true, flings: Bool = false, id: Int = 1
  ) {
    let steps = max(Int(max((to.x - from.x).magnitude, (to.y - from.y).magnitude) / 10), 1)
    touch(time, .began, from.x, from.y, id: id)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let place = from + (to - from) * share
      touch(time + 0.016 * Double(step), .moved, place.x, place.y, id: id)
    }
    let end = time + 0.016 * Double(steps)
    if lifts { touch(end + (flings ? 0.008 : 0.3), .ended, to.x, to.y, id: id) }
  }

  /// Lets time pass in frames.
  func wait(_ until: Double) {
    var time = context.now
    while time < until {
      time = min(time + 1.0 / 60, until)
      window.advance(to: time)
    }
    table.layoutIfNeeded()
  }

  func take() -> [String] {
    defer { list.lines = [] }
    return list.lines
  }

  /// The rows that are seen, by their numbers.
  var seen: [Int] { table.visibleCells.map { $0.tag } }
}

/// Swipe actions whose handlers call back at once, or keep their completion.
func actions(
  _ names: String..., full: Bool = true, style: ContextualAction.Style = .normal,
  _ handler: @escaping (String, @escaping (Bool) -> Void) -> Void = { $1(true) }
) -> SwipeActionsConfiguration {
  let configuration = SwipeActionsConfiguration(
    actions: names.map { name in
      let action = ContextualAction(style: style, title: name) { _, _, completion in handler(name, completion) }
      action.width = 80
      return action
    })
  configuration.performsFirstActionWithFullSwipe = full
  return configuration
}
