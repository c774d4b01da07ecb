import TouchControls
import TouchEvents
import TouchPlugins
import TouchScenarios
import TouchScroll
import TouchViews

/// The single changes that may let something act, and those that belong together.
struct Candidates {
  let scenario: Scenario
  let index: PlanIndex
  let stand: Stand
  let target: String
  /// The view on which the target is, or that it is.
  let home: String
  /// Where fingers land, and how far the first one goes.
  let landings: [Point]
  private let way: Point
  private let fingers: Int
  /// The views that are hit there, by id.
  private let hits: [String]
  /// Those, and what they are in.
  var around: [String] { hits.flatMap { [$0] + (index[$0]?.parents ?? []) }.unique }

  init(_ scenario: Scenario, _ stand: Stand, target: String, home: String) {
    (self.scenario, self.stand, self.target, self.home) = (scenario, stand, target, home)
    index = PlanIndex(scenario)
    var landings: [Point] = []
    var numbers: [Int] = []
    var (first, last) = (Point.zero, Point.zero)
    if case .script(let steps) = scenario.input {
      for step in steps {
        guard case .touch(let change) = step.action, let place = change.location else { continue }
        if change.phase == .began {
          landings.append(place)
          if !numbers.contains(change.number) { numbers.append(change.number) }
          if numbers.count == 1 { (first, last) = (place, place) }
        } else if change.number == numbers.first {
          last = place
        }
      }
    }
    (self.landings, way, fingers) = (landings, last - first, numbers.count)
    hits = landings.compactMap { stand.node(at: $0).map { stand.name(of: $0) } }.unique
  }

  /// Each change, or changes that make one.
  func all(_ registry: PluginRegistry) -> [[Edit]] {
    var edits = onTheWay + ofTarget + ofOthers + ofScrollViews + ofCovers + ofLists + properties(registry)
    if case .script(let steps) = scenario.input {
      let count = steps.count { if case .animate = $0.action { true } else { false } }
      edits += (0..<count).map { Edit(.animation($0)) }
    }
    // What is switched off around it is switched on together.
    return edits.map { [$0] } + (onTheWay.count > 1 ? [onTheWay] : []) + areas
  }

  // MARK: The target itself

  private var others: [(gesture: ScenarioGesture, view: String)] {
    index.gestures.filter { !$0.gesture.id.isSame(as: target) }
  }

  /// The scroll views, by id.
  private var scrollViews: [String] {
    let all = index.views.map { $0.view }.filter { ["scrollView", "collectionView"].has($0.kind) }.map { $0.id }
    return (stand.parts.compactMap { if case .scroll = $0.kind { $0.name } else { nil } } + all).unique
  }

  private var ofTarget: [Edit] {
    guard let own = index.gesture(target)?.gesture else {
      // A control, a cell, a scroll view: others may let it be.
      var edits = [Edit(.view(target, .shouldBegin(.all(false))))]
      if scrollViews.has(target) {
        for other in index.gestures {
          edits.append(Edit(.simultaneous(other.gesture.id, with: target + ".pan")))
          edits.append(Edit(.waits(other.gesture.id, for: target + ".pan"), cost: 2))
        }
      }
      return edits
    }
    var edits: [Edit] = []
    let isEnabled = own.properties.value("isEnabled")?.flag
    if isEnabled == false { edits.append(Edit(.gesture(target, "isEnabled", .flag(true)))) }
    if own.delegate?.shouldBegin != nil, own.delegate?.shouldBegin != .all(true) { edits.append(Edit(.allows(target))) }
    if own.delegate?.shouldReceive != nil { edits.append(Edit(.allows(target))) }
    for other in others.map({ $0.gesture.id }) + scrollViews.map({ $0 + ".pan" }) {
      edits += [Edit(.simultaneous(target, with: other)), Edit(.waits(other, for: target))]
    }
    for other in others { edits.append(Edit(.simultaneous(other.gesture.id, with: target))) }
    if case .some(.some(let ids)) = own.delegate?.requiresFailureOf {
      for other in ids { edits.append(Edit(.releases(target, from: other, of: ids))) }
    }
    for link in scenario.links where link.gesture.isSame(as: target) {
      edits.append(Edit(.drops(target, for: link.requiresFailureOf)))
    }
    for view in around where !view.isSame(as: home) { edits.append(Edit(.moves(target, to: view), cost: 3)) }
    return edits + numbers(of: own)
  }

  private var isAcross: Bool { way.x.magnitude > way.y.magnitude }

  private func numbers(of own: ScenarioGesture) -> [Edit] {
    let (one, all) = (PropertyValue.integer(1), PropertyValue.integer(max(1, fingers)))
    let word = isAcross ? (way.x > 0 ? "right" : "left") : way.y > 0 ? "down" : "up"
    let values: [(kind: String, name: String, value: PropertyValue)] = [
      ("tap", "numberOfTapsRequired", one), ("tap", "numberOfTouchesRequired", all),
      ("longPress", "numberOfTouchesRequired", all), ("swipe", "direction", .text(word)),
      ("swipe", "numberOfTouchesRequired", all), ("pan", "minimumNumberOfTouches", one),
      ("pan", "maximumNumberOfTouches", all),
    ]
    return values.filter { own.kind.isSame(as: $0.kind) }.map { Edit(.gesture(own.id, $0.name, $0.value), cost: 3) }
  }

  /// A number that is changed as far as needed, and no further.
  struct Range {
    let from: Double
    let to: Double
    /// What the number is rounded to.
    let unit: Double
    let edit: (Double) -> Edit
  }

