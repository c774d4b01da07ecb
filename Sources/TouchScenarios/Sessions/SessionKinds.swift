import TouchGestures
import TouchPlugins
import TouchWindows

/// Finds the kinds of a registry by the classes of live objects.
final class SessionKinds {
  private var views: [(type: ObjectIdentifier, kind: NodeDescription)] = []
  private var recognizers: [(type: ObjectIdentifier, kind: RecognizerDescription)] = []
  /// What was found for each class, since a session asks anew after each event.
  private var foundViews = Table<ObjectIdentifier, NodeDescription?>()
  private var foundRecognizers = Table<ObjectIdentifier, RecognizerDescription?>()

  private let registry: PluginRegistry
  /// The answers of a file, which count outside windows, too.
  private let answers: StageAnswers?

  init(_ registry: PluginRegistry, answers: StageAnswers?) {
    self.registry = registry
    self.answers = answers
    for kind in registry.nodes {
      guard let made = kind.make(Rect(x: 0, y: 0, width: 10, height: 10)) as? View else { continue }
      views.append((ObjectIdentifier(type(of: made)), kind))
    }
    for kind in registry.recognizers {
      guard let made = kind.make() as? GestureRecognizer else { continue }
      recognizers.append((ObjectIdentifier(type(of: made)), kind))
    }
  }

  /// Returns the kind of a view, of its own class or the nearest that it inherits from; `nil` for a plain view.
  func kind(of view: View) -> NodeDescription? {
    let own = ObjectIdentifier(type(of: view))
    if let found = foundViews[own] { return found }
    let kind = Self.classes(of: view).compactMap { type in views.first { $0.type == type }?.kind }.first
    foundViews[own] = .some(kind)
    return kind
  }

  /// Returns the properties of a kind of view.
  func properties(of kind: NodeDescription) -> [PropertyDescription<any TouchNode>] { registry.properties(of: kind) }

  /// Returns the kind of a recognizer, of its own class or the nearest that it inherits from.
  func kind(of recognizer: any GestureRecognizing) -> RecognizerDescription? {
    guard let recognizer = recognizer as? GestureRecognizer else { return nil }
    let own = ObjectIdentifier(type(of: recognizer))
    if let found = foundRecognizers[own] { return found }
    let kind = Self.classes(of: recognizer).compactMap { type in recognizers.first { $0.type == type }?.kind }.first
    foundRecognizers[own] = .some(kind)
    return kind
  }

  /// Returns whether a view is of a class that no plugin offers, and may override anything.
  func isUnknown(_ view: View) -> Bool {
    let own = ObjectIdentifier(type(of: view))
    return own != ObjectIdentifier(View.self) && !views.contains { $0.type == own } && !Self.isWindow(view)
      && !view.isPartOfSuperview && !(view is ScriptedCell) && !(view is ScriptedSearchView)
  }

  /// Returns whether a recognizer comes with its view, as those of a control's own.
  func isMadeByItsView(_ recognizer: any GestureRecognizing) -> Bool {
    guard let view = recognizer.node as? View else { return false }
    return view.isPartOfSuperview || SessionRoots.ownRecognizers(of: view).contains(recognizer)
  }

  private static func isWindow(_ view: View) -> Bool {
    ObjectIdentifier(type(of: view)) == ObjectIdentifier(Window.self)
  }

  /// Returns whether the answers of a node's gate are not those of its kind.
  func overridesGate(_ node: any TouchNode) -> Bool {
    guard let view = node as? View else { return true }
    return isUnknown(view) || (answers?[view] as? ScriptedView)?.overridesGate ?? false
  }

  /// Returns whether a recognizer's hooks are not those of its kind.
  func overridesHooks(_ recognizer: any GestureRecognizing) -> Bool {
    guard let recognizer = recognizer as? GestureRecognizer else { return false }
    let own = ObjectIdentifier(type(of: recognizer))
    if script(of: recognizer) != nil { return true }
    return !recognizers.contains { $0.type == own } && !isMadeByView(recognizer)
  }

  /// Returns whether the view that a recognizer is on makes such a one for itself.
  private func isMadeByView(_ recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.node as? View, let fresh = fresh(view) else { return false }
    let own = ObjectIdentifier(type(of: recognizer))
    return fresh.attachedGestureRecognizers.contains { other in
      (other as? GestureRecognizer).map { ObjectIdentifier(type(of: $0)) == own } ?? false
    }
  }

  /// Returns whether an object other than a file or the recognizer's own view answers for it.
  func hasDelegate(_ recognizer: any GestureRecognizing) -> Bool {
    guard let delegate = recognizer.delegate else { return false }
    return !(delegate is ScriptedGesture) && delegate !== recognizer.node && delegate !== recognizer
  }

  /// Returns the delegate that a file gave to a recognizer.
  func scriptedDelegate(of recognizer: any GestureRecognizing) -> ScriptedGesture? {
    recognizer.delegate as? ScriptedGesture
  }

  /// Returns the answers that a file gives instead of a recognizer's hooks.
  func script(of recognizer: any GestureRecognizing) -> ScriptedGesture? {
    answers?[recognizer] as? ScriptedGesture
  }

  /// Returns a new object of a view's kind, for its defaults.
  func fresh(_ view: View) -> View? {
    // A navigation controller's view keeps its controller, which keeps it.
    SessionRoots.navigation(of: view) == nil ? kind(of: view)?.make(view.frame) as? View : View(frame: view.frame)
  }

  /// Returns the class of a view and those that it inherits from; Embedded Swift has no mirrors, and knows the class alone.
  private static func classes(of view: View) -> [ObjectIdentifier] {
    [ObjectIdentifier(type(of: view))] + superclasses(of: view)
  }

  private static func classes(of recognizer: GestureRecognizer) -> [ObjectIdentifier] {
    [ObjectIdentifier(type(of: recognizer))] + superclasses(of: recognizer)
  }

  private static func superclasses(of object: AnyObject) -> [ObjectIdentifier] {
    var types: [ObjectIdentifier] = []
    #if !hasFeature(Embedded)
      var mirror = Mirror(reflecting: object).superclassMirror
      while let current = mirror {
        if let type = current.subjectType as? AnyClass { types.append(ObjectIdentifier(type)) }
        mirror = current.superclassMirror
      }
    #endif
    return types
  }
}
