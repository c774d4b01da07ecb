extension CommandLineTool {
  /// Plays the bundled hands and prints who got what and when.
  func demo(isLive: Bool) throws -> Status {
    let files = try ScenarioFiles.files(in: [handsFolder])
    print("Real hands on a pad of 400 x 300 points, with recognizers for taps (one, two, with two fingers),")
    print("drags (one, two, four fingers) and long presses. A single tap waits for the double tap to fail.")
    var status = Status.success
    for file in files {
      let scenario = try Scenario(contentsOfFile: file)
      let result = try ScenarioRunner(registry: registry).run(scenario)
      print("")
      print(scenario.title)
      show(LogTable(result.lines.filter(Self.isOfInterest)), isLive: isLive)
      if let difference = result.firstDifference(from: scenario) {
        complain("touchstone: \(file): \(difference)")
        status = .failure
      }
    }
    return status
  }

  private func show(_ table: LogTable, isLive: Bool) {
    var now = 0.0
    for (row, text) in zip(table.rows, table.text()) {
      if isLive, row.time > now {
        wait(row.time - now)
        now = row.time
      }
      print(text)
    }
  }

  /// What the view heard and what recognizers did; what went on up the chain would only repeat it.
  private static func isOfInterest(_ line: LogLine) -> Bool {
    switch line.channel {
    case .touches: !["window", "application", "appDelegate"].contains(line.subject)
    case .actions, .controls: true
    default: false
    }
  }
}
