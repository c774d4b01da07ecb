import TouchEvents
import TouchScenarios

/// Lines of a log as lanes of text: one for each view, recognizer and control, along one axis of time.
///
/// `─` is a touch that a view has, `━` a gesture that is under way, `◆` what acted, `✗` what was cancelled.
struct LaneText {
  /// What the signs mean, for the first picture.
  static let legend = "─ touched   ━ under way   ◆ acted   ✗ cancelled"

  private struct Lane {
    let name: String
    /// Stretches of time, each with its sign; the last may go on.
    var bars: [(sign: Character, start: Timestamp, end: Timestamp?)] = []
    var marks: [(sign: Character, time: Timestamp)] = []
    var touches = 0
  }

  /// The time of the last line, in seconds.
  let end: Timestamp
  private var lanes: [Lane] = []
  private let columns: Int

  init(_ lines: [LogLine], columns: Int = 56) {
    self.columns = columns
    end = max(lines.last?.time ?? 0, 0.001)
    for line in lines { take(line) }
  }

  /// Returns the lanes as they are at a time: all of them, each as long as the axis.
  func text(at now: Timestamp) -> [String] {
    let width = lanes.map { $0.name.count }.max() ?? 0
    return lanes.map { lane in
      var signs = [Character](repeating: " ", count: columns)
      for bar in lane.bars where bar.start <= now {
        for column in column(bar.start)...column(min(bar.end ?? end, now)) { signs[column] = bar.sign }
      }
      for mark in lane.marks where mark.time <= now { signs[column(mark.time)] = mark.sign }
      let last = signs.lastIndex { $0 != " " } ?? -1
      return "  \(lane.name.padded(to: width))  " + String(signs[...last])
    } + ["  \("".padded(to: width))  0" + String(repeating: " ", count: max(1, columns - 2 - label.count)) + label]
  }

  private var label: String { DecimalText.time(end) + " s" }

  private func column(_ time: Timestamp) -> Int {
    max(0, min(columns - 1, Int(time / end * Double(columns - 1) + 0.5)))
  }

  // MARK: Lines

  private mutating func take(_ line: LogLine) {
    let words = line.what.split(separator: " ").map(String.init)
    guard let what = words.first else { return }
    let place = lanes.firstIndex { $0.name == line.subject } ?? lanes.count
    if place == lanes.count { lanes.append(Lane(name: line.subject)) }
    switch what {
    case "touchesBegan":
      if lanes[place].touches == 0 { begin("─", place, line.time) }
      lanes[place].touches += words.count - 1
    case "touchesEnded", "touchesCancelled":
      lanes[place].touches = max(0, lanes[place].touches - words.count + 1)
      if lanes[place].touches == 0 { end(place, line.time, what == "touchesCancelled" ? "✗" : nil) }
    case "action": act(words.last ?? "", place, line.time)
    case "touchDown", "highlight", "willBeginDragging": begin("━", place, line.time)
    case "touchUpOutside", "touchCancel", "unhighlight", "didEndDecelerating": end(place, line.time, nil)
    case "didEndDragging": if words.last != "yes" { end(place, line.time, nil) }
    case "touchUpInside": end(place, line.time, "◆")
    case "valueChanged", "select": lanes[place].marks.append(("◆", line.time))
    default: break
    }
  }

  /// Takes the state of a recognizer's action.
  private mutating func act(_ state: String, _ place: Int, _ time: Timestamp) {
    switch state {
    case "began": begin("━", place, time)
    case "ended", "recognized": end(place, time, "◆")
    case "cancelled": end(place, time, "✗")
    default: break
    }
  }

  private mutating func begin(_ sign: Character, _ place: Int, _ time: Timestamp) {
    end(place, time, nil)
    lanes[place].bars.append((sign, time, nil))
  }

  private mutating func end(_ place: Int, _ time: Timestamp, _ mark: Character?) {
    if let last = lanes[place].bars.indices.last, lanes[place].bars[last].end == nil {
      lanes[place].bars[last].end = time
    }
    if let mark { lanes[place].marks.append((mark, time)) }
  }
}
