import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

/// Lines of a log as a table for people: moves in a row become one, and columns are aligned.
struct LogTable {
  /// One row of the table.
  struct Row: Equatable {
    /// When its first line happened, in seconds.
    var time: Double
    /// The object that it is about.
    var subject: String
    /// What happened, with how often when that is more than once.
    var what: String
  }

  private(set) var rows: [Row] = []

  init(_ lines: [LogLine]) {
    var open: [String: Int] = [:]
    var counts: [Int: Int] = [:]
    for line in lines {
      let isRepeated = line.what.hasPrefix("touchesMoved") || line.what == "action changed"
      if isRepeated, let index = open[line.untimed] {
        counts[index, default: 1] += 1
        continue
      }
      // Anything else that a subject does ends its row of moves.
      for key in open.keys where key.hasPrefix(line.subject + " ") && !isRepeated { open[key] = nil }
      if isRepeated { open[line.untimed] = rows.count }
      rows.append(Row(time: line.time, subject: line.subject, what: line.what))
    }
    for (index, count) in counts { rows[index].what += " × \(count)" }
  }

  /// Returns the rows as text, the columns as wide as the longest of some names at least.
  func text(indent: Int = 2) -> [String] {
    let width = rows.map { $0.subject.count }.max() ?? 0
    return rows.map { row in
      let time = DecimalText.time(row.time)
      return String(repeating: " ", count: max(0, indent + 7 - time.count)) + time + " s  "
        + row.subject.padded(to: width) + "  " + row.what
    }
  }
}

extension String {
  /// Returns the text with spaces behind it, up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
