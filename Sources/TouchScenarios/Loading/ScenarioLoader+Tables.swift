import TouchTableView

extension ScenarioLoader {
  /// The keys of a table beside those of every view.
  static var tableKeys: [String] {
    [
      "sections", "rowHeight", "estimatedRowHeight", "rows", "selected", "editing", "controlWidth", "implements",
      "answers",
      "leadingSwipe", "trailingSwipe",
    ]
  }

  /// The keys of the settings of tables, and of edges.
  static var tableSettingKeys: [String] {
    ["swipeFullDistance", "swipeClosesByPan", "rowMoveTellsSamePlace"]
  }

  /// Reads the settings of tables among those of the engine.
  func tableSettings(_ cursor: JSONCursor) throws(DocumentError) -> TableSettings {
    var settings = TableSettings()
    if let value = try cursor.optional("swipeFullDistance") { settings.swipeFullDistance = try value.number(from: 0) }
    if let value = try cursor.optional("swipeClosesByPan") {
      settings.swipeClosesByPan = try value.choice([
        ("withActionsOnBothSides", .withActionsOnBothSides), ("always", .always), ("never", .never),
      ])
    }
    if let value = try cursor.optional("rowMoveTellsSamePlace") { settings.rowMoveTellsSamePlace = try value.bool() }
    return settings
  }

