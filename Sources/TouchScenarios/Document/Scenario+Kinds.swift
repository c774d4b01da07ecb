public import TouchPlugins
import TouchViews

extension Scenario {
  /// Returns the kinds that the file names and no plugin of a registry offers, in the order of the file, each once.
  public func unregisteredKinds(in registry: PluginRegistry) -> [String] {
    var missing: [String] = []
    for window in windows { collect(window.view, registry, &missing) }
    return missing
  }

  private func collect(_ view: ScenarioView, _ registry: PluginRegistry, _ missing: inout [String]) {
    let isKnown =
      view.kind.isSame(as: "view") || view.kind.isSame(as: ScenarioLoader.windowKind)
      || registry.node(named: view.kind) != nil
    if !isKnown, !missing.has(view.kind) { missing.append(view.kind) }
    for gesture in view.gestures
    where !gesture.kind.isSame(as: ScriptedRecognizer.kind) && registry.recognizer(named: gesture.kind) == nil {
      if !missing.has(gesture.kind) { missing.append(gesture.kind) }
    }
    for child in view.children { collect(child, registry, &missing) }
  }

  static func unknownKind(_ kind: String, _ place: JSONCursor, expected: [String]) -> DocumentError {
    let names = expected.sorted { $0.precedes($1) }.joined(separator: ", ")
    let at = (try? place.required("kind")) ?? place
    return at.error("unknown kind \"\(kind)\", expected one of \(names)")
  }
}
