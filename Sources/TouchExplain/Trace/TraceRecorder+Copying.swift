import TouchEvents
import TouchScenarios

extension TraceRecorder {
  func copy(_ question: GestureQuestion) -> TraceQuestion {
    TraceQuestion(
      kind: question.kind, gesture: name(question.recognizer), other: question.other.map(name),
      node: question.node.map(name), touch: question.touch?.number, gate: question.gate, answer: question.answer)
  }

  func copy(_ cause: TransitionCause) -> TraceCause {
    switch cause {
    case .unstated: .unstated
    case .rule(let reason): .rule(TraceReason(reason))
    case .prevented(let winner, let rule): .prevented(by: name(winner), rule)
    case .requirement(let winner): .requirement(name(winner))
    case .nodeVeto(let node): .nodeVeto(name(node))
    case .gateVeto(let gate): .gateVeto(gate)
    case .delegateVeto: .delegateVeto
    case .cycle: .cycle
    case .disabled: .disabled
    case .removed: .removed
    case .systemCancel: .systemCancel
    }
  }

  func copy(_ account: DeliveryAccount) -> TraceAccount {
    switch account {
    case .unattributed: .unattributed
    case .recognizer(let recognizer): .gesture(name(recognizer))
    case .container(let node): .container(name(node))
    case .otherTouch(let touch): .otherTouch(touch.number)
    case .leaving(let node): .leaving(name(node))
    }
  }
}

extension TraceReason {
  init(_ reason: GestureReason) {
    self.init(
      rule: reason.rule.description, what: reason.what.description, measured: reason.measured, limit: reason.limit,
      unit: reason.unit.description, property: reason.property.description)
  }
}

extension ModuleFact {
  /// Copies the description of a record that tools give.
  init(_ note: ModuleNote, node: String) {
    self.init(
      node: node, what: note.text, isEvent: note.isEvent, refusesGesture: note.refusesGesture,
      refusesTouch: note.refusesTouch)
  }
}
