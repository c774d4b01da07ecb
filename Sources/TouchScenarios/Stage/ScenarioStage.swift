import TouchControls
import TouchGestures
package import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTableView
import TouchTransitions
package import TouchWindows

/// The objects of a scenario while it runs, and their names.
package final class ScenarioStage {
  let registry: PluginRegistry
  let application: Application
  let applicationDelegate = StageDelegate()
  let answers: AnswerBook
  /// The answers of the file that replace overrides.
  let overrides = StageAnswers()
  package var windows: [Window] = []
  var views = Table<String, View>()
  var viewKinds = Table<String, NodeDescription>()
  var scripts = Table<String, ScriptedView>()
  var controllers = Table<String, ViewController>()
  /// The navigation controllers with their entries of the file, by the ids of their views.
  var navigations = Table<String, ScriptedNavigation>()
  private(set) var gestures = Table<String, GestureRecognizer>()
  var gestureKinds = Table<String, RecognizerDescription>()
  var scriptedGestures = Table<String, ScriptedGesture>()
  private(set) lazy var scrollDelegate = ScriptedScrollDelegate(stage: self)
  /// The data sources of collection views, which these do not retain.
  var dataSources = Table<String, ScriptedDataSource>()
  /// The delegates and data sources of tables.
  var tables = Table<String, ScriptedTable>()
  private var names = Table<ObjectIdentifier, String>()
  private var fileGestures = Table<ObjectIdentifier, String>()
  /// How views look, and what recognizers do to them.
  let shows: ScenarioShows
  private(set) var effects: [StageEffect] = []
  /// Where the centers of views that slide are in the file.
  var homes = Table<String, Point>()
  /// The recognizers that views have by themselves, which the log shows in questions alone.
  private(set) var ownGestures = Table<String, any GestureRecognizing>()

  /// Performs what code does during a call.
  var onCallback: ((ScenarioCallback) -> Void)?
  /// Called when a cell's `isSelected` became another.
  var onSelection: ((ScriptedCell) -> Void)?
  /// Called when a controller appears or disappears.
  var onAppearance: ((ViewController, String) -> Void)?
  /// What keeps the controllers that present sheets where the file has none.
  var presenters: [ViewController] = []
  private let callbacks: [ScenarioCallback]
  private var callCounts = Table<String, Int>()
  /// The arguments of the touch method in which a callback runs.
  private var handed: HandedTouches?

  init(_ scenario: Scenario, registry: PluginRegistry) {
    callbacks = scenario.callbacks
    shows = scenario.shows
    var registry = registry
    registry.install(ScriptedPlugin())
    self.registry = registry
    application = Application(context: TouchContext(registry: registry, settings: scenario.settings))
    answers = AnswerBook(scenario.answers)
    application.context.state.answers = overrides
    application.context.sheetSettings = scenario.sheetSettings
    application.context.tableSettings = scenario.tableSettings
    application.context.transitionSettings = scenario.transitionSettings
    application.context.scrollSettings = scenario.scrollSettings
    application.context.settings.keyboardFrame = scenario.keyboardFrame
    if let policy = scenario.scrollHandOver { application.context.scrollHandOver = policy }
    applicationDelegate.context = application.context
    application.delegate = applicationDelegate
    name(application, "application")
    name(applicationDelegate, "appDelegate")
  }

  /// Cancels the touches while everything is still there, and detaches the stage from objects that outlive it.
  deinit {
    onCallback = nil
    for effect in effects { effect.stop() }
    for view in views.pairs {
      (view.value as? ScriptedCell)?.stage = nil
      (view.value as? ScriptedSearchView)?.stage = nil
    }
    application.cancelAllTouches(at: context.now)
    onAppearance = nil
    // Those of a window without a root controller.
    for presenter in presenters { presenter.presentingViewController?.releasePresentations() }
    for view in views.pairs {
      (view.value as? SheetView)?.takeDown()
      (view.value as? NavigationView)?.takeDown()
    }
    context.state.answers = nil
    applicationDelegate.context = nil
    for script in scriptedGestures.pairs where gestures[script.key]?.delegate === script.value {
      gestures[script.key]?.delegate = nil
    }
  }

  package var context: TouchContext { application.context }

  // MARK: Names

  func name(_ object: AnyObject, _ id: String) { names[ObjectIdentifier(object as AnyObject)] = id }

  /// Adds a recognizer of the file.
  func add(_ recognizer: GestureRecognizer, _ id: String) {
    gestures[id] = recognizer
    fileGestures[ObjectIdentifier(recognizer)] = id
    name(recognizer, id)
  }

  /// Returns the id of a recognizer of the file; `nil` for one that a view has by itself.
  func fileID(of recognizer: any GestureRecognizing) -> String? {
    fileGestures[ObjectIdentifier(recognizer as AnyObject)]
  }

  /// Returns the id of an object of the scenario; `nil` for one that the file does not name.
  package func knownID(of object: AnyObject) -> String? { names[ObjectIdentifier(object as AnyObject)] }

  /// Returns the id of an object of the scenario; empty for one that the file does not name.
  func id(of object: AnyObject) -> String { knownID(of: object) ?? "" }

  /// Names a recognizer that a view has by itself after the view and what the recognizer calls itself.
  func name(own recognizer: any GestureRecognizing, of view: String) {
    let id = view + "." + (recognizer.name ?? recognizer.traits.kind.rawValue)
    name(recognizer, id)
    ownGestures[id] = recognizer
    gestureKinds[id] = registry.recognizer(named: recognizer.traits.kind.rawValue)
  }

  /// Returns a recognizer by its id, also one that a view has by itself.
  func gesture(_ id: String) -> (any GestureRecognizing)? { gestures[id] ?? ownGestures[id] }

  /// Returns a responder by its id.
  func responder(_ id: String) -> (any Responder)? {
    if let view = views[id] { return view }
    if let controller = controllers[id] { return controller }
    return id.isSame(as: "application") ? application : id.isSame(as: "appDelegate") ? applicationDelegate : nil
  }

  /// Returns the overrides of a controller, the application or its delegate by its id.
  func responderScript(of id: String) -> ScriptedResponder? {
    guard views[id] == nil, let responder = responder(id) as? ResponderObject else { return nil }
    if let script = overrides[responder] as? ScriptedResponder { return script }
    let script = ScriptedResponder()
    overrides[responder] = script
    return script
  }

  /// Returns the node of the file that a node is or is inside; `nil` when there is none.
  func namedID(of node: any HitTestNode) -> String? {
    var next: (any HitTestNode)? = node
    var walk = CycleGuard()
    while let node = next, walk.admits(node) {
      if let id = knownID(of: node) { return id }
      next = node.nodeParent
    }
    return nil
  }

  // MARK: Calls

  /// Reports that code of the scenario is called, a touch method with its arguments.
  func called(_ subject: String, _ call: String, with touches: HandedTouches? = nil) {
    guard !callbacks.isEmpty else { return }
    let outer = handed
    handed = touches
    defer { handed = outer }
    let number = (callCounts[subject + " " + call] ?? 0) + 1
    callCounts[subject + " " + call] = number
    for callback in callbacks
    where !callback.isByLine && callback.number == number && callback.call.isSame(as: call)
      && callback.subject.isSame(as: subject)
    {
      onCallback?(callback)
    }
  }

  /// Whether code of the scenario does something when the log gets a line.
  var actsByLine: Bool { callbacks.contains { $0.isByLine } }

  /// Reports that the log got a line, without its time: code of the scenario is called there.
  func wrote(_ line: String) {
    let number = (callCounts[line] ?? 0) + 1
    callCounts[line] = number
    for callback in callbacks
    where callback.isByLine && callback.number == number && callback.call.isSame(as: line) {
      onCallback?(callback)
    }
  }

  /// Calls the same touch method of a responder as the one in which a callback runs, with the same arguments.
  func passTouches(to id: String) {
    guard let handed, let responder = responder(id) else { return }
    responder.call(handed.phase, handed.touches, handed.event)
  }

  /// Returns whether code of the scenario does something when a recognizer's delegate is asked.
  func actsInDelegate(of gesture: String) -> Bool {
    callbacks.contains { !$0.isByLine && $0.subject.isSame(as: gesture) && !$0.call.isSame(as: "action") }
  }

  /// Prepares a responder to record its calls.
  func listenToCalls() throws(DocumentError) {
    let stage = OwnerReference(wrappedValue: self)
    var heard = Table<String, Bool>()
    for callback in callbacks where !callback.isByLine && heard.insert(callback.subject + " " + callback.call) {
      let (subject, call) = (callback.subject, callback.call)
      if controllers[subject] != nil { continue }
      if let recognizer = gestures[subject] {
        if call.isSame(as: "action") { recognizer.addAction { _ in stage.wrappedValue.called(subject, call) } }
      } else if ScriptLoader.viewCalls.has(call) {
        _ = script(of: subject)
      } else {
        guard let control = views[subject] as? Control, let events = ControlEvents(named: call) else {
          throw callback.place.error("expected a control for \"\(call)\", found \"\(subject)\"")
        }
        control.addAction(for: events) { _ in stage.wrappedValue.called(subject, call) }
      }
    }
  }

  /// Applies the values of recognizers to views, as the file declares.
  func connectEffects() {
    effects = shows.effects.map { StageEffect($0, stage: self) }
    for effect in effects { effect.connect() }
  }

  // MARK: Overrides

  /// Returns the overrides of a view, made when they are first needed: a view without any is faster.
  func script(of id: String) -> ScriptedView {
    if let script = scripts[id] { return script }
    let script = ScriptedView(id: id, stage: self)
    scripts[id] = script
    if let view = views[id] { attach(script, to: view) }
    return script
  }

  /// Lets a script answer in place of a view's overrides.
  func attach(_ script: ScriptedView, to view: View) {
    overrides[view] = script
    view.isScripted = true
  }

  /// Returns whether the log shows what a view's gate answers.
  func showsGate(of id: String) -> Bool {
    scripts[id]?.overridesGate ?? false || viewKinds[id]?.hasGate ?? false
  }
}
