import TouchCollectionView
import TouchControls
import TouchGestures
package import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTableView
import TouchTransitions
import TouchWindows

/// Builds the objects of a scenario from the kinds of a registry.
package struct StageBuilder {
  let scenario: Scenario
  let stage: ScenarioStage
  /// The kind of views of no kind, if the registry has one: most views are of it.
  private let viewKind: NodeDescription?

  private init(scenario: Scenario, stage: ScenarioStage) {
    (self.scenario, self.stage) = (scenario, stage)
    viewKind = stage.registry.node(named: "view")
  }

  package static func stage(for scenario: Scenario, registry: PluginRegistry) throws(DocumentError) -> ScenarioStage {
    let builder = StageBuilder(scenario: scenario, stage: ScenarioStage(scenario, registry: registry))
    try builder.build()
    return builder.stage
  }

  private func build() throws(DocumentError) {
    for window in scenario.windows { try build(window) }
    stage.windows.first?.makeKey()
    for window in scenario.windows { try connectControllers(in: window.view) }
    for response in scenario.responds { add(response) }
    for responder in scenario.responders {
      for trait in responder.traits { stage.responderScript(of: responder.id)?.set(trait) }
    }
    for link in scenario.links {
      guard let waiting = stage.gesture(link.gesture), let other = stage.gesture(link.requiresFailureOf)
      else {
        throw DocumentError(
          file: scenario.file, path: "links",
          reason:
            "expected recognizers that exist, found \"\(link.gesture)\" and \"\(link.requiresFailureOf)\"")
      }
      waiting.require(toFail: other)
    }
    try stage.listenToCalls()
    stage.connectEffects()
    for id in stage.views.keys where stage.answers.knows(id) {
      _ = stage.script(of: id)
    }
  }

  private func add(_ response: ScenarioResponse) {
    if let script = stage.responderScript(of: response.responder) {
      script.actions = response.actions
    } else {
      stage.script(of: response.responder).actions = response.actions
    }
  }

  // MARK: Windows and views

  private func build(_ window: ScenarioWindow) throws(DocumentError) {
    let object = Window(frame: window.view.frame, application: stage.application)
    object.windowLevel = Window.Level(window.level)
    stage.windows.append(object)
    try finish(object, window.view)
  }

  func build(_ view: ScenarioView, in parent: View) throws(DocumentError) {
    let object: View
    let kind = view.kind.isSame(as: "view") ? viewKind : stage.registry.node(named: view.kind)
    if let scripted = scripted(view, kind) {
      object = scripted
      stage.viewKinds[view.id] = kind
    } else if let kind,
      let made = answersContentTouches(of: view) ? Self.scripted(kind, view.frame) : kind.make(view.frame) as? View
    {
      object = made
      stage.viewKinds[view.id] = kind
    } else if view.kind.isSame(as: "view") {
      object = View(frame: view.frame)
    } else {
      throw Scenario.unknownKind(
        view.kind, view.place, expected: stage.registry.nodes.map { $0.name } + ["view"])
    }
    parent.addSubview(object)
    try finish(object, view)
  }

  /// Makes a view of a subclass, if the file needs one that says or overrides what its kind does not.
  private func scripted(_ view: ScenarioView, _ kind: NodeDescription?) -> View? {
    switch true {
    case view.kind.isSame(as: "control")
    where scenario.sets(view) { if case .tracking = $0 { true } else { false } }:
      return ScriptedControl(frame: view.frame)
    case view.kind.isSame(as: "view")
    where scenario.sets(view) { if case .targetForAction = $0 { true } else { false } }:
      let view = ScriptedSearchView(frame: view.frame)
      view.stage = stage
      return view
    case view.kind.isSame(as: "cell") where kind != nil:
      let cell = ScriptedCell(frame: view.frame)
      cell.stage = stage
      return cell
    default: return nil
    }
  }

  /// Makes a scroll view that asks the file about touches in its content; other kinds have nothing to ask.
  private static func scripted(_ kind: NodeDescription, _ frame: Rect) -> View? {
    switch true {
    case kind.name.isSame(as: "scrollView"): ScriptedScrollView(frame: frame)
    case kind.name.isSame(as: "collectionView"): ScriptedCollectionView(frame: frame)
    default: kind.make(frame) as? View
    }
  }

  /// Returns whether the file, a step or a replay answers what a scroll view is asked about touches in its content.
  private func answersContentTouches(of view: ScenarioView) -> Bool {
    scenario.sets(view) { if case .contentTouches = $0 { true } else { false } }
      || ["touchesShouldBegin", "touchesShouldCancel"].contains { stage.answers.knows(view.id, $0) }
  }

  private func finish(_ object: View, _ view: ScenarioView) throws(DocumentError) {
    stage.views[view.id] = object
    stage.name(object, view.id)
    let setter = StageSetter(stage: stage)
    try check(view.traits, of: object, view)
    for trait in view.traits { setter.set(trait, of: view.id) }
    let own = object.attachedGestureRecognizers
    for gesture in view.gestures { try build(gesture, on: object) }
    for recognizer in own { stage.name(own: recognizer, of: view.id) }
    for part in object.subviews where part.isPartOfSuperview {
      for recognizer in part.attachedGestureRecognizers { stage.name(own: recognizer, of: view.id) }
    }
    if let navigation = object as? NavigationView {
      try buildRoots(of: view, in: navigation)
    } else {
      for child in view.children { try build(child, in: object) }
    }
    nameZoomedView(of: object, view)
    if let table = object as? TableView, let script = view.table {
      try setUp(table, view.id, script)
    } else {
      (object as? ScrollView)?.delegate = stage.scrollDelegate
    }
    // Last, since a scale or selection needs the content that it is about.
    let rest = try setter.setOwnGestures(view.properties, of: view.id)
    try setter.set(rest, of: object, view.id, view.kind)
    for target in view.targets { try add(target, to: object, view.kind) }
    if let table = object as? TableView, let script = view.table { start(table, script) }
  }

  /// Refuses overrides that only a scroll view, a plain control or a cell has on any other view.
  private func check(_ traits: [ViewTrait], of object: View, _ view: ScenarioView) throws(DocumentError) {
    for trait in traits {
      guard let (key, owner) = trait.owner(unlessItIs: object) else { continue }
      throw try view.place.required(key).error("expected \(owner)")
    }
  }

  /// Lets a scroll view zoom the view that the file names, else its first child.
  private func nameZoomedView(of object: View, _ view: ScenarioView) {
    guard object is ScrollView else { return }
    stage.scrollDelegate.zoomViews[view.id] = view.children.first.flatMap { stage.views[$0.id] }
    for case .viewForZooming(let id) in view.traits { stage.scrollDelegate.zoomViews[view.id] = stage.views[id] }
  }

  private func add(_ target: ScenarioTarget, to view: View, _ kind: String) throws(DocumentError) {
    guard let control = view as? Control else {
      throw target.place.error("expected targets on a control, found them on a \(kind)")
    }
    guard let events = ControlEvents(named: target.event) else {
      throw target.place.error("expected the name of a control event, found \"\(target.event)\"")
    }
    control.addTarget(nil, action: Action(named: ActionName(target.action)), for: events)
  }

  // MARK: Controllers

  /// Makes the controllers of a tree, the outer ones first, and then lets them present each other.
  private func connectControllers(in root: ScenarioView) throws(DocumentError) {
    makeControllers(in: root)
    try connectNavigations(in: root)
    try present(in: root)
  }

  private func connectNavigations(in view: ScenarioView) throws(DocumentError) {
    if let object = stage.views[view.id] as? NavigationView { try connect(object, view) }
    for child in view.children { try connectNavigations(in: child) }
  }

  private func makeControllers(in view: ScenarioView) {
    if let controller = view.controller, let object = stage.views[view.id], !(object is NavigationView) {
      let made = StageController(stage: stage)
      stage.controllers[controller.id] = made
      stage.name(made, controller.id)
      made.view = object
      if controller.presentedBy == nil, !(object is SheetView), let window = object.superview as? Window,
        window.rootViewController == nil
      {
        window.rootViewController = made
      }
      // Its view was there before it, and what it presents appears where it has appeared; a stack's own comes later.
      if controller.presentedBy == nil, !(object is SheetView), object.window != nil {
        made.beginAppearanceTransition(true, animated: false)
        made.endAppearanceTransition()
      }
    }
    for child in view.children { makeControllers(in: child) }
  }

  private func present(in view: ScenarioView) throws(DocumentError) {
    if let sheet = stage.views[view.id] as? SheetView {
      try present(sheet, view)
    } else if let controller = view.controller, let presenter = controller.presentedBy {
      guard let shown = stage.controllers[controller.id], let home = stage.controllers[presenter] else {
        throw view.place.error("expected a presenting controller of the same window, found \"\(presenter)\"")
      }
      home.present(shown)
      guard shown.presentingViewController === home else {
        throw view.place.error("\"\(presenter)\" cannot present \"\(controller.id)\": it presents another")
      }
    }
    for child in view.children { try present(in: child) }
  }

  // MARK: Recognizers

  private func build(_ gesture: ScenarioGesture, on view: View) throws(DocumentError) {
    guard let kind = stage.registry.recognizer(named: gesture.kind) else {
      throw Scenario.unknownKind(
        gesture.kind, gesture.place, expected: stage.registry.recognizers.map { $0.name })
    }
    guard let recognizer = kind.make() as? GestureRecognizer else {
      throw gesture.place.error("the kind \"\(gesture.kind)\" does not make a subclass of GestureRecognizer")
    }
    stage.add(recognizer, gesture.id)
    stage.gestureKinds[gesture.id] = kind
    recognizer.name = gesture.id
    if let behaviour = gesture.behaviour { (recognizer as? ScriptedRecognizer)?.behaviour = behaviour }
    try StageSetter(stage: stage).set(gesture.properties, of: recognizer, kind)
    // Only what was there answers, since being asked shows in a trace.
    let hasDelegate =
      gesture.delegate != nil || stage.actsInDelegate(of: gesture.id)
      || AnswerBook.delegateHooks.contains { stage.answers.knows(gesture.id, $0) }
    let hasHooks =
      !gesture.hooks.isEmpty || AnswerBook.subclassHooks.contains { stage.answers.knows(gesture.id, $0) }
    if hasDelegate || hasHooks {
      let script = ScriptedGesture(gesture, stage: stage)
      stage.scriptedGestures[gesture.id] = script
      if hasDelegate { recognizer.delegate = script }
      if hasHooks { stage.overrides[recognizer] = script }
    }
    view.addGestureRecognizer(recognizer)
  }
}

extension Scenario {
  /// Returns whether the file, or a step, gives a view a trait.
  fileprivate func sets(_ view: ScenarioView, _ isSought: (ViewTrait) -> Bool) -> Bool {
    func sets(_ step: ScenarioStep) -> Bool {
      guard case .setView(let id, let traits, _) = step.action else { return false }
      return id.isSame(as: view.id) && traits.contains(where: isSought)
    }
    if view.traits.contains(where: isSought) || callbacks.contains(where: { $0.steps.contains(where: sets) }) {
      return true
    }
    guard case .script(let steps) = input else { return false }
    return steps.contains(where: sets)
  }
}
