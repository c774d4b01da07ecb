import CustomPlugin
import Foundation
import TouchScenarios
import Touchstone

// All plugins of the package, and the two of this one: a file names them like any other kind.
var registry = PluginRegistry.standard
registry.install(.dial)
registry.install(.checkMark)
let runner = ScenarioRunner(registry: registry)

var failures = 0
do throws(DocumentError) {
  let folder = Bundle.module.bundleURL.appendingPathComponent("scenarios").path
  for file in try ScenarioFiles.files(in: [folder]) {
    let scenario = try Scenario(contentsOfFile: file)
    print(scenario.title)
    for line in try runner.run(scenario).lines(shownBy: scenario) { print("  " + line) }
    switch ScenarioCheck(file, with: runner).outcome {
    case .passed: print("as expected")
    case let outcome:
      print("not as expected: \(outcome)")
      failures += 1
    }
  }
} catch {
  print(error)
  failures += 1
}
exit(failures == 0 ? 0 : 1)
