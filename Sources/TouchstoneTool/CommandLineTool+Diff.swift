import TouchConformance
import TouchEvents
import TouchExplain
import TouchScenarios

extension CommandLineTool {
  /// Plays scenarios under two profiles, and prints where they differ: one at length, those of several files in a line each.
  func diff(_ words: Arguments) throws -> Status {
    guard words.profiles.count == 2 else {
      throw ToolError("expected --profile twice; usage: \(Command.diff.usage)")
    }
    let (first, second) = (try profile(words.profiles[0]), try profile(words.profiles[1]))
    let paths = words.files.isEmpty ? ["Conformance"] : words.files
    let files = try ScenarioFiles.files(in: paths)
    if files == paths, files.count == 1 {
      let file = try ConformanceFile(contentsOfFile: files[0])
      if file.cases.count == 1 || words.values["--case"] != nil {
        let comparison = try ProfileComparison(of: scenario(words), first, second, runner: runner)
        return tell(comparison, (words.profiles[0], words.profiles[1]))
      }
    }
    return try count(files, first, second)
  }

  private func profile(_ name: String) throws(ToolError) -> BehaviourProfile {
    for known in ProfileWords.profiles where known.name == name { return known.value }
    for known in ProfileWords.all where known.name == name { return known.behaviour }
    let names = ProfileWords.profiles.map { $0.name } + ProfileWords.all.map { $0.name }
    throw ToolError("there is no profile \"\(name)\"; there are \(names.joined(separator: ", "))")
  }

  /// Prints the first step that differs, with its rules, and both logs.
  private func tell(_ comparison: ProfileComparison, _ names: (String, String)) -> Status {
    guard let time = comparison.time else {
      print("the same under \(names.0) and \(names.1)")
      return .success
    }
    print("differs first at \(time) s")
    for rule in comparison.rules { print("  \(rule): \(RuleTitles.title(of: rule) ?? "")") }
    if comparison.rules.isEmpty { print("  no rule was found that makes the difference") }
    for line in comparison.columns(names) { print(line) }
    return comparison.rules.isEmpty ? .failure : .success
  }

  /// Prints a line for each case that differs, and how many do by which rule.
  private func count(_ files: [String], _ first: BehaviourProfile, _ second: BehaviourProfile) throws -> Status {
    var (same, skipped, unnamed) = (0, 0, 0)
    var counts: [(rule: String, count: Int)] = []
    var differing = 0
    for path in files {
      for test in try ConformanceFile(contentsOfFile: path).cases {
        let comparison: ProfileComparison
        do {
          comparison = try ProfileComparison(of: test.scenario(), first, second, runner: runner)
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
        if comparison.rules.isEmpty { unnamed += 1 }
        let rules = comparison.rules.isEmpty ? "without a rule" : comparison.rules.joined(separator: ", ")
        print("\(test.label): at \(time) s: \(rules)")
        for rule in comparison.rules {
          if let index = counts.firstIndex(where: { $0.rule == rule }) {
            counts[index].count += 1
          } else {
            counts.append((rule, 1))
          }
        }
      }
    }
    for entry in counts { print("\(entry.rule) \(RuleTitles.title(of: entry.rule) ?? ""): \(entry.count)") }
    print("\(same) the same, \(differing) differ, \(unnamed) without a rule, \(skipped) skipped")
    return skipped > 0 ? .badInput : unnamed > 0 ? .failure : .success
  }
}
