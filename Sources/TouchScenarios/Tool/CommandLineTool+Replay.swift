import Foundation
import TouchCore

extension CommandLineTool {
  /// Runs a recording through a window with one recognizer of every kind and prints what was recognized.
  func replay(_ path: String) throws -> Status {
    let recording = try EvemuRecording(contentsOfFile: path)
    let result = try ScenarioRunner(registry: registry).run(Self.scenario(ofRecording: path, registry))
    let moves = recording.frames.reduce(0) { $0 + $1.moved.count }
    print(
      "\(recording.deviceName): \(recording.contactCount) contacts, \(moves) moves in "
        + "\(LogNumber.text(recording.duration)) s")
    let table = LogTable(result.lines.filter { $0.channel == .actions })
    for line in table.text() { print(line) }
    if table.rows.isEmpty { print("  nothing was recognized") }
    for note in result.diagnostics { complain("\(LogNumber.time(note.time)) \(note.diagnostic)") }
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

  /// A window of one view, with a recognizer of every kind of a registry, all of which may recognize side by side.
  static func scenario(ofRecording path: String, _ registry: PluginRegistry) -> Scenario {
    let place = JSONCursor(JSONValue(.null), file: path)
    var beside = GestureDelegateAnswers()
    beside.simultaneous = .all(true)
    let gestures = registry.recognizers.filter { $0.name != ScriptedRecognizer.kind }.map { kind in
      ScenarioGesture(
        id: kind.name, kind: kind.name, properties: [], delegate: beside, hooks: GestureHookAnswers(),
        place: place)
    }
    let frame = Rect(x: 0, y: 0, width: 400, height: 300)
    let pad = ScenarioView(
      id: "pad", kind: "view", frame: frame, traits: [.multipleTouch(true)], properties: [], targets: [],
      gestures: gestures, children: [], place: place)
    let window = ScenarioView(
      id: "window", kind: ScenarioLoader.windowKind, frame: frame, traits: [], properties: [], targets: [],
      gestures: [], children: [pad], place: place)
    return Scenario(
      file: path, title: "", source: "", windows: [ScenarioWindow(level: 0, view: window)], links: [],
      settings: TouchSettings(), responds: [], responders: [], input: .recording(path: URL(fileURLWithPath: path).path),
      callbacks: [], answers: [],
      show: LogChannel.allCases)
  }
}
