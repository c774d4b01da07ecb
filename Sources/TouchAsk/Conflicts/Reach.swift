import TouchScenarios
import TouchScroll
import TouchViews

/// Says why no place of a part is hit.
struct Reach {
  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  /// Returns the reason in words; `nil` for what is hidden, which nobody is meant to touch.
  func reason(_ part: Part, _ places: Places) -> String? {
    for here in Stand.chain(part.node) {
      guard let refusal = here.touchRefusal else { continue }
      if (here as? View)?.isHidden ?? false { return nil }
      return (here === part.node ? "" : "\(stand.name(of: here)): ") + Self.words(refusal)
    }
    let box = part.node.nodeBounds
    guard box.width > 0, box.height > 0 else { return "its box is empty [HT-9]" }
    guard let cover = places.cover else {
      return "nothing is hit where it is: it lies outside of what is around it [HT-9]"
    }
    if isMoved(cover) { return nil }
    return part.node.isInside(cover)
      ? "it lies outside of what is around it, and \(stand.name(of: cover)) is hit there [HT-9]"
      : "\(stand.name(of: cover)) covers it in all \(places.tried.count) places that were tried [HT-9]"
  }

  /// Returns whether a node is in a view that a gesture moves away.
  private func isMoved(_ node: any TouchNode) -> Bool {
    Stand.chain(node).contains { stand.moved.has(stand.name(of: $0)) }
  }

  private static func words(_ refusal: TouchRefusal) -> String {
    switch refusal {
    case .hidden: "it is hidden (isHidden) [HT-2]"
    case .transparent: "its alpha is below 0.01 [HT-2]"
    case .interactionDisabled: "isUserInteractionEnabled is false [HT-2]"
    case .notInvertible: "its transform has no inverse [HT-8]"
    case .animating: "an animation of it runs that allows no interaction [HT-18]"
    case .disabled: "it is disabled (isEnabled) [CT-3]"
    }
  }
}
