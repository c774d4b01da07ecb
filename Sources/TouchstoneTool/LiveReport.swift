import TouchEvents
import TouchExplain
import TouchScenarios

/// Reports what happens on a live stage, a line each; repeated lines are shown once, and counted when they stop.
struct LiveReport {
  private var repeated: [String: (line: LogLine, count: Int)] = [:]

  /// The channels that people read.
  private static let channels: [LogChannel] = [.actions, .controls, .cells, .scroll, .focus]

  /// Returns the text of new lines.
  mutating func text(of lines: [LogLine]) -> [String] {
    var text: [String] = []
    for line in lines where Self.channels.contains(where: { $0.name == line.channel.name }) {
      if Self.repeats(line) {
        let count = repeated[line.subject].flatMap { $0.line.what == line.what ? $0.count : nil } ?? 0
        repeated[line.subject] = (line, count + 1)
        if count == 0 { text.append(Self.text(line)) }
      } else {
        text += finish(line.subject)
        text.append(Self.text(line))
      }
    }
    return text
  }

  /// Returns the counts of what has repeated, when all is quiet.
  mutating func finish() -> [String] { repeated.keys.sorted().flatMap { finish($0) } }

  private mutating func finish(_ subject: String) -> [String] {
    guard let (line, count) = repeated.removeValue(forKey: subject), count > 1 else { return [] }
    return [Self.text(line) + " × \(count)"]
  }

  private static func repeats(_ line: LogLine) -> Bool {
    line.what == "action changed" || line.what.hasPrefix("touchDrag") || line.what == "didScroll"
  }

  private static func text(_ line: LogLine) -> String {
    let time = DecimalText.time(line.time)
    return String(repeating: " ", count: max(0, 9 - time.count)) + time + " s  \(line.subject)  \(line.what)"
  }
}

/// Records the decisions of one gesture after another, and explains why recognizers did not recognize.
final class LiveTrace: TraceSink {
  private let make: () -> TraceRecorder
  private var recorder: TraceRecorder

  /// The most entries of one gesture; a longer one is not explained.
  private static let limit = 20_000

  init(_ stage: ScenarioStage) {
    let make = { [unowned stage] in
      TraceRecorder(stage.context) { [unowned stage] object in stage.knownID(of: object) }
    }
    self.make = make
    recorder = make()
  }

  func record(_ record: TraceRecord) {
    recorder.record(record)
    if recorder.count > Self.limit { recorder = make() }
  }

  /// Returns the explanations since the last call of recognizers that did not recognize.
  func takeSentences() -> [String] {
    guard recorder.count > 0 else { return [] }
    defer { recorder = make() }
    guard !recorder.trace.touches.isEmpty else { return [] }
    var isShown = false
    return Explanation(recorder.trace).lines.filter { line in
      // What is indented belongs to the line above.
      if !line.hasPrefix(" ") { isShown = line.contains(" did not recognize") }
      return isShown
    }
  }
}
