public import TouchViews

/// A window that stands alone, or an application: where a program sends samples, time, buttons, keys and motions.
///
/// Sealed: only ``Window`` and ``Application`` may conform.
public protocol EventHost: TouchHost {}

extension EventHost {
  /// The path of the host's events to its windows.
  private var engine: Engine {
    if let window = self as? Window { return window.engine }
    guard let application = self as? Application else { preconditionFailure("only Window and Application conform") }
    return application.engine
  }

  /// The dispatcher, for hovering pointers, scrolling and corrected estimates.
  public var dispatcher: TouchDispatcher { engine.dispatcher }

  /// When ``advance(to:)`` must be called at the latest, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { engine.dispatcher.nextDeadline }

  /// Processes samples, those of the same time as one event; a window of an application passes them to it.
  public func send(_ samples: [TouchSample]) { engine.send(samples) }

  /// Moves the clock forward and fires what is due.
  public func advance(to time: Timestamp) { engine.dispatcher.advance(to: time) }

  /// Cancels all touches, pointers, presses and motions, as at an interruption (TB-12, MO-1).
  public func cancelAllTouches(at time: Timestamp) { engine.cancelAll(at: time) }

  /// Sends a change of a button: it went down, its force changed, it went up or was taken away (PR-1).
  ///
  /// A press begins at the first responder of the key window, or of a window that stands alone, and stays with it. Without
  /// a first responder it begins at the window.
  public func sendPress(
    _ type: Press.PressType, _ phase: Press.Phase, force: Double = 1, at time: Timestamp
  ) {
    engine.focused.sendPress(type, phase, force: force, at: time)
  }

  /// Sends a key, which performs the first matching key command up the chain of the first responder (AC-5).
  ///
  /// Returns whether a command was performed. Called from inside a callback it waits until the present event is done,
  /// and returns `false`.
  @discardableResult
  public func sendKey(
    _ input: String, modifierFlags: KeyModifierFlags = [], at time: Timestamp
  ) -> Bool {
    engine.focused.sendKey(input, modifierFlags, at: time)
  }

  /// Sends a key of a hardware keyboard that goes down, up, or is taken away (XK-1, XK-2).
  ///
  /// A key that goes down performs a key command if there is one, and no responder receives the key; else it is a press that
  /// begins at the first responder, without one at the visible controller or the window. Returns whether a command was
  /// performed; called from inside a callback it waits until the present event is done, and returns `false`.
  @discardableResult
  public func sendKey(_ key: Key, _ phase: Press.Phase, at time: Timestamp) -> Bool {
    engine.focused.sendKey(key, phase, at: time)
  }

  /// Sends a motion to the key window's first responder, else to its visible controller or itself (MO-1).
  public func sendMotion(
    _ phase: MotionPhase, _ motion: TouchEvent.EventSubtype = .motionShake, at time: Timestamp
  ) {
    engine.focused.sendMotion(phase, motion, at: time)
  }
}
