import TouchControls
import TouchDiagnostics
import TouchScenarios
import TouchWindows

/// Notes who acts and when: what a test that is written from a file expects.
final class ActingTrace: TraceSink {
  private let stage: ScenarioStage
  private(set) var lines: [String] = []

  init(_ stage: ScenarioStage) { self.stage = stage }

  func record(_ record: TraceRecord) {
    switch record {
    case .action(let recognizer, let state):
      guard state != .changed, let id = stage.knownID(of: recognizer), !isSilent(recognizer, id) else { return }
      note("\(id) \(state.word(isContinuous: recognizer.traits.isContinuous))")
    case .module(let record):
      guard let record = record as? ControlEventEntry, let id = stage.knownID(of: record.control) else { return }
      for name in record.events.names where Self.events.has(name) { note("\(id) \(name)") }
    default: break
    }
  }

  /// Returns whether a recognizer is a control's or a sheet's own, whose actions are the business of that.
  private func isSilent(_ recognizer: any GestureRecognizing, _ id: String) -> Bool {
    guard Array(id.utf8).contains(UInt8(ascii: ".")) else { return false }
    if let node = recognizer.node, stage.isSheet(node) { return true }
    return recognizer.node is Control || recognizer.traits.kind != .pan
  }

  private func note(_ what: String) { lines.append("\(Self.milliseconds(stage.context.now)) ms \(what)") }

  static func milliseconds(_ time: Timestamp) -> Int { Int(Mathematics.round(time * 1000)) }

  /// The events that a test looks at: where a control is touched, and what came of it.
  static let events = ["touchDown", "touchUpInside", "touchUpOutside", "touchCancel"]
}
