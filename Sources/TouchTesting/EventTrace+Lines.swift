import TouchDiagnostics
import TouchEvents

extension EventTrace {
  /// Returns the line of a record; `nil` if there is nothing to report.
  func line(of record: TraceRecord) -> String? {
    switch record {
    case .time(let time): return "at " + numberText(time)
    case .input(let input): return line(of: input)
    case .bound(let touch, let node): return "touch \(touch.number) on " + text(node)
    case .hitTest(let node, let answer): return names.text(node) + " hit " + text(answer)
    case .refused(let node, let refusal): return names.text(node) + " passed over: " + word(refusal)
    case .received(let recognizer, let phase, let touches):
      return names.text(recognizer) + " receives " + phase.word + numbers(touches)
    case .notOffered(let recognizer, let touch, let refusal):
      return names.text(recognizer) + " not offered \(touch.number): " + word(refusal)
    case .responder(let responder, let phase, let touches):
      return names.text(responder) + " " + phase.word + numbers(touches)
    case .pressResponder(let responder, let phase, _):
      return names.text(responder) + " press " + phase.word
    case .motionResponder(let responder, _, let subtype) where subtype.isRemoteControl:
      return names.text(responder) + " remote control"
    case .motionResponder(let responder, let phase, _): return names.text(responder) + " motion " + phase.word
    case .question(let question): return line(of: question)
    case .requested(let recognizer, let state, _): return names.text(recognizer) + " asks for " + state.word
    case .state(let recognizer, let from, let to, let cause):
      return names.text(recognizer) + " " + from.word + ">" + to.word + text(cause)
    case .waiting(let recognizer, let other):
      return names.text(recognizer) + " waits for " + names.text(other)
    case .reset(let recognizer): return names.text(recognizer) + " reset"
    case .action(let recognizer, let state): return actionLine(recognizer, state)
    case .delivery(let touch, let change, _): return "touch \(touch.number) " + word(change)
    case .becomeFirstResponder(let responder, let answer):
      return names.text(responder) + " becomes first? " + text(answer)
    case .resignFirstResponder(let responder, let answer):
      return names.text(responder) + " resigns first? " + text(answer)
    case .performs(let responder, let action):
      return (responder.map { names.text($0) } ?? "nobody") + " performs " + action.rawValue
    case .module(let record): return moduleLine?(record)
    }
  }

  private func line(of input: TraceInput) -> String {
    switch input {
    case .touches(let touches, _): return "touches" + numbers(touches)
    case .hover: return "pointer moved"
    case .hoverEnded: return "pointer gone"
    case .interruption: return "interruption"
    case .scroll: return "wheel moved"
    case .press(_, let phase, _): return "press " + phase.word
    case .motion(_, let phase): return "motion " + phase.word
    }
  }

  /// Returns the line of an action, without the state of a discrete recognizer, which acts in one state only.
  private func actionLine(_ recognizer: any GestureRecognizing, _ state: GestureState) -> String {
    let name = names.text(recognizer)
    return recognizer.traits.isContinuous ? "[" + name + " " + state.word + "]" : "[" + name + "]"
  }

  private func line(of question: GestureQuestion) -> String {
    var line = names.text(question.recognizer) + " " + word(question.kind)
    if let other = question.other { line += " " + names.text(other) }
    if let gate = question.gate { line += " " + gate }
    if let node = question.node { line += " on " + names.text(node) }
    if let touch = question.touch { line += " \(touch.number)" }
    return line + "? " + text(question.answer)
  }

  private func text(_ node: (any HitTestNode)?) -> String {
    node.map { names.text($0) } ?? "nothing"
  }

  private func text(_ answer: Bool) -> String { answer ? "yes" : "no" }

  private func numbers(_ touches: [Touch]) -> String {
    var text = ""
    for touch in touches { text += " \(touch.number)" }
    return text
  }

  private func text(_ cause: TransitionCause) -> String {
    switch cause {
    case .unstated: return ""
    case .rule(let reason):
      var text = " (" + reason.rule.description + ": " + reason.what.description
      if reason.unit.utf8CodeUnitCount > 0 {
        text += ", " + numberText(reason.measured) + " of " + numberText(reason.limit) + " "
        text += reason.unit.description
      }
      return text + ")"
    case .prevented(let other, _): return " (prevented by " + names.text(other) + ")"
    case .requirement(let other): return " (" + names.text(other) + " was recognized)"
    case .nodeVeto(let node): return " (refused by " + names.text(node) + ")"
    case .gateVeto(let gate): return " (refused by " + gate + ")"
    case .delegateVeto: return " (refused by the delegate)"
    case .cycle: return " (cycle of requirements)"
    case .disabled: return " (disabled)"
    case .removed: return " (removed)"
    case .systemCancel: return " (touch cancelled)"
    }
  }
}
