import TouchCore

/// The values with which recognizers last acted, and where their fingers were.
///
/// While no finger moved, a value may not change: whoever joined or left since (PA-4, R-34).
struct ContinuityLedger {
  private struct Entry {
    let recognizer: any GestureRecognizing
    var values: [Double]
    var touches: [(touch: Touch, place: Point)]
  }

  private var entries: [Entry] = []

  mutating func forget(_ recognizer: any GestureRecognizing) {
    entries.removeAll { $0.recognizer === recognizer }
  }

  /// Takes an act; what is wrong with its values.
  mutating func acts(_ recognizer: any GestureRecognizing, _ state: GestureState, _ values: [Double])
    -> String?
  {
    guard !values.isEmpty else { return nil }
    var touches: [(touch: Touch, place: Point)] = []
    for touch in recognizer.continuityTouches { touches.append((touch, touch.location(inNode: nil))) }
    let index = entries.firstIndex { $0.recognizer === recognizer }
    let entry = Entry(recognizer: recognizer, values: values, touches: touches)
    guard let index else {
      entries.append(entry)
      return nil
    }
    let before = entries[index]
    entries[index] = entry
    guard state == .changed || state == .ended else { return nil }
    for known in before.touches where known.touch.location(inNode: nil) != known.place { return nil }
    for new in touches where !before.touches.contains(where: { $0.touch === new.0 }) && new.0.phase == .moved {
      return nil
    }
    // A pan that had to wait, or whose view zoomed meanwhile, starts from zero (PA-11, PH-7).
    guard values.contains(where: { $0 != 0 }) else { return nil }
    for (old, new) in zip(before.values, values) where (old - new).magnitude > 1e-6 * max(1, old.magnitude) {
      return "jumps from " + numberText(old) + " to " + numberText(new) + " although no finger moved"
    }
    return nil
  }
}

extension GestureRecognizing {
  /// The touches that it tracks, as far as its node's root knows them.
  fileprivate var continuityTouches: [Touch] {
    guard let event = node?.rootNode.touchContext?.dispatcher?.presentTouches else { return [] }
    return event.filter { touch in touch.gestureRecognizers?.contains { $0 === self } ?? false }
  }
}
