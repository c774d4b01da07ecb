public import TouchViews

/// How a control tracks its first finger: which touch, whether it is inside, and which events follow.
///
/// It works over any node. A node of your own keeps one, hands it the touches of its four methods and sends the events
/// that it returns, one at a time:
///
/// ```swift
/// func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
///   tracking.touchesMoved(touches, on: self).forEachInSendingOrder { send($0) }
/// }
/// ```
///
/// `Control` asks its subclass between the steps, and so uses the steps themselves: ``follow(_:on:)``, ``begin()``,
/// ``cross(isInside:)``, ``drop(_:)``, ``stop()`` and ``leave()``.
public struct ControlTracking {
  /// A Boolean value that indicates whether a touch is tracked.
  public private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside; a cancelled tracking leaves it as it was
  /// (CT-9).
  public private(set) var isTouchInside = false
  /// The fingers on the node that were its first, one as a rule: as they landed no other of its fingers was down (CT-2).
  private var first: [Touch] = []
  /// Further fingers on the node.
  private var others: [Touch] = []

  /// Creates a tracking without a touch.
  public init() {}

  /// A Boolean value that indicates whether the node shows that it is pressed: a touch is tracked and inside (CS-2).
  public var isHighlighted: Bool { isTracking && isTouchInside }

  // MARK: The touches of a node

  /// Takes touches that landed, and returns the events to send (CT-4).
  ///
  /// Touches that landed on a node below are ignored (CT-10), unless they are to count as well (PC-4). A further finger begins
  /// the tracking anew (CT-1).
  public mutating func touchesBegan(
    _ touches: [Touch], on node: any TouchNode, countingThoseBelow: Bool = false
  ) -> ControlEvents {
    guard let touch = follow(touches, on: countingThoseBelow ? nil : node) else { return [] }
    begin()
    return touch.tapCount >= 2 ? [.touchDown, .touchDownRepeat] : .touchDown
  }

