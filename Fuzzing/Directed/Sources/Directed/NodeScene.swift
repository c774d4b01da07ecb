import Touchstone

/// Trees of a stranger's own nodes, with roots, a content holder, a chooser and twelve recognizers.
class NodeScene: Scene {
  /// How its nodes are made: with all requirements of their own, or with the defaults.
  let make: (Rect) -> AnyNode

  init(isTree: Bool, isPlain: Bool, _ make: @escaping (Rect) -> AnyNode) {
    self.make = make
    super.init(isTree: isTree, isPlain: isPlain)
  }

  var recognizerNames: [String] { (0..<12).map { "recognizer \($0)" } }

  override func build() {
    let context = keep("context", TouchContext(registry: .standard))
    context.diagnostics = { _ in world.enter(closure("TouchContext.diagnostics"), nil) }
    context.trace = HookSink()
    context.add(HookGate())
    context.addLeaveWatcher(keep("watcher", HookWatcher()))
    let root = keep("root", make(Rect(x: 0, y: 0, width: 400, height: 400)), inTree: true)
    let second = keep("second root", make(Rect(x: 0, y: 0, width: 400, height: 400)), inTree: true)
    second.placement = AffineTransform(translationX: 300, y: 0)
    let parent = keep("parent", make(Rect(x: 0, y: 0, width: 300, height: 300)), inTree: true)
    let subject = keep("subject", make(Rect(x: 0, y: 0, width: 200, height: 200)), inTree: true)
    let sibling = keep("sibling", make(Rect(x: 0, y: 0, width: 60, height: 60)), inTree: true)
    let leaf = keep("leaf", make(Rect(x: 0, y: 0, width: 50, height: 50)), inTree: true)
    subject.placement = AffineTransform(translationX: 20, y: 20)
    sibling.placement = AffineTransform(translationX: 225, y: 20)
    leaf.placement = AffineTransform(translationX: 10, y: 10)
    root.add(parent)
    parent.add(subject)
    parent.add(sibling)
    subject.add(leaf)
    second.add(keep("far leaf", make(Rect(x: 0, y: 0, width: 90, height: 90)), inTree: true))
    for name in ["root", "second root", "parent", "subject", "sibling", "leaf", "far leaf"] {
      (named(name) as? AnyNode)?.context = nil
    }
    let roots = keep("roots", HookRoots())
    roots.trees = [root, second]
    parent.holder = keep("holder", HookHolder())
    let chooser = keep("chooser", HookChooser())
    for node in [root, parent] { node.chooser = chooser }
    let dispatcher = keep("dispatcher", TouchDispatcher(context: context))
    dispatcher.roots = roots
    roots.dispatcher = dispatcher
    root.context = isPlain ? context : nil
    second.context = isPlain ? context : nil
    _ = keep("host", HookHost(dispatcher))
    _ = keep("presses", PressSequencer(dispatcher: dispatcher))
    _ = keep("target", Target())
    _ = keep("delegate", HookRecognizerDelegate())
    _ = keep("observer", HookObserver())
    _ = keep("deadlines", HookDeadlineHandler())
    _ = keep("animator", HookAnimator())
    addRecognizers()
    perform()
  }

