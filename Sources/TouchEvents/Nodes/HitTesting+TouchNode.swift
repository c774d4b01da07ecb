extension HitTesting {
  /// Returns the deepest node at a point in the coordinates of the root's parent space, `nil` when there is none.
  ///
  /// A node found by an override counts only when it is of the same tree; one of another is reported (HT-11).
  public static func node(
    at point: Point, in root: any TouchNode, with event: TouchEvent? = nil
  ) -> (any TouchNode)? {
    var source = HitTestSource.override
    guard let answer = touchAnswer(at: point, of: root, with: event, &source) else { return nil }
    if source == .boxes || isInTree(answer, of: root) { return answer }
    root.rootNode.touchContext?.report(.hitOutsideTree)
    return nil
  }

  /// Returns what the root answers for a point in the coordinates of its parent space, be it of its tree or not.
  package static func touchAnswer(
    at point: Point, of root: any TouchNode, with event: TouchEvent?
  ) -> (any TouchNode)? {
    var source = HitTestSource.override
    return touchAnswer(at: point, of: root, with: event, &source)
  }

  /// Also returns where the answer is from.
  @inline(never)
  private static func touchAnswer(
    at point: Point, of root: any TouchNode, with event: TouchEvent?, _ source: inout HitTestSource
  ) -> (any TouchNode)? {
    // A dispatcher's root need not know the context; the event does.
    let observer = event == nil ? root.touchContext?.state.hitTestObserver : event?.hitTestObserver
    guard let found = answer(at: point, of: root, with: event, observer, &source) else {
      if source == .cycle { (event?.context ?? root.rootNode.touchContext)?.report(.cyclicTree) }
      return nil
    }
    return root.touchNode(for: found)
  }
}
