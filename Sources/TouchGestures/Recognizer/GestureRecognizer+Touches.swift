import TouchEvents

extension GestureRecognizer {
  /// Gives the recognizer a touch.
  func bind(_ touch: Touch) {
    given.bound.append(touch)
    given.tracked.append(touch)
    touch.noteRecognizer()
  }

  /// Takes a touch from the recognizer; where the last ones were stays known (GL-3).
  func unbind(_ touch: Touch) {
    if given.tracked.count == 1, given.tracked[0] === touch { given.lastLocation = touch.screenLocation }
    if let index = given.tracked.firstIndex(of: touch) { given.tracked.remove(at: index) }
    if let index = given.bound.firstIndex(of: touch) { given.bound.remove(at: index) }
  }

  /// Stops counting the touches that were lifted or cancelled in this event (GL-1).
  func forgetLifted() {
    attempt.marks.remove(.endedActive)
    if let center = given.tracked.removeEnded() { given.lastLocation = center }
  }

  /// Takes all touches from the recognizer (GR-4).
  func unbindAll() {
    guard !given.bound.isEmpty || !given.tracked.isEmpty else { return }
    if !given.tracked.isEmpty { given.lastLocation = Self.centroid(of: given.tracked) }
    given.tracked.empty()
    // The last to keep a tree, perhaps, whose end may come back here.
    while !given.bound.isEmpty { given.bound.removeLast() }
  }
}
