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
    given.bound.append(touch)
    given.areTaken = false
    given.tracked.append(touch)
    participation.recognizers.append(self)
    touch.noteRecognizer()
  }

  /// Takes a touch from the recognizer; where the last ones were stays known (GL-3).
  func unbind(_ touch: Touch) {
    touch.participation?.remove(self)
    if given.tracked.count == 1, given.tracked[0] === touch { given.lastLocation = touch.screenLocation }
    given.tracked.removeAll { $0 === touch }
    given.bound.removeAll { $0 === touch }
  }

  /// Stops counting the touches that were lifted or cancelled in this event (GL-1).
  func forgetLifted() {
    progress.endsNow = false
    guard given.tracked.haveEnded else { return }
    given.lastLocation = Self.centroid(of: given.tracked)
    given.tracked.removeAll { $0.phase.isFinal }
  }

  /// Takes all touches from the recognizer (GR-4).
  func unbindAll() {
    guard !given.bound.isEmpty || !given.tracked.isEmpty else { return }
    if !given.tracked.isEmpty { given.lastLocation = Self.centroid(of: given.tracked) }
    for touch in given.bound { touch.participation?.remove(self) }
    while !given.tracked.isEmpty { given.tracked.removeLast() }
    // The last to keep a tree, perhaps, whose end may come back here.
    while let touch = given.bound.popLast() { withExtendedLifetime(touch) {} }
  }
}
