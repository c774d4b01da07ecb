import TouchExplain
import TouchScenarios
import Touchstone

/// Reads any bytes as a scenario; it is refused with an error, or it loads, runs and can be explained.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let scenario = try? Scenario(parsing: bytes, file: "fuzz"), isShort(scenario),
    let traced = try? ScenarioRunner(registry: .standard).trace(scenario)
  else { return 0 }
  _ = Explanation(traced.trace).lines
  return 0
}

/// Whether a scenario is over soon enough for a fuzzer, and names no recording, which would be read from anywhere.
private func isShort(_ scenario: Scenario) -> Bool {
  guard case .script(let steps) = scenario.input else { return false }
  return steps.count <= 1_000 && (steps.last?.time ?? 0) <= 60
}
