// What scroll views withhold from their content (SC-1 to SC-4).
extension TouchDeliverer {
  func askContentHolders(_ touch: Touch, _ node: any TouchNode, _ event: TouchEvent?) {
    var holders: [any ContentTouchHolding] = []
    var due: Timestamp?
    var slowest: (any TouchNode)?
    var ancestor = node.parentNode
    while let current = ancestor {
      if let holder = current.contentTouchHolder {
        holders.append(holder)
        switch holder.contentTouchDecision(for: touch, with: event) {
        case .deliver: break
        case .hold(let until):
          if due.map({ $0 < until }) ?? true {
            due = until
            slowest = current
          }
        case .never: return drop(touch, .container(current))
        }
      }
      ancestor = current.parentNode
    }
    guard !holders.isEmpty else { return }
    guard let due else {
      if !contentMayBegin(touch, holders, event) { drop(touch, .nobody) }
      return
    }
    touch.delivery.contentIsHeld = true
    contentHolds.append(ContentHold(touch: touch, holders: holders, due: due))
    context.trace?.record(.delivery(touch, .contentHeld, slowest.map { .container($0) } ?? .nobody))
    context.deadlines.schedule(context.contentClock, tag: touch.number, at: due)
  }

  private func contentMayBegin(_ touch: Touch, _ holders: [any ContentTouchHolding], _ event: TouchEvent?) -> Bool {
    guard let node = touch.hitNode else { return false }
    for holder in holders where !holder.contentTouchesShouldBegin([touch], with: event, in: node) { return false }
    return true
  }

  /// Ends the time for which scroll views keep a touch: it is due, or its finger lifted.
  func releaseContent(of number: Int, _ event: TouchEvent?) {
    guard let index = contentHolds.firstIndex(where: { $0.touch.number == number }) else { return }
    let hold = contentHolds.remove(at: index)
    context.deadlines.cancel(context.contentClock, tag: number)
    hold.touch.delivery.contentIsHeld = false
    guard hold.touch.delivery.isLive else { return }
    if contentMayBegin(hold.touch, hold.holders, event) {
      context.trace?.record(.delivery(hold.touch, .released, .nobody))
    } else {
      drop(hold.touch, .nobody)
    }
  }
}
