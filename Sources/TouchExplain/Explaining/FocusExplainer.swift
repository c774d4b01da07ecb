import TouchDiagnostics
import TouchEvents
import TouchScenarios

/// Explains changes of the first responder, the delivery of presses, and which responders performed actions.
struct FocusExplainer {
  let story: TraceStory
  /// The one time of interest, when there is one.
  let time: Timestamp?

  var lines: [String] {
    var lines: [String] = []
    var press: (time: Timestamp, phase: Press.Phase, responders: [String])?
    func closePress() {
      guard let current = press else { return }
      lines.append(
        "A press \(current.phase.word) at \(Phrases.time(current.time)), delivered to "
          + "\(Phrases.list(current.responders)) [PR-1].")
      press = nil
    }
    for (entry, followsPress) in story.focusFacts
    where time.map({ $0.nanoseconds == entry.time.nanoseconds }) ?? true {
      if case .pressResponder(let responder, let phase, _) = entry.fact {
        if followsPress, let current = press, current.time == entry.time, current.phase == phase {
          press?.responders.append(responder)
        } else {
          closePress()
          press = (entry.time, phase, [responder])
        }
        continue
      }
      closePress()
      switch entry.fact {
      case .becomeFirstResponder(let responder, let answer):
        lines.append(focus(responder, becomes: true, answer) + " at \(Phrases.time(entry.time)).")
      case .resignFirstResponder(let responder, let answer):
        lines.append(focus(responder, becomes: false, answer) + " at \(Phrases.time(entry.time)).")
      case .performs(let responder?, let action):
        lines.append("\(responder) performed \(action) at \(Phrases.time(entry.time)).")
      case .performs(nil, let action):
        lines.append(
          "No responder performed \(action) at \(Phrases.time(entry.time)): none in the chain implements it [AC-3].")
      default: break
      }
    }
    closePress()
    return lines
  }

  private func focus(_ responder: String, becomes: Bool, _ answer: Bool) -> String {
    switch (becomes, answer) {
    case (true, true): "\(responder) became first responder"
    case (true, false):
      "\(responder) did not become first responder (canBecomeFirstResponder, or canResignFirstResponder of the "
        + "current one) [FR-2]"
    case (false, true): "\(responder) resigned as first responder"
    case (false, false): "\(responder) did not resign as first responder (canResignFirstResponder) [FR-2]"
    }
  }
}
