/// Breaks texts into lines that a terminal of 80 columns shows.
enum HelpText {
  static let width = 80

  /// Returns the lines of a string; the first begins after `start`, the others after `further` or as many spaces.
  static func lines(
    _ text: String, after start: String = "", further: String? = nil, width: Int = HelpText.width
  ) -> [String] {
    let indent = further ?? String(repeating: " ", count: start.count)
    var lines: [String] = []
    var line = start
    var isEmpty = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (indent, true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
