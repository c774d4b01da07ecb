/// What asks the Objective-C runtime: names and classes at run time, messages by name, values by key.
extension Porter {
  /// Free names of the runtime, with what to do instead.
  private static let runtime: [(word: String, advice: String)] = [
    ("NSStringFromClass", "the names are those of this library, with their modules: TouchViews.View, not UIView"),
    (
      "NSClassFromString",
      "finds classes by the names of this library, with their modules; for one of UIKit it returns nil"
    ),
    ("NSSelectorFromString", "no selectors from strings: write Action(\"name\", Owner.method)"),
    ("sel_registerName", "no selectors from strings: write Action(\"name\", Owner.method)"),
    ("NSStringFromSelector", "the name of an action is its name.rawValue"),
    ("sel_getName", "the name of an action is its name.rawValue"),
    ("NSProtocolFromString", "protocols are not found by their names"),
    ("NSStringFromProtocol", "write String(describing:)"),
    ("NSInvocation", "messages are not values here: use a closure"),
    ("NSMethodSignature", "messages are not values here: use a closure"),
    ("NSProxy", "messages are not values here: write each method"),
    ("autoreleasepool", "take it out: references are counted"),
  ]

  /// What the names of the runtime's functions of C begin with, with what to do instead.
  private static let functions: [(prefix: String, advice: String)] = [
    ("objc_getAssociated", "associated objects: use a stored property, or a table by ObjectIdentifier"),
    ("objc_setAssociated", "associated objects: use a stored property, or a table by ObjectIdentifier"),
    ("objc_removeAssociated", "associated objects: use a stored property, or a table by ObjectIdentifier"),
    ("objc_sync_", "a lock: the engine runs on one thread"),
    ("object_getClass", "write type(of:)"), ("class_getName", "write String(describing:)"),
    ("method_", "methods are not exchanged at run time: override them, or add a gate"),
    ("class_", "classes are not changed at run time: subclass them"),
    ("imp_", "methods are not exchanged at run time: override them, or add a gate"),
    ("objc_", "there is no Objective-C runtime"), ("object_", "there is no Objective-C runtime"),
    ("protocol_", "there is no Objective-C runtime"), ("property_", "there is no Objective-C runtime"),
    ("ivar_", "there is no Objective-C runtime"), ("sel_", "there is no Objective-C runtime"),
  ]

  /// Methods of `NSObject`, each with the label of its first argument, and what to do instead.
  private static let methods: [(word: String, label: String, advice: String)] = [
    ("isKind", "of", "write object is Type"), ("isMember", "of", "write type(of: object) == Type.self"),
    ("responds", "to", "no object is asked for its methods; for an action, canPerformAction(_:withSender:)"),
    ("instancesRespond", "to", "no class is asked for its methods"),
    ("conforms", "to", "write object is Protocol"),
    ("value", "forKey", "values have no keys: name the property"),
    ("value", "forKeyPath", "values have no keys: name the property, or use a key path of Swift"),
    ("addObserver", "forKeyPath", "key-value observing: use didSet"),
    ("setValue", "forKey", "values have no keys: name the property"),
    ("setValue", "forKeyPath", "values have no keys: name the property, or use a key path of Swift"),
  ]

  /// Objects whose values have keys also here.
  private static let keyed = ["UserDefaults", "standard", "defaults", "userDefaults", "layer", "coder"]

  /// Rewrites questions about a class, and notes what asks the runtime.
  mutating func portRuntime() {
    for index in list.indices where list[index].kind == .identifier {
      let word = list[index].text
      if list.text(list.previous(index)) == "." {
        noteMethod(index)
      } else if let found = Self.runtime.first(where: { $0.word == word }) {
        note(.runtime, index, "\(word): \(found.advice)")
      } else if list.text(list.next(index)) == "(",
        let found = Self.functions.first(where: { word.hasPrefix($0.prefix) }), !declaresFunction(word)
      {
        note(.runtime, index, "\(word): \(found.advice)")
      } else if word.hasPrefix("NSStringFromCG") || word.hasPrefix("NSStringFromUI") {
        note(.runtime, index, "\(word): write String(describing:), whose text differs")
      }
    }
    for index in list.indices where list[index].text == "#keyPath" {
      note(.runtime, index, "#keyPath: write the name, or a key path of Swift")
    }
    noteSubclasses()
  }

  private func declaresFunction(_ name: String) -> Bool {
    list.indices.contains { list[$0].text == name && list.text(list.previous($0)) == "func" }
  }

