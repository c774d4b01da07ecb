import TouchEvents

/// The values that recognizers had before they were handed the touches of an event.
///
/// In an event in which none of its touches moved, a recognizer acts with the values that it had before: a finger that joined or
/// left (PA-4, PI-3, R-34). What code sets in an action is no jump, nor is what a rule sets then: a pan that had to wait
/// begins from zero (PA-11), and a zoom that ends lets the drag start from zero in the pan's own action (PH-7).
struct ContinuityLedger {
  private struct Entry {
    let recognizer: any GestureRecognizing
    let values: [Double]
    var hasMoved: Bool
  }

  private var entries: [Entry] = []
  /// Those that the event moves: one that is cancelled before it is handed out has moved, too.
  private var moved: [Touch] = []

  /// Forgets what the event before left: another one begins, or time passes.
  mutating func beginEvent(_ touches: [Touch] = []) {
    entries.removeAll(keepingCapacity: true)
    moved = touches.filter { $0.phase == .moved }
  }

  mutating func forget(_ recognizer: any GestureRecognizing) {
    entries.removeAll { $0.recognizer === recognizer }
  }

  /// Takes note that a recognizer is about to be handed touches in a phase.
  mutating func receives(
    _ recognizer: any GestureRecognizing, _ phase: TouchPhase, _ touches: [Touch],
    _ values: ((any GestureRecognizing) -> [Double])
  ) {
    let hasMoved = phase == .moved || touches.contains(where: moved.contains)
    if let index = entries.firstIndex(where: { $0.recognizer === recognizer }) {
      if hasMoved { entries[index].hasMoved = true }
    } else {
      entries.append(Entry(recognizer: recognizer, values: values(recognizer), hasMoved: hasMoved))
    }
  }

  /// Takes an act; what is wrong with its values.
  mutating func acts(_ recognizer: any GestureRecognizing, _ state: GestureState, _ values: [Double]) -> String? {
    guard let index = entries.firstIndex(where: { $0.recognizer === recognizer }) else { return nil }
    // A second act of the event comes after code was called, or after a beginning from zero.
    let entry = entries.remove(at: index)
    guard state == .changed || state == .ended || state == .cancelled, !entry.hasMoved else { return nil }
    for (old, new) in zip(entry.values, values) where !((old - new).magnitude <= 1e-6 * max(1, old.magnitude)) {
      return "jumps from " + numberText(old) + " to " + numberText(new) + " although no finger moved"
    }
    return nil
  }
}