  /// Takes touches that moved, and returns the events to send (CT-5).
  ///
  /// Without a slop, in points, the setting of the node's root counts.
  public mutating func touchesMoved(
    _ touches: [Touch], on node: any TouchNode, slop: Double? = nil
  ) -> ControlEvents {
    guard isTracking, let touch = tracked(among: touches) else { return [] }
    let crossing = cross(isInside: Self.isInside(touch, node, slop))
    return crossing.union(isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Takes touches that lifted, and returns the events to send (CT-8).
  ///
  /// Without a slop, in points, the setting of the node's root counts.
  public mutating func touchesEnded(
    _ touches: [Touch], on node: any TouchNode, slop: Double? = nil
  ) -> ControlEvents {
    let touch = tracked(among: touches)
    drop(touches)
    guard isTracking, let touch else { return [] }
    let crossing = cross(isInside: Self.isInside(touch, node, slop))
    stop()
    defer { isTouchInside = false }
    return crossing.union(isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  /// Takes touches that were taken away, and returns the events to send (CT-9).
  public mutating func touchesCancelled(_ touches: [Touch]) -> ControlEvents {
    guard isTracking, tracked(among: touches) != nil else {
      drop(touches)
      return []
    }
    drop(touches)
    stop()
    return .touchCancel
  }

  // MARK: One step at a time

  /// Notes the fingers among touches that landed on this very node, and returns the one to track: its first (CT-2).
  ///
  /// Returns `nil` when none of the touches is the node's own, or when its first finger is gone and others are down.
  public mutating func follow(_ touches: [Touch], on node: any TouchNode) -> Touch? {
    follow(touches, on: Optional(node))
  }

  private mutating func follow(_ touches: [Touch], on node: (any TouchNode)?) -> Touch? {
    for touch in touches where node == nil || touch.node === node {
      if first.isEmpty && others.isEmpty || wasFirst(touch) { first.append(touch) } else { others.append(touch) }
    }
    return tracked(among: touches)
  }

  /// Returns whether no other finger of the node was down as a touch began.
  ///
  /// One that lifts in the same event was not, and one of a later sequence was not either, though its beginning was delivered
  /// before that of a touch that was delayed.
  private func wasFirst(_ touch: Touch) -> Bool {
    func wasUp(_ other: Touch) -> Bool { touch.sequence < other.sequence || other.phase.isFinal }
    return first.allSatisfy(wasUp) && others.allSatisfy(wasUp)
  }

  /// Returns whether another first finger lifts in the event in which a touch began, and so has its end still to come.
  func awaitsLift(besides touch: Touch) -> Bool {
    first.contains { $0 !== touch && $0.phase.isFinal && $0.timestamp == touch.timestamp }
  }

  /// Returns the touch that a call with touches is about, `nil` when none of them is the node's own (CT-1, CT-2).
  public func tracked(among touches: [Touch]) -> Touch? {
    if let own = first.first(where: { touches.contains($0) }) { return own }
    guard others.contains(where: { touches.contains($0) }) else { return nil }
    return first.first { !$0.phase.isFinal } ?? first.first
  }

  /// Returns whether a touch is one of the node's and not over.
  public func follows(_ touch: Touch) -> Bool { first.contains(touch) || others.contains(touch) }

  /// Forgets touches that are over.
  public mutating func drop(_ touches: [Touch]) {
    first.removeAll { touches.contains($0) }
    others.removeAll { touches.contains($0) }
  }

  /// Tracks from now on, with the finger inside (CT-4).
  public mutating func begin() {
    isTracking = true
    isTouchInside = true
  }

  /// Updates the location of the tracked finger, and returns `touchDragEnter` or `touchDragExit` if that changed (CT-5, CT-8).
  public mutating func cross(isInside: Bool) -> ControlEvents {
    guard isInside != isTouchInside else { return [] }
    isTouchInside = isInside
    return isInside ? .touchDragEnter : .touchDragExit
  }

  /// Tracks no longer, and leaves ``isTouchInside`` as it is (CT-5, CT-9).
  public mutating func stop() { isTracking = false }

  /// Records that the finger is no longer inside, once the event of its lift was sent (CT-8).
  public mutating func leave() { isTouchInside = false }

  // MARK: Inside

  /// Returns whether a point is in bounds enlarged on every side, or in what the node itself takes for inside (CT-6).
  ///
  /// Point and slop are in the node's coordinates and points.
  public static func isInside(
    _ point: Point, of node: any TouchNode, slop: Double? = nil, with event: TouchEvent? = nil
  )
    -> Bool
  {
    isInside(point, bounds: node.nodeBounds, slop: slop ?? Self.slop(of: node)) || node.nodeContains(point, with: event)
  }

  /// Returns whether a point is in bounds enlarged on every side: minimum edges belong to it, maximum edges do not
  /// (CT-6).
  ///
  /// A NaN anywhere is outside.
  public static func isInside(_ point: Point, bounds: Rect, slop: Double) -> Bool {
    point.x >= bounds.minX - slop && point.x < bounds.maxX + slop
      && point.y >= bounds.minY - slop && point.y < bounds.maxY + slop
  }

  /// Returns how far beyond a node's bounds a tracked finger counts as inside, in points: the setting of the node's
  /// root.
  public static func slop(of node: any TouchNode) -> Double {
    (node.rootNode.touchContext?.settings ?? TouchSettings()).trackingSlop
  }

  private static func isInside(_ touch: Touch, _ node: any TouchNode, _ slop: Double?) -> Bool {
    isInside(touch.location(in: node), of: node, slop: slop)
  }
}

extension ControlEvents {
  /// Calls a closure for each event of the set, in the order in which a control sends those of one touch (CT-4, CT-5).
  ///
  /// `touchDragEnter` and `touchDragExit` come before the other events of their move or lift; the rest goes by its bits.
  public func forEachInSendingOrder(_ send: (ControlEvents) -> Void) {
    let early: ControlEvents = [.touchDown, .touchDownRepeat, .touchDragEnter, .touchDragExit]
    intersection(early).forEachBit(send)
    subtracting(early).forEachBit(send)
  }

  private func forEachBit(_ send: (ControlEvents) -> Void) {
    var rest = rawValue
    while rest != 0 {
      send(ControlEvents(rawValue: rest & ~(rest - 1)))
      rest &= rest - 1
    }
  }
}
