import TouchAsk
import TouchConformance
import TouchScenarios

extension CommandLineTool {
  /// How many findings of one kind are listed unless all are asked for.
  private static var listed: Int { 5 }

  /// Prints what gets in each other's way in scenarios: the worst first, and of each kind the first few.
  func conflicts(_ words: Arguments) throws -> Status {
    var cases: [(label: String, scenario: Scenario)] = []
    var status = Status.success
    for path in try ScenarioFiles.files(in: words.files) {
      do {
        let file = try conformanceFile(atPath: path)
        if words.values["--case"] != nil {
          cases.append((file.file, try scenario(in: file, named: words.values["--case"])))
        } else {
          for test in file.cases { cases.append((test.label, try test.scenario())) }
        }
      } catch {
        complain("touchstone: \((error as? ToolError)?.message ?? "\(error)")")
        status = .badInput
      }
    }
    let isStopped = watchForStop()
    for (label, scenario) in cases where !isStopped() {
      if cases.count > 1 { print("\(label):") }
      let isFine: Bool
      do {
        isFine = try conflicts(scenario, label, words, isStopped)
      } catch {
        complain("touchstone: \(error)")
        status = .badInput
        continue
      }
      if !isFine, status == .success { status = .failure }
    }
    return status
  }

  /// Prints the findings on one arrangement; returns whether there are no errors, or those that its file expects.
  private func conflicts(
    _ scenario: Scenario, _ label: String, _ words: Arguments, _ isStopped: @escaping () -> Bool
  ) throws -> Bool {
    var ask = try Ask(scenario, registry: runner.registry)
    ask.onProgress = following("conflicts: \(label)", "scripts", isStopped)
    let report = ask.report()
    for remark in report.remarks { complain(remark) }
    if let expected = scenario.conflicts {
      let outcome = ExpectedConflicts(expected, found: report.conflicts)
      for line in outcome.missing { print("expected, and not found: \(line)") }
      for conflict in outcome.unexpected { print("not expected: \(conflict.summary) (\(conflict.description))") }
      if outcome.isMet { print("as expected: \(expected.count) findings") }
      return outcome.isMet
    }
    let found = words.flags.contains("--errors") ? report.conflicts.filter { $0.severity == .error } : report.conflicts
    let listed = words.flags.contains("--all") ? Int.max : Self.listed
    var counts: [String] = []
    for kind in Conflict.Kind.allCases {
      let own = found.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      for conflict in own.prefix(listed) {
        print(conflict.description)
        if words.flags.contains("--input"), let script = conflict.script { print("  input: \(script.input)") }
        if words.flags.contains("--fix"), let remedy = try ask.fix(of: conflict) { print("  fix: \(remedy.title)") }
      }
      if own.count > listed { print("  … and \(Self.grouped(own.count - listed)) more of this kind") }
      counts.append("\(Self.grouped(own.count)) \(kind.name)")
    }
    if found.count > listed, !words.flags.contains("--all") {
      print("\(Self.grouped(found.count)) conflicts: \(counts.joined(separator: ", ")); --all lists them")
    }
    if found.isEmpty { print("nothing is in anything's way") }
    return !report.conflicts.contains { $0.severity == .error }
  }

  /// Returns what long work calls after each step: it shows how far the work is, and stops it.
  func following(_ title: String, _ unit: String, _ isStopped: @escaping () -> Bool) -> (Int) -> Bool {
    { [progress] count in
      if count.isMultiple(of: 100) { progress("\(title), \(Self.grouped(count)) \(unit)") }
      return !isStopped()
    }
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
