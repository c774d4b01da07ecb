import TouchEvents

/// The recognizers that a touch is bound to, from the hit node outwards; the touch owns it (TB-14).
final class TouchParticipation {
  fileprivate(set) var recognizers: [GestureRecognizer] = []

  // Room for those of most touches at once.
  init() { recognizers.reserveCapacity(12) }

  /// Takes a recognizer off the list.
  fileprivate func remove(_ recognizer: GestureRecognizer) {
    if let index = recognizers.firstIndex(where: { $0 === recognizer }) { recognizers.remove(at: index) }
  }
}

extension Touch {
  /// The recognizers that the touch is bound to; `nil` until it was offered to any.
  var participation: TouchParticipation? { claim as? TouchParticipation }
}

extension GestureRecognizer {
  /// Gives the recognizer a touch.
  func bind(_ touch: Touch, _ participation: TouchParticipation) {
    bound.append(touch)
    hasTakenTouches = false
    tracked.append(touch)
    participation.recognizers.append(self)
    touch.noteRecognizer()
  }

  /// Takes a touch from the recognizer; where the last ones were stays known (GL-3).
  func unbind(_ touch: Touch) {
    touch.participation?.remove(self)
    if tracked.count == 1, tracked[0] === touch { lastScreenLocation = touch.screenLocation }
    tracked.removeAll { $0 === touch }
    bound.removeAll { $0 === touch }
  }

  /// Stops counting the touches that were lifted or cancelled in this event (GL-1).
  func forgetLifted() {
    progress.endsNow = false
    guard tracked.haveEnded else { return }
    lastScreenLocation = Self.centroid(of: tracked)
    tracked.removeAll { $0.phase.isFinal }
  }

  /// Takes all touches from the recognizer (GR-4).
  func unbindAll() {
    guard !bound.isEmpty || !tracked.isEmpty else { return }
    if !tracked.isEmpty { lastScreenLocation = Self.centroid(of: tracked) }
    for touch in bound { touch.participation?.remove(self) }
    while !tracked.isEmpty { tracked.removeLast() }
    // The last to keep a tree, perhaps, whose end may come back here.
    while let touch = bound.popLast() { withExtendedLifetime(touch) {} }
  }
}
