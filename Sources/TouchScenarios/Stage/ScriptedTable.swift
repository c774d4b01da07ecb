import TouchTableView
import TouchViews

/// The delegate and data source of a table of a file, whose cells are named by section and row: `table.0-2`.
final class ScriptedTable: TableViewDelegate, TableViewDataSource {
  private let id: String
  /// The stage, which the cells may outlive.
  @BackReference private var stage: ScenarioStage?
  /// The rows of each section, each by the place that it has in the file; `nil` for one that was inserted.
  private(set) var rows: [[IndexPath?]]
  let script: ScenarioTable

  init(id: String, stage: ScenarioStage, _ script: ScenarioTable) {
    self.id = id
    self.script = script
    rows = script.sections.enumerated().map { section, part in
      (0..<part.rows).map { IndexPath(row: $0, section: section) }
    }
    self.stage = stage
  }

  private func has(_ path: IndexPath) -> Bool {
    rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
  }

  /// Returns the path of a row in the file.
  private func home(_ path: IndexPath) -> IndexPath { has(path) ? rows[path.section][path.row] ?? path : path }

  /// Removes rows from the data and the table.
  func delete(_ paths: [IndexPath], in table: TableView) {
    let there = paths.filter { has($0) }
    for path in there.sorted().reversed() { rows[path.section].remove(at: path.row) }
    table.deleteRows(at: there, with: .automatic)
  }

  /// Puts rows into the data and the table.
  func insert(_ paths: [IndexPath], in table: TableView) {
    var there: [IndexPath] = []
    for path in paths.sorted() where rows.indices.contains(path.section) && path.row <= rows[path.section].count {
      rows[path.section].insert(nil, at: path.row)
      there.append(path)
    }
    table.insertRows(at: there, with: .automatic)
  }

  // MARK: Data source

  var implementedMethods: TableViewMethods {
    var methods = script.implements
    if script.rows.contains(where: { $0.row.height != nil }) { methods.insert(.heightForRow) }
    if script.sections.contains(where: { $0.header > 0 }) { methods.formUnion([.heightForHeader, .viewForHeader]) }
    if script.sections.contains(where: { $0.footer > 0 }) { methods.formUnion([.heightForFooter, .viewForFooter]) }
    return methods
  }

  func numberOfSections(in _: TableView) -> Int { rows.count }

  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.indices.contains(section) ? rows[section].count : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let home = home(path)
    let name = "\(id).\(home.section)-\(home.row)"
    // A row with views of its own has a cell of its own, so that they stay where they are.
    let special = script.rows.last { $0.path == home }?.row
    let cell = tableView.dequeueReusableCell(withIdentifier: special == nil ? "cell" : name, for: path)
    stage?.name(cell, name)
    cell.accessoryType = special?.hasAccessory ?? false ? .detailButton : .none
    return cell
  }

  func tableView(_: TableView, canEditRowAt path: IndexPath) -> Bool { script.canEdit[home(path)] }

  func tableView(_: TableView, canMoveRowAt path: IndexPath) -> Bool {
    script.canMove[home(path)] ?? script.implements.contains(.moveRow)
  }

  func tableView(_ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath) {
    guard script.commitRemoves else { return }
    if style == .insert { insert([path], in: tableView) } else { delete([path], in: tableView) }
  }

  func tableView(_: TableView, moveRowAt source: IndexPath, to target: IndexPath) {
    guard has(source), rows.indices.contains(target.section) else { return }
    let row = rows[source.section].remove(at: source.row)
    rows[target.section].insert(row, at: min(target.row, rows[target.section].count))
  }

  // MARK: Delegate

  func tableView(_: TableView, heightForRowAt path: IndexPath) -> Double {
    script.rows.last { $0.path == home(path) }?.row.height ?? script.rowHeight
  }
  func tableView(_: TableView, heightForHeaderInSection section: Int) -> Double { margin(section) { $0.header } }
  func tableView(_: TableView, heightForFooterInSection section: Int) -> Double { margin(section) { $0.footer } }
  func tableView(_: TableView, viewForHeaderInSection section: Int) -> View? { marginView(section, "header") }
  func tableView(_: TableView, viewForFooterInSection section: Int) -> View? { marginView(section, "footer") }

  private func margin(_ section: Int, _ height: (ScenarioTable.Section) -> Double) -> Double {
    script.sections.indices.contains(section) ? height(script.sections[section]) : 0
  }

  private func marginView(_ section: Int, _ name: String) -> View? {
    let view = View(frame: .zero)
    stage?.name(view, "\(id).\(section).\(name)")
    return view
  }

  func tableView(_: TableView, shouldHighlightRowAt path: IndexPath) -> Bool { script.shouldHighlight[home(path)] }
  func tableView(_: TableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    script.willSelect[home(path)].path(for: path)
  }
  func tableView(_: TableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    script.willDeselect[home(path)].path(for: path)
  }
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
    script.canPerformPrimaryAction[home(path)] ?? !tableView.isEditing
  }
  func tableView(_: TableView, editingStyleForRowAt path: IndexPath) -> TableViewCell.EditingStyle {
    script.editingStyle[home(path)]
  }
  func tableView(
    _: TableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { script.target[proposed].path(for: proposed) ?? proposed }

  func tableView(
    _: TableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> SwipeActionsConfiguration? { script.leadingSwipe[home(path)].map { configuration($0) } }
  func tableView(
    _: TableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> SwipeActionsConfiguration? { script.trailingSwipe[home(path)].map { configuration($0) } }

  private func configuration(_ swipe: ScenarioTable.Swipe) -> SwipeActionsConfiguration {
    let configuration = SwipeActionsConfiguration(actions: swipe.actions.map { action($0) })
    configuration.performsFirstActionWithFullSwipe = swipe.performsFirst
    return configuration
  }

  private func action(_ action: ScenarioTable.Action) -> ContextualAction {
    let made = ContextualAction(style: action.isDestructive ? .destructive : .normal, title: action.name) {
      [stage = _stage, id] _, button, completion in
      guard let table = button.superview?.superview as? TableView else { return }
      if action.removes, let path = table.indexPathForSwipedRow {
        stage.wrappedValue?.tables[id]?.delete([path], in: table)
      }
      guard let answer = action.completion else { return }
      if action.delay > 0 { _ = table.schedule(after: action.delay) { completion(answer) } } else { completion(answer) }
    }
    made.width = action.width
    return made
  }
}

extension ScenarioTable.PathAnswer {
  /// Returns the path that is answered for one.
  func path(for path: IndexPath) -> IndexPath? {
    switch self {
    case .same: path
    case .path(let other): other
    case .none: nil
    }
  }
}

extension ScenarioStage {
  /// Gives a table its rows, by what the file says.
  func setUp(_ table: TableView, _ id: String, _ script: ScenarioTable) {
    let source = ScriptedTable(id: id, stage: self, script)
    tables[id] = source
    table.register({ TableViewCell(style: .default, reuseIdentifier: "cell") }, forCellReuseIdentifier: "cell")
    table.rowHeight = script.rowHeight
    table.estimatedRowHeight = script.estimatedRowHeight
    table.editingControlWidth = script.controlWidth
    table.delegate = source
    table.dataSource = source
  }
}
