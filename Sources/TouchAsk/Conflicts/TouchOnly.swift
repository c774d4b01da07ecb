import TouchControls
import TouchGestures
import TouchPan
import TouchScenarios

/// Finds gestures that people cannot make without touch: no button, wheel or control does the same.
struct TouchOnly {
  private let parts: [Part]
  private let stand: Stand

  init(_ parts: [Part], _ stand: Stand) { (self.parts, self.stand) = (parts, stand) }

  /// So many recognizers alike, or more, are one finding.
  private static var crowd: Int { 4 }

  var conflicts: [Conflict] {
    var groups: [(missing: String, members: [(part: Part, recognizer: GestureRecognizer)])] = []
    for part in parts {
      guard case .recognizer(let recognizer) = part.kind, !(part.node is Control), let missing = missing(recognizer)
      else { continue }
      let kind = recognizer.traits.kind
      if let group = groups.firstIndex(where: { group in
        group.missing.isSame(as: missing) && group.members[0].recognizer.traits.kind == kind
      }) {
        groups[group].members.append((part, recognizer))
      } else {
        groups.append((missing, [(part, recognizer)]))
      }
    }
    return groups.flatMap { group -> [Conflict] in
      guard group.members.count >= Self.crowd, let first = group.members.first, let last = group.members.last else {
        return group.members.map { part, _ in
          conflict([part], "\(part.title(stand.name(of: part.node))) can be performed only by touch: \(group.missing)")
        }
      }
      let kind = first.recognizer.traits.kind.rawValue
      let title = "\(group.members.count) recognizers of kind \(kind) (\(first.part.name) … \(last.part.name))"
      return [conflict(group.members.map { $0.part }, "\(title) can be performed only by touch: \(group.missing)")]
    }
  }

  private func conflict(_ parts: [Part], _ text: String) -> Conflict {
    Conflict(kind: .touchOnly, severity: .note, subjects: parts.map { $0.name }, explanation: text)
  }

  /// Returns what could do the same without touch, where nothing does.
  private func missing(_ recognizer: GestureRecognizer) -> String? {
    let traits = recognizer.traits
    if traits.kind == .tap, traits.numberOfTaps == 1, traits.numberOfTouches == 1 {
      return recognizer.allowedPressTypes.isEmpty ? "allowedPressTypes would allow a button [PR-2]" : nil
    }
    if let pan = recognizer as? PanGestureRecognizer {
      return pan.allowedScrollTypesMask.isEmpty ? "allowedScrollTypesMask would allow a wheel or trackpad [PA-1]" : nil
    }
    return "offer a control or a key command for the same action"
  }
}