  /// Reads the rows of a table, and what is answered about them.
  func table(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTable {
    var table = ScenarioTable()
    table.sections = try cursor.required("sections").list(section)
    if let height = try cursor.optional("rowHeight") { table.rowHeight = try height.number(from: 0) }
    if let height = try cursor.optional("estimatedRowHeight") { table.estimatedRowHeight = try height.number(from: 0) }
    for (path, row) in try cursor.optional("rows")?.object() ?? [] {
      table.rows.append((try Self.path(path, row), try self.row(row)))
    }
    table.selected = try cursor.optional("selected")?.list { place throws(DocumentError) in try place.rowPath() } ?? []
    table.isEditing = try cursor.optional("editing")?.bool() ?? false
    if let width = try cursor.optional("controlWidth") { table.controlWidth = try width.number(from: 0) }
    for method in try cursor.optional("implements")?.array() ?? [] {
      table.implements.insert(
        try method.choice([("commit", .commit), ("moveRow", .moveRow), ("performPrimaryAction", .performPrimaryAction)])
      )
    }
    if let answers = try cursor.optional("answers") { try read(answers, into: &table) }
    table.leadingSwipe = try swipe(cursor, "leadingSwipe", .leadingSwipeActions, &table)
    table.trailingSwipe = try swipe(cursor, "trailingSwipe", .trailingSwipeActions, &table)
    return table
  }

  private func section(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTable.Section {
    if case .number = cursor.value.kind { return ScenarioTable.Section(rows: try cursor.integer()) }
    try cursor.rejectUnknownKeys(allowed: ["rows", "header", "footer"])
    var section = ScenarioTable.Section(rows: try cursor.required("rows").integer())
    section.header = try cursor.optional("header")?.number(from: 0) ?? 0
    section.footer = try cursor.optional("footer")?.number(from: 0) ?? 0
    return section
  }

  private func row(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTable.Row {
    try cursor.rejectUnknownKeys(allowed: ["children", "accessory", "height"])
    var row = ScenarioTable.Row()
    row.children = try cursor.optional("children")?.list(view) ?? []
    row.hasAccessory = try cursor.optional("accessory")?.bool() ?? false
    row.height = try cursor.optional("height")?.number(from: 0)
    return row
  }

  // MARK: Answers

  private func read(_ cursor: JSONCursor, into table: inout ScenarioTable) throws(DocumentError) {
    try cursor.rejectUnknownKeys(allowed: [
      "shouldHighlight", "willSelect", "willDeselect", "canEdit", "editingStyle", "canMove", "canPerformPrimaryAction",
      "target", "commitRemoves",
    ])
    try fill(&table.shouldHighlight, cursor, "shouldHighlight", Self.flag)
    try fill(&table.willSelect, cursor, "willSelect", Self.answer)
    try fill(&table.willDeselect, cursor, "willDeselect", Self.answer)
    try fill(&table.canEdit, cursor, "canEdit", Self.flag)
    try fill(&table.editingStyle, cursor, "editingStyle", Self.style)
    try fill(&table.canMove, cursor, "canMove", Self.optionalFlag)
    try fill(&table.canPerformPrimaryAction, cursor, "canPerformPrimaryAction", Self.optionalFlag)
    try fill(&table.target, cursor, "target", Self.answer)
    table.commitRemoves = try cursor.optional("commitRemoves")?.bool() ?? true
  }

  private static func flag(_ cursor: JSONCursor) throws(DocumentError) -> Bool { try cursor.bool() }

  private static func optionalFlag(_ cursor: JSONCursor) throws(DocumentError) -> Bool? { try cursor.bool() }

  private static func answer(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTable.PathAnswer {
    if case .null = cursor.value.kind { return .none }
    return .path(try cursor.rowPath())
  }

  private static func style(_ cursor: JSONCursor) throws(DocumentError) -> TableViewCell.EditingStyle {
    try cursor.choice([("delete", .delete), ("insert", .insert), ("none", .none)])
  }

  /// Reads one answer for all rows, or an object of answers by row.
  private func fill<Value>(
    _ answers: inout ScenarioTable.Answers<Value>, _ cursor: JSONCursor, _ key: String,
    _ read: (JSONCursor) throws(DocumentError) -> Value
  ) throws(DocumentError) {
    guard let value = try cursor.optional(key) else { return }
    guard case .object = value.value.kind else { return answers.common = try read(value) }
    for (path, answer) in try value.object() { answers.rows.append((try Self.path(path, answer), try read(answer))) }
  }

  // MARK: Swipes

  private func swipe(
    _ cursor: JSONCursor, _ key: String, _ method: TableViewMethods, _ table: inout ScenarioTable
  ) throws(DocumentError) -> ScenarioTable.Answers<ScenarioTable.Swipe?> {
    var answers = ScenarioTable.Answers<ScenarioTable.Swipe?>(common: nil)
    guard let value = try cursor.optional(key) else { return answers }
    if case .null = value.value.kind { return answers }
    table.implements.insert(method)
    guard let rows = try value.optional("rows") else {
      answers.common = try configuration(value)
      return answers
    }
    try value.rejectUnknownKeys(allowed: ["rows", "default"])
    answers.common = try value.optional("default").flatMap(configuration)
    for (path, row) in try rows.object() { answers.rows.append((try Self.path(path, row), try configuration(row))) }
    return answers
  }

  private func configuration(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTable.Swipe? {
    if case .null = cursor.value.kind { return nil }
    try cursor.rejectUnknownKeys(allowed: ["actions", "performsFirstActionWithFullSwipe"])
    return ScenarioTable.Swipe(
      actions: try cursor.required("actions").list(action),
      performsFirst: try cursor.optional("performsFirstActionWithFullSwipe")?.bool() ?? true)
  }

  private func action(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTable.Action {
    try cursor.rejectUnknownKeys(allowed: ["name", "style", "width", "completion", "after", "removes"])
    var action = ScenarioTable.Action(name: try cursor.required("name").string())
    action.isDestructive =
      try cursor.optional("style")?.choice([("normal", false), ("destructive", true)]) ?? false
    action.width = try cursor.optional("width")?.number(from: 0) ?? 80
    if let completion = try cursor.optional("completion") {
      if case .null = completion.value.kind {
        action.completion = nil
      } else {
        action.completion = try completion.bool()
      }
    }
    action.delay = try cursor.optional("after")?.number(from: 0) ?? 0
    action.removes = try cursor.optional("removes")?.bool() ?? false
    return action
  }

  /// Reads the place of a row: section and row, such as `0-2`.
  static func path(_ text: String, _ cursor: JSONCursor) throws(DocumentError) -> IndexPath {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
      throw cursor.error("expected a section and a row, such as \"0-2\", found \"\(text)\"")
    }
    return IndexPath(row: numbers[1], section: numbers[0])
  }
}

extension JSONCursor {
  /// Whether the view that it stands at is a table.
  var isTable: Bool {
    guard let kind = try? optional("kind"), let name = try? kind.string() else { return false }
    return name.isSame(as: "table")
  }

  /// Returns the place of a row: section and row, such as `0-2`.
  func rowPath() throws(DocumentError) -> IndexPath { try ScenarioLoader.path(try string(), self) }
}
