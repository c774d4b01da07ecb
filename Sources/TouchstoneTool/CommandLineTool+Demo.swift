import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Plays the bundled hands and panels and prints what each view, recognizer and control received.
  func demo(isLive: Bool) throws -> Status {
    print("Real hands on a pad of 400 x 300 points, with recognizers for taps (one, two, with two fingers),")
    print("drags (one, two, four fingers) and long presses. A single tap waits for the double tap to fail.")
    print("A lane for each: " + LaneText.legend)
    let hands = try play(filesIn: handsFolder, isLive: isLive)
    print("")
    print("Now composed panels, worked by taps and drags with the positions and times of the same hands,")
    print("moved and scaled onto the controls; the pauses in between and what is held are scripted.")
    let panels = try play(filesIn: panelsFolder, isLive: isLive)
    print("")
    print("Each of these is a scenario file. The tool says why: a single tap, for instance, came 350 ms late.")
    print("  touchstone explain \(handsFolder)/single-tap.json")
    return hands == .success ? panels : hands
  }

  private func play(filesIn folder: String, isLive: Bool) throws -> Status {
    var status = Status.success
    for file in try ScenarioFiles.files(in: [folder]) {
      let scenario = try Scenario(contentsOfFile: file)
      let result = try runner.run(scenario)
      print("")
      print(scenario.title)
      let lines = result.lines.filter { scenario.show.contains($0.channel) && Self.isOfInterest($0) }
      show(LaneText(lines), isLive: isLive)
      for row in LogTable(lines).text() { print(row) }
      if let difference = result.firstDifference(from: scenario) {
        complain("touchstone: \(file): \(difference)")
        status = .failure
      }
    }
    return status
  }

  /// Draws the lanes; live ones grow in the time that the hand took, in place where there is a terminal.
  private func show(_ lanes: LaneText, isLive: Bool) {
    guard isLive else { return lanes.text(at: lanes.end).forEach { print($0) } }
    var now = 0.0
    if let columns, columns >= 80 {
      var up = ""
      while now < lanes.end {
        let picture = lanes.text(at: now)
        for (index, line) in picture.enumerated() { print((index == 0 ? up : "") + "\u{1B}[K" + line) }
        up = "\u{1B}[\(picture.count)A"
        let frame = min(0.04, lanes.end - now)
        wait(frame)
        now += max(frame, 0.001)
      }
      if !up.isEmpty { print(up + "\u{1B}[1A") }
    } else {
      wait(lanes.end)
    }
    for line in lanes.text(at: lanes.end) { print(line) }
  }

  /// Returns whether a line is about a call of a view, recognizer or control; forwarded calls would only repeat it.
  ///
  /// So would a control's primary action and its moves, which come with every change of the value.
  private static func isOfInterest(_ line: LogLine) -> Bool {
    switch line.channel {
    case .touches: !["window", "application", "appDelegate"].contains(line.subject)
    case .controls: !["primaryActionTriggered", "touchDragInside"].contains(line.what)
    default: true
    }
  }
}
