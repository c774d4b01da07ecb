package import TouchEvents
import TouchScenarios
import TouchScroll

extension Stand {
  /// Returns why no place of a part is hit, in words; `nil` for what is hidden, and for what takes buttons.
  func obstacle(to part: Part, _ places: Places) -> String? {
    guard part.recognizer?.allowedPressTypes.isEmpty ?? true else { return nil }
    for here in Self.chain(part.node) {
      guard let refusal = here.touchRefusal else { continue }
      if case .hidden = refusal { return nil }
      return (here === part.node ? "" : "\(name(of: here)): ") + refusal.words
    }
    let box = part.node.nodeBounds
    guard box.width > 0, box.height > 0 else { return "its box is empty [HT-9]" }
    guard let cover = places.covers.first else {
      return "nothing is hit where it is: it lies outside of what is around it [HT-9]"
    }
    // A gesture moves it away.
    if places.covers.contains(where: { Self.chain($0).contains { moved.has(name(of: $0)) } }) { return nil }
    if part.node.isInside(cover) {
      return "it lies outside of what is around it, and \(name(of: cover)) is hit there [HT-9]"
    }
    let names = places.covers.filter { !part.node.isInside($0) }.map { name(of: $0) }
    return "it lies under \(ConflictSearch.list(names)) in all \(places.tried.count) places that were tried [HT-9]"
  }
}

extension TouchRefusal {
  /// Why a node is not hit, with the rule.
  package var words: String {
    switch self {
    case .hidden: "it is hidden (isHidden) [HT-1]"
    case .transparent: "its alpha is below 0.01 [HT-2]"
    case .interactionDisabled: "isUserInteractionEnabled is false [HT-1]"
    case .notInvertible: "its transform has no inverse [HT-8]"
    case .animating: "an animation of it runs that allows no interaction [HT-18]"
    case .disabled: "it is disabled (isEnabled) [CT-3]"
    }
  }
}
