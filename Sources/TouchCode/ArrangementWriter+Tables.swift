import TouchScenarios
import TouchTableView

// Tables: the rows are those of a class of its own, which is data source and delegate.
extension ArrangementWriter {
  /// Gives a table its rows.
  func addRows(of view: ScenarioView, _ table: ScenarioTable, to name: String) {
    let rows = CodeNames.capitalized(name) + "Rows"
    members.append(CodeLine("let \(name)Rows = \(rows)()"))
    setUp.append(CodeLine("\(name).rowHeight = \(CodeSpelling.literal(table.rowHeight))"))
    if table.estimatedRowHeight > 0 {
      setUp.append(CodeLine("\(name).estimatedRowHeight = \(CodeSpelling.literal(table.estimatedRowHeight))"))
    }
    let cell = spelling.type("TableViewCell")
    let made = isApples ? "\(cell).self" : "{ \(cell)(style: .default, reuseIdentifier: \"row\") }"
    setUp.append(CodeLine("\(name).register(\(made), forCellReuseIdentifier: \"row\")"))
    setUp.append(CodeLine("\(name).delegate = \(name)Rows"))
    setUp.append(CodeLine("\(name).dataSource = \(name)Rows"))
    if table.isEditing { setUp.append(CodeLine("\(name).setEditing(true, animated: false)")) }
    noteWhatIsLeftOut(of: table)
    further += [CodeLine(""), CodeLine("/// The rows of `\(name)`.")]
    further += source(rows, table).map { CodeLine($0) }
  }

  private func noteWhatIsLeftOut(of table: ScenarioTable) {
    let answers =
      table.canEdit.rows.isEmpty && table.canEdit.common && table.canMove.rows.isEmpty
      && table.trailingSwipe.rows.isEmpty && table.leadingSwipe.rows.isEmpty && table.editingStyle.rows.isEmpty
      && table.shouldHighlight.rows.isEmpty && table.willSelect.rows.isEmpty && table.willDeselect.rows.isEmpty
    if !answers { note("what single rows of a table answer") }
    if !table.rows.isEmpty || table.sections.contains(where: { $0.header > 0 || $0.footer > 0 }) {
      note("the headers, footers and single rows of a table")
    }
  }

  private func source(_ name: String, _ table: ScenarioTable) -> [String] {
    let (tableType, cell) = (spelling.type("TableView"), spelling.type("TableViewCell"))
    let counts = table.sections.map { "\($0.rows)" }.joined(separator: ", ")
    var lines = [
      "final class \(name): \(isApples ? "NSObject, " : "")\(spelling.type("TableViewDataSource")), "
        + "\(spelling.type("TableViewDelegate")) {", "  var counts = [\(counts)]",
    ]
    var methods: [String] = []
    if table.leadingSwipe.common != nil { methods.append(".leadingSwipeActions") }
    if table.trailingSwipe.common != nil { methods.append(".trailingSwipeActions") }
    if table.implements.contains(.commit) { methods.append(".commit") }
    if table.implements.contains(.moveRow) { methods.append(".moveRow") }
    if !isApples, !methods.isEmpty {
      lines += ["", "  var implementedMethods: TableViewMethods { [\(methods.joined(separator: ", "))] }"]
    }
    lines += [
      "", "  func numberOfSections(in tableView: \(tableType)) -> Int { counts.count }",
      "", "  func tableView(_ tableView: \(tableType), numberOfRowsInSection section: Int) -> Int { counts[section] }",
      "", "  func tableView(_ tableView: \(tableType), cellForRowAt indexPath: IndexPath) -> \(cell) {",
      "    tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath)", "  }",
    ]
    if table.implements.contains(.commit) {
      lines += [
        "", "  func tableView(",
        "    _ tableView: \(tableType), commit editingStyle: \(cell).EditingStyle, "
          + "forRowAt indexPath: IndexPath", "  ) {",
      ]
      if table.commitRemoves {
        lines += ["    counts[indexPath.section] -= 1", "    tableView.deleteRows(at: [indexPath], with: .automatic)"]
      }
      lines.append("  }")
    }
    if table.implements.contains(.moveRow) {
      lines += [
        "", "  func tableView(",
        "    _ tableView: \(tableType), moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath",
        "  ) {", "    counts[sourceIndexPath.section] -= 1", "    counts[destinationIndexPath.section] += 1", "  }",
      ]
    }
    for (edge, swipe) in [("leading", table.leadingSwipe.common), ("trailing", table.trailingSwipe.common)] {
      if let swipe { lines += self.swipe(edge, swipe) }
    }
    return lines + ["}"]
  }

  /// Writes the method that returns the actions of an edge.
  private func swipe(_ edge: String, _ swipe: ScenarioTable.Swipe) -> [String] {
    let configuration = spelling.type("SwipeActionsConfiguration")
    var lines = [
      "", "  func tableView(",
      "    _ tableView: \(spelling.type("TableView")), "
        + "\(edge)SwipeActionsConfigurationForRowAt indexPath: IndexPath", "  ) -> \(configuration)? {",
    ]
    var names: [String] = []
    for action in swipe.actions {
      let name = CodeNames.identifier(action.name, orElse: "action") + "Action"
      names.append(name)
      let style = action.isDestructive ? ".destructive" : ".normal"
      lines.append(
        "    let \(name) = \(spelling.type("ContextualAction"))(style: \(style), title: \"\(action.name)\") {")
      lines.append("      \(action.removes ? "[unowned self] " : "")_, _, completion in")
      if action.removes {
        lines += [
          "      counts[indexPath.section] -= 1", "      tableView.deleteRows(at: [indexPath], with: .automatic)",
        ]
      }
      if let answer = action.completion { lines.append("      completion(\(answer))") }
      if action.completion == nil || action.delay > 0 { note("when the action of a row calls back") }
      lines.append("    }")
      if !isApples { lines.append("    \(name).width = \(CodeSpelling.literal(action.width))") }
    }
    return lines + [
      "    let configuration = \(configuration)(actions: [\(names.joined(separator: ", "))])",
      "    configuration.performsFirstActionWithFullSwipe = \(swipe.performsFirst)", "    return configuration", "  }",
    ]
  }
}
