import TouchConformance
import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Prints the log that a scenario shows.
  func runFile(_ words: Arguments) throws -> Status {
    let scenario = try scenario(words)
    let result = try runner.run(scenario)
    for line in result.lines(shownBy: scenario) { print(line) }
    for note in result.diagnostics { complain("\(DecimalText.time(note.time)) \(note.diagnostic)") }
    return .success
  }

  /// Returns the scenario of the file that the words name, or of the case that they choose there.
  func scenario(_ words: Arguments) throws -> Scenario {
    try scenario(in: conformanceFile(atPath: words.files[0]), named: words.values["--case"])
  }

  /// Returns the case of a name in a file, or its only one.
  func scenario(in file: ConformanceFile, named name: String?) throws -> Scenario {
    let names = file.cases.compactMap { $0.name }.joined(separator: ", ")
    guard let name else {
      guard file.cases.count == 1 else {
        throw ToolError("\(file.file) holds several cases; choose one with --case: \(names)")
      }
      return try file.cases[0].scenario()
    }
    guard let test = file.testCase(named: name) else {
      throw ToolError(
        "\(file.file) holds no case \"\(name)\"; it holds \(names.isEmpty ? "one without a name" : names)")
    }
    return try test.scenario()
  }

  /// Explains the log where it first differs; on the error stream, so that a failure stays one line.
  private func explain(_ difference: ScenarioDifference, of test: ConformanceCase) throws {
    let trace = try runner.trace(test.scenario()).trace
    for line in Explanation(trace, of: difference).lines { complain("  " + line) }
  }

  /// Compares the logs of scenarios with what they expect.
  func check(_ paths: [String], skipsUnregistered: Bool) throws -> Status {
    var report = ConformanceReport()
    var status = Status.success
    let files = try ScenarioFiles.files(in: paths)
    for (index, path) in files.enumerated() {
      progress("check: \(index + 1) of \(files.count) files, \(FileBytes.label(path))")
      let file: ConformanceFile
      do {
        file = try conformanceFile(atPath: path)
      } catch {
        report.fail(error)
        complain("touchstone: \(error)")
        status = .badInput
        continue
      }
      for test in file.cases {
        let outcome = report.check(test) { _, scenario in
          runner.reply(to: scenario, skipsUnregistered: skipsUnregistered)
        }
        switch outcome {
        case .passed: break
        case .skipped(let kinds): print("skipped \(test.label): no plugin registers \(kinds.joined(separator: ", "))")
        case .differs(let difference):
          print("failed \(test.label): \(difference)")
          try explain(difference, of: test)
          if status == .success { status = .failure }
        case .unusable(let error):
          complain("touchstone: \(error)")
          status = .badInput
        }
      }
    }
    for topic in report.topics where topic.tally.failed > 0 && topic.tally.count > 1 {
      print("\(topic.file): \(topic.tally)")
    }
    print("\(report.total)")
    return status
  }
}
