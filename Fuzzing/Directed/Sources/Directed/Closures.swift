import Touchstone

/// What actions are sent to.
final class Target {
  func act() { world.enter(closure("Action: a method"), self) }
  func actFor(_ sender: AnyObject) { world.enter(closure("Action: a method with its sender"), self) }
  func actForEvent(_ sender: AnyObject, _ event: TouchEvent?) {
    world.enter(closure("Action: a method with its sender and the event"), self)
  }
  deinit { world.deinitialize(closure("Target.deinit"), ObjectIdentifier(self)) { [] } }
}

let hookedNodeDescription = NodeDescription(
  "hooked", base: nil, hasGate: false,
  make: { frame in
    world.enter(closure("NodeDescription.init make"), nil)
    return View(frame: frame)
  },
  properties: [
    PropertyDescription<View>(
      "own",
      get: { _ in
        world.enter(closure("PropertyDescription.init get"), nil)
        return .number(1)
      },
      set: { _, _ in
        world.enter(closure("PropertyDescription.init set"), nil)
        return true
      }),
    .flag(
      "flag",
      {
        world.enter(closure("PropertyDescription.flag get"), $0)
        return $0.isHidden
      }, { _, _ in world.enter(closure("PropertyDescription.flag set"), nil) }),
    .number(
      "number",
      {
        world.enter(closure("PropertyDescription.number get"), $0)
        return $0.alpha
      }, { _, _ in world.enter(closure("PropertyDescription.number set"), nil) }),
    .integer(
      "integer",
      {
        world.enter(closure("PropertyDescription.integer get"), $0)
        return $0.tag
      }, { _, _ in world.enter(closure("PropertyDescription.integer set"), nil) }),
    .point(
      "point",
      {
        world.enter(closure("PropertyDescription.point get"), $0)
        return $0.center
      }, { _, _ in world.enter(closure("PropertyDescription.point set"), nil) }),
    .choice(
      "choice", [("one", 1)],
      {
        world.enter(closure("PropertyDescription.choice get"), $0)
        return 1
      }, { _, _ in world.enter(closure("PropertyDescription.choice set"), nil) }),
    .options(
      "options", [("one", 1)],
      {
        world.enter(closure("PropertyDescription.options get"), $0)
        return 1
      }, { _, _ in world.enter(closure("PropertyDescription.options set"), nil) }),
  ])

let hookedRecognizerDescription = RecognizerDescription(
  "hooked",
  make: {
    world.enter(closure("RecognizerDescription.init make"), nil)
    return TapGestureRecognizer()
  },
  values: { (_: TapGestureRecognizer) in
    world.enter(closure("RecognizerDescription.init values"), nil)
    return []
  },
  velocities: { (_: TapGestureRecognizer) in
    world.enter(closure("RecognizerDescription.init velocities"), nil)
    return []
  })

/// The closures that programs hand to the library, and whose calls are reported by hand.
let closureNames = [
  "Action: a method", "Action: a method with its sender", "Action: a method with its sender and the event",
  "Target.deinit",
  "NodeDescription.init make", "PropertyDescription.init get", "PropertyDescription.init set",
  "PropertyDescription.flag get", "PropertyDescription.flag set", "PropertyDescription.number get",
  "PropertyDescription.number set", "PropertyDescription.integer get", "PropertyDescription.integer set",
  "PropertyDescription.point get", "PropertyDescription.point set", "PropertyDescription.choice get",
  "PropertyDescription.choice set", "PropertyDescription.options get", "PropertyDescription.options set",
  "RecognizerDescription.init make", "RecognizerDescription.init values", "RecognizerDescription.init velocities",
  "Control.enumerateEventHandlers(_:) iterator", "GestureRecognizing.addAction(_:)", "Control.addAction(for:_:)",
  "ControlAction.init handler", "Control.performAfterEvent(_:)", "TouchContext.performAfterEvent(_:)",
  "TouchContext.schedule(after:_:)", "TouchContext.schedule(after:repeats:_:)", "TouchNode.schedule(after:_:)",
  "TouchNode.schedule(after:repeats:_:)", "GestureRecognizer.schedule(after:_:)",
  "GestureRecognizer.schedule(after:repeats:_:)", "TouchContext.diagnostics", "TouchDispatcher.perform(at:_:)",
  "View.animate animations", "View.animate completion", "View.animate spring animations",
  "View.animate spring completion", "Application.onShakeToEdit", "Window.onPreferenceChange",
  "ViewController.present(_:animated:completion:) completion",
  "ViewController.dismiss(animated:completion:) completion",
  "ViewController.transition(from:to:duration:options:animations:completion:) animations",
  "ViewController.transition(from:to:duration:options:animations:completion:) completion",
  "CollectionView.register(_:forCellWithReuseIdentifier:) makeCell", "RefreshControl.setRefreshHandler(_:)",
  "RefreshControlling.setRefreshHandler(_:)", "PanGestureRecognizing.addPanHandler(_:)",
  "PinchGestureRecognizing.addPinchHandler(_:)", "ControlEvents.forEachInSendingOrder(_:)",
  "GestureRecognizer.ask(for:because:)", "GestureRecognizer.fail(because:)",
  "PanGestureRecognizer.begin(takingOff:because:)",
]
