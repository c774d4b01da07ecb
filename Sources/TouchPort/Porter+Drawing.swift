/// Statements about looks and storyboards alone, which become comments.
extension Porter {
  /// What is only drawn, or only in storyboards, where a statement of its own sets or calls it.
  private static let looks = [
    "backgroundColor", "textColor", "textProperties", "secondaryTextProperties", "navigationBar",
    "largeTitleDisplayMode", "editButtonItem", "performSegue",
  ]

  /// The words that begin what is no statement of its own.
  private static let keywords = [
    "let", "var", "if", "guard", "return", "for", "while", "switch", "case", "func", "class", "struct", "enum",
    "extension", "override", "else", "defer", "do", "throw", "init", "import", "static", "private", "lazy",
  ]

  /// Makes a comment of each statement about what is only drawn, or in a storyboard; the notes name it.
  mutating func commentLooks() {
    for index in list.indices where list[index].kind == .identifier && Self.looks.contains(list[index].text) {
      guard !isDeclared(list[index].text) else { continue }
      let start = list.lineStart(index)
      guard let first = list[start].isCode ? start : list.next(start), first <= index,
        list[first].kind == .identifier, !Self.keywords.contains(list[first].text), beginsStatement(first),
        let end = statementEnd(from: first)
      else { continue }
      if list[index].text == "editButtonItem" {
        note(.member, index, "editButtonItem: a bar item of your own whose action calls setEditing(_:animated:)")
      }
      list.replace(first, with: "// " + list[first].text)
      for place in first...end where list[place].kind == .newline {
        list.replace(place, with: list[place].text + "// ")
      }
    }
  }

  /// Whether the file declares something of this name itself.
  private func isDeclared(_ name: String) -> Bool {
    list.indices.contains { list[$0].text == name && ["var", "let", "func"].contains(list.text(list.previous($0))) }
  }

  /// Symbols after which a line goes on what the one before began.
  private static let joints = ["(", "[", ",", "=", ".", "?", "&", "|", "+", "-", "*", "/", "<", ">"]

  /// Whether a statement begins there, not one more line of what is before.
  private func beginsStatement(_ first: Int) -> Bool { !Self.joints.contains(list.text(list.previous(first))) }

  /// Returns the last token of a statement that ends with its line; `nil` for one that holds a block.
  private func statementEnd(from first: Int) -> Int? {
    var (place, last) = (first, first)
    while place < list.tokens.count, list[place].kind != .newline {
      if ["{", "}", ";"].contains(list[place].text) { return nil }
      if ["(", "["].contains(list[place].text) {
        guard let close = list.end(of: place), !(place...close).contains(where: { list[$0].text == "{" }) else {
          return nil
        }
        place = close
      }
      if list[place].isCode { last = place }
      place += 1
    }
    // It may go on in the next line.
    let next = list.text(list.next(last))
    return Self.joints.contains(list[last].text) || [".", "?", ")", "]"].contains(next) ? nil : last
  }
}
