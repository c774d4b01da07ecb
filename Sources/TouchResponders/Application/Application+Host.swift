public import TouchCore

extension Application {
  /// When ``advance(to:)`` must be called at the latest, in seconds; `nil` when nothing waits.
  public final var nextDeadline: Timestamp? { engine.dispatcher.nextDeadline }

  /// Takes samples, those of one time together as one event, after advancing to their time.
  public final func send(_ samples: [TouchSample]) { engine.dispatcher.send(samples) }

  /// Moves the clock forward and fires what is due.
  public final func advance(to time: Timestamp) { engine.dispatcher.advance(to: time) }

  /// Takes all touches, pointers, presses and motions away, as at an interruption (TB-12, MO-1).
  public final func cancelAllTouches(at time: Timestamp) { engine.cancelAll(at: time) }

  /// Tells of a button: it went down, its force changed, it went up or was taken away (PR-1).
  ///
  /// A press begins at the key window's first responder and stays with it. When there is none it begins at the view of
  /// that window's root view controller, or at the window.
  public final func sendPress(
    _ type: Press.PressType, _ phase: Press.Phase, force: Double = 1, at time: Timestamp
  ) {
    engine.focused.sendPress(type, phase, force: force, at: time)
  }

  /// Tells of a key; the first key command up the chain of the first responder that fits it is performed (AC-5).
  ///
  /// Answers whether somebody performed one. Called from inside a callback it waits until the present event is done,
  /// and answers `false`.
  @discardableResult
  public final func sendKey(
    _ input: String, modifierFlags: KeyModifierFlags = [], at time: Timestamp
  ) -> Bool {
    engine.focused.sendKey(input, modifierFlags, at: time)
  }

  /// Tells of a motion, which only the key window's first responder and its chain hear of (MO-1).
  public final func sendMotion(
    _ phase: MotionPhase, _ motion: TouchEvent.EventSubtype = .motionShake, at time: Timestamp
  ) {
    engine.focused.sendMotion(phase, motion, at: time)
  }

  /// The dispatcher, for hovering pointers, scrolling and corrected estimates.
  public final var dispatcher: TouchDispatcher { engine.dispatcher }
}
