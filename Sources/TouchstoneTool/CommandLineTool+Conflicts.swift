import TouchAsk
import TouchScenarios

extension CommandLineTool {
  /// How many findings of one kind are listed unless all are asked for.
  private static var listed: Int { 5 }

  /// Prints what gets in each other's way in scenarios: the worst first, and of each kind the first few.
  func conflicts(_ words: Arguments) throws -> Status {
    let ask = try Ask(scenario(words), registry: runner.registry)
    let report = ask.report()
    let found = words.flags.contains("--errors") ? report.conflicts.filter { $0.severity == .error } : report.conflicts
    let listed = words.flags.contains("--all") ? Int.max : Self.listed
    var counts: [String] = []
    for kind in Conflict.Kind.allCases {
      let own = found.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      for conflict in own.prefix(listed) {
        print(conflict.description)
        if words.flags.contains("--input"), let script = conflict.script { print("  input: \(script.input)") }
        if words.flags.contains("--fix"), let remedy = try ask.fix(of: conflict) {
          print("  fix: " + remedy.edits.map { $0.description }.joined(separator: "; "))
        }
      }
      if own.count > listed { print("  … and \(Self.grouped(own.count - listed)) more of this kind") }
      counts.append("\(Self.grouped(own.count)) \(kind.name)")
    }
    if found.count > listed, !words.flags.contains("--all") {
      print("\(Self.grouped(found.count)) conflicts: \(counts.joined(separator: ", ")); --all lists them")
    }
    if found.isEmpty { print("nothing is in anything's way") }
    for remark in report.remarks { complain(remark) }
    return report.conflicts.contains { $0.severity == .error } ? .failure : .success
  }

  /// Returns a count with its thousands apart: 2,990.
  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
