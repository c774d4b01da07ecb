import TouchGestures
import TouchPlugins
import TouchScenarios
import TouchViews

extension ArrangementWriter {
  /// Adds the views in a view, back to front; rows of equal views become a loop.
  func add(children: [ScenarioView], of parent: ScenarioView, to owner: String) {
    var index = 0
    while index < children.count {
      let rows = run(in: children, from: index)
      if rows.count >= 3 {
        addLoop(rows, to: owner)
        index += rows.count
      } else {
        add(children[index], of: parent, to: owner)
        index += 1
      }
    }
  }

  private func add(_ view: ScenarioView, of parent: ScenarioView, to owner: String) {
    if let navigation = view.navigation { return add(navigation, view, to: owner) }
    let name = names[view.id]
    let className = self.className(of: view)
    members.append(CodeLine("let \(name) = " + made(view, className), path: view.place.path))
    if view.kind.isSame(as: "refreshControl") {
      setUp.append(CodeLine("\(owner).refreshControl = \(name)"))
    } else if view.kind.isSame(as: "sheet") {
      present(view, name)
    } else {
      setUp.append(CodeLine("\(owner).addSubview(\(name))"))
    }
    write(traits: view.traits, of: name, view)
    if let table = view.table { addRows(of: view, table, to: name) }
    addGestures(of: view, to: name)
    add(children: view.children, of: view, to: name)
    if needsDelegate(view) {
      setUp.append(CodeLine("\(name).delegate = self"))
    }
    if view.kind.isSame(as: "segmentedControl") {
      setUp.append(CodeLine("\(name).frame = \(spelling.text(view.frame))", path: view.place.path + ".frame"))
    }
    if isApples, view.properties.contains(where: { PropertyCode.ownNames.has($0.name) }) {
      note("how a drag is handed over to other scroll views, which UIKit does not ask")
    }
    setUp += PropertyCode(spelling: spelling, isApples: isApples).lines(
      view.properties.filter { isWritten($0, of: view) }, of: name
    ) { property in standard(property, of: view) }
    for target in view.targets {
      let action = spelling.isUIKit ? "Selector(\"\(target.action)\")" : "Action(named: \"\(target.action)\")"
      setUp.append(
        CodeLine("\(name).addTarget(nil, action: \(action), for: .\(target.event))", path: target.place.path))
    }
    addRefreshing(view, name)
  }

  /// Returns whether a property is set by an assignment to the view.
  private func isWritten(_ setting: PropertySetting, of view: ScenarioView) -> Bool {
    !view.kind.isSame(as: "sheet") && !setting.name.isSame(as: "numberOfSegments")
      && !(isApples && PropertyCode.ownNames.has(setting.name))
  }

  /// Returns whether a scroll view needs a delegate for what the file says.
  func needsDelegate(_ view: ScenarioView) -> Bool {
    zoomed(in: view) != nil || view.traits.contains { if case .targetContentOffset = $0 { true } else { false } }
  }

  /// Returns the id of the view that a scroll view zooms.
  func zoomed(in view: ScenarioView) -> String? {
    for case .viewForZooming(let id) in view.traits { return id }
    let zooms = view.properties.contains {
      $0.name.isSame(as: "maximumZoomScale") || $0.name.isSame(as: "minimumZoomScale")
    }
    return zooms ? view.children.first?.id : nil
  }

  private func standard(_ property: String, of view: ScenarioView) -> PropertyValue? {
    guard let kind = registry.node(named: view.kind) else { return nil }
    let fresh = kind.make(view.frame)
    return registry.properties(of: kind).first { $0.name.isSame(as: property) }?.get(fresh)
  }

  /// Returns the expression that makes a view.
  private func made(_ view: ScenarioView, _ className: String) -> String {
    switch view.kind {
    case "segmentedControl":
      let count = view.properties.first { $0.name.isSame(as: "numberOfSegments") }?.value.integer ?? 0
      let titles = (0..<max(0, min(count, 64))).map { "\"\($0 + 1)\"" }.joined(separator: ", ")
      return className + "(items: [\(titles)])"
    case "refreshControl" where spelling.isUIKit || view.frame.size.height == 60: return className + "()"
    case "collectionView" where isApples:
      note("a data source and a layout, by which UIKit places cells")
      return "\(className)(frame: \(spelling.text(view.frame)), collectionViewLayout: UICollectionViewFlowLayout())"
    default: return "\(className)(frame: \(spelling.text(view.frame)))"
    }
  }

