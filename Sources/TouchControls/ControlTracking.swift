public import TouchCore

/// How a control follows one finger: which touch, whether it is inside, and which events follow from that.
///
/// It works over any node. A node of your own keeps one, hands it the touches of its four methods and sends the events
/// that it answers:
///
/// ```swift
/// func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
///   send(tracking.touchesMoved(touches, on: self))
/// }
/// ```
///
/// `Control` asks its subclass between the steps and uses those: ``follow(_:on:)``, ``began(tapCount:)``,
/// ``moved(isInside:)``, ``ended()``, ``cancelled()``.
public struct ControlTracking {
  /// The touch that is followed; others are ignored meanwhile (CT-1).
  public private(set) var touch: Touch?
  /// Whether a touch is tracked: it was followed and accepted.
  public private(set) var isTracking = false
  /// Whether the tracked touch is inside; keeps its last value until ``reset()``, as actions of a lift read it (CT-8).
  public private(set) var isTouchInside = false

  /// Makes a tracking without a touch.
  public init() {}

  /// Whether the control shows that it is pressed: a touch is tracked and inside (CS-2).
  public var isHighlighted: Bool { isTracking && isTouchInside }

  // MARK: The touches of a node

  /// Takes touches that landed; answers the events to send.
  ///
  /// Touches that a node below forwarded, and any while one is followed, are ignored (CT-1, CT-10).
  public mutating func touchesBegan(_ touches: [Touch], on node: any TouchNode) -> ControlEvents {
    guard let touch = follow(touches, on: node) else { return [] }
    return began(tapCount: touch.tapCount)
  }

  /// Takes touches that moved; answers the events to send.
  ///
  /// Without a slop, in points, the root's setting counts.
  public mutating func touchesMoved(
    _ touches: [Touch], on node: any TouchNode, slop: Double? = nil
  ) -> ControlEvents {
    guard let touch = followed(among: touches) else { return [] }
    return moved(isInside: Self.isInside(touch, node, slop))
  }

  /// Takes touches that lifted; answers the events to send.
  ///
  /// Without a slop, in points, the root's setting counts.
  public mutating func touchesEnded(
    _ touches: [Touch], on node: any TouchNode, slop: Double? = nil
  ) -> ControlEvents {
    guard let touch = followed(among: touches) else { return [] }
    _ = moved(isInside: Self.isInside(touch, node, slop))
    return ended()
  }

  /// Takes touches that were taken away; answers the events to send.
  public mutating func touchesCancelled(_ touches: [Touch]) -> ControlEvents {
    followed(among: touches) == nil ? [] : cancelled()
  }

  // MARK: One step at a time

  /// Chooses the touch to follow: the first that landed on this very node, unless one is followed (CT-1, RF-5).
  public mutating func follow(_ touches: [Touch], on node: any TouchNode) -> Touch? {
    guard touch == nil else { return nil }
    touch = touches.first { $0.node === node }
    return touch
  }

  /// The followed touch, if it is one of these.
  public func followed(among touches: [Touch]) -> Touch? {
    guard let touch else { return nil }
    return touches.contains { $0 === touch } ? touch : nil
  }

  /// Tracks a touch that was accepted; answers the events to send (CT-4).
  public mutating func began(tapCount: Int) -> ControlEvents {
    isTracking = true
    isTouchInside = true
    return tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
  }

  /// Says where the tracked finger is now; answers the events to send (CT-5, united in one mask by decision 9).
  public mutating func moved(isInside: Bool) -> ControlEvents {
    guard isTracking else { return [] }
    let wasInside = isTouchInside
    isTouchInside = isInside
    switch (wasInside, isInside) {
    case (true, true): return .touchDragInside
    case (true, false): return [.touchDragOutside, .touchDragExit]
    case (false, false): return .touchDragOutside
    case (false, true): return [.touchDragInside, .touchDragEnter]
    }
  }

  /// Ends with the finger's lift; answers the event to send (CT-8).
  ///
  /// ``isTouchInside`` stays until ``reset()``.
  public mutating func ended() -> ControlEvents {
    guard isTracking else { return [] }
    letGo()
    isTracking = false
    return isTouchInside ? .touchUpInside : .touchUpOutside
  }

  /// Ends because the touch was taken away; answers the event to send (CT-9).
  public mutating func cancelled() -> ControlEvents {
    let wasTracking = isTracking
    reset()
    return wasTracking ? .touchCancel : []
  }

  /// Stops following the touch, with everything else as it is.
  public mutating func letGo() { touch = nil }

  /// Sets everything back without an event, as when tracking stops by itself (CT-5).
  public mutating func reset() { self = ControlTracking() }

  // MARK: Inside

  /// Whether a tracked finger counts as inside a control: its bounds grown on every side (CT-6, decision 10).
  ///
  /// Point and bounds are in the control's coordinates, the slop is in points. A NaN anywhere is outside.
  public static func isInside(_ point: Point, bounds: Rect, slop: Double) -> Bool {
    point.x >= bounds.minX - slop && point.x < bounds.maxX + slop
      && point.y >= bounds.minY - slop && point.y < bounds.maxY + slop
  }

  /// How far beyond a node's bounds a tracked finger counts as inside, in points: the setting of the node's root.
  public static func slop(of node: any TouchNode) -> Double {
    (node.rootNode.touchContext?.settings ?? TouchSettings()).trackingSlop
  }

  private static func isInside(_ touch: Touch, _ node: any TouchNode, _ slop: Double?) -> Bool {
    isInside(touch.location(inNode: node), bounds: node.bounds, slop: slop ?? Self.slop(of: node))
  }
}
