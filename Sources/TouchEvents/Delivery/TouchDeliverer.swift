/// Delivers touches to responders: delayed phases first, then the event's own touches, then cancels.
///
/// It keeps one ledger of the recognizers and scroll views that delay touches. The dispatcher calls it in the steps
/// EO-6 and EO-8 of an event, recognizers in EO-3 (``hold(_:by:isNew:)``) and EO-5 (``cancelInViews(_:for:_:)``,
/// ``release(_:by:)``).
package final class TouchDeliverer {
  /// The context, which makes the deliverer before it can be referred to.
  @BackReference var owner: TouchContext?
  var context: TouchContext { owner! }
  @exclusivity(unchecked) var kept = Kept()

  struct Kept {
    /// The touches of which something may still be delivered, in the order of their numbers.
    var live: [Touch] = []
    var ledger = HoldLedger()
    var contentHolds: [ContentHold] = []
    var exclusive = ExclusiveTouch()
    /// Touches whose delivery was completed since the latest ``takeFinished(into:)``; the finger may still be down.
    var finished: [Touch] = []
    /// A list for the touches of one call.
    var spareBatch = SpareList<Touch>()
  }

  var isEmpty: Bool { kept.live.isEmpty && kept.contentHolds.isEmpty }

  // MARK: New touches

  /// Decides whether a new touch's view is given it (TB-4, TB-7, R-25), and whether scroll views delay it.
  ///
  /// The others are the touches that are down in the engine; of those that land in the same event the ones before it count.
  func offerToView(
    _ touch: Touch, among others: [Touch], _ landing: [Touch], _ roots: (any TouchRoots)?, _ event: TouchEvent?
  ) {
    guard let node = touch.hitNode else { return }
    if touch.press == nil, mayBeRefused(node), let root = touch.rootNode {
      let before = landing.filter { $0.phase == .began && $0.isNumbered(below: touch) }
      let all = (others.filter { $0.phase != .began && $0 !== touch } + before).filter { $0.rootNode === root }
      let rivals = all.filter { $0.isDown && Self.counts($0, roots) }
      let counts = Self.counts(touch, roots)
      if let rival = (counts ? exclusiveRival(of: node, root, rivals, all) : nil) ?? rival(of: node, rivals) {
        context.trace?.record(.delivery(touch, .refused, .otherTouch(rival)))
        return
      }
      if counts, node.touchPolicy.contains(.exclusive), rivals.isEmpty { kept.exclusive.take(node, root) }
    }
    touch.delivery.take(.accepted)
    insert(touch, into: &kept.live)
    if touch.press == nil { askContentHolders(touch, node, event) }
  }

  /// Returns whether another touch may keep a new one from a node: for exclusiveness, or one that the node has (TB-4, TB-7).
  private func mayBeRefused(_ node: any TouchNode) -> Bool {
    let policy = node.touchPolicy
    if hasExclusive || policy.contains(.exclusive) { return true }
    return !policy.contains(.multiple) && kept.live.contains { $0.hitNode === node && $0.delivery.isLive }
  }

  /// Returns the touch that keeps a new one from its node for exclusiveness (TB-7); `nil` when there is none.
  ///
  /// An owner excludes other nodes wherever its fingers are, until the end of the event in which the last one lifts.
  private func exclusiveRival(
    of node: any TouchNode, _ root: any TouchNode, _ rivals: [Touch], _ all: [Touch]
  ) -> Touch? {
    let owner = kept.exclusive.owner(of: root)
    guard owner !== node else { return nil }
    if let owner {
      let down = all.filter { $0.isDown }
      // Those that lift in this very event hold it as well.
      let holders = down.isEmpty ? all : down
      if let holder = holders.first(where: { $0.hitNode === owner }) ?? holders.first { return holder }
    }
    return node.touchPolicy.contains(.exclusive) ? rivals.first : nil
  }

  /// Returns the touch of a node that is given one at a time (TB-4); `nil` when there is none.
  private func rival(of node: any TouchNode, _ rivals: [Touch]) -> Touch? {
    guard !node.touchPolicy.contains(.multiple) else { return nil }
    return rivals.first { $0.hitNode === node && $0.delivery.isLive }
  }

  /// Returns whether a touch counts for exclusive touch: it lies in its window's safe area (TB-7).
  private static func counts(_ touch: Touch, _ roots: (any TouchRoots)?) -> Bool {
    guard let root = touch.rootNode, let area = roots?.safeArea(of: root) else { return true }
    return area.contains(touch.location(in: root))
  }

  /// Makes a node the exclusive owner of its root's touches unless several are down there; returns whether it is one.
  ///
  /// A touch that has ended but is delivered late is not one of them (RF-11, R-25).
  func takeExclusive(_ node: any TouchNode, for touch: Touch) -> Bool {
    guard let root = touch.rootNode else { return true }
    let down = context.dispatcher?.presentTouches ?? []
    guard down.count(where: { $0.isDown && $0.rootNode === root }) <= 1 else { return false }
    kept.exclusive.take(node, root)
    return true
  }

  /// Returns whether recognizers of a node may be offered a touch: all but those that exclusive touch excludes (TB-8).
  package func admits(_ node: any TouchNode, _ touch: Touch) -> Bool {
    guard touch.press == nil, let owner = kept.exclusive.owner(of: touch.rootNode) else { return true }
    return owner.isInside(node)
  }

  /// Whether any node has its root's touches to itself.
  var hasExclusive: Bool { !kept.exclusive.isEmpty }

  /// Ends exclusive touch where no touch of the root has a view or a recognizer left (TB-7).
  func releaseUnusedOwners(_ down: [Touch]) {
    for owner in kept.exclusive.owners {
      let isUsed = down.contains { touch in
        guard touch.rootNode === owner.root, touch.isDown else { return false }
        return touch.delivery.hasView || touch.gestureRecognizers?.isEmpty == false
      }
      if !isUsed { kept.exclusive.release(owner) }
    }
  }

  // MARK: Delaying

  /// Notes that a recognizer delays the began or ended of touches (GD-1, GE-1); returns whether it delays any.
  ///
  /// A new recognizer must not delay any touch yet.
  package func hold(_ touches: [Touch], by recognizer: any GestureRecognizing, isNew: Bool) -> Bool {
    var delaysAny = false
    for index in touches.indices where touches[index].delivery.isLive {
      let owner = ObjectIdentifier(recognizer as AnyObject)
      kept.ledger.hold(touches[index], by: owner, .recognizer(recognizer), isNew: isNew)
      delaysAny = true
    }
    return delaysAny
  }

  /// Releases a touch that a recognizer delays; the view receives it in EO-6 of the event or update (GD-3).
  package func release(_ touch: Touch, by recognizer: any GestureRecognizing) {
    kept.ledger.release(touch, by: ObjectIdentifier(recognizer as AnyObject))
  }

  /// Releases all touches that a recognizer delays (GD-6).
  package func releaseAll(by recognizer: any GestureRecognizing) {
    kept.ledger.releaseAll(by: ObjectIdentifier(recognizer as AnyObject), atMost: kept.live.count)
  }

  /// Returns whether a recognizer delays any touch.
  package func isHeld(_ touch: Touch, by recognizer: any GestureRecognizing) -> Bool {
    kept.ledger.isHeld(touch, by: ObjectIdentifier(recognizer as AnyObject))
  }

  /// Returns whether a recognizer has kept a began or ended from a view since an earlier event (GE-1).
  package func isDelaying(_ recognizer: any GestureRecognizing) -> Bool {
    kept.live.contains { $0.delivery.isDelayed && isHeld($0, by: recognizer) }
  }

  /// Whether any began or end is delayed.
  var delaysAny: Bool { kept.live.contains { $0.delivery.isDelayed } }

  // MARK: Calling

  /// Makes one call; while it lasts the touches read its phase, whatever the event made of them.
  func call(_ phase: TouchPhase, _ batch: [Touch], _ event: TouchEvent?) {
    guard !batch.isEmpty, let responder = batch[0].responder else { return }
    if let payload = batch[0].press?.payload { return payload.deliver(phase, batch, event) }
    for index in batch.indices where batch[index].phase != phase {
      return batch.show(phase) { responder.deliver(phase, batch, event) }
    }
    responder.deliver(phase, batch, event)
  }

  // MARK: Lists

  /// Ends what concerns nodes that are about to leave the tree.
  func nodeWillLeave(_ node: any TouchNode) {
    for owner in kept.exclusive.owners where owner.node.isInside(node) { kept.exclusive.release(owner) }
  }

  func forgetFinished() {
    guard hasOver else { return }
    // The list of the finished keeps them: a view that dies with its touch may ask for these lists.
    for touch in kept.live where touch.delivery.isOver {
      kept.finished.append(touch)
      kept.ledger.forget(touch)
    }
    kept.live.remove { $0.delivery.isOver }
    if !kept.contentHolds.isEmpty { forgetFinishedHolds() }
  }

  private func forgetFinishedHolds() {
    let holds = kept.contentHolds
    kept.contentHolds = holds.filter { !$0.touch.delivery.isOver }
    for hold in holds where hold.touch.delivery.isOver { stopClock(of: hold) }
  }

  /// Whether the delivery of a listed touch is complete.
  private var hasOver: Bool { kept.live.contains { $0.delivery.isOver } }

  /// Whether there are touches whose last delivery has been made since the latest ``takeFinished()``.
  var hasFinished: Bool { !kept.finished.isEmpty }

  /// Fills an empty list with the touches whose last delivery has been made since the latest call (TB-13).
  func takeFinished(into list: inout [Touch]) { swap(&list, &kept.finished) }

  func insert(_ touch: Touch, into batch: inout [Touch]) {
    if !batch.contains(where: { $0 === touch }) { batch.insertByNumber(touch) }
  }
}
