import TouchCore

/// What the environment knows of a touch: which recognizers take part in it, and what they keep from its responder.
///
/// The touch owns it; whoever keeps a participation keeps its touch instead.
final class TouchParticipation {
  unowned(unsafe) let touch: Touch
  private var entries: [Entry] = []
  var holdsAll = false
  var holdsEnd = false
  var isDirty = false

  /// A recognizer and the attempt for which it took the touch.
  private struct Entry {
    let recognizer: GestureRecognizer
    let attempt: Int

    var isLive: Bool { recognizer.attempt == attempt && !recognizer.isReleased }
  }

  init(_ touch: Touch) { self.touch = touch }

  /// The recognizers that still count the touch among theirs.
  var recognizers: [GestureRecognizer] { entries.lazy.filter { $0.isLive }.map { $0.recognizer } }

  func add(_ recognizer: GestureRecognizer) {
    entries.append(Entry(recognizer: recognizer, attempt: recognizer.attempt))
  }

  func remove(_ recognizer: GestureRecognizer) { entries.removeAll { $0.recognizer === recognizer } }

  /// Forgets the recognizers that let go of the touch; each only said so, since there may be many.
  func forgetReleased() { entries.removeAll { !$0.isLive } }
}

extension Touch {
  /// What the environment knows of the touch.
  var participation: TouchParticipation? { claim as? TouchParticipation }
}