  func addRecognizers() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let wheel = PanGestureRecognizer()
    wheel.allowedScrollTypesMask = .all
    let two = PanGestureRecognizer()
    two.minimumNumberOfTouches = 2
    let single = TapGestureRecognizer()
    single.require(toFail: double)
    let button = TapGestureRecognizer()
    button.allowedPressTypes = [.select]
    let places = [
      "leaf", "leaf", "subject", "subject", "parent", "parent", "root", "subject", "leaf", "sibling", "far leaf",
      "second root",
    ]
    let kinds: [GestureRecognizer] = [
      single, double, PanGestureRecognizer(), LongPressGestureRecognizer(), PinchGestureRecognizer(),
      button, HoverGestureRecognizer(), wheel, SwipeGestureRecognizer(), TapGestureRecognizer(),
      TapGestureRecognizer(), two,
    ]
    for (index, (place, recognizer)) in zip(places, kinds).enumerated() {
      _ = keep("recognizer \(index)", recognizer, inTree: true)
      recognizer.delegate = named("delegate") as? HookRecognizerDelegate
      recognizer.addAction { world.enter(closure("GestureRecognizing.addAction(_:)"), $0) }
      if let target = named("target") as? Target { recognizer.addTarget(target, action: Action("act", Target.act)) }
      (named(place) as? AnyNode)?.addGestureRecognizer(recognizer)
    }
  }

  /// What happens: fingers, pointers, buttons, interruptions and removals.
  func perform() {
    tap(40, 40)
    tap(40, 40, times: 2)
    tap(240, 40)
    tap(340, 40)
    frames(2, of: 0.4)
    drag(60, 60, to: 120, 70)
    touch(.began, 40, 40, id: 1, after: 0.6)
    touch(.began, 240, 40, id: 2)
    touch(.began, 340, 40, id: 3)
    for step in 1...3 {
      touch(.moved, 40 + Double(step) * 12, 40, id: 1)
      touch(.moved, 240, 40 + Double(step) * 12, id: 2)
      touch(.moved, 340, 40 + Double(step) * 12, id: 3)
    }
    for (id, x) in [(1, 76.0), (2, 240), (3, 340)] { touch(.ended, x, 60, id: id) }
    pinch(100, 100)
    touch(.began, 60, 60, after: 0.6)
    frames(2, of: 0.4)
    touch(.ended, 60, 60)
    hover(40, 40)
    hover(240, 40)
    endHover()
    wheel(-20, 60, 60)
    trackpad(-10, 60, 60)
    touch(.began, 60, 60, after: 0.6)
    touch(.moved, 90, 60)
    interrupt()
    tap(60, 60, id: 9)
    touch(.began, 200, 350, id: 9)
    step { [unowned self] in
      var sample = TouchSample(id: 9, phase: .moved, location: .zero, timestamp: next())
      sample.estimationUpdateIndex = 9
      sample.estimatedProperties = .force
      sample.force = 0.5
      dispatcher?.sendEstimatedPropertiesUpdate([sample])
    }
    touch(.ended, 200, 350, id: 9)
    for phase in [Press.Phase.began, .changed, .ended] {
      step { [unowned self] in
        guard let presses = named("presses") as? PressSequencer, let node = named("subject") as? AnyNode & Responder
        else { return }
        presses.send(.select, phase, to: node, in: node, at: next())
      }
      step { [unowned self] in
        guard let presses = named("presses") as? PressSequencer, let node = named("subject") as? AnyNode & Responder
        else { return }
        presses.send(Key(.keyboardR, characters: "r", modifierFlags: .command), phase, to: node, in: node, at: next())
      }
    }
    step { [unowned self] in
      guard let node = named("subject") as? Responder else { return }
      _ = node.becomeFirstResponder()
      _ = ActionDispatch.perform(Action("act", Target.act), on: nil, from: nil, for: nil, startingAt: node, in: context)
      _ = node.isFirstResponder
      _ = node.resignFirstResponder()
    }
    step { [unowned self] in
      guard let root = named("root") as? AnyNode, let observer = named("observer") as? HookObserver else { return }
      _ = HitTesting.node(at: Point(x: 40, y: 40), in: root, with: nil, observer: observer)
    }
    step { [unowned self] in
      guard let context else { return }
      (named("deadlines") as? HookDeadlineHandler).map { context.deadlines.schedule($0, at: context.now + 0.01) }
      (named("animator") as? HookAnimator).map { context.startAnimating($0) }
    }
    frames(3)
    step { [unowned self] in (named("host") as? HookHost).map { use($0) } }
    step { [unowned self] in
      guard let leaf = named("leaf") as? AnyNode, let root = named("root") as? AnyNode else { return }
      _ = leaf.convert(.zero, toNode: root)
      _ = leaf.isInside(root)
      _ = leaf.rootNode
      _ = (leaf as any HitTestNode).nodeRoot
      _ = leaf.isNodeInside(root)
    }
    step { [unowned self] in
      // Another root takes over, and the first comes back.
      (named("roots") as? HookRoots)?.trees.reverse()
      dispatcher?.roots = nil
      dispatcher?.root = named("root") as? AnyNode
    }
    tap(40, 40)
    step { [unowned self] in
      dispatcher?.root = nil
      dispatcher?.roots = named("roots") as? HookRoots
    }
    leave()
  }

  /// A host that is the program's own, used as the library's tools do.
  func use(_ host: any TouchHost) {
    host.send([TouchSample(id: 5, phase: .began, location: Point(x: 60, y: 60), timestamp: next())])
    host.advance(to: next())
    host.cancelAllTouches(at: next())
    _ = host.nextDeadline
    _ = host.context
  }

  /// Each object leaves while fingers are down.
  func leave() {
    for name in [
      "recognizer 0", "recognizer 2", "leaf", "holder", "chooser", "delegate", "target", "sibling", "subject", "parent",
      "second root", "root", "presses", "roots", "dispatcher", "host", "context",
    ] {
      touch(.began, 40, 40, id: 1, after: 0.6)
      touch(.began, 240, 40, id: 2)
      touch(.moved, 44, 44, id: 1)
      step { [unowned self] in named(name).map { drop($0) } }
      touch(.ended, 44, 44, id: 1)
      touch(.ended, 240, 40, id: 2)
    }
    for name in names { step { [unowned self] in named(name).map { drop($0) } } }
  }
}