  private mutating func noteMethod(_ index: Int) {
    let word = list[index].text
    guard let open = list.next(index), list[open].text == "(", let arguments = arguments(open) else { return }
    let labels = arguments.map { $0.label }
    guard let found = Self.methods.first(where: { $0.word == word && labels.contains($0.label) }) else { return }
    if word == "isKind" || word == "isMember", portClassTest(index, arguments) { return }
    if word == "responds", portContextTest(index, open) { return }
    if found.label.hasPrefix("forKey"), let dot = list.previous(index),
      Self.keyed.contains(list.text(list.previous(dot)))
    {
      return
    }
    note(.runtime, index, "\(word)(\(labels.first ?? ""):…): \(found.advice)")
  }

  /// Turns `view.isKind(of: UIButton.self)` into `(view is UIButton)`; returns whether it could.
  private mutating func portClassTest(_ index: Int, _ arguments: [Argument]) -> Bool {
    guard arguments.count == 1, list[arguments[0].end].text == "self", let dot = list.previous(arguments[0].end),
      list[dot].text == ".", dot > arguments[0].value, let point = list.previous(index),
      let close = list.next(arguments[0].end)
    else { return false }
    guard let start = startOfName(before: point) else { return false }
    let isKind = list[index].text == "isKind"
    list.replace(start, with: (isKind ? "(" : "(type(of: ") + list[start].text)
    list.remove(point..<arguments[0].value)
    list.replace(point, with: isKind ? " is " : ") == ")
    if isKind { list.remove(dot...arguments[0].end) }
    list.replace(close, with: ")")
    return true
  }

  /// Returns where an object begins that is a name, or names with dots between them.
  private func startOfName(before point: Int) -> Int? {
    guard var start = list.previous(point), list[start].kind == .identifier else { return nil }
    while let before = list.previous(start), list[before].text == ".", let name = list.previous(before) {
      guard list[name].kind == .identifier else { return nil }
      start = name
    }
    return start
  }

  /// Turns `context.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:)))` into `true`: each context
  /// has all its methods; returns whether it could.
  private mutating func portContextTest(_ index: Int, _ open: Int) -> Bool {
    guard let close = list.end(of: open), let point = list.previous(index), let start = startOfName(before: point),
      (open...close).contains(where: { Self.contexts.contains(list[$0].text) })
    else { return false }
    list.remove(start...close)
    list.replace(start, with: "true")
    return true
  }

  /// The protocols of contexts, which the library alone implements.
  private static let contexts = [
    "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinatorContext",
    "UIViewControllerTransitionCoordinator",
  ]

  /// Notes classes that inherit from what has no subclasses here, such as doubles of touches in tests.
  private mutating func noteSubclasses() {
    for index in list.indices where list[index].text == "class" && list[index].kind == .identifier {
      guard let name = list.next(index), let colon = list.next(name), list[colon].text == ":",
        let supertype = list.next(colon), ["UITouch", "UIEvent", "UIPress"].contains(list[supertype].text)
      else { continue }
      note(
        .member, supertype,
        "a subclass of \(list[supertype].text): the engine makes them; send samples, as TouchDriver of TouchTesting does"
      )
    }
  }

  // MARK: Places

  /// The methods that return or take a place in a view; of a node here, so that trees of one's own have them.
  private static let placing = [
    "location", "translation", "velocity", "setTranslation", "azimuthAngle", "azimuthUnitVector",
  ]

  /// Widens the parameters of overrides that say in which view a place is.
  mutating func portPlaces() {
    for index in list.indices where Self.placing.contains(list[index].text) {
      guard let function = list.previous(index), list[function].text == "func",
        modifiers(before: function).contains(where: { list[$0].text == "override" }),
        let open = list.next(index), let close = list.end(of: open), let arguments = arguments(open),
        let place = arguments.first(where: { list[$0.start].text == "in" }),
        let type = (place.start...place.end).first(where: { list[$0].text == "UIView" })
      else { continue }
      list.replace(type, with: "(any \(spelled("TouchNode")))")
      guard let colon = (place.start...place.end).first(where: { list[$0].text == ":" }),
        let name = list.previous(colon), let body = list.indices.first(where: { $0 > close && list[$0].text == "{" }),
        let end = list.end(of: body)
      else { continue }
      let isUsed = (body...end).contains { use in
        list[use].text == list[name].text && list[use].kind == .identifier
          && !(list.text(list.previous(use)) == ":" && list.text(list.previous(list.previous(use))) == "in")
          && list.text(list.next(use)) != ":"
      }
      if isUsed { note(.member, name, "\(list[name].text) is any node here: write \(list[name].text) as? View") }
    }
  }
}
