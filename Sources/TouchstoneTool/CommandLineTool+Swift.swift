import TouchCode
import TouchScenarios

extension CommandLineTool {
  /// Prints a scenario's arrangement as the code of an app, or as a test.
  func swift(_ words: Arguments) throws -> Status {
    let code = try ArrangementCode(
      scenario(words), registry: registry, spelling: words.flags.contains("--uikit") ? .uiKit : .touchstone,
      isTest: words.flags.contains("--test"))
    for line in code.lines { print(line.text) }
    return .success
  }
}
