import TouchEvents
import TouchPlugins
import TouchScenarios

/// Finds gestures that people cannot make without touch: no button, wheel or control does the same.
struct TouchOnlyConflicts {
  let tree: ConflictTree

  var conflicts: [Conflict] {
    tree.members.compactMap { member in
      let node = InspectedNode(member.node)
      guard !node.isControl, !node.isScrollView, let missing = missing(member) else { return nil }
      return Conflict(
        kind: .touchOnly, subjects: [member.name], milliseconds: nil,
        explanation: "\(member.title) can be performed only by touch: \(missing)")
    }
  }

  /// What would do the same without touch, where nothing does.
  private func missing(_ member: ConflictTree.Member) -> String? {
    switch member.traits.kind {
    case .tap where member.traits.numberOfTaps == 1 && member.traits.numberOfTouches == 1:
      return member.inspected.takesPresses ? nil : "allowedPressTypes would allow a button [PR-2]"
    case .pan, .screenEdgePan:
      return hasWheel(member) ? nil : "allowedScrollTypesMask would allow a wheel or trackpad [PA-1]"
    case _ where member.inspected.receivesHover: return nil
    default: return "offer a control or a key command for the same action"
    }
  }

  private func hasWheel(_ member: ConflictTree.Member) -> Bool {
    guard let mask = member.property("allowedScrollTypesMask") else { return false }
    return mask.integer.map { $0 != 0 } ?? !mask.list.isEmpty
  }
}
