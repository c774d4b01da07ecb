import Touchstone

/// A control, with actions.
class ControlScene: WindowScene {
  let make: (Rect) -> Control

  init(isTree: Bool, isPlain: Bool, _ make: @escaping (Rect) -> Control) {
    self.make = make
    super.init(isTree: isTree, isPlain: isPlain)
  }

  override func makeSubject(_ frame: Rect) -> View { make(Rect(x: 20, y: 20, width: 200, height: 90)) }

  override func furnish(_ subject: View) {
    guard let control = subject as? Control else { return }
    control.addAction(for: .allEvents) { [weak control] _ in
      world.enter(closure("Control.addAction(for:_:)"), control)
      control?.performAfterEvent { world.enter(closure("Control.performAfterEvent(_:)"), nil) }
    }
    control.addAction(controlAction, for: .allEvents)
    if let target = named("target") as? Target {
      control.addTarget(target, action: Action("actForEvent", Target.actForEvent), for: .allEvents)
    }
    let tap = keep("tap", HookTapGestureRecognizer(), inTree: true)
    tap.delegate = named("delegate") as? HookRecognizerDelegate
    let pan = keep("pan", HookPanGestureRecognizer(), inTree: true)
    view("parent")?.addGestureRecognizer(tap)
    view("parent")?.addGestureRecognizer(pan)
    if let page = control as? PageControl { page.numberOfPages = 5 }
    if let segments = control as? SegmentedControl {
      for index in 0..<3 { segments.insertSegment(withTitle: "segment", at: index, animated: false) }
      segments.becomeFirstResponder()
    }
    if let stepper = control as? Stepper { stepper.value = 3 }
    control.frame = Rect(x: 20, y: 20, width: 200, height: 90)
  }

  override var recognizerNames: [String] { ["tap", "pan"] }

  override func restore() {
    if let tap = named("tap") as? GestureRecognizer, tap.node == nil { view("parent")?.addGestureRecognizer(tap) }
    super.restore()
  }

  override func build() {
    super.build()
    for x in [30.0, 60, 120, 200] { tap(x, 60) }
    tap(60, 60, times: 2)
    drag(40, 60, to: 150, 62)
    drag(120, 60, to: 380, 390)
    touch(.began, 50, 60, after: 0.6)
    frames(3, of: 0.4)
    touch(.moved, 390, 390)
    touch(.moved, 60, 60)
    touch(.ended, 60, 60)
    touch(.began, 50, 60, after: 0.6)
    interrupt()
    hover(50, 60)
    endHover()
    press(.select)
    for code in [KeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow, .keyboardSpacebar] { key(code, "") }
    step { [unowned self] in (view("subject") as? Control)?.sendActions(for: .valueChanged) }
    step {
      ControlEvents.allTouchEvents.forEachInSendingOrder { _ in
        world.enter(closure("ControlEvents.forEachInSendingOrder(_:)"), nil)
      }
    }
    upkeep()
    catchEvents()
    callDirectly(["subject"])
    step { [unowned self] in restore() }
    removal()
  }
}
