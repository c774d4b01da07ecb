import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Prints the velocity of each movement of a file at its lift.
  func velocity(_ path: String) throws -> Status {
    let name = FileBytes.label(path)
    let document = try JSONCursor(JSONValue(parsing: bytes(atPath: path), file: name), file: name)
    let movements: [JSONCursor]
    if case .array = document.value.kind { movements = try document.array() } else { movements = [document] }
    var lines: [String] = []
    for movement in movements {
      try movement.rejectUnknownKeys(allowed: ["samples", "lift"])
      var tracker = VelocityTracker()
      for sample in try movement.required("samples").array() {
        let values = try sample.numbers(count: 3)
        tracker.add(time: values[0], position: Point(x: values[1], y: values[2]))
      }
      let velocity = tracker.velocity(at: try movement.required("lift").number())
      lines.append("\(text(velocity.x)) \(text(velocity.y))")
    }
    // Printed at the end, so that a bad file prints nothing.
    for line in lines { print(line) }
    return .success
  }

  /// Returns a number with all its digits: slow movements must not be rounded away.
  private func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
