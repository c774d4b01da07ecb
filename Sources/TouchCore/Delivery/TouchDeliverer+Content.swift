// What scroll views withhold from their content (SC-1 to SC-4, SC-13, SC-14).
extension TouchDeliverer {
  /// A touch that one scroll view withholds; touches of one scroll view share a deadline.
  struct ContentHold {
    var touch: Touch
    var holder: any ContentTouchHolding
    /// The tag of the holder's deadline.
    var tag: Int
  }

  func askContentHolders(_ touch: Touch, _ node: any TouchNode, _ event: TouchEvent?) {
    var latest: (due: Timestamp, node: any TouchNode)?
    var ancestor = node.parentNode
    while let current = ancestor {
      ancestor = current.parentNode
      guard let holder = current.contentTouchHolder else { continue }
      switch holder.contentTouchDecision(for: touch, with: event) {
      case .deliver:
        if !holder.contentTouchesShouldBegin([touch], with: event, in: node) { return drop(touch, .container(current)) }
      case .hold(let due):
        hold(touch, by: holder, until: due)
        if latest.map({ $0.due < due }) ?? true { latest = (due, current) }
      case .never: return drop(touch, .container(current))
      }
    }
    guard let latest else { return }
    touch.delivery.contentIsHeld = true
    context.trace?.record(.delivery(touch, .contentHeld, .container(latest.node)))
  }

  /// Withholds a touch; all that this holder withholds waits until the new time (SC-1).
  private func hold(_ touch: Touch, by holder: any ContentTouchHolding, until due: Timestamp) {
    let tag = contentHolds.first { $0.holder === holder }?.tag ?? touch.number
    contentHolds.append(ContentHold(touch: touch, holder: holder, tag: tag))
    context.deadlines.schedule(context.contentClock, tag: tag, at: due)
  }

  /// Ends the delay of one holder: it is due (SC-3).
  ///
  /// One refusal keeps all of its touches from the content.
  func releaseContent(of tag: Int, _ event: TouchEvent?) {
    let due = contentHolds.filter { $0.tag == tag && $0.touch.delivery.isLive }
    contentHolds.removeAll { $0.tag == tag }
    var isRefused = false
    for hold in due where !mayBegin(hold, event) { isRefused = true }
    for hold in due { letGo(hold, isRefused: isRefused) }
  }

  /// Ends the delay of touches that their holders keep no longer, after the decisions of an event (SC-13, SC-14).
  func releaseContent(_ event: TouchEvent?) {
    for hold in contentHolds {
      guard hold.touch.delivery.isLive, !hold.holder.keepsContentTouch(hold.touch, with: event),
        let index = contentHolds.firstIndex(where: { $0.touch === hold.touch && $0.holder === hold.holder })
      else { continue }
      contentHolds.remove(at: index)
      forgetDeadline(hold.tag)
      letGo(hold, isRefused: !mayBegin(hold, event))
    }
  }

  /// Forgets the deadline of a holder that withholds nothing any more.
  func forgetDeadline(_ tag: Int) {
    if !contentHolds.contains(where: { $0.tag == tag }) { context.deadlines.cancel(context.contentClock, tag: tag) }
  }

  private func mayBegin(_ hold: ContentHold, _ event: TouchEvent?) -> Bool {
    guard let node = hold.touch.hitNode else { return false }
    return hold.holder.contentTouchesShouldBegin([hold.touch], with: event, in: node)
  }

  private func letGo(_ hold: ContentHold, isRefused: Bool) {
    let touch = hold.touch
    guard touch.delivery.isLive else { return }
    if isRefused {
      drop(touch, .nobody)
    } else if !contentHolds.contains(where: { $0.touch === touch }) {
      touch.delivery.contentIsHeld = false
      context.trace?.record(.delivery(touch, .released, .nobody))
    }
  }
}
