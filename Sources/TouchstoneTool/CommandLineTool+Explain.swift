import Foundation
import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Prints why each recognizer of a scenario acted or did not.
  func explain(_ words: Arguments) throws -> Status {
    var time: Timestamp?
    if let text = words.values["--at"] {
      guard let number = Double(text), number.isFinite, number >= 0 else {
        throw ToolError("expected a time in seconds, 0 or later, after --at, found \"\(text)\"")
      }
      time = number
    }
    for line in try explanation(of: scenario(words), gesture: words.values["--gesture"], at: time) {
      printBroken(line)
    }
    return .success
  }

  /// Returns why recognizers acted or did not, with the rules: all of them, one, or those of a view with what happened to it.
  func explanation(of scenario: Scenario, gesture: String?, at time: Timestamp?) throws -> [String] {
    let trace = try runner.trace(scenario).trace
    if let gesture, trace.gesture(gesture) == nil {
      if let lines = try ViewStory(name: gesture, scenario: scenario, tool: self).lines(trace) { return lines }
      try checkGesture(gesture, in: trace)
    }
    let explanation = Explanation(trace, gesture: gesture, at: time)
    let rules = explanation.rules.isEmpty ? [] : ["Rules:"] + explanation.rules.map { "  " + $0 }
    return explanation.lines + rules
  }

  private func checkGesture(_ name: String, in trace: RecordedTrace) throws(ToolError) {
    guard trace.gesture(name) == nil else { return }
    let known = trace.gestures.map { $0.name }
    let hint = Nearest.hint(name, among: known)
    let all = "; there are \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    throw ToolError("no touch came near a recognizer \"\(name)\"\(hint.isEmpty ? all : hint)")
  }

  /// Draws a scenario into a file.
  func timeline(_ words: Arguments) throws -> Status {
    guard let path = words.values["-o"], path.hasSuffix(".svg") || path.hasSuffix(".html") else {
      throw ToolError("expected -o with a file that ends in .svg or .html; usage: \(Command.timeline.usage)")
    }
    let scenario = try scenario(words)
    let trace = try runner.trace(scenario).trace
    let picture = TimelinePicture(trace, title: scenario.title)
    let text = path.hasSuffix(".svg") ? picture.svg : picture.html
    try write(text, to: path)
    return .success
  }

  /// Writes a file.
  func write(_ text: String, to path: String) throws(ToolError) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw ToolError("cannot write \(path): there is no folder \(folder)")
    }
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw ToolError("cannot write \(path): \(error.localizedDescription)")
    }
  }
}
