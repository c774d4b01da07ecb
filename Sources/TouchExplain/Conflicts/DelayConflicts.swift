import TouchEvents
import TouchScenarios

/// Finds what makes every tap wait, and for how many milliseconds.
struct DelayConflicts {
  let tree: ConflictTree

  var conflicts: [Conflict] { waitingTaps + delayedEnds + delayedBegans + contentDelays }

  private var interval: Int { Int(Mathematics.round(tree.settings.tapInterval * 1000)) }

  /// Taps that act only after a tap of more taps gave up.
  private var waitingTaps: [Conflict] {
    tree.members.indices.compactMap { index in
      let tap = tree.members[index]
      guard tap.traits.kind == .tap else { return nil }
      let blockers = tree.requirements[index].map { tree.members[$0] }.filter {
        tree.canShareTouch(tap, $0)
          && ($0.traits.kind == .longPress
            ? $0.traits.numberOfTaps >= tap.traits.numberOfTaps : $0.traits.numberOfTaps > tap.traits.numberOfTaps)
      }
      guard !blockers.isEmpty else { return nil }
      let names = blockers.map { $0.name }
      return Conflict(
        kind: .delay, subjects: [tap.name] + names, milliseconds: interval,
        explanation:
          "\(tap.title) recognizes \(interval) ms after the finger lifts: it requires \(Phrases.list(names)) to fail, which "
          + "\(names.count > 1 ? "wait" : "waits") that long for the next tap [TA-5]")
    }
  }

  /// Views that receive a lift only after a tap of several taps gave up.
  private var delayedEnds: [Conflict] {
    tree.members.compactMap { tap in
      guard tap.traits.numberOfTaps > 1 || tap.traits.kind == .longPress && tap.traits.numberOfTaps > 0 else {
        return nil
      }
      guard tap.recognizer.delaysTouchesEnded || tap.inspected.delaysTouchesBegan else { return nil }
      let isAll = tap.inspected.delaysTouchesBegan
      return Conflict(
        kind: .delay, subjects: [tap.name], milliseconds: interval,
        explanation:
          "\(tap.title) delays \(isAll ? "all touches" : "touchesEnded") of a single tap in \(tap.nodeName) and the views "
          + "in it until \(interval) ms after the finger lifts (\(isAll ? "delaysTouchesBegan" : "delaysTouchesEnded"))"
      )
    }
  }

  /// Views that receive no touch until a recognizer has decided.
  private var delayedBegans: [Conflict] {
    tree.members.compactMap { member in
      let isTap = member.traits.kind == .tap
      guard member.inspected.delaysTouchesBegan, !(isTap && member.traits.numberOfTaps > 1) else { return nil }
      let limit = Int(Mathematics.round(tree.settings.tapHoldLimit * 1000))
      return Conflict(
        kind: .delay, subjects: [member.name], milliseconds: isTap ? limit : nil,
        explanation:
          "\(member.title) delays all touches in \(member.nodeName) and the views in it until it recognizes or fails: "
          + (isTap ? "when the finger lifts, or after \(limit) ms" : "usually when the finger lifts")
          + " (delaysTouchesBegan) [GD-1]")
    }
  }

  /// Scroll views that keep touches from their content.
  private var contentDelays: [Conflict] {
    tree.nodes.compactMap { node, name in
      guard InspectedNode(node).delaysContent else { return nil }
      let delay = Int(Mathematics.round(tree.settings.contentTouchDelay * 1000))
      return Conflict(
        kind: .delay, subjects: [name], milliseconds: delay,
        explanation:
          "\(name) delays touches in its content for \(delay) ms; a quick tap is delivered when the finger lifts "
          + "(delaysContentTouches) [SC-1]")
    }
  }
}
