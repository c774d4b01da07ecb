import TouchCore

extension GestureEnvironment {
  /// Says for each touch whose recognizers changed what is withheld from its responder now (GD-1, GE-1).
  func settleHolds() {
    guard !dirtyTouches.isEmpty else { return }
    for touch in dirtyTouches {
      guard let claim = touch.gestureClaim else { continue }
      claim.isDirty = false
      claim.forgetReleased()
      var holdsAll = false
      var holdsEnd = false
      for recognizer in claim.recognizers where recognizer.committed == .possible {
        if recognizer.delaysTouchesBegan { holdsAll = true }
        if recognizer.delaysTouchesEnded { holdsEnd = true }
        if recognizer.delaysTouchesEnded, context.settings.doubleTapProfile == .observed,
          withholdsAnOlderEnd(recognizer, than: touch)
        {
          holdsAll = true
        }
      }
      guard holdsAll != claim.holdsAll || holdsEnd != claim.holdsEnd else { continue }
      claim.holdsAll = holdsAll
      claim.holdsEnd = holdsEnd
      commands.append(TouchCommand(holdsAll ? .holdAll : holdsEnd ? .holdEnd : .release, touch))
    }
    dirtyTouches.removeAll(keepingCapacity: true)
  }

  /// Whether the end of an earlier touch of this recognizer is kept from the same responder (3.10, strict order).
  func withholdsAnOlderEnd(_ recognizer: GestureRecognizer, than touch: Touch) -> Bool {
    recognizer.gestureTouches.contains {
      $0.number < touch.number && !$0.isDown && $0.delivery.isLive && $0.responder === touch.responder
    }
  }
}
