public import TouchViews

/// The tests by which a control decides which recognizers it keeps from beginning (CG-1 to CG-3).
///
/// They read traits only, so they also hold for recognizers that are not written yet. Call them from
/// `gestureRecognizerShouldBegin(_:)` of any node.
public enum ControlGate {
  /// Returns whether a gesture is one tap of one finger.
  public static func isSingleTap(_ traits: GestureTraits) -> Bool {
    !traits.isContinuous && traits.numberOfTaps == 1 && traits.numberOfTouches == 1 && traits.axes.isEmpty
  }

  /// Returns whether a gesture is a stroke of one finger, over as soon as it is recognized: a swipe.
  public static func isSwipe(_ traits: GestureTraits) -> Bool {
    !traits.isContinuous && traits.numberOfTouches == 1 && !traits.axes.isEmpty
  }

  /// Returns whether a gesture is a drag that one finger is enough for: a pan.
  public static func isPan(_ traits: GestureTraits) -> Bool {
    traits.isContinuous && traits.numberOfTouches <= 1 && !traits.axes.isEmpty
  }

  /// Returns whether the movement of a drag so far is larger along a node's horizontal axis than across it.
  public static func isMainlyHorizontal(_ recognizer: any GestureRecognizing, in node: any TouchNode) -> Bool {
    let translation = recognizer.translation(in: node)
    return translation.x.magnitude > translation.y.magnitude
  }

  /// Returns whether a stroke may go along a node's horizontal axis, as that lies on the recognizer's own node (CG-3).
  public static func mayRunHorizontally(_ recognizer: any GestureRecognizing, in node: any TouchNode) -> Bool {
    func inItsNode(_ point: Point) -> Point { node.convert(point, toNode: recognizer.node) }
    let axis = inItsNode(Point(x: 1, y: 0)) - inItsNode(.zero)
    return recognizer.traits.axes.contains(axis.x.magnitude >= axis.y.magnitude ? .horizontal : .vertical)
  }

  /// Returns whether a node that keeps its taps allows a recognizer to begin: any but another node's single tap (CG-1).
  public static func allowsExceptSingleTap(
    _ recognizer: any GestureRecognizing, over node: any TouchNode
  ) -> Bool {
    recognizer.node === node || !isSingleTap(recognizer.traits)
  }
}
