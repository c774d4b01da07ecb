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
          "\(tap.title) acts \(interval) ms after the lift: it requires \(Phrases.list(names)) to fail, which "
          + "\(names.count > 1 ? "wait" : "waits") so long for the next tap (TA-5, GF-11)")
    }
  }

  /// Views that hear of a lift only after a tap of several taps gave up.
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
          "\(tap.title) keeps \(isAll ? "everything" : "touchesEnded") of a single tap from \(tap.nodeName) and the views "
          + "in it for \(interval) ms after the lift (\(isAll ? "delaysTouchesBegan" : "delaysTouchesEnded"))")
    }
  }

  /// Views that hear nothing of a finger until a recognizer has decided.
  private var delayedBegans: [Conflict] {
    tree.members.compactMap { member in
      let isTap = member.traits.kind == .tap
      guard member.inspected.delaysTouchesBegan, !(isTap && member.traits.numberOfTaps > 1) else { return nil }
      let limit = Int(Mathematics.round(tree.settings.tapHoldLimit * 1000))
      return Conflict(
        kind: .delay, subjects: [member.name], milliseconds: isTap ? limit : nil,
        explanation:
          "\(member.title) keeps everything of a touch from \(member.nodeName) and the views in it until it has decided: "
          + (isTap ? "at the lift, and after \(limit) ms at the latest" : "at the lift at the latest, as a rule")
          + " (delaysTouchesBegan, GD-1)")
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
          "\(name) keeps a held touch from its content for \(delay) ms; a quick tap is told at the lift (SC-1; "
          + "delaysContentTouches)")
    }
  }
}
