import Touchstone

/// A window of an application with a parent, a subject and its siblings: what most scenes are made in.
class WindowScene: Scene {
  /// Makes the subject of the scene.
  func makeSubject(_ frame: Rect) -> View { HookView(frame: frame) }

  func makePlain(_ frame: Rect) -> View { isPlain ? View(frame: frame) : HookView(frame: frame) }

  override func build() {
    var registry = PluginRegistry.standard
    registry.install(HookPlugin())
    let context = TouchContext(registry: registry)
    context.add(HookGate())
    context.addLeaveWatcher(keep("watcher", HookWatcher()))
    context.diagnostics = { _ in world.enter(closure("TouchContext.diagnostics"), nil) }
    context.trace = HookSink()
    let application = keep("application", HookApplication(context: context))
    let applicationDelegate = keep("applicationDelegate", HookApplicationDelegate())
    applicationDelegate.responder = keep("applicationResponder", HookResponderObject())
    application.delegate = applicationDelegate
    application.onShakeToEdit = { world.enter(closure("Application.onShakeToEdit"), nil) }
    application.applicationSupportsShakeToEdit = true
    let window = keep("window", HookWindow(frame: Rect(x: 0, y: 0, width: 400, height: 400), application: application))
    window.onPreferenceChange = { world.enter(closure("Window.onPreferenceChange"), nil) }
    window.isMultipleTouchEnabled = true
    let other = keep(
      "other window", HookWindow(frame: Rect(x: 0, y: 300, width: 100, height: 100), application: application))
    other.makeKeyAndVisible()
    let root = keep("root", makePlain(Rect(x: 0, y: 0, width: 400, height: 300)), inTree: true)
    let parent = keep("parent", makePlain(Rect(x: 0, y: 0, width: 300, height: 300)), inTree: true)
    let below = keep("below", makePlain(Rect(x: 0, y: 0, width: 250, height: 250)), inTree: true)
    let subject = keep("subject", makeSubject(Rect(x: 20, y: 20, width: 200, height: 200)), inTree: true)
    let sibling = keep("sibling", makePlain(Rect(x: 230, y: 20, width: 60, height: 60)), inTree: true)
    let child = keep("child", makePlain(Rect(x: 10, y: 120, width: 50, height: 50)), inTree: true)
    window.addSubview(root)
    root.addSubview(parent)
    for each in [below, subject, sibling] { parent.addSubview(each) }
    subject.addSubview(child)
    for each in [root, parent, subject, child] { each.isMultipleTouchEnabled = true }
    keepTargets()
    window.makeKeyAndVisible()
    furnish(subject)
    window.layoutIfNeeded()
  }

  /// Gives the subject what it calls.
  func furnish(_ subject: View) { addRecognizers(to: subject) }

  func keepTargets() {
    _ = keep("target", Target())
    _ = keep("interaction", HookInteraction())
    _ = keep("delegate", HookRecognizerDelegate())
  }

  /// Recognizers of all kinds, with a delegate, a target and a closure each.
  func addRecognizers(to view: View) {
    let double = HookTapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = HookTapGestureRecognizer()
    let button = HookTapGestureRecognizer()
    button.allowedPressTypes = [.select]
    let pan = HookPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let edge = HookScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let kinds: [(String, GestureRecognizer)] = [
      ("double tap", double), ("tap", single), ("pan", pan), ("press", HookLongPressGestureRecognizer()),
      ("swipe", HookSwipeGestureRecognizer()), ("pinch", HookPinchGestureRecognizer()),
      ("rotation", HookRotationGestureRecognizer()), ("hover", HookHoverGestureRecognizer()), ("edge", edge),
      ("base", HookGestureRecognizer()), ("button", button), ("beginning", BeginningPan()),
      ("pair", HookTwoTouchGestureRecognizer()), ("asking", AskingRecognizer()),
    ]
    for (name, recognizer) in kinds {
      _ = keep(name, recognizer, inTree: true)
      recognizer.delegate = named("delegate") as? HookRecognizerDelegate
      recognizer.addAction { world.enter(closure("GestureRecognizing.addAction(_:)"), $0) }
      if let target = named("target") as? Target {
        recognizer.addTarget(target, action: Action("act", Target.act))
        recognizer.addTarget(target, action: Action("actFor", Target.actFor))
      }
      view.addGestureRecognizer(recognizer)
    }
    single.require(toFail: double)
    pan.addPanHandler { [unowned pan] _ in world.enter(closure("PanGestureRecognizing.addPanHandler(_:)"), pan) }
    (named("pinch") as? PinchGestureRecognizer)?.addPinchHandler { _ in
      world.enter(closure("PinchGestureRecognizing.addPinchHandler(_:)"), nil)
    }
  }

