import TouchControls
import TouchCore
import TouchGestures
import TouchScenarios
import TouchScrollView

/// Finds gestures that people cannot make without touch: no button, wheel or control does the same.
struct TouchOnlyConflicts {
  let tree: ConflictTree

  var conflicts: [Conflict] {
    tree.members.compactMap { member in
      guard !(member.node is Control), !(member.node is BasicScrollView), let missing = missing(member) else {
        return nil
      }
      return Conflict(
        kind: .touchOnly, subjects: [member.name], milliseconds: nil,
        explanation: "\(member.title) can be done by touch alone: \(missing)")
    }
  }

  /// What would do the same without touch, where nothing does.
  private func missing(_ member: ConflictTree.Member) -> String? {
    switch member.traits.kind {
    case .tap where member.traits.numberOfTaps == 1 && member.traits.numberOfTouches == 1:
      return member.recognizer.allowedPressTypes.isEmpty ? "allowedPressTypes would let a button do it (PR-2)" : nil
    case .pan, .screenEdgePan:
      return hasWheel(member) ? nil : "allowedScrollTypesMask would let a wheel or trackpad do it (PA-1)"
    case _ where member.recognizer.receivesHover: return nil
    default: return "offer a control or a key for what it does"
    }
  }

  private func hasWheel(_ member: ConflictTree.Member) -> Bool {
    guard let mask = member.property("allowedScrollTypesMask") else { return false }
    return mask.integer.map { $0 != 0 } ?? !mask.list.isEmpty
  }
}
