import TouchExplain
import TouchScenarios

extension CommandLineTool {
  /// How many conflicts of one kind are listed unless all are asked for.
  private static var listed: Int { 5 }

  /// Prints what gets in each other's way in a scenario's tree: the worst first, and of each kind the first few.
  func conflicts(_ words: Arguments) throws -> Status {
    let report = try runner.conflicts(in: scenario(words))
    let listed = words.flags.contains("--all") ? Int.max : Self.listed
    var counts: [String] = []
    for kind in Conflict.Kind.allCases {
      let found = report.conflicts.filter { $0.kind == kind }
      guard !found.isEmpty else { continue }
      for conflict in found.prefix(listed) { print(conflict.description) }
      if found.count > listed { print("  … and \(Self.grouped(found.count - listed)) more of this kind") }
      counts.append("\(Self.grouped(found.count)) \(kind.name)")
    }
    if report.conflicts.count > listed, !words.flags.contains("--all") {
      print("\(Self.grouped(report.conflicts.count)) conflicts: \(counts.joined(separator: ", ")); --all lists them")
    }
    if report.conflicts.isEmpty { print("nothing is in anything's way") }
    return .success
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
