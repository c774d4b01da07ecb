import TouchResponders

/// A bundle of behaviour that a view can be given, such as some recognizers and what they do (XI-2).
///
/// It adds what it needs to the view in ``didMove(to:)``, and takes it away in ``willMove(to:)``.
public protocol Interaction: AnyObject {
  /// The view that has the interaction; set it in ``didMove(to:)``, without retaining the view.
  var view: View? { get }
  /// Called before the interaction is added to a view, or with `nil` before it leaves its view.
  func willMove(to view: View?)
  /// Called after the interaction was added to a view, or with `nil` after it left its view.
  func didMove(to view: View?)
}

extension View {
  final func join(_ interaction: any Interaction) {
    if has(interaction) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    // A callback may have added it already.
    guard !has(interaction) else { return }
    ensureExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func part(from interaction: any Interaction) {
    guard has(interaction) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(by wanted: [any Interaction]) {
    for old in extras?.interactions ?? [] where !wanted.contains(where: { $0 === old }) { removeInteraction(old) }
    for interaction in wanted { addInteraction(interaction) }
  }

  private func has(_ interaction: any Interaction) -> Bool {
    extras?.interactions.contains { $0 === interaction } ?? false
  }
}
