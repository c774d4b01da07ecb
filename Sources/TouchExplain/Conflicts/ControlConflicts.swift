import TouchScenarios
import TouchViews

/// Finds controls whose touches an ancestor's recognizer takes, and what cannot be touched at all.
struct ControlConflicts {
  let tree: ConflictTree

  var conflicts: [Conflict] {
    tree.nodes.enumerated().flatMap { index, entry -> [Conflict] in
      let (node, name) = entry
      let inspected = InspectedNode(node)
      let isOwner = inspected.isControl || inspected.isCollection || !node.attachedGestureRecognizers.isEmpty
      guard isOwner else { return [] }
      if let reason = unreachable(node) {
        return [
          Conflict(
            kind: .unreachable, subjects: [name], milliseconds: nil,
            explanation: "\(name) cannot be touched: \(reason)")
        ]
      }
      let around = tree.membersAround(nodeAt: index).map { tree.members[$0] }.filter { takesTaps($0) }
      if inspected.isCollection { return inspected.selectsCells ? unselectable(name, by: around) : [] }
      return inspected.isControl ? starved(node, name, by: around) : []
    }
  }

  // MARK: Starved

  private func starved(_ control: any TouchNode, _ name: String, by members: [ConflictTree.Member]) -> [Conflict] {
    members.compactMap { member in
      guard InspectedNode(control).lets(member.recognizer) else { return nil }
      let isOwn = member.node === control
      let advice =
        isOwn
        ? "a control refuses no taps on itself [CG-1]"
        : "or return false from gestureRecognizerShouldBegin of \(name)"
      return Conflict(
        kind: .starvedControl, subjects: [name, member.name], milliseconds: nil,
        explanation:
          "\(name) receives touchesCancelled instead of touchUpInside for each tap, because \(member.title) recognizes first "
          + "[GV-1]; set cancelsTouchesInView to false" + (isOwn ? ": " : ", ") + advice)
    }
  }

  /// Cells that taps around them keep from being selected (CE-5).
  private func unselectable(_ name: String, by members: [ConflictTree.Member]) -> [Conflict] {
    members.map { member in
      Conflict(
        kind: .starvedControl, subjects: [name, member.name], milliseconds: nil,
        explanation:
          "cells of \(name) are never selected by a tap, because \(member.title) recognizes first [CE-5]; set "
          + "cancelsTouchesInView to false, or return false from its delegate's shouldReceive for touches on cells")
    }
  }

  /// Returns whether a recognizer takes single taps away from the views in its own, as far as can be known without asking.
  private func takesTaps(_ member: ConflictTree.Member) -> Bool {
    member.recognizer.cancelsTouchesInView && member.traits.isSingleTap && !member.inspected.mayRefuse
  }

  // MARK: Unreachable

  private func unreachable(_ node: any TouchNode) -> String? {
    var current: (any TouchNode)? = node
    var tested = node
    var walk = CycleGuard()
    while let here = current, walk.admits(here) {
      if let refusal = here.touchRefusal {
        return (here === node ? "" : "\(name(here)): ") + Phrases.reason(.refusal(refusal))
      }
      if here !== tested, isOutside(tested, of: here) {
        return "it lies outside of \(name(here)), which is tested first [HT-9]"
      }
      // Content of a scroll view comes into its bounds by scrolling; from there on its own place counts.
      if (here as? View)?.contentTouchHolder != nil { tested = here }
      current = here.parentNode
    }
    return nil
  }

  private func name(_ node: any TouchNode) -> String {
    tree.nodes.first { $0.node === node }?.name ?? "an ancestor"
  }

  /// Returns whether no part of a plain node lies in an ancestor's bounds; one that may answer otherwise is left alone.
  private func isOutside(_ node: any TouchNode, of ancestor: any TouchNode) -> Bool {
    guard node.nodeBounds.width > 0, node.nodeBounds.height > 0, let view = ancestor as? View, !view.isScripted else {
      return false
    }
    let place = node.nodePlacementOnScreen
    let corners = node.nodeBounds.corners.map { ancestor.pointFromScreen($0.applying(place)) }
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return false }
    let bounds = ancestor.nodeBounds
    guard view.contentTouchHolder == nil else { return false }
    return right <= bounds.minX || left >= bounds.maxX || bottom <= bounds.minY || top >= bounds.maxY
  }
}

extension GestureTraits {
  /// Whether a gesture is one tap of one finger (CG-1).
  fileprivate var isSingleTap: Bool { !isContinuous && numberOfTaps == 1 && numberOfTouches == 1 && axes.isEmpty }
}
