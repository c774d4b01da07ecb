public import TouchCore

/// The tests by which a control decides which recognizers of its ancestors it keeps out (5.9).
///
/// They read traits only, so they also hold for recognizers that are not written yet. Call them from
/// `gestureRecognizerShouldBegin(_:)` of any node.
public enum ControlGate {
  /// Whether a recognizer belongs to an ancestor of a node; those of the node itself are never kept out (5.9 note b).
  public static func isOfAncestor(_ recognizer: any GestureRecognizing, of node: any TouchNode) -> Bool {
    guard let owner = recognizer.node, owner !== node else { return false }
    return node.isInside(owner)
  }

  /// Whether a gesture is one tap of one finger.
  public static func isSingleTap(_ traits: GestureTraits) -> Bool {
    !traits.isContinuous && traits.numberOfTaps == 1 && traits.numberOfTouches == 1 && traits.axes.isEmpty
  }

  /// Whether a gesture is a stroke of one finger, over as soon as it is recognized: a swipe.
  public static func isSwipe(_ traits: GestureTraits) -> Bool {
    !traits.isContinuous && traits.numberOfTouches == 1 && !traits.axes.isEmpty
  }

  /// Whether a gesture is a drag of one finger: a pan.
  public static func isPan(_ traits: GestureTraits) -> Bool {
    traits.isContinuous && traits.numberOfTouches == 1 && !traits.axes.isEmpty
  }

  /// Whether a drag or stroke runs along the horizontal axis of a node, in the node's own coordinates.
  ///
  /// A stroke is judged by its axis, a drag (and a stroke that may go any way) by the larger part of its translation.
  public static func runsHorizontally(_ recognizer: any GestureRecognizing, in node: any TouchNode) -> Bool {
    let traits = recognizer.traits
    let way: Point
    if !traits.isContinuous && traits.axes != .all {
      // A stroke's axis is one of the root's, and the node may be turned.
      let axis = traits.axes == .horizontal ? Point(x: 1, y: 0) : Point(x: 0, y: 1)
      way = node.convert(axis, fromNode: nil) - node.convert(.zero, fromNode: nil)
    } else {
      way = recognizer.translation(inNode: node)
    }
    return way.x.magnitude > way.y.magnitude
  }

  /// Whether a node that keeps its taps lets a recognizer begin: any but an ancestor's single tap (5.9).
  public static func allowsExceptSingleTap(
    _ recognizer: any GestureRecognizing, over node: any TouchNode
  ) -> Bool {
    !(isSingleTap(recognizer.traits) && isOfAncestor(recognizer, of: node))
  }
}
