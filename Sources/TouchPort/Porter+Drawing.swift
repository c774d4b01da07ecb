/// Statements about looks and storyboards alone, which become comments.
extension Porter {
  /// What is only drawn, or only in storyboards, where a statement of its own sets or calls it.
  private static let looks = [
    "backgroundColor", "textColor", "textProperties", "secondaryTextProperties", "navigationBar",
    "largeTitleDisplayMode", "performSegue",
  ]

  /// What is no look, even of a bar.
  private static let behaviours = [
    "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "gestureRecognizers", "delegate",
    "addGestureRecognizer", "removeGestureRecognizer", "addSubview",
  ]

  /// Makes a comment of each statement about what is only drawn, or in a storyboard; the notes name it.
  mutating func commentLooks() {
    // What the file declares itself is none.
    let names = list.indices.filter { ["var", "let", "func"].contains(list[$0].text) }.map {
      list.text(list.next($0))
    }
    let looks = Self.looks.filter { !names.contains($0) }
    var line = 0
    for first in list.indices where list[first].isCode && list[first].line > line {
      line = list[first].line
      guard list[first].kind == .identifier, beginsStatement(first), let end = lookEnd(from: first, looks) else {
        continue
      }
      list.replace(first, with: "// " + list[first].text)
      for place in first...end where list[place].kind == .newline {
        list.replace(place, with: list[place].text + "// ")
      }
    }
  }

  /// Returns the last token of a statement that sets a look, or calls one; `nil` for any other.
  private func lookEnd(from first: Int, _ looks: [String]) -> Int? {
    var last = first
    var path = [list[first].text]
    var isLook: Bool { path.contains { looks.contains($0) } && !Self.behaviours.contains(path[path.count - 1]) }
    while let here = list.next(last), list[here].line == list[last].line {
      switch list[here].text {
      case ".":
        guard let name = list.next(here), list[name].kind == .identifier else { return nil }
        path.append(list[name].text)
        last = name
      case "?", "!": last = here
      case "(", "[":
        guard let close = list.end(of: here) else { return nil }
        if list[here].text == "(", isLook {
          return statementEnd(from: here) == close ? close : nil
        }
        last = close
      case "=":
        let isComparison = list[here - 1].text == "!" || list.text(list.next(here)) == "="
        guard !isComparison, let end = statementEnd(from: here) else { return nil }
        // Nothing takes the storyboards' button that edits.
        let value = list.tokens[here + 1...end].filter { $0.isCode }.map { $0.text }
        return isLook || value == ["editButtonItem"] || value == ["self", ".", "editButtonItem"] ? end : nil
      default: return nil
      }
    }
    return nil
  }

  /// Symbols and words after which a line goes on what the one before began.
  private static let joints = [
    "(", "[", ",", "=", ".", "?", "&", "|", "+", "-", "*", "/", "<", ">", "^", "%", "~", "as", "is", "try", "await",
  ]

  /// Those that go on the line before where they begin a line; a bracket that opens begins a statement.
  private static let continuations =
    joints.filter { !["(", "[", "try", "await"].contains($0) } + [")", "]", "!", ":", "{"]

  /// Whether a statement begins there, not one more line of what is before.
  private func beginsStatement(_ first: Int) -> Bool { !Self.joints.contains(list.text(list.previous(first))) }

  /// Returns the last token of a statement that ends with its line; `nil` for one that holds a block.
  private func statementEnd(from start: Int) -> Int? {
    var (place, last) = (start, start)
    while place < list.tokens.count, list[place].kind != .newline {
      var end = place
      if ["(", "["].contains(list[place].text) {
        guard let close = list.end(of: place) else { return nil }
        end = close
      }
      // A text or comment of several lines can't be commented line by line.
      let isOpen = list.tokens[place...end].contains {
        ["{", "}", ";"].contains($0.text) || $0.kind != .newline && $0.text.contains { $0.isNewline }
      }
      if isOpen { return nil }
      if list[end].isCode { last = end }
      place = end + 1
    }
    // It may go on in the next line.
    let goesOn = Self.joints.contains(list[last].text) || list[last].text == ":"
    return goesOn || Self.continuations.contains(list.text(list.next(last))) ? nil : last
  }
}
