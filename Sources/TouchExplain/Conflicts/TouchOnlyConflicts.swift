import TouchEvents
import TouchPlugins
import TouchScenarios

/// Finds gestures that people cannot make without touch: no button, wheel or control does the same.
struct TouchOnlyConflicts {
  let tree: ConflictTree

  /// So many recognizers alike, or more, are one conflict.
  private static var crowd: Int { 4 }

  var conflicts: [Conflict] {
    var groups: [(missing: String, members: [ConflictTree.Member])] = []
    for member in tree.members {
      let node = InspectedNode(member.node)
      guard !node.isControl, !node.isScrollView, let missing = missing(member) else { continue }
      let kind = member.traits.kind
      if let group = groups.firstIndex(where: { $0.missing.isSame(as: missing) && $0.members[0].traits.kind == kind }) {
        groups[group].members.append(member)
      } else {
        groups.append((missing, [member]))
      }
    }
    return groups.flatMap { conflicts($0.members, $0.missing) }
  }

  private func conflicts(_ members: [ConflictTree.Member], _ missing: String) -> [Conflict] {
    guard members.count >= Self.crowd, let first = members.first, let last = members.last else {
      return members.map { conflict([$0], "\($0.title) can be performed only by touch: \(missing)") }
    }
    let title = "\(members.count) recognizers of kind \(first.traits.kind.rawValue) (\(first.name) … \(last.name))"
    return [conflict(members, "\(title) can be performed only by touch: \(missing)")]
  }

  private func conflict(_ members: [ConflictTree.Member], _ text: String) -> Conflict {
    Conflict(kind: .touchOnly, subjects: members.map { $0.name }, milliseconds: nil, explanation: text)
  }

  /// Returns what could do the same without touch, where nothing does.
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
