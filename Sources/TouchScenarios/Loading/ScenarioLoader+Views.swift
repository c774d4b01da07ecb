import TouchPlugins
import TouchViews

extension ScenarioLoader {
  /// Returns the windows: one, unless the file declares others.
  func windows() throws(DocumentError) -> [ScenarioWindow] {
    guard let windows = try document.optional("windows") else { return [try singleWindow()] }
    for key in ["window", "views"] {
      if let other = try document.optional(key) {
        throw other.error("expected either \"\(key)\" or \"windows\", found both")
      }
    }
    let all = try windows.list(window)
    guard !all.isEmpty else { throw windows.error("expected at least one window") }
    return all
  }

  private func singleWindow() throws(DocumentError) -> ScenarioWindow {
    let views = try document.optional("views")?.list(view) ?? []
    guard let cursor = try document.optional("window") else {
      let view = ScenarioView(
        id: "window", kind: Self.windowKind, frame: Self.windowFrame, children: views, place: document)
      return ScenarioWindow(level: 0, view: view)
    }
    try cursor.rejectUnknownKeys(allowed: ["size", "gestures"] + Self.windowKeys)
    var frame = Self.windowFrame
    if let size = try cursor.optional("size")?.numbers(count: 2) {
      frame.size = Size(width: size[0], height: size[1])
    }
    var view = ScenarioView(id: "window", kind: Self.windowKind, frame: frame, children: views, place: cursor)
    view.traits = try traits(cursor)
    view.gestures = try gestures(cursor)
    return ScenarioWindow(level: 0, view: view)
  }

  private func window(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioWindow {
    try cursor.rejectUnknownKeys(allowed: ["id", "frame", "level", "views", "gestures"] + Self.windowKeys)
    var view = ScenarioView(
      id: try cursor.required("id").string(), kind: Self.windowKind,
      frame: try cursor.required("frame").rect(),
      children: try cursor.optional("views")?.list(self.view) ?? [], place: cursor)
    view.traits = try traits(cursor)
    view.gestures = try gestures(cursor)
    return ScenarioWindow(level: try cursor.optional("level")?.number() ?? 0, view: view)
  }

  /// The name that stands in place of a window's kind.
  static var windowKind: String { "window" }
  private static var windowFrame: Rect { Rect(x: 0, y: 0, width: 400, height: 800) }
  private static var windowKeys: [String] {
    [
      "bounds", "hidden", "alpha", "userInteraction", "multipleTouch", "exclusiveTouch", "transform",
      "touchArea",
      "hitTest", "touches", "gestureRecognizerShouldBegin", "canBecomeFirstResponder",
      "canResignFirstResponder", "keyCommands", "safeAreaInsets",
    ]
  }

  // MARK: Views

  func view(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioView { try view(cursor, inStack: nil) }

  /// Reads a view; a root view of a navigation controller's stack fills a place.
  func view(_ cursor: JSONCursor, inStack place: Rect?) throws(DocumentError) -> ScenarioView {
    let kind = try cursor.optional("kind")?.string() ?? "view"
    let isNavigation = kind.isSame(as: Self.navigationKind)
    try cursor.rejectUnknownKeys(
      allowed: [
        "id", "kind", "frame", "enabled", "controller", "presentedBy", "targets", "gestures", "set",
        "children",
      ]
        + ViewTraitReader.fileKeys + (isNavigation ? Self.navigationKeys : [])
        + (place == nil ? [] : Self.itemKeys) + Self.tableKeys)
    let frame = if let place { place } else { try cursor.required("frame").rect() }
    var view = ScenarioView(
      id: try cursor.required("id").string(), kind: kind, frame: frame,
      children: try cursor.optional("children")?.list(self.view) ?? [], place: cursor)
    view.traits = try traits(cursor)
    if let enabled = try cursor.optional("enabled") {
      view.properties.append(
        PropertySetting(name: "isEnabled", value: .flag(try enabled.bool()), place: enabled))
    }
    if let set = try cursor.optional("set") {
      if let control = try set.optional("refreshControl") { view.children.append(try refreshControl(control)) }
      let (traits, properties) = try viewSettings(set.object().filter { !$0.key.isSame(as: "refreshControl") })
      view.traits += traits
      view.properties += properties
    }
    if cursor.isTable {
      view.table = try table(cursor)
    } else {
      for key in Self.tableKeys {
        if let other = try cursor.optional(key) { throw other.error("expected \"\(key)\" of a table alone") }
      }
    }
    view.controller = try controller(cursor)
    view.targets = try cursor.optional("targets")?.list(target) ?? []
    view.gestures = try gestures(cursor)
    if isNavigation { try addNavigation(cursor, to: &view) }
    if place != nil { view.item = try item(cursor) }
    return view
  }

  private func traits(_ cursor: JSONCursor) throws(DocumentError) -> [ViewTrait] {
    var traits: [ViewTrait] = []
    for (key, value) in try cursor.object()
    where ViewTraitReader.fileKeys.has(key) || key.isSame(as: "safeAreaInsets") {
      if let trait = try ViewTraitReader(ids: ids).trait(key, value) { traits.append(trait) }
    }
    return traits
  }

  /// Settings of a view by their keys in files, by UIKit's names, or by names that only the kind knows.
  func viewSettings(
    _ members: [(key: String, value: JSONCursor)]
  ) throws(DocumentError) -> ([ViewTrait], [PropertySetting]) {
    var traits: [ViewTrait] = []
    var properties: [PropertySetting] = []
    for (key, value) in members {
      if let trait = try ViewTraitReader(ids: ids).trait(key, value) {
        traits.append(trait)
      } else {
        let name = key.isSame(as: "enabled") ? "isEnabled" : key
        properties.append(PropertySetting(name: name, value: try value.propertyValue(), place: value))
      }
    }
    return (traits, properties)
  }

  private func controller(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioController? {
    let presenter = try cursor.optional("presentedBy")
    guard let controller = try cursor.optional("controller") else {
      if let presenter { throw presenter.error("expected the key \"controller\" beside it, found none") }
      return nil
    }
    let id = try controller.string()
    let presentedBy = try presenter.map { cursor throws(DocumentError) in try ids.controller(cursor) }
    if let presenter, presentedBy.map({ $0.isSame(as: id) }) ?? false {
      throw presenter.error("expected another controller, found \"\(id)\" itself")
    }
    return ScenarioController(id: id, presentedBy: presentedBy)
  }

  private func target(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioTarget {
    try cursor.rejectUnknownKeys(allowed: ["for", "action"])
    return ScenarioTarget(
      event: try cursor.required("for").string(), action: try cursor.required("action").string(),
      place: try cursor.required("for"))
  }
}

extension ScenarioView {
  /// Makes a view of which only the place is known.
  init(id: String, kind: String, frame: Rect, children: [ScenarioView], place: JSONCursor) {
    self.init(
      id: id, kind: kind, frame: frame, traits: [], properties: [], targets: [], gestures: [],
      children: children,
      place: place)
  }
}
