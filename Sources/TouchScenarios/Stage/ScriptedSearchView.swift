import TouchViews

/// A plain view whose override of `target(forAction:withSender:)` a file spells out.
final class ScriptedSearchView: View {
  /// The id of the responder that it returns for every action; `nil` leaves it to the class.
  var found: String?
  /// The stage, which the view may outlive.
  @BackReference var stage: ScenarioStage?

  override func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)? {
    guard let found, let stage else { return super.target(forAction: action, withSender: sender) }
    return stage.responder(found)
  }
}
