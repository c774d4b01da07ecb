// EO-5: views receive `touchesCancelled` for a recognizer's sake, and what else ends a delivery.
extension TouchDeliverer {
  /// Cancels touches in their views, for a recognizer that takes them: one call for each view (GV-1, R-9).
  ///
  /// A view that received none of them receives no cancel. With Apple's guide's account of a double tap, touches of one view
  /// and several sequences are several calls, the oldest first (GE-6).
  package func cancelInViews(_ touches: [Touch], for recognizer: any GestureRecognizing, _ event: TouchEvent?) {
    guard touches.areDelivered else { return }
    defer { kept.hasTaken = true }
    if touches.count == 1 { return cancelDelivery(touches, .recognizer(recognizer), event) }
    var (taken, group) = (takeBatch(), takeBatch())
    for touch in touches where touch.delivery.isLive { insert(touch, into: &taken) }
    let parts = context.profile.contains(.guideDoubleTap)
    // In parts the oldest comes first.
    while let first = parts ? taken.min(by: { $0.sequence < $1.sequence }) : taken.first {
      for touch in taken
      where touch.responder === first.responder && (!parts || touch.sequence == first.sequence) { group.append(touch) }
      taken.remove { group.contains($0) }
      // A view that was called for the group before may have lost these, too.
      group.remove { !$0.delivery.isLive }
      cancelDelivery(group, .recognizer(recognizer), event)
      group.empty()
    }
    recycleBatch(&taken)
    recycleBatch(&group)
  }

  private func cancelDelivery(_ group: [Touch], _ account: DeliveryAccount, _ event: TouchEvent?) {
    let wasDelivered = group.contains { $0.delivery.beganIsDelivered }
    OwnerReference.forEach(in: group) { touch in
      forgetDelayed(touch)
      touch.delivery.isOver = true
      touch.delivery.isTaken = true
      touch.link.trace?.record(.delivery(touch, wasDelivered ? .taken : .dropped, account))
    }
    if wasDelivered { call(.cancelled, group, event) }
    OwnerReference.forEach(in: group) { $0.delivery.hasView = false }
  }

  /// Completes the delivery of a touch without a cancel.
  func drop(_ touch: Touch, _ account: @autoclosure () -> DeliveryAccount) {
    guard !touch.delivery.isOver else { return }
    forgetDelayed(touch)
    touch.delivery.isOver = true
    touch.delivery.hasView = false
    context.trace?.record(.delivery(touch, .dropped, account()))
  }

  func forgetDelayed(_ touch: Touch) {
    kept.ledger.forget(touch)
    touch.delivery.delayed = nil
    touch.delivery.hasDelayedMove = false
  }
}
