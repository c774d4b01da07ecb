import CustomPlugin
import Foundation
import TouchScenarios
import Touchstone

// All plugins of the package, and that of this one: a file names its kinds like any other.
var registry = PluginRegistry.standard
registry.install(DialPlugin())
let runner = ScenarioRunner(registry: registry)

var failures = 0
do throws(DocumentError) {
  let folder = Bundle.module.bundleURL.appendingPathComponent("scenarios").path
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  for file in files.filter({ $0.hasSuffix(".json") }).sorted() {
    let bytes = Array(FileManager.default.contents(atPath: folder + "/" + file) ?? Data())
    let scenario = try Scenario(parsing: bytes, file: file)
    print(scenario.title)
    for line in try runner.run(scenario).lines(shownBy: scenario) { print("  " + line) }
    switch ScenarioCheck(parsing: bytes, file: file, with: runner).outcome {
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
