/// A touch that a scroll view delays from its content until a time, unless it lets go of it before (SC-1).
struct ContentHold {
  let touch: Touch
  let holder: any ContentTouchHolding
  /// Kept here, so that the ledger never has the last reference to it.
  let node: any TouchNode
  let clock: ContentClock
}

/// Gets the deadline of the touches that one scroll view delays together.
final class ContentClock: DeadlineHandler {
  private let state: ContextState

  init(_ state: ContextState) { self.state = state }

  func deadlineReached(_ tag: Int, at time: Timestamp) { state.context?.deliverer.contentDelayEnded(self) }
}

// What scroll views delay from their content (SC-1 to SC-4, SC-14).
extension TouchDeliverer {
  /// Asks all that enclose the touched node, from the inside outwards.
  func askContentHolders(_ touch: Touch, _ node: any TouchNode, _ event: TouchEvent?) {
    var ancestor = node.parentNode
    var walk = CycleGuard()
    // A callback may have ended the touch.
    while let current = ancestor, touch.delivery.isLive {
      guard walk.admits(current) else { return context.report(.cyclicTree) }
      if let holder = current.contentTouchHolder {
        switch holder.contentTouchDecision(for: touch, with: event) {
        case .pass: break
        case .deliver:
          guard holder.contentTouchesShouldBegin([touch], with: event, in: node) else {
            return drop(touch, .unattributed)
          }
        case .hold(let until):
          guard touch.delivery.isLive else { return }
          kept.ledger.hold(touch, by: ObjectIdentifier(holder as AnyObject), .container(current))
          context.trace?.record(.delivery(touch, .contentHeld, .container(current)))
          let clock = kept.contentHolds.first { $0.holder === holder }?.clock ?? ContentClock(context.state)
          kept.contentHolds.append(ContentHold(touch: touch, holder: holder, node: current, clock: clock))
          restartClock(of: holder, at: until)
        case .never: return drop(touch, .container(current))
        }
      }
      ancestor = current.parentNode
    }
  }

  /// Restarts the one clock for all touches that a scroll view delays (SC-1).
  func restartClock(of holder: any ContentTouchHolding, at time: Timestamp) {
    guard let clock = kept.contentHolds.first(where: { $0.holder === holder })?.clock else { return }
    context.deadlines.cancel(clock, tag: 0)
    context.deadlines.schedule(clock, at: time)
  }

  func stopClock(of hold: ContentHold) {
    if !kept.contentHolds.contains(where: { $0.clock === hold.clock }) { context.deadlines.cancel(hold.clock, tag: 0) }
  }

  /// Called when the delay ends.
  ///
  /// Asks the scroll view about each delayed touch; if it refuses any of them, none is delivered (SC-3).
  func contentDelayEnded(_ clock: ContentClock) {
    let due = kept.contentHolds.filter { $0.clock === clock }
    kept.contentHolds.removeAll { $0.clock === clock }
    let event = context.dispatcher?.course.event
    let refused = due.filter { !mayBegin($0, event) }
    for hold in due { end(hold, isRefused: !refused.isEmpty) }
  }

  /// Asks scroll views whether they continue to delay, directly before the releases (SC-13, SC-14).
  func askAboutContent(_ event: TouchEvent?) {
    let holds = kept.contentHolds
    for hold in holds where hold.touch.delivery.isLive && !hold.holder.keepsContentTouch(hold.touch, with: event) {
      kept.contentHolds.removeAll { $0.touch === hold.touch && $0.holder === hold.holder }
      stopClock(of: hold)
      end(hold, isRefused: !mayBegin(hold, event))
    }
  }

  private func mayBegin(_ hold: ContentHold, _ event: TouchEvent?) -> Bool {
    guard hold.touch.delivery.isLive, let node = hold.touch.hitNode else { return true }
    return hold.holder.contentTouchesShouldBegin([hold.touch], with: event, in: node)
  }

  private func end(_ hold: ContentHold, isRefused: Bool) {
    kept.ledger.release(hold.touch, by: ObjectIdentifier(hold.holder as AnyObject))
    if hold.touch.delivery.isLive {
      context.trace?.record(.delivery(hold.touch, .contentReleased, .container(hold.node)))
    }
    if isRefused { drop(hold.touch, .unattributed) }
  }
}
