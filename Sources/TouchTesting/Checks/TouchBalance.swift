import TouchDiagnostics
import TouchEvents

/// Watches that every responder receives each touch as a whole: one began, then moves, then one end or cancel.
final class TouchBalance: TraceSink {
  private struct Entry {
    let responder: any TouchResponder
    let touch: Int
    var isOpen: Bool
  }

  var names: TouchNames
  private(set) var findings: [Finding] = []
  /// What is being played.
  var situation = ""
  /// How many calls each responder received that the checks ask about.
  private(set) var calls = 0
  var counted: (any TouchResponder)?
  /// Watches beside this one: the sink that was set before, and a check of its own.
  let others: [any TraceSink]
  private var entries: [Entry] = []
  private var controls = ControlLedger()
  /// Whether control events that nothing ended are reported.
  var endsCount = true

  init(names: TouchNames, others: [any TraceSink]) {
    self.names = names
    self.others = others
  }

  func record(_ record: TraceRecord) {
    for other in others { other.record(record) }
    if case .module(let module) = record, let counted, module.node === counted, let bits = module.controlEventBits,
      let what = controls.note(module.node, bits)
    {
      report(counted, "CT-5", what)
    }
    guard case .responder(let responder, let phase, let touches) = record else { return }
    if responder === counted { calls += 1 }
    for touch in touches { note(responder, phase, touch.number) }
  }

  private func note(_ responder: any TouchResponder, _ phase: TouchPhase, _ touch: Int) {
    let index = entries.firstIndex { $0.responder === responder && $0.touch == touch }
    switch (phase, index.map { entries[$0].isOpen }) {
    case (.began, nil): entries.append(Entry(responder: responder, touch: touch, isOpen: true))
    case (.began, _): report(responder, "TB-2", "received the began of a touch twice")
    case (.ended, true?), (.cancelled, true?): if let index { entries[index].isOpen = false }
    case (_, true?): break
    case (_, false?): report(responder, "RF-3", "received a touch after its end: \(phase.word)")
    case (_, nil): report(responder, "RF-3", "received a touch without its began: \(phase.word)")
    }
  }

  /// Reports the touches that were not ended, and forgets all.
  func close() {
    defer { forget() }
    for entry in entries where entry.isOpen {
      report(entry.responder, "RF-3", "never received the end or the cancel of a touch")
    }
    if endsCount, let counted, !controls.open.isEmpty {
      report(counted, "CT-5", "never ended what began with touchDown")
    }
  }

  /// Forgets all touches.
  func forget() {
    entries.removeAll()
    controls = ControlLedger()
  }

  private func report(_ responder: any TouchResponder, _ rule: String, _ what: String) {
    findings.append(Finding(names.text(responder) + ", " + situation, rule, what))
  }
}
