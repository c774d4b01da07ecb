import Foundation
import TouchDevices
import TouchExplain
import TouchPlugins
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Runs a recording through a window with one recognizer of every kind and prints what was recognized.
  func replay(_ words: Arguments) throws -> Status {
    let path = words.files[0]
    let bytes = try bytes(atPath: path)
    let name = FileBytes.label(path)
    // No recording begins like a document.
    guard bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") else {
      throw ToolError("\(name) is a scenario, not a recording: touchstone run plays it")
    }
    var reader = RecordingReader.files(with: bytes, as: name)
    reader.missingRange = try words.values["--range"].map { try range($0) }
    let recording = try reader.recording(atPath: name)
    var size = Size.zero
    let runner = ScenarioRunner(registry: registry) { _, _, area in
      size = area
      return recording.events(mappedTo: area)
    }
    let result = try runner.run(Scenario(ofRecording: name, registry: registry))
    let moves = recording.frames.reduce(0) { $0 + $1.moved.count }
    print(
      "\(recording.deviceName): \(recording.contactCount) contacts, \(moves) moves in "
        + "\(DecimalText.text(recording.duration)) s")
    let table = LogTable(result.lines.filter { $0.channel == .actions })
    for line in table.text() { print(line) }
    if table.rows.isEmpty { print("  nothing was recognized") }
    var findings = recording.findings(mappedTo: size)
    for line in findings.takeLatest().map({ $0.text }) + findings.summary { print(line) }
    for note in result.diagnostics { complain("\(DecimalText.time(note.time)) \(note.diagnostic)") }
    if !result.touchesDown.isEmpty {
      print("still down: \(result.touchesDown.map { String($0) }.joined(separator: ", "))")
    }
    guard result.pending.isEmpty else {
      print("still pending: \(result.pending.joined(separator: ", "))")
      return .failure
    }
    print("nothing is pending")
    return .success
  }

  /// Returns how many units a panel has, from a text such as 1080x1920.
  private func range(_ text: String) throws(ToolError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int32($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 > 1 }) else {
      throw ToolError("expected the panel's units after --range, such as 1080x1920, found \"\(text)\"")
    }
    return Size(width: Double(parts[0]), height: Double(parts[1]))
  }
}
