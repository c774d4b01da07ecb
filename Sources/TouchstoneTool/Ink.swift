/// Colours the words of a report for a terminal: what was recognized, what failed, what had to wait.
enum Ink {
  private static let colors: [(code: String, words: Set<String>)] = [
    ("32", ["recognized", "passed"]),
    ("31", ["failed", "fails", "differs", "cycle", "endlessWait", "neverWins", "unreachable", "touchstone"]),
    ("33", ["waited", "waits", "held", "delayed", "delay", "delays", "seldomWins", "starvedControl", "skipped"]),
    ("35", ["cancelled"]),
  ]

  /// The signs of lanes.
  private static let signs: [Character: String] = ["◆": "32", "━": "32", "✗": "35"]

  /// Returns whether a stream gets colours: a terminal does, unless its user or its kind is against it.
  static func isWanted(onTerminal: Bool, environment: [String: String]) -> Bool {
    onTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Returns the line with colours.
  ///
  /// A count of none keeps its colour, and ids of rules are dim.
  static func painted(_ line: String) -> String {
    var painted = ""
    var before: Substring = ""
    var rest = line[...]
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        painted += code("2", rest[...end])
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        let color = before == "0" ? nil : colors.first { $0.words.contains(String(word)) }?.code
        painted += color.map { code($0, word) } ?? String(word)
        (before, rest) = (word, rest.dropFirst(word.count))
      } else if let color = signs[first] {
        painted += code(color, rest.prefix(1))
        rest = rest.dropFirst()
      } else {
        painted.append(first)
        rest = rest.dropFirst()
      }
    }
    return painted
  }

  private static func code(_ color: String, _ text: Substring) -> String { "\u{1B}[\(color)m\(text)\u{1B}[0m" }
}
