import TouchAsk
import TouchScenarios
import Touchstone

/// The questions to the engine; each prints its findings, and returns whether it came to its end within its steps.
enum Questions {
  static func conflicts(in text: [UInt8], steps: Int) throws(DocumentError) -> Bool {
    var ask = try Ask(Scenario(parsing: text, file: "scenario.json"), registry: .standard)
    var isDone = true
    ask.onProgress = { count in
      if count >= steps { isDone = false }
      return isDone
    }
    for conflict in ask.report().conflicts {
      print(
        JSON.object([
          ("kind", JSON.quoted(conflict.kind.name)), ("severity", JSON.quoted(conflict.severity.name)),
          ("text", JSON.quoted(conflict.explanation)), ("subjects", JSON.list(conflict.subjects.map(JSON.quoted))),
          ("isShown", conflict.script == nil ? "false" : "true"),
        ]))
    }
    return isDone
  }

  static func whyNot(_ name: String, in text: [UInt8], steps: Int) throws(DocumentError) -> Bool {
    try changes(for: name, in: Scenario(parsing: text, file: "scenario.json"), steps: steps)
  }

  /// Looks for changes after which what a finding is about acts in the finding's script.
  static func fix(of index: Int, in text: [UInt8], steps: Int) throws(DocumentError) -> Bool {
    let ask = try Ask(Scenario(parsing: text, file: "scenario.json"), registry: .standard)
    let conflicts = ask.report().conflicts
    guard conflicts.indices.contains(index), let name = conflicts[index].subjects.first,
      let script = conflicts[index].script, let scenario = ask.scenario(playing: script)
    else { return true }
    return try changes(for: name, in: scenario, steps: steps)
  }

  private static func changes(for name: String, in scenario: Scenario, steps: Int) throws(DocumentError) -> Bool {
    var search = WhyNot(scenario, registry: .standard)
    search.onProgress = { $0 < steps }
    for remedy in try search.remedies(for: name) ?? [] {
      let edits = remedy.edits.map { edit in
        JSON.object([("code", JSON.quoted(edit.description)), ("terms", edit.terms)])
      }
      print(
        JSON.object([
          ("edits", JSON.list(edits)), ("changes", JSON.list(remedy.changes.map(JSON.quoted))),
          ("others", String(remedy.othersChanged ?? 0)), ("takesAway", remedy.takesAway ? "true" : "false"),
        ]))
    }
    return !search.isStopped
  }
}
