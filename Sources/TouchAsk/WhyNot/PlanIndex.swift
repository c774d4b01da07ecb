import TouchPlugins
import TouchScenarios

/// The views and recognizers of an arrangement, flat, each with what is around it.
struct PlanIndex {
  /// A view or window, and the ids of what it is in, the nearest first.
  struct Entry {
    var view: ScenarioView
    var parents: [String]
  }

  private(set) var views: [Entry] = []
  private(set) var gestures: [(gesture: ScenarioGesture, view: String)] = []

  init(_ scenario: Scenario) {
    for window in scenario.windows { collect(window.view, []) }
  }

  private mutating func collect(_ view: ScenarioView, _ parents: [String]) {
    views.append(Entry(view: view, parents: parents))
    gestures += view.gestures.map { ($0, view.id) }
    let rows = view.table?.rows.flatMap { $0.row.children } ?? []
    for child in view.children + rows { collect(child, [view.id] + parents) }
  }

  subscript(id: String) -> Entry? { views.first { $0.view.id.isSame(as: id) } }

  func gesture(_ id: String) -> (gesture: ScenarioGesture, view: String)? {
    gestures.first { $0.gesture.id.isSame(as: id) }
  }

  /// Returns whether something listens in a view: a recognizer, a control, a scroll view, touch methods of its own.
  func listens(in id: String) -> Bool {
    views.contains { entry in
      (entry.view.id.isSame(as: id) || entry.parents.has(id))
        && (!entry.view.gestures.isEmpty || !["view", "window"].has(entry.view.kind)
          || entry.view.traits.contains { if case .touches = $0 { true } else { false } })
    }
  }
}

extension [PropertySetting] {
  /// Returns the value of a property that the file sets.
  func value(_ name: String) -> PropertyValue? { first { $0.name.isSame(as: name) }?.value }
}