/// Recognizers that are no subclasses of the package's, and what else only programs use.
final class ForeignScene: Scene {
  override func build() {
    let context = keep("context", TouchContext(registry: .standard))
    let window = keep("window", HookWindow(frame: Rect(x: 0, y: 0, width: 400, height: 400), context: context))
    let view = keep("subject", HookView(frame: Rect(x: 0, y: 0, width: 200, height: 200)), inTree: true)
    window.addSubview(view)
    context.actionDispatcher = keep("actions", HookActionDispatcher())
    let focus = keep("focus", HookKeyFocus())
    focus.host = keep("focus host", HookFocusHost())
    context.keyFocusProvider = focus
    keep("gate", HookGate())
    keep("record", HookRecord(view))
    keep("node", HookNode(Rect(x: 0, y: 0, width: 50, height: 50)))
    keep("responder node", HookResponderNode(Rect(x: 0, y: 0, width: 50, height: 50)))
    let space = keep("space", HookSpace())
    let foreign: [any GestureRecognizing] = [
      keep("foreign pan", HookForeignPan(), inTree: true), keep("foreign pinch", HookForeignPinch(), inTree: true),
    ]
    for each in foreign { view.addGestureRecognizer(each) }
    let tap = keep("tap", HookTapGestureRecognizer(), inTree: true)
    view.addGestureRecognizer(tap)
    tap.delegate = keep("delegate", HookRecognizerDelegate())
    context.install(keep("plugin", HookPlugin()))
    tap.addAction { [weak context] _ in
      guard let view = scene.view("subject") else { return }
      let record = HookRecord(view)
      context?.trace?.record(.module(record))
      _ = record.text
      _ = record.controlEventBits
    }
    context.trace = HookSink()
    tap_()
    step { [unowned self] in
      guard let view = named("subject") as? View, let space = named("space") as? HookSpace else { return }
      _ = view.convert(Point.zero, to: space as any CoordinateSpace)
      _ = view.convert(Rect.zero, from: space as any CoordinateSpace)
    }
    step { [unowned self] in
      guard let view = named("subject") as? View else { return }
      _ = ActionDispatch.send(Action("act", Target.act), to: nil, from: view, for: nil)
    }
    for phase in [Press.Phase.began, .ended] {
      step { [unowned self] in
        guard let window = named("window") as? Window else { return }
        window.sendKey(Key(.keyboardA, characters: "a"), phase, at: next())
        window.sendPress(.select, phase, at: next())
      }
    }
    step { [unowned self] in
      guard let registry = context.registry as PluginRegistry?, let node = registry.node(named: "hooked") else {
        return
      }
      let made = node.make(.zero)
      for property in registry.properties(of: node) { _ = property.set(made, property.get(made)) }
      guard let recognizer = registry.recognizer(named: "hooked") else { return }
      let one = recognizer.make()
      _ = recognizer.values(one)
      _ = recognizer.velocities(one)
    }
    step { [unowned self] in
      guard let pan = named("foreign pan") as? HookForeignPan else { return }
      tapRecognizer?.require(toFail: pan as any GestureRecognizing)
      pan.isEnabled = true
      _ = pan.name
    }
    step {
      context[extension: ContextExtension.firstFreeNumber] = HookContextExtension()
      _ = TouchContext(like: context)
    }
    callDirectly([
      "foreign pan", "foreign pinch", "space", "focus", "focus host", "actions", "plugin", "gate", "node",
      "responder node", "record",
    ])
    for name in [
      "foreign pan", "foreign pinch", "space", "focus host", "focus", "actions", "tap", "subject", "window", "plugin",
      "context",
    ] {
      touch(.began, 60, 60, after: 0.6)
      step { [unowned self] in named(name).map { drop($0) } }
      touch(.ended, 60, 60)
    }
  }

  private var tapRecognizer: GestureRecognizer? { named("tap") as? GestureRecognizer }

  private func tap_() {
    tap(60, 60)
    drag(60, 60, to: 120, 70)
    step { [unowned self] in view("subject")?.willLeaveTree() }
  }
}
