import TouchDiagnostics
import TouchEvents

/// Records the requests, states and actions of one recognizer.
final class RecognizerWatch: TraceSink {
  let recognizer: any GestureRecognizing
  var situation = ""
  private(set) var findings: [Finding] = []
  private(set) var hasReceived = false
  private var states = ""
  private var actionsOfAttempt = 0

  init(_ recognizer: any GestureRecognizing) {
    self.recognizer = recognizer
  }

  func record(_ record: TraceRecord) {
    switch record {
    case .received(let other, _, _) where other === recognizer: hasReceived = true
    case .state(let other, let from, let to, _) where other === recognizer:
      states += (states.utf8.isEmpty ? "" : " ") + from.word + ">" + to.word
    case .reset(let other) where other === recognizer: actionsOfAttempt = 0
    case .action(let other, let state) where other === recognizer: acted(state)
    default: break
    }
  }

  private func acted(_ state: GestureState) {
    guard !recognizer.traits.isContinuous else { return }
    actionsOfAttempt += 1
    if actionsOfAttempt == 2 { report("GA-6", "is discrete, and acts more than once in an attempt") }
    if state != .ended { report("GS-2", "is discrete, and acts in state \(state.word)") }
  }

  func take(_ diagnostic: Diagnostic) {
    switch diagnostic {
    case .endlessArbitration: report("GS-10", "keeps changing recognizers without end")
    case .foreignRecognizer: report("GC-1", "is no subclass of GestureRecognizer and takes no part")
    default: break
    }
  }

  /// Returns the states since the last call.
  func takeStates() -> String {
    defer { states = "" }
    return states
  }

  private func report(_ rule: String, _ what: String) {
    findings.append(Finding("the recognizer, " + situation, rule, what))
  }
}
