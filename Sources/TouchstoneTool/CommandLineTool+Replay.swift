import Foundation
import TouchDevices
import TouchExplain
import TouchPlugins
import TouchRecordings
import TouchScenarios

extension CommandLineTool {
  /// Runs a recording through a window with one recognizer of every kind and prints what was recognized.
  func replay(_ path: String) throws -> Status {
    let bytes = try bytes(atPath: path)
    let name = FileBytes.label(path)
    // No recording begins like a document.
    guard bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") else {
      throw ToolError("\(name) is a scenario, not a recording: touchstone run plays it")
    }
    let reader = RecordingReader.files(with: bytes, as: name)
    let recording = try reader.recording(atPath: name)
    let runner = ScenarioRunner(registry: registry, recordings: reader.source { file, _ in file })
    let result = try runner.run(Scenario(ofRecording: name, registry: registry))
    let moves = recording.frames.reduce(0) { $0 + $1.moved.count }
    print(
      "\(recording.deviceName): \(recording.contactCount) contacts, \(moves) moves in "
        + "\(DecimalText.text(recording.duration)) s")
    let table = LogTable(result.lines.filter { $0.channel == .actions })
    for line in table.text() { print(line) }
    if table.rows.isEmpty { print("  nothing was recognized") }
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
}
