import TouchControls
import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchTableView
import TouchWindows

/// Writes the views, recognizers and links of a session as a file declares them.
struct SessionTree {
  let kinds: SessionKinds
  let names: SessionNames
  let roots: SessionRoots
  /// The windows with what is in them.
  private(set) var windows: [JSONValue] = []
  /// The failure requirements.
  private(set) var links: [JSONValue] = []
  /// What a file cannot express of them.
  private(set) var omissions: [String] = []
  /// Recognizers that were added after those that their view has by itself, which a file adds last.
  private(set) var reorderedGestures: [String] = []
  private var recognizers: [GestureRecognizer] = []

  init(of windows: [Window], _ kinds: SessionKinds, _ names: SessionNames, _ roots: SessionRoots) {
    self.kinds = kinds
    self.names = names
    self.roots = roots
    self.windows = windows.map { window($0) }
    links = recognizers.flatMap { waiter in
      waiter.requiredToFail.filter { other in recognizers.contains { $0 === other } }.map { link(waiter, to: $0) }
    }
  }

  private func link(_ waiter: GestureRecognizer, to other: any GestureRecognizing) -> JSONValue {
    JSONValue(
      .object([
        JSONMember("gesture", .init(.string(names.name(of: waiter)))),
        JSONMember("requiresFailureOf", .init(.string(names.name(of: other)))),
      ]))
  }

  // MARK: Views

  private mutating func window(_ window: Window) -> JSONValue {
    var members = [
      JSONMember("id", .init(.string(names.name(of: window)))), JSONMember("frame", Self.rect(window.frame)),
    ]
    if window.windowLevel.rawValue != 0 {
      members.append(JSONMember("level", .init(.number(window.windowLevel.rawValue))))
    }
    members += traits(of: window)
    members += gestures(of: window)
    let views = children(of: window)
    if !views.isEmpty { members.append(JSONMember("views", .init(.array(views)))) }
    return JSONValue(.object(members))
  }

  /// How deep the views of a file can lie in each other: two levels of JSON each, and some for what is on the last.
  static let deepest = 250
  private var depth = 0

