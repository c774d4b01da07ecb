import TouchAsk
import TouchScenarios

extension CommandLineTool {
  /// How many changes are listed unless all are asked for.
  private static var listedRemedies: Int { 10 }

  /// Prints the smallest changes after which something acts in a scenario's script.
  func whyNot(_ words: Arguments) throws -> Status {
    let name = words.files[1]
    var search = WhyNot(try scenario(words), registry: runner.registry)
    guard let remedies = try search.remedies(for: name) else {
      throw ToolError("\(words.files[0]) has no recognizer, control or view \"\(name)\"")
    }
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
      print("\(number + 1). " + remedy.edits.map { $0.description }.joined(separator: "; "))
      for change in remedy.changes { print("     here: \(change)") }
      if let others = remedy.othersChanged, others > 0 {
        print(
          "     \(others) \(others == 1 ? "other no longer answers" : "others no longer answer") a gesture of its own")
      }
      if remedy.takesAway { print("     takes something else away") }
    }
    if !words.flags.contains("--terms") { print("\(search.triedCount) changes were tried") }
    return .success
  }
}
