public import TouchEvents

/// What hand-over keeps for a context: the policy where neither gesture nor scroller has one, and the gestures under way.
final class HandOverContext: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 2 }
  var policy = ScrollHandOver.uikit
  /// The gestures that have begun and not ended, in the order of their begins.
  private(set) var running: [HandOverGesture] = []

  /// Returns what hand-over keeps for a context; made when it is first needed.
  static func of(_ context: TouchContext) -> HandOverContext {
    if let found = context[extension: number] as? HandOverContext { return found }
    let made = HandOverContext()
    context[extension: number] = made
    return made
  }

  /// Notes a gesture that begins, and forgets those whose scroller died or never ended the one before.
  func begin(_ gesture: HandOverGesture) {
    running.removeAll { !$0.isAlive || $0.beganNode === gesture.beganNode }
    running.append(gesture)
  }

  /// Forgets a gesture that ended.
  func end(_ gesture: HandOverGesture) { running.removeAll { $0 === gesture } }

  /// Returns whether a node is scrolled by a gesture under way (NH-8).
  func isInChain(_ node: any TouchNode) -> Bool { running.contains { $0.contains(node) } }

  /// The same policy.
  override func copy(for context: TouchContext) -> ContextExtension? {
    let copy = HandOverContext()
    copy.policy = policy
    return copy
  }
}

extension TouchContext {
  /// Takes a scroller out of the gestures under way that others began, for good (NH-1).
  ///
  /// Call it when fingers cannot move the scroller any more, also where that lasts less than from one step of a gesture to
  /// the next; what holds at a step gestures find by themselves.
  public func leaveHandOver(_ scroller: any HandOverScroller) {
    guard let found = self[extension: HandOverContext.number] as? HandOverContext else { return }
    let node = scroller.handOverNode
    for gesture in found.running { gesture.drop(node) }
  }

  /// How a finger's way is shared among scrollers, where neither the gesture nor the scroller says so (NH-3).
  ///
  /// ``ScrollHandOver/uikit`` by default; a gesture that has begun keeps its own.
  public var scrollHandOver: ScrollHandOver {
    get { (self[extension: HandOverContext.number] as? HandOverContext)?.policy ?? .uikit }
    set { HandOverContext.of(self).policy = newValue }
  }
}