  /// Files nest as trees do, so this recurses, as far as a reader would follow.
  private mutating func children(of view: View) -> [JSONValue] {
    // What a control is made of is made with it.
    let children = view.subviews.filter { !$0.isPartOfSuperview }
    guard !children.isEmpty else { return [] }
    guard depth < Self.deepest else {
      let omission = "views deeper than \(Self.deepest) levels are left out"
      if !omissions.has(omission) { omissions.append(omission) }
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return children.map { self.view($0) }
  }

  mutating func view(_ view: View) -> JSONValue {
    let name = names.name(of: view)
    var members = [JSONMember("id", .init(.string(name)))]
    let navigation = SessionRoots.navigation(of: view)
    let kind = navigation == nil ? kinds.kind(of: view) : nil
    if navigation != nil { members.append(JSONMember("kind", .init(.string(ScenarioLoader.navigationKind)))) }
    if let kind { members.append(JSONMember("kind", .init(.string(kind.name)))) }
    // The frame of a file is the one before the transform.
    let size = view.bounds.size
    let center = view.center
    let frame =
      view.transform.isIdentity
      ? view.frame
      : Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    members.append(JSONMember("frame", Self.rect(frame)))
    members += traits(of: view)
    if let control = view as? Control, !control.isEnabled { members.append(JSONMember("enabled", false)) }
    members += controller(of: view)
    if let kind, let fresh = kinds.fresh(view) {
      let set = Self.differences(kinds.properties(of: kind), of: view, from: fresh).filter {
        !$0.key.isSame(as: "isEnabled")
      }
      if !set.isEmpty { members.append(JSONMember("set", .init(.object(set)))) }
    }
    // Without a name a file's scroll view zooms its first child.
    if let scroll = view as? ScrollView, let zoomed = scroll.delegate?.viewForZooming(in: scroll),
      zoomed !== scroll, zoomed.isDescendant(of: scroll), zoomed !== view.subviews.first
    {
      members.append(JSONMember("viewForZooming", .init(.string(names.name(of: zoomed)))))
    }
    members += targets(of: view)
    members += gestures(of: view)
    if let navigation { return JSONValue(.object(members + self.navigation(navigation))) }
    if let table = view as? TableView { return JSONValue(.object(members + rows(of: table, name))) }
    let children = children(of: view)
    if !children.isEmpty { members.append(JSONMember("children", .init(.array(children)))) }
    return JSONValue(.object(members))
  }

  /// Returns how many rows a table has; what its data source and delegate answer is theirs.
  private mutating func rows(of table: TableView, _ name: String) -> [JSONMember] {
    omissions.append("the rows of \(name) are its data source's, of which a recorder knows their number alone")
    let counts = (0..<table.numberOfSections).map { Double(table.numberOfRows(inSection: $0)) }
    return [
      JSONMember("sections", Self.numbers(counts)), JSONMember("rowHeight", .init(.number(table.rowHeight))),
    ]
  }

  private mutating func controller(of view: View) -> [JSONMember] {
    guard let controller = view.rootController as? ViewController else { return [] }
    var members = [JSONMember("controller", .init(.string(names.name(of: controller))))]
    if let presenter = controller.presentingViewController, !(presenter.viewIfLoaded?.isPartOfSuperview ?? false) {
      members.append(JSONMember("presentedBy", .init(.string(names.name(of: presenter)))))
    }
    return members
  }

  private func targets(of view: View) -> [JSONMember] {
    let entries = Self.targets(of: view).map { JSONValue(.object(Self.members(of: $0))) }
    return entries.isEmpty ? [] : [JSONMember("targets", .init(.array(entries)))]
  }

  /// Returns the actions that a control sends up the chain, each with the name of its event.
  static func targets(of view: View) -> [(event: String, action: String)] {
    guard let control = view as? Control else { return [] }
    return control.chainActions.flatMap { events, name in events.names.map { ($0, name.rawValue) } }
  }

  /// Returns a target as a file declares it.
  static func members(of target: (event: String, action: String)) -> [JSONMember] {
    [JSONMember("for", .init(.string(target.event))), JSONMember("action", .init(.string(target.action)))]
  }

  // MARK: Recognizers

  private mutating func gestures(of view: View) -> [JSONMember] {
    let scroll = view as? ScrollView
    let own = SessionRoots.ownRecognizers(of: view)
    var entries: [JSONValue] = []
    var hasOwn = false
    for attached in view.attachedGestureRecognizers {
      guard let recognizer = attached as? GestureRecognizer else { continue }
      // What else a scroll view attaches to itself, files don't name.
      if let scroll, scroll.attachedByItself(recognizer), !scroll.namesInFiles(recognizer) { continue }
      recognizers.append(recognizer)
      if let scroll, scroll.namesInFiles(recognizer) {
        let kind = recognizer.traits.kind.rawValue
        _ = names.name(of: recognizer, wish: "\(names.name(of: view)).\(kind)")
        hasOwn = true
        continue
      }
      if own.contains(recognizer) {
        if SessionRoots.navigation(of: view) != nil {
          _ = names.name(of: recognizer, wish: "\(names.name(of: view)).\(recognizer.name ?? "")")
        }
        continue
      }
      let name = names.name(of: recognizer, wish: recognizer.name ?? recognizer.traits.kind.rawValue)
      if hasOwn { reorderedGestures += [name, names.name(of: view)] }
      if let entry = gesture(recognizer, name) { entries.append(entry) }
    }
    return entries.isEmpty ? [] : [JSONMember("gestures", .init(.array(entries)))]
  }

  private mutating func gesture(_ recognizer: GestureRecognizer, _ name: String) -> JSONValue? {
    guard let kind = kinds.kind(of: recognizer), let fresh = kind.make() as? GestureRecognizer else {
      omissions.append("\(name) is of a class that no plugin offers, and is left out")
      return nil
    }
    var members = [JSONMember("id", .init(.string(name))), JSONMember("kind", .init(.string(kind.name)))]
    let own: any GestureRecognizing = recognizer
    var set = Self.differences(BaseProperties.ofRecognizers, of: recognizer, from: fresh).filter {
      !$0.key.isSame(as: "name")
    }
    for member in Self.differences(kind.properties, of: own, from: fresh)
    where !set.contains(where: { $0.key.isSame(as: member.key) }) { set.append(member) }
    if !set.isEmpty { members.append(JSONMember("set", .init(.object(set)))) }
    if let scripted = recognizer as? ScriptedRecognizer { members += Self.behaviour(scripted.behaviour) }
    return JSONValue(.object(members))
  }
}
