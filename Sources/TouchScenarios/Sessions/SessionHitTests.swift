import TouchViews

/// What a hit test was answered, to find views of unknown classes that do not answer as a plain view would (HT-1 to HT-6).
struct SessionHitTests {
  /// Which view returned what, children before their parents (HT-14).
  var answers: [(node: any HitTestNode, answer: (any HitTestNode)?)] = []

  /// Returns the views whose answers for a touch must come from code.
  func overriders(for touch: Touch, among kinds: SessionKinds) -> [View] {
    answers.compactMap { node, answer in
      guard let view = node as? View, kinds.isUnknown(view) else { return nil }
      return isPlain(view, answer, touch.location(in: view)) ? nil : view
    }
  }

  /// Returns whether a plain view would have given that answer at a point in its coordinates.
  private func isPlain(_ view: View, _ answer: (any HitTestNode)?, _ point: Point) -> Bool {
    let isIn = view.touchRefusal == nil && view.bounds.contains(point)
    guard let answer else { return !isIn }
    guard isIn else { return false }
    let asked = view.subviews.reversed().first { child in answers.contains { $0.node === child && $0.answer != nil } }
    if answer !== view { return asked != nil && answers.contains { $0.node === asked && $0.answer === answer } }
    guard asked == nil else { return false }
    // No child in front contains the point, as a plain view would have tested.
    return view.subviews.allSatisfy { child in
      answers.contains { $0.node === child } || child.touchRefusal != nil
        || !child.bounds.contains(child.convert(point, from: view))
    }
  }
}
