import TouchDiagnostics
import TouchEvents
import TouchScenarios

/// Explains changes of the first responder, the delivery of presses and motions, and which responders performed actions.
struct FocusExplainer {
  let story: TraceStory
  /// The one time of interest, when there is one.
  let time: Timestamp?

  var lines: [String] {
    var lines: [String] = []
    var passage: (what: String, time: Timestamp, rule: String, responders: [String])?
    func close() {
      guard let current = passage else { return }
      lines.append(
        "\(current.what) at \(Phrases.time(current.time)), delivered to "
          + "\(Phrases.list(current.responders)) [\(current.rule)].")
      passage = nil
    }
    func add(_ responder: String, _ what: String, _ rule: String, _ time: Timestamp, isNext: Bool) {
      if isNext, let current = passage, current.time == time, current.what.isSame(as: what) {
        passage?.responders.append(responder)
      } else {
        close()
        passage = (what, time, rule, [responder])
      }
    }
    for (entry, followsPress) in story.focusFacts
    where time.map({ $0.nanoseconds == entry.time.nanoseconds }) ?? true {
      if case .pressResponder(let responder, let phase, _) = entry.fact {
        add(responder, "A press \(phase.word)", "PR-1", entry.time, isNext: followsPress)
        continue
      }
      if case .motionResponder(let responder, let phase, let subtype) = entry.fact {
        let motion = subtype == .motionShake ? "A shake" : "A motion"
        add(
          responder, "\(motion) \(phase == .cancelled ? "was cancelled" : phase.word)", "MO-1", entry.time,
          isNext: followsPress)
        continue
      }
      close()
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
    close()
    return lines + unreceived
  }

  /// The presses and motions that nothing received.
  private var unreceived: [String] {
    story.inputs.filter { input in
      guard input.isForResponders, !input.isReceived else { return false }
      return time.map { input.start <= $0 && $0 <= input.end } ?? true
    }.map { $0.sentence }
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
