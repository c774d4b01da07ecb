import TouchConformance
import TouchEvents
import TouchScenarios

extension CommandLineTool {
  /// A profile as it was named on the command line.
  private typealias NamedProfile = (name: String, value: BehaviourProfile)

  /// Plays scenarios under two profiles, and prints where they differ: one at length, those of several files in a line each.
  func diff(_ words: Arguments) throws -> Status {
    guard words.profiles.count == 2 else {
      throw ToolError("expected --profile twice; usage: \(Command.diff.usage)")
    }
    let profiles = try words.profiles.map { (name: $0, value: try profile($0)) }
    let paths = words.files.isEmpty ? ["Conformance"] : words.files
    let files = try ScenarioFiles.files(in: paths)
    if files == paths, files.count == 1 {
      let file = try conformanceFile(atPath: files[0])
      if file.cases.count == 1 || words.values["--case"] != nil {
        let (first, second) = (profiles[0].value, profiles[1].value)
        return tell(try ProfileComparison(of: scenario(words), first, second, runner: runner), profiles)
      }
    }
    return try count(files, profiles)
  }

  private func profile(_ name: String) throws(ToolError) -> BehaviourProfile {
    for known in ProfileWords.profiles where known.name == name { return known.value }
    for known in ProfileWords.all where known.name == name { return known.behaviour }
    for known in ProfileSwitch.all where known.name == name { return known.behaviour }
    let names = ProfileWords.profiles.map { $0.name } + ProfileWords.all.map { $0.name }
    throw ToolError("there is no profile \"\(name)\"; there are \(names.joined(separator: ", "))")
  }

  /// Prints the first step that differs, the switches that make it do so, and both logs.
  private func tell(_ comparison: ProfileComparison, _ profiles: [NamedProfile]) -> Status {
    let names = (profiles[0].name, profiles[1].name)
    guard let time = comparison.time else {
      print("the same under \(names.0) and \(names.1)")
      return .success
    }
    print("differs first at \(time) s")
    for known in comparison.switches {
      print("  " + known.heading)
      for line in known.positions(in: profiles) { print("    " + line) }
    }
    if comparison.switches.isEmpty { print("  no rule was found that makes the difference") }
    for line in comparison.columns(names) { print(line) }
    return comparison.switches.isEmpty ? .failure : .success
  }

  /// Prints a line for each case that differs, then how many do by which switch, and what that does.
  private func count(_ files: [String], _ profiles: [NamedProfile]) throws -> Status {
    var (same, skipped, unnamed) = (0, 0, 0)
    var counts: [(known: ProfileSwitch, count: Int)] = []
    var differing = 0
    for (index, path) in files.enumerated() {
      progress("diff: \(index + 1) of \(files.count) files, \(FileBytes.label(path))")
      for test in try conformanceFile(atPath: path).cases {
        let comparison: ProfileComparison
        do {
          comparison = try ProfileComparison(of: test.scenario(), profiles[0].value, profiles[1].value, runner: runner)
        } catch {
          complain("touchstone: \(error)")
          skipped += 1
          continue
        }
        guard let time = comparison.time else {
          same += 1
          continue
        }
        differing += 1
        let switches = comparison.switches
        if switches.isEmpty { unnamed += 1 }
        let reasons = switches.isEmpty ? "without a rule" : switches.map { $0.label }.joined(separator: ", ")
        print("\(test.label): at \(time) s: \(reasons)")
        for known in switches {
          if let index = counts.firstIndex(where: { $0.known.name == known.name }) {
            counts[index].count += 1
          } else {
            counts.append((known, 1))
          }
        }
      }
    }
    for (known, count) in counts {
      print("\(known.heading): \(count)")
      for line in known.positions(in: profiles) { print("  " + line) }
    }
    print("\(same) the same, \(differing) differ, \(unnamed) without a rule, \(skipped) skipped")
    return skipped > 0 ? .badInput : unnamed > 0 ? .failure : .success
  }
}
