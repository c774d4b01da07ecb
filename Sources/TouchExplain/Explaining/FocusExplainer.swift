import TouchEvents
import TouchScenarios

/// Tells who became first responder and who did not, who heard of presses, and who performed actions.
struct FocusExplainer {
  let story: TraceStory
  /// The one time of interest, when there is one.
  let time: Timestamp?

  var lines: [String] {
    var lines: [String] = []
    var press: (time: Timestamp, phase: Press.Phase, heard: [String])?
    func closePress() {
      guard let told = press else { return }
      lines.append(
        "A press \(told.phase.word) at \(Phrases.time(told.time)): \(Phrases.list(told.heard)) heard of it (PR-1).")
      press = nil
    }
    for entry in story.trace.entries where time.map({ $0.nanoseconds == entry.time.nanoseconds }) ?? true {
      if case .pressDelivered(let responder, let phase) = entry.fact {
        if let told = press, told.time == entry.time, told.phase == phase {
          press?.heard.append(responder)
        } else {
          closePress()
          press = (entry.time, phase, [responder])
        }
        continue
      }
      closePress()
      switch entry.fact {
      case .focus(let responder, let becomes, let answer):
        lines.append(focus(responder, becomes, answer) + " at \(Phrases.time(entry.time)).")
      case .performs(let responder?, let action):
        lines.append("\(responder) performed \(action) at \(Phrases.time(entry.time)).")
      case .performs(nil, let action):
        lines.append(
          "Nobody performed \(action) at \(Phrases.time(entry.time)): no responder of the chain can (AC-3).")
      default: break
      }
    }
    closePress()
    return lines
  }

  private func focus(_ responder: String, _ becomes: Bool, _ answer: Bool) -> String {
    switch (becomes, answer) {
    case (true, true): "\(responder) became first responder"
    case (true, false):
      "\(responder) did not become first responder (its canBecomeFirstResponder, or canResignFirstResponder of the "
        + "one that is; FR-2)"
    case (false, true): "\(responder) resigned as first responder"
    case (false, false): "\(responder) did not resign as first responder (canResignFirstResponder, FR-2)"
    }
  }
}
