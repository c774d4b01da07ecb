import TouchTableView
import TouchViews

extension StageBuilder {
  /// Gives a table its rows, by what the file says; those with views of their own have their cells from the start.
  func setUp(_ table: TableView, _ id: String, _ script: ScenarioTable) throws(DocumentError) {
    for (path, row) in script.rows {
      let name = "\(id).\(path.section)-\(path.row)"
      let cell = TableViewCell(style: .default, reuseIdentifier: name)
      cell.frame = Rect(x: 0, y: 0, width: table.bounds.width, height: row.height ?? script.rowHeight)
      for child in row.children { try build(child, in: cell) }
      table.register({ cell }, forCellReuseIdentifier: name)
    }
    stage.setUp(table, id, script)
  }

  /// Selects and edits rows that are so from the start.
  func start(_ table: TableView, _ script: ScenarioTable) {
    for path in script.selected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    if script.isEditing { table.setEditing(true, animated: false) }
    table.layoutIfNeeded()
  }
}