  /// The numbers whose edge is looked for.
  var ranges: [Range] {
    var ranges: [Range] = []
    func add(_ gesture: ScenarioGesture, _ name: String, _ usual: Double, to end: Double, _ unit: Double, cost: Int = 1)
    {
      let now = gesture.properties.value(name)?.number ?? usual
      guard now.isFinite, (now - end).magnitude > unit else { return }
      ranges.append(
        Range(from: now, to: end, unit: unit) { Edit(.gesture(gesture.id, name, .number($0)), cost: cost) })
    }
    if let own = index.gesture(target)?.gesture, own.kind.isSame(as: "longPress") {
      add(own, "minimumPressDuration", 0.5, to: 0, 0.01)
      add(own, "allowableMovement", 10, to: 500, 1)
    }
    for (gesture, _) in others where gesture.kind.isSame(as: "longPress") {
      add(gesture, "minimumPressDuration", 0.5, to: 5, 0.1, cost: 2)
    }
    guard !landings.isEmpty else { return ranges }
    ranges.append(Range(from: 0, to: 2, unit: 0.05) { Edit(.holds($0), cost: 4) })
    if way.length > 1 { ranges.append(Range(from: 1, to: 0, unit: 0.05) { Edit(.travels($0), cost: 4) }) }
    return ranges
  }

  // MARK: Others

  private var ofOthers: [Edit] {
    var edits: [Edit] = []
    for (gesture, _) in others {
      func set(_ name: String, _ value: PropertyValue, cost: Int = 1) {
        edits.append(Edit(.gesture(gesture.id, name, value), cost: cost))
      }
      set("cancelsTouchesInView", .flag(false))
      set("delaysTouchesEnded", .flag(false))
      if gesture.properties.value("delaysTouchesBegan")?.flag == true { set("delaysTouchesBegan", .flag(false)) }
      for view in hits + (hits.has(home) ? [] : [home]) where index[view] != nil {
        edits.append(Edit(.refuses(gesture.id, on: view)))
      }
      if gesture.kind.isSame(as: "pan") {
        if way.length > 1 {
          edits.append(Edit(.begins(gesture.id, along: isAcross ? .vertical : .horizontal)))
        }
        set("maximumNumberOfTouches", .integer(1), cost: 2)
        set("minimumNumberOfTouches", .integer(2), cost: 2)
      }
      edits.append(Edit(.begins(gesture.id, along: nil), cost: 2))
      edits.append(Edit(.gesture(gesture.id, "isEnabled", .flag(false)), isBehind: true))
    }
    return edits
  }

  private var ofScrollViews: [Edit] {
    var edits: [Edit] = []
    for id in scrollViews {
      if id.isSame(as: target) {
        if let view = index[id]?.view { edits += room(of: view) }
        edits.append(Edit(.view(id, .contentTouches(shouldBegin: nil, shouldCancel: true))))
      } else {
        edits.append(Edit(.view(id, .contentTouches(shouldBegin: nil, shouldCancel: false))))
        edits.append(Edit(.gesture(id + ".pan", "minimumNumberOfTouches", .integer(2)), cost: 2))
      }
    }
    return edits
  }

  /// What gives a scroll view room, or a range of scales.
  private func room(of view: ScenarioView) -> [Edit] {
    func set(_ name: String, _ value: PropertyValue, cost: Int = 1) -> Edit {
      Edit(.property(view.id, name, value), cost: cost)
    }
    let size = view.properties.value("contentSize")?.point ?? .zero
    let least = Point(
      x: isAcross ? view.frame.width + 1 : size.x, y: isAcross ? size.y : view.frame.height + 1)
    var edits = [set("maximumZoomScale", .number(2))]
    let extent = Point(
      x: view.children.map { $0.frame.maxX }.max() ?? 0, y: view.children.map { $0.frame.maxY }.max() ?? 0)
    if extent.x > size.x || extent.y > size.y { edits.append(set("contentSize", .point(extent))) }
    return edits + [set("contentSize", .point(least), cost: 2)]
  }

  // MARK: The way to the target

  var chain: [String] { [home] + (index[home]?.parents ?? []) }

  private var onTheWay: [Edit] {
    var edits: [Edit] = []
    for entry in chain.compactMap({ index[$0] }) {
      for trait in entry.view.traits {
        switch trait {
        case .userInteraction(false): edits.append(Edit(.view(entry.view.id, .userInteraction(true))))
        case .hidden(true): edits.append(Edit(.view(entry.view.id, .hidden(false))))
        case .hitTest: edits.append(Edit(.view(entry.view.id, .hitTest(.through)), cost: 2))
        case .alpha(let value): if value < 0.01 { edits.append(Edit(.view(entry.view.id, .alpha(0.02)))) }
        default: break
        }
      }
    }
    if fingers > 1 { edits.append(Edit(.view(home, .multipleTouch(true)))) }
    let exclusive = index.views.map { $0.view }.filter { view in
      !view.id.isSame(as: home) && view.traits.contains { if case .exclusiveTouch(true) = $0 { true } else { false } }
    }
    return edits + exclusive.map { Edit(.view($0.id, .exclusiveTouch(false))) }
  }

  /// What lies over the target.
  private var ofCovers: [Edit] {
    var edits: [Edit] = []
    for view in around where !chain.has(view) {
      let listens = index.listens(in: view)
      edits.append(Edit(.view(view, .userInteraction(false)), isBehind: listens))
      edits.append(Edit(.view(view, .hitTest(.through)), cost: 2))
      edits.append(Edit(.view(view, .hidden(true)), isBehind: listens, cost: 3))
    }
    guard !edits.isEmpty else { return edits }
    return edits + chain.filter { index[$0]?.parents.isEmpty == false }.map { Edit(.front($0), cost: 2) }
  }
}

extension [String] {
  /// The texts, each once.
  var unique: [String] { reduce(into: []) { if !$0.has($1) { $0.append($1) } } }
}
