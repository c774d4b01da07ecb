import TouchControls
import TouchCore
import TouchGestures
import TouchScrollView

extension StageSetter {
  /// Checks the properties that a script will set, on objects made for that, so that nothing runs when one is wrong.
  func check(_ steps: [ScenarioStep]) throws(DocumentError) {
    for step in steps {
      switch step.action {
      case .setGesture(let id, let settings): try check(settings, ofGesture: id)
      case .setState(let id, _):
        guard stage.gestures[id] is ScriptedRecognizer else {
          throw step.place.error("expected a scripted recognizer for \"state\", found \"\(id)\"")
        }
      case .addTarget(let id, let target): try check(target.event, at: target.place, of: id)
      case .removeTarget(let id, let event, _): try check(event, at: step.place, of: id)
      case .scrollTo(let id, _, _):
        guard stage.views[id] is BasicScrollView else {
          throw step.place.error("expected a scroll view, found \"\(id)\"")
        }
      case .setView(let id, _, let settings): try check(settings, ofView: id)
      default: break
      }
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

  private func check(_ settings: [PropertySetting], ofView id: String) throws(DocumentError) {
    guard !settings.isEmpty, let view = stage.views[id] else { return }
    let kind = stage.viewKinds[id]
    let scratch = kind.flatMap { $0.make(view.frame, stage.registry) } ?? view
    try set(settings, of: scratch, id, kind?.name ?? "view")
  }
}
