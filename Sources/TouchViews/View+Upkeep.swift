import TouchResponders

extension View {
  /// The value in ``intrinsicContentSize`` for a side without an intrinsic size: -1, as in UIKit (XL-3).
  public static var noIntrinsicMetric: Double { -1 }

  /// Calls ``draw(_:)`` with the bounds of this view and of those in it that need it and are visible (XL-2).
  public final func displayIfNeeded() {
    settle(.needsDisplay, above: .holdsDisplay) { view in view.draw(view.storedBounds) }
  }

  /// A Boolean value that indicates whether this view or one in it waits for ``layoutIfNeeded()`` (XL-1).
  public final var needsLayout: Bool { !flags.isDisjoint(with: [.needsLayout, .holdsLayout]) }

  /// A Boolean value that indicates whether this view or one in it waits for ``displayIfNeeded()`` (XL-2).
  public final var needsDisplay: Bool { !flags.isDisjoint(with: [.needsDisplay, .holdsDisplay]) }

  /// A Boolean value that indicates whether code may lay the view out that was not called, and a subview has no size.
  package final var isMissingLayout: Bool {
    guard flags.contains(.needsLayout), !flags.contains(.isExactlyView) || extras?.controller != nil else {
      return false
    }
    return children.contains { $0.storedBounds.isEmpty && !$0.isHidden }
  }

  /// Records that the view needs something, and marks its ancestors up to the first that is marked already.
  final func mark(_ need: ViewFlags, above holding: ViewFlags) {
    guard !flags.contains(need) else { return }
    flags.insert(need)
    parent?.hold(holding)
  }

  private func hold(_ holding: ViewFlags) {
    var next: View? = self
    while let view = next, !view.flags.isSuperset(of: holding) {
      view.flags.formUnion(holding)
      next = view.parent
    }
  }

  /// Marks the views above with what this one needs, which has a new superview; that one is to be laid out.
  final func joined(_ above: View) {
    var holding: ViewFlags = []
    if !flags.isDisjoint(with: [.needsLayout, .holdsLayout]) { holding.insert(.holdsLayout) }
    if !flags.isDisjoint(with: [.needsDisplay, .holdsDisplay]) { holding.insert(.holdsDisplay) }
    above.hold(holding)
    above.setNeedsLayout()
  }

  /// Gives this view and those in it what they need, each once, the outer ones first; a hidden tree waits.
  final func settle(_ need: ViewFlags, above holding: ViewFlags, _ give: (View) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      if view.flags.contains(.isHidden), need == .needsDisplay {
        if view !== self { view.parent?.hold(holding) }
        continue
      }
      if view.flags.contains(need) {
        view.flags.remove(need)
        give(view)
      }
      guard view.flags.contains(holding) else { continue }
      view.flags.subtract(holding)
      for child in view.children.reversed() where !child.flags.isDisjoint(with: [need, holding]) {
        pending.append(child)
      }
    }
  }
}
