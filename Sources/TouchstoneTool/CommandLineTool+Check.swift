import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Prints the log that a scenario shows.
  func runFile(_ path: String) throws -> Status {
    let scenario = try Scenario(contentsOfFile: path)
    let result = try runner.run(scenario)
    for line in result.lines(shownBy: scenario) { print(line) }
    for note in result.diagnostics { complain("\(DecimalText.time(note.time)) \(note.diagnostic)") }
    return .success
  }

  /// Says why the log is as it is where it first differs; on the error stream, so that a failure stays one line.
  private func explain(_ difference: ScenarioDifference, of file: String) throws {
    let trace = try runner.trace(Scenario(contentsOfFile: file)).trace
    for line in Explanation(trace, of: difference).lines { complain("  " + line) }
  }

  /// Compares the logs of scenarios with what they expect.
  func check(_ paths: [String], skipsUnregistered: Bool) throws -> Status {
    var (passed, failed, skipped) = (0, 0, 0)
    var status = Status.success
    for file in try ScenarioFiles.files(in: paths) {
      switch outcome(of: file, skipsUnregistered: skipsUnregistered) {
      case .passed: passed += 1
      case .skipped(let kinds):
        skipped += 1
        print("skipped \(file): no plugin registers \(kinds.joined(separator: ", "))")
      case .differs(let difference):
        failed += 1
        print("failed \(file): \(difference)")
        try explain(difference, of: file)
        if status == .success { status = .failure }
      case .unusable(let error):
        failed += 1
        complain("touchstone: \(error)")
        status = .badInput
      }
    }
    print("\(passed) passed, \(failed) failed, \(skipped) skipped")
    return status
  }

  private func outcome(of file: String, skipsUnregistered: Bool) -> ScenarioCheck.Outcome {
    do throws(DocumentError) {
      let bytes = try FileBytes.bytes(atPath: file)
      return ScenarioCheck(parsing: bytes, file: file, with: runner, skipsUnregistered: skipsUnregistered).outcome
    } catch {
      return .unusable(error)
    }
  }
}
