import TouchTableView

extension RowEntry {
  /// The fact as a line of the log has it, behind the id of the table; `nil` for one that no line has.
  var words: String? {
    switch fact {
    case .shouldHighlight(let answer): line("shouldHighlight \(ScenarioLog.word(answer))")
    case .highlight: line("highlight")
    case .unhighlight: line("unhighlight")
    case .willSelect(let path): line("willSelect \(path?.words ?? "nil")")
    case .willDeselect(let path): line("willDeselect \(path?.words ?? "nil")")
    case .select: line("select")
    case .deselect: line("deselect")
    case .primary: line("primary")
    case .accessory: line("accessory")
    case .swipe(let isLeading, let answer):
      line("swipe \(isLeading ? "leading" : "trailing") \(ScenarioLog.word(answer))")
    case .willBeginEditing: line("willBeginEditing")
    case .action(let name): line("action \(name)")
    case .commit(let style): line("commit \(style == .insert ? "insert" : "delete")")
    case .didEndEditing: line("didEndEditing")
    case .target(let proposed, let answer):
      line("target \(proposed.words)\(proposed == answer ? "" : " " + answer.words)")
    case .move(let from, let to): "move \(from.words) \(to.words)"
    case .editing(let isEditing): "editing \(ScenarioLog.word(isEditing))"
    case .refusal: nil
    }
  }

  private func line(_ words: String) -> String { (row?.words ?? "nil") + " " + words }
}

extension IndexPath {
  /// Section and row, as files have them.
  var words: String { "\(section)-\(row)" }
}
