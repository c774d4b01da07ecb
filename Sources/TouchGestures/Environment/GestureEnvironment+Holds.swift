import TouchCore

extension GestureEnvironment {
  /// Says for each touch whose recognizers changed what is withheld from its responder now (GD-1, GE-1).
  func settleHolds() {
    guard !dirtyTouches.isEmpty else { return }
    for touch in dirtyTouches {
      guard let participation = touch.participation else { continue }
      participation.isDirty = false
      participation.forgetReleased()
      var holdsAll = false
      var holdsEnd = false
      var holder: GestureRecognizer?
      for recognizer in participation.recognizers where recognizer.committed == .possible {
        if recognizer.delaysTouchesBegan {
          if !holdsAll { holder = recognizer }
          holdsAll = true
        }
        if recognizer.delaysTouchesEnded {
          if !holdsEnd, !holdsAll { holder = recognizer }
          holdsEnd = true
        }
        if recognizer.delaysTouchesEnded, context.settings.doubleTapProfile == .observed,
          withholdsAnOlderEnd(recognizer, than: touch)
        {
          if !holdsAll { holder = recognizer }
          holdsAll = true
        }
      }
      guard holdsAll != participation.holdsAll || holdsEnd != participation.holdsEnd else { continue }
      participation.holdsAll = holdsAll
      participation.holdsEnd = holdsEnd
      let verb: TouchCommand.Verb = holdsAll ? .holdAll : holdsEnd ? .holdEnd : .release
      commands.append(TouchCommand(verb, touch, by: accountable(holder)))
    }
    // The last to keep a tree, perhaps, whose end may mark others.
    let settled = dirtyTouches
    dirtyTouches = []
    withExtendedLifetime(settled) {}
  }

  /// Whether the end of an earlier touch of this recognizer is kept from the same responder (3.10, strict order).
  func withholdsAnOlderEnd(_ recognizer: GestureRecognizer, than touch: Touch) -> Bool {
    recognizer.gestureTouches.contains {
      $0.number < touch.number && !$0.isDown && $0.delivery.isLive && $0.responder === touch.responder
    }
  }
}