  /// Returns the class of a view: its kind's, or a subclass that is written after the controller.
  private func className(of view: ScenarioView) -> String {
    let kind = kindName(of: view)
    let overrides = overrides(of: view)
    guard !overrides.isEmpty else { return kind }
    let own = CodeNames.capitalized(CodeNames.identifier(view.id, orElse: "view")) + "View"
    further += [CodeLine(""), CodeLine("final class \(own): \(kind) {")] + overrides.indented() + [CodeLine("}")]
    return own
  }

  private func kindName(of view: ScenarioView) -> String {
    switch view.kind {
    case "view", "sheet": return spelling.type("View")
    case "cell": return spelling.type("CollectionViewCell")
    case "table": return spelling.type("TableView")
    case let kind where registry.node(named: kind) != nil && Self.kinds.has(kind):
      return spelling.type(CodeNames.capitalized(kind))
    case let kind:
      note("the class of the kind \(kind)")
      return spelling.type("View")
    }
  }

  private static let kinds = [
    "control", "button", "switch", "slider", "stepper", "pageControl", "segmentedControl", "scrollView",
    "collectionView",
    "refreshControl",
  ]

  // MARK: Rows

  /// Returns the longest run of equal views that stand at equal distances and to which nothing refers.
  private func run(in views: [ScenarioView], from start: Int) -> [ScenarioView] {
    guard let first = number(of: views[start]) else { return [] }
    var run = [views[start]]
    for view in views[(start + 1)...] {
      guard let next = number(of: view), next.prefix.isSame(as: first.prefix), next.number == first.number + run.count,
        view.frame.size == run[0].frame.size, view.kind.isSame(as: run[0].kind),
        run.count < 2 || distance(run[0], run[1]) == distance(run[run.count - 1], view)
      else { break }
      run.append(view)
    }
    return run
  }

  private func distance(_ one: ScenarioView, _ other: ScenarioView) -> Point { other.frame.origin - one.frame.origin }

  /// Returns what an id like `row7` is made of, for a view that is nothing but a frame.
  private func number(of view: ScenarioView) -> (prefix: String, number: Int)? {
    guard view.children.isEmpty, view.gestures.isEmpty, view.traits.isEmpty, view.properties.isEmpty,
      view.targets.isEmpty,
      ["view", "cell"].has(view.kind), !isReferred(view.id)
    else { return nil }
    let bytes = Array(view.id.utf8)
    let digits = bytes.reversed().prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    guard digits > 0, digits < 7 else { return nil }
    var number = 0
    for byte in bytes.suffix(digits) { number = number * 10 + Int(byte - UInt8(ascii: "0")) }
    return (String(decoding: bytes.dropLast(digits), as: UTF8.self), number)
  }

  private func addLoop(_ rows: [ScenarioView], to owner: String) {
    guard let first = number(of: rows[0])?.number else { return }
    let step = distance(rows[0], rows[1])
    let origin = rows[0].frame.origin - step * Double(first)
    let place = spelling.text(x: along(origin.x, step.x), y: along(origin.y, step.y), rows[0].frame.size)
    setUp += [
      CodeLine("for index in \(first)..<\(first + rows.count) {", path: rows[0].place.path),
      CodeLine("  \(owner).addSubview(\(kindName(of: rows[0]))(frame: \(place)))"), CodeLine("}"),
    ]
  }

  private func along(_ start: Double, _ step: Double) -> String {
    if step != 0, start == 0 { return "\(CodeSpelling.literal(step)) * \(spelling.number)(index)" }
    let base = CodeSpelling.literal(start)
    return step == 0 ? base : "\(base) + \(CodeSpelling.literal(step)) * \(spelling.number)(index)"
  }

  /// Returns whether code must be able to name a view.
  private func isReferred(_ id: String) -> Bool {
    guard let root else { return false }
    return scenario.shows.effects.contains { $0.view.isSame(as: id) || $0.driver.isSame(as: id) }
      || views(in: root).contains { zoomed(in: $0)?.isSame(as: id) ?? false }
      || gestures(in: root).contains {
        if case .notOn(let views) = $0.gesture.delegate?.shouldReceive { views.has(id) } else { false }
      }
  }
}
