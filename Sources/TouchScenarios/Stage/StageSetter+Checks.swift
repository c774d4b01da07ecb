import TouchCollectionView
import TouchControls
import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTableView
import TouchWindows

extension StageSetter {
  /// Checks the properties that a script will set, on objects made for that, so that nothing runs when one is wrong.
  func check(_ steps: [ScenarioStep]) throws(DocumentError) {
    // One for each view: what one step sets may need what an earlier one has set.
    var scratches = Table<String, View>()
    for step in steps {
      switch step.action {
      case .setGesture(let id, let settings):
        try check(step, has: id)
        try check(settings, ofGesture: id)
      case .require(let waiter, let other):
        try check(step, has: waiter)
        try check(step, has: other)
      case .setState(let id, _):
        guard stage.gestures[id] is ScriptedRecognizer else {
          throw step.place.error("expected a scripted recognizer for \"state\", found \"\(id)\"")
        }
      case .addTarget(let id, let target): try check(target.event, at: target.place, of: id)
      case .removeTarget(let id, let event, _): try check(event, at: step.place, of: id)
      case .scrollTo(let id, _, _), .stopScrollingAndZooming(let id):
        guard stage.views[id] is ScrollView else {
          throw step.place.error("expected a scroll view, found \"\(id)\"")
        }
      case .reloadData(let id):
        guard stage.views[id] is CollectionView || stage.views[id] is TableView else {
          throw step.place.error("expected a table or a collection view, found \"\(id)\"")
        }
      case .setEditing(let id, _), .changeRows(let id, _, _), .selectRow(let id, _, _):
        guard stage.views[id] is TableView else { throw step.place.error("expected a table, found \"\(id)\"") }
      case .position(let id):
        guard stage.views[id] is ScrollView || stage.views[id] is SheetView || stage.navigations[id] != nil else {
          throw step.place.error("expected a sheet, a scroll view or a navigation controller's view, found \"\(id)\"")
        }
      case .dismiss(let id):
        guard stage.views[id] is SheetView else { throw step.place.error("expected a sheet, found \"\(id)\"") }
      case .push(let id, _, _), .pop(let id, _), .setStack(let id, _, _), .setNavigation(let id, _, _),
        .transition(let id, _):
        guard stage.navigations[id] != nil else {
          throw step.place.error("expected a navigation controller's view, found \"\(id)\"")
        }
      case .animate(let id, let traits, _, _):
        if let view = stage.views[id] { try check(traits, of: view, id, step) }
      case .setView(let id, let traits, let settings):
        if let view = stage.views[id] { try check(traits, of: view, id, step) }
        try check(settings, ofView: id, &scratches)
      default: break
      }
    }
  }

  /// Refuses the name of a recognizer that a view of its kind does not have by itself.
  private func check(_ step: ScenarioStep, has id: String) throws(DocumentError) {
    guard stage.gesture(id) == nil else { return }
    throw step.place.error("expected the id of a gesture, found \"\(id)\", which its view does not have")
  }

  /// Refuses overrides that only a scroll view, a plain control or a cell has on any other view.
  private func check(_ traits: [ViewTrait], of view: View, _ id: String, _ step: ScenarioStep) throws(DocumentError) {
    for trait in traits {
      guard let (key, owner) = trait.owner(unlessItIs: view) else { continue }
      throw step.place.error("expected \(owner) for \"\(key)\", found \"\(id)\"")
    }
  }

  private func check(_ event: String, at place: JSONCursor, of id: String) throws(DocumentError) {
    guard stage.views[id] is Control else { throw place.error("expected a control, found \"\(id)\"") }
    guard ControlEvents(named: event) != nil else {
      throw place.error("expected the name of a control event, found \"\(event)\"")
    }
  }

  private func check(_ settings: [PropertySetting], ofGesture id: String) throws(DocumentError) {
    guard let kind = stage.gestureKinds[id], let scratch = kind.make() as? GestureRecognizer else { return }
    try set(settings, of: scratch, kind)
  }

  private func check(
    _ settings: [PropertySetting], ofView id: String, _ scratches: inout Table<String, View>
  ) throws(DocumentError) {
    guard !settings.isEmpty, let view = stage.views[id] else { return }
    let kind = stage.viewKinds[id]
    let scratch = scratches[id] ?? kind.map { copy(of: view, $0) } ?? (view is Window ? Window(frame: .zero) : view)
    scratches[id] = scratch
    try set(settings, of: scratch, id, kind?.name ?? "view")
  }

  /// Makes a view of a kind with the properties that another has.
  private func copy(of view: View, _ kind: NodeDescription) -> View {
    guard let copy = kind.make(view.frame) as? View else { return view }
    for property in stage.registry.properties(of: kind) { _ = property.set(copy, property.get(view)) }
    return copy
  }
}

extension ViewTrait {
  /// Returns the key of an override that only one kind of view has, and that kind, unless a view is of it.
  func owner(unlessItIs view: View) -> (key: String, owner: String)? {
    switch self {
    case .contentTouches where !(view is ScrollView): ("contentTouches", "a scroll view")
    case .dataSource where !(view is CollectionView): ("dataSource", "a collection view")
    case .viewForZooming where !(view is ScrollView): ("viewForZooming", "a scroll view")
    case .targetContentOffset where !(view is ScrollView): ("targetContentOffset", "a scroll view")
    case .tracking where !(view is ScriptedControl): ("tracking", "a plain control")
    case .targetForAction where !(view is ScriptedSearchView): ("targetForAction", "a plain view")
    case .cellAnswer(let question, _) where !(view is CollectionViewCell): (question.name, "a cell")
    default: nil
    }
  }
}
