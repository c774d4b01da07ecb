// What of a touch is kept from its responder, as the deliverer keeps the account of it.
extension TouchDelivery {
  /// Whether something is withheld that need not be any longer.
  var isFlushable: Bool {
    isLive && !isHeld && (beganIsWithheld || (endIsWithheld && !endIsHeld))
  }

  /// Whether something is withheld that counts as long as the touch is live.
  var isWithheld: Bool { isLive && (beganIsWithheld || endIsWithheld) }

  /// Takes a change of the event: whether it is delivered now; else it is withheld or lost.
  mutating func admits(_ phase: TouchPhase) -> Bool {
    guard isLive else { return false }
    switch phase {
    case .began:
      if isHeld {
        beganIsWithheld = true
        return false
      }
      beganIsDelivered = true
    case .moved:
      if !beganIsDelivered {
        moveIsWithheld = true
        return false
      }
    case .ended:
      if !beganIsDelivered && !beganIsWithheld {
        // Its began never came this far: an override of `sendEvent` kept it.
        isOver = true
        return false
      }
      if !beganIsDelivered || endIsHeld {
        endIsWithheld = true
        return false
      }
      isOver = true
    default:
      isOver = true
      return beganIsDelivered
    }
    return true
  }
}
