import TouchAsk
import TouchScenarios

extension CommandLineTool {
  /// How many changes are listed unless all are asked for.
  private static var listedRemedies: Int { 10 }

  /// Prints the smallest changes after which something acts in a scenario's script.
  func whyNot(_ words: Arguments) throws -> Status {
    let name = words.files[1]
    var search = WhyNot(try scenario(words), registry: runner.registry)
    let isStopped = watchForStop()
    search.onProgress = following("why-not: \(name)", "changes", isStopped)
    guard let remedies = try search.remedies(for: name) else {
      throw ToolError("\(words.files[0]) has no recognizer, control or view \"\(name)\"")
    }
    if search.isStopped { complain("stopped after \(search.triedCount) changes") }
    if remedies.isEmpty {
      print("none of \(search.triedCount) changes, alone or in pairs, makes \(name) act")
      return .failure
    }
    let listed = words.flags.contains("--all") ? remedies[...] : remedies.prefix(Self.listedRemedies)
    for (number, remedy) in listed.enumerated() {
      if words.flags.contains("--terms") {
        print("[" + remedy.edits.map { $0.terms }.joined(separator: ", ") + "]")
        continue
      }
      for line in lines(remedy, number: number + 1) { print(line) }
    }
    if !words.flags.contains("--terms") { print("\(search.triedCount) changes were tried") }
    return .success
  }

  /// Returns a change as code, with what else it changes.
  func lines(_ remedy: Remedy, number: Int) -> [String] {
    var lines = ["\(number). \(remedy.title)"] + remedy.changes.map { "     here: \($0)" }
    if let others = remedy.othersChanged, others > 0 {
      lines.append(
        "     \(others) \(others == 1 ? "other no longer answers" : "others no longer answer") a gesture of its own")
    }
    if remedy.takesAway { lines.append("     takes something else away") }
    return lines
  }
}

extension Remedy {
  /// Its changes in one line.
  var title: String { edits.map { $0.description }.joined(separator: "; ") }
}
