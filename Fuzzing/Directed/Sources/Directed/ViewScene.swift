import Touchstone

/// A view with recognizers of all kinds.
final class ViewScene: WindowScene {
  override func makeSubject(_ frame: Rect) -> View { FocusView(frame: frame) }

  override func furnish(_ subject: View) {
    super.furnish(subject)
    subject.becomeFirstResponder()
    view("sibling")?.addInteraction(interaction)
  }

  /// Asks each recognizer that has fingers where the first one is.
  func askPlaces() {
    for name in recognizerNames {
      step { [unowned self] in
        // An index out of range traps, as documented (GL-1): it is asked for only while nothing has happened in between.
        guard let recognizer = named(name) as? GestureRecognizer, recognizer.numberOfTouches > 0, !world.isDone else {
          return
        }
        _ = recognizer.location(ofTouch: 0, in: nil)
      }
    }
  }

  func touchAll() {
    tap(60, 60, times: 2)
    touch(.began, 60, 160, after: 0.6)
    askPlaces()
    touch(.ended, 60, 160, after: 0.05)
    askPlaces()
    frames(2, of: 0.3)
    drag(60, 60, to: 120, 70, ends: false)
    askPlaces()
    touch(.ended, 120, 70)
    drag(2, 60, to: 80, 60)
    drag(60, 60, to: 180, 60, steps: 2)
    pinch(100, 80)
    touch(.began, 60, 60, id: 1, after: 0.6)
    frames(2, of: 0.4)
    askPlaces()
    touch(.ended, 60, 60, id: 1)
    tap(60, 60, id: 9)
    hover(60, 60)
    hover(70, 60)
    hover(390, 390)
    hover(60, 60)
    endHover()
    wheel(-20, 60, 60)
    trackpad(-10, 60, 60)
    press(.select)
    press(.playPause)
    press(.playPause, ends: false)
    key(.keyboardA, "a")
    key(.keyboardR, "r", .command)
    for phase in [MotionPhase.began, .ended, .began, .cancelled] {
      step { [unowned self] in application?.sendMotion(phase, at: next()) }
    }
    step { [unowned self] in application?.beginReceivingRemoteControlEvents() }
    step { [unowned self] in application?.sendRemoteControl(.remoteControlPlay, at: next()) }
    step { [unowned self] in _ = application?.sendAction(Action("act", FocusView.act), to: nil, from: nil, for: nil) }
    touch(.began, 60, 60, id: 1, after: 0.6)
    interrupt()
    touch(.began, 390, 390, id: 9)
    step { [unowned self] in
      var sample = TouchSample(id: 9, phase: .moved, location: .zero, timestamp: next())
      sample.estimationUpdateIndex = 9
      sample.estimatedProperties = .force
      sample.force = 0.5
      dispatcher?.sendEstimatedPropertiesUpdate([sample])
    }
    touch(.ended, 390, 390, id: 9)
  }

  override func build() {
    super.build()
    touchAll()
    upkeep()
    step { [unowned self] in
      _ = view("subject")?.resignFirstResponder()
      _ = view("subject")?.becomeFirstResponder()
    }
    step { [unowned self] in (named("other window") as? Window)?.makeKey() }
    step { [unowned self] in window?.makeKey() }
    catchEvents()
    callDirectly(
      recognizerNames.filter { $0 != "asking" && $0 != "beginning" } + [
        "applicationResponder", "window", "application", "subject",
      ])
    step { [unowned self] in restore() }
    removal()
  }
}

/// A view that becomes first responder and has keys.
final class FocusView: HookView {
  override var canBecomeFirstResponder: Bool {
    _ = super.canBecomeFirstResponder
    return true
  }
  override var keyCommands: [KeyCommand]? {
    _ = super.keyCommands
    return [KeyCommand(input: "r", modifierFlags: .command, action: Action("act", FocusView.act))]
  }
  func act(_ sender: AnyObject?) { world.enter(closure("Action: a method with its sender"), self) }
}
