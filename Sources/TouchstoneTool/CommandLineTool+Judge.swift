import TouchConformance
import TouchEvents
import TouchExplain
import TouchScenarios

extension CommandLineTool {
  /// Replays the touches that a device recorded, and prints where the device's log differs from the one here.
  func judge(_ words: Arguments) throws -> Status {
    let scenario = try scenario(words)
    guard case .lines(let device) = scenario.expectation else {
      throw ToolError("\(words.files[0]) holds no log of a device: it has no \"expect\"")
    }
    let run = try runner.trace(scenario)
    let judgement = LogJudgement(device: device, here: run.result.lines(shownBy: scenario))
    print("\(scenario.title) (\(scenario.source))")
    for difference in judgement.differences {
      for line in difference.device { print("  device: " + line) }
      for line in difference.here { print("  here:   " + line) }
      for rule in rules(of: difference, in: run.trace, asked: scenario.source) { print("    " + rule) }
    }
    let count = judgement.differences.count
    print("\(judgement.sameCount) lines the same, \(count == 1 ? "1 difference" : "\(count) differences")")
    return judgement.differences.isEmpty ? .success : .failure
  }

  /// Returns the rules by which the engine did what it did there, and those that the arrangement asks about.
  private func rules(of difference: LogJudgement.Difference, in trace: RecordedTrace, asked: String) -> [String] {
    let explanation = Explanation(
      trace, of: .line(number: 1, expected: difference.device.first, actual: difference.here.first))
    let words = asked.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { String($0) }
    let questions = words.compactMap { id in RuleTitles.title(of: id).map { "\(id): \($0)" } }
    return questions + explanation.rules.filter { !questions.contains($0) }
  }
}
