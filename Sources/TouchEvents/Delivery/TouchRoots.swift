/// The trees that a dispatcher's touches land in: an application's windows, or those that stand alone.
///
/// A ``TouchDispatcher`` with one tree needs none: give it a ``TouchDispatcher/root``.
public protocol TouchRoots: AnyObject {
  /// Returns the frontmost root with a node at a point, and that node; called once for each new touch (HT-16).
  func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)?
  /// Passes an event on to the roots of its changed touches, so that an application and its windows can look at it (EV-4).
  ///
  /// It ends in ``TouchDispatcher/process(_:in:)`` for each root concerned.
  func route(_ event: TouchEvent)
  /// Returns the part of a root, in its coordinates, in which touches count for exclusive touch (TB-7); `nil` for all.
  func safeArea(of root: any TouchNode) -> Rect?
  /// Returns whether a root is in front of another; recognizers of the front one come first (R-1, HT-16).
  func isInFront(_ root: any TouchNode, of other: any TouchNode) -> Bool
}

extension TouchRoots {
  /// Counts every touch.
  public func safeArea(of root: any TouchNode) -> Rect? { nil }
  /// Returns `false`: recognizers of different trees keep the order in which touches reached them.
  public func isInFront(_ root: any TouchNode, of other: any TouchNode) -> Bool { false }
}
