import TouchCode
import TouchScenarios
import Touchstone

/// A scenario as Swift, for the page: each line with the path in the file of what it says.
enum ScenarioCode {
  static func text(of bytes: [UInt8], isUIKit: Bool, isTest: Bool) throws(DocumentError) -> String {
    let code = try ArrangementCode(
      Scenario(parsing: bytes, file: "scenario.json"), registry: .standard,
      spelling: isUIKit ? .uiKit : .touchstone, isTest: isTest)
    return JSON.list(code.lines.map { JSON.list([JSON.quoted($0.text), JSON.quoted($0.path ?? "")]) })
  }
}
