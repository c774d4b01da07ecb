// What was withheld from responders, delivered late (GD-3).
extension TouchDeliverer {
  /// Delivers what was withheld of touches of one responder and one sequence.
  func flush(_ group: [Touch], _ event: TouchEvent?, _ number: Int) {
    var batch = takeBatch()
    for touch in group where touch.delivery.beganIsWithheld && touch.delivery.isLive {
      // What the system takes away unheard is not told any more.
      if touch.phase == .cancelled {
        drop(touch, .nobody)
        continue
      }
      touch.delivery.beganIsWithheld = false
      touch.delivery.beganIsDelivered = true
      batch.append(touch)
    }
    callAsTheyBegan(batch, event)
    batch.removeAll(keepingCapacity: true)
    for touch in group where touch.delivery.moveIsWithheld && touch.delivery.isLive {
      touch.delivery.moveIsWithheld = false
      // A move of this very event stands for the withheld one.
      if !(touch.changedIn == number && touch.phase == .moved) { batch.append(touch) }
    }
    call(.moved, batch, event)
    batch.removeAll(keepingCapacity: true)
    for touch in group where touch.delivery.endIsWithheld && !touch.delivery.endIsHeld && touch.delivery.isLive {
      touch.delivery.endIsWithheld = false
      touch.delivery.isOver = true
      batch.append(touch)
    }
    call(.ended, batch, event)
    giveBack(&batch)
  }

  /// Hands over what began some time ago, as it was then: where the finger came down counts (GD-3, R-38, R-55).
  private func callAsTheyBegan(_ batch: [Touch], _ event: TouchEvent?) {
    guard !batch.isEmpty else { return }
    let present = batch.map { (sample: $0.sample, timestamp: $0.timestamp) }
    for touch in batch {
      guard let began = touch.beganSample else { continue }
      touch.beganSample = nil
      touch.sample = began.sample
      touch.timestamp = began.timestamp
      // What follows is seen as one movement from there.
      touch.previousScreenLocation = began.sample.location
      touch.previousPreciseLocation = began.sample.preciseLocation
    }
    call(.began, batch, event)
    for (touch, present) in zip(batch, present) {
      touch.sample = present.sample
      touch.timestamp = present.timestamp
    }
  }
}
