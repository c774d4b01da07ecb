import TouchDiagnostics
import TouchEvents

/// What the responder of each touch has received.
struct CallLedger {
  private struct Entry {
    let responder: any TouchResponder
    let touch: Int
    var isOpen: Bool
  }

  private var entries: [Entry] = []

  var isQuiet: Bool { !entries.contains { $0.isOpen } }

  /// The responders that got a began and no end.
  var open: [(any TouchResponder, Int)] { entries.filter { $0.isOpen }.map { ($0.responder, $0.touch) } }

  /// Returns whether a responder received the began of a touch, and not its end.
  func isOpen(_ responder: any TouchResponder, _ touch: Int) -> Bool {
    entries.contains { $0.touch == touch && $0.responder === responder && $0.isOpen }
  }

  /// Takes a call; what is wrong with it.
  mutating func note(_ responder: any TouchResponder, _ phase: TouchPhase, _ touch: Int) -> String? {
    let index = entries.firstIndex { $0.touch == touch && $0.responder === responder }
    switch (phase, index.map { entries[$0].isOpen }) {
    case (.began, nil): entries.append(Entry(responder: responder, touch: touch, isOpen: true))
    case (.began, _): return "received the began of touch \(touch) twice"
    case (.ended, true?), (.cancelled, true?): if let index { entries[index].isOpen = false }
    case (_, true?): break
    case (_, false?): return "received touch \(touch) after its end: " + phase.word
    case (_, nil): return "received touch \(touch) without its began: " + phase.word
    }
    return nil
  }
}
