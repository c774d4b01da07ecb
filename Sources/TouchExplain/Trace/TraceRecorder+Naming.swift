import TouchEvents
import TouchScenarios

// The same fact with names in place of objects; what an object is called is decided where it occurs first.
extension TraceRecorder {
  /// Returns a record with names; `nil` for a delegate's consent, which goes without saying.
  func named(_ record: TraceRecord) -> NamedFact? {
    switch record {
    case .time(let time): .time(time)
    case .input(let input): .input(named(input))
    case .bound(let touch, let node): .bound(number(touch), node.map(name))
    case .hitTest(let node, let answer): .hitTest(name(node), answer.map(name))
    case .refused(let node, let refusal): .refused(name(node), refusal)
    case .received(let recognizer, let phase, let touches): .received(name(recognizer), phase, touches.map(number))
    case .notOffered(let recognizer, let touch, let refusal): .notOffered(name(recognizer), number(touch), refusal)
    case .responder(let responder, let phase, let touches): .responder(name(responder), phase, touches.map(number))
    case .pressResponder(let responder, let phase, let presses):
      .pressResponder(name(responder), phase, presses.map { $0.type })
    case .motionResponder(let responder, let phase, let subtype): .motionResponder(name(responder), phase, subtype)
    case .question(let question): .question(named(question))
    case .requested(let recognizer, let state, let cause): .requested(name(recognizer), state, named(cause))
    case .state(let recognizer, let from, let to, let cause):
      .state(name(recognizer), from: from, to: to, named(cause))
    case .waiting(let recognizer, let other): .waiting(name(recognizer), for: name(other))
    case .reset(let recognizer): .reset(name(recognizer))
    case .action(let recognizer, let state): .action(name(recognizer), state)
    case .delivery(let touch, let change, let account): .delivery(number(touch), change, named(account))
    case .becomeFirstResponder(let responder, let answer): .becomeFirstResponder(name(responder), answer)
    case .resignFirstResponder(let responder, let answer): .resignFirstResponder(name(responder), answer)
    case .performs(let responder, let action): .performs(responder.map(name), action)
    case .module(let record): named(record).map { .module($0) }
    }
  }

  private func named(_ question: GestureQuestion) -> TraceQuestion<NamedTraceTerms> {
    TraceQuestion(
      question.kind, name(question.recognizer), other: question.other.map(name), node: question.node.map(name),
      touch: question.touch?.number, gate: question.gate, answer: question.answer)
  }

  private func named(_ cause: TransitionCause) -> TraceCause<NamedTraceTerms> {
    switch cause {
    case .unstated: .unstated
    case .rule(let reason): .rule(reason)
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

  private func named(_ account: DeliveryAccount) -> TraceAccount<NamedTraceTerms> {
    switch account {
    case .unattributed: .unattributed
    case .recognizer(let recognizer): .recognizer(name(recognizer))
    case .container(let node): .container(name(node))
    case .otherTouch(let touch): .otherTouch(touch.number)
    case .leaving(let node): .leaving(name(node))
    }
  }
}