  var recognizerNames: [String] {
    [
      "double tap", "tap", "pan", "press", "swipe", "pinch", "rotation", "hover", "edge", "base", "button", "pair",
      "asking", "beginning",
    ]
  }

  /// Removal and return of the subject, sizes, and the closures that wait.
  func upkeep() {
    step { [unowned self] in view("subject")?.frame.size.width += 10 }
    step { [unowned self] in window?.layoutIfNeeded() }
    step { [unowned self] in
      guard let subject = view("subject") else { return }
      view("root")?.addSubview(subject)
    }
    step { [unowned self] in
      guard let subject = view("subject") else { return }
      view("parent")?.insertSubview(subject, at: 0)
    }
    step { [unowned self] in view("sibling")?.removeFromSuperview() }
    step { [unowned self] in view("subject")?.endEditing(true) }
    step { [unowned self] in
      guard let view = view("subject") else { return }
      view.schedule(after: 0.01) { [weak view] in world.enter(closure("TouchNode.schedule(after:_:)"), view) }
      view.schedule(after: 0.01, repeats: true) { [weak view] in
        $0.invalidate()
        world.enter(closure("TouchNode.schedule(after:repeats:_:)"), view)
      }
      context?.schedule(after: 0.01) { world.enter(closure("TouchContext.schedule(after:_:)"), nil) }
      context?.schedule(after: 0.01, repeats: true) {
        $0.invalidate()
        world.enter(closure("TouchContext.schedule(after:repeats:_:)"), nil)
      }
      context?.deadlines.schedule(keep("deadlines", HookDeadlineHandler()), at: (context?.now ?? 0) + 0.01)
      context?.startAnimating(keep("animator", HookAnimator()))
    }
    frames(2)
    step { [unowned self] in
      (named("animator") as? HookAnimator).map { context?.stopAnimating($0) }
      dispatcher?.perform(at: next()) { [unowned self] in
        world.enter(closure("TouchDispatcher.perform(at:_:)"), nil)
        context?.performAfterEvent { world.enter(closure("TouchContext.performAfterEvent(_:)"), nil) }
      }
    }
    step { [unowned self] in
      view("subject")?.animate(withDuration: 0.02) { [unowned self] in
        world.enter(closure("View.animate animations"), nil)
        self.view("subject")?.alpha = 0.9
      } completion: { _ in
        world.enter(closure("View.animate completion"), nil)
      }
      view("child")?.animate(withDuration: 0.02, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
        [unowned self] in
        world.enter(closure("View.animate spring animations"), nil)
        self.view("child")?.center.x += 1
      } completion: { _ in
        world.enter(closure("View.animate spring completion"), nil)
      }
    }
    frames(3)
  }

  /// Takes each object out while a finger is down, which runs the deinits.
  func removal() {
    for name in ["child", "subject", "parent", "root", "window", "application"] {
      touch(.began, 60, 160, id: 1, after: 0.6)
      touch(.moved, 64, 164, id: 1)
      for each in name == "subject" ? recognizerNames.filter { $0 != "tap" } + ["delegate", "target"] : [] {
        step { [unowned self] in named(each).map { drop($0) } }
      }
      step { [unowned self] in named(name).map { drop($0) } }
      touch(.ended, 64, 164, id: 1)
    }
    for name in ["other window", "watcher", "animator", "deadlines", "applicationDelegate", "applicationResponder"] {
      step { [unowned self] in named(name).map { drop($0) } }
    }
  }

  override func restore() {
    if let application, let window, window.application == nil { window.application = application }
    if let window, window.isHidden { window.makeKeyAndVisible() }
    if let root = view("root"), root.superview == nil { window?.addSubview(root) }
    if let parent = view("parent"), parent.superview == nil { view("root")?.addSubview(parent) }
    guard let subject = view("subject"), subject !== window else { return }
    if subject.superview == nil { view("parent")?.addSubview(subject) }
    subject.isHidden = false
    subject.isUserInteractionEnabled = true
    application?.endIgnoringInteractionEvents()
    for name in recognizerNames {
      guard let recognizer = named(name) as? GestureRecognizer, recognizer.node == nil else { continue }
      subject.addGestureRecognizer(recognizer)
    }
  }

  /// An event, a touch and a press that are over, for calls by the program.
  func catchEvents() {
    step { [unowned self] in
      let catcher = Catcher(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      window?.addSubview(keep("catcher", catcher))
      catcher.becomeFirstResponder()
    }
    tap(390, 390)
    press(.playPause)
    step { [unowned self] in
      view("catcher")?.removeFromSuperview()
      named("catcher").map { release($0) }
    }
  }
}
