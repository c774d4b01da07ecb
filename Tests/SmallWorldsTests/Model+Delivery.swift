import TouchEvents

// EO-5, EO-6 and EO-8: actions and cancels, releases, and the event's own touches.
extension Model {
  /// One recognizer's actions, then the cancels of its views, as one unit (GA-1, GS-7, R-4, GV-1); or the other way
  /// around (GV-2).
  mutating func update(_ own: Int) {
    guard recognizers[own].isDecided, world.flavours[own] != .spareView else { return act(own) }
    let taken = recognizers[own].touches.filter { touch($0).hasView }.sorted()
    let cancelsFirst = world.profile.contains(.cancelBeforeAction)
    if !cancelsFirst { act(own) }
    for batch in calls(of: taken) {
      let wasDelivered = batch.contains { touch($0).wasDelivered }
      for number in batch { take(number) }
      if wasDelivered { entries.append(.responder(touch(batch[0]).place, .cancelled, batch)) }
    }
    if cancelsFirst { act(own) }
  }

  /// The touches of one view in one call; with the guide's double tap only those of one sequence, the oldest first (GE-6).
  private func calls(of taken: [Int]) -> [[Int]] {
    let parts = world.profile.contains(.guideDoubleTap)
    var calls: [[Int]] = []
    for number in taken {
      let other = calls.firstIndex { call in
        touch(call[0]).place == touch(number).place && (!parts || touch(call[0]).sequence == touch(number).sequence)
      }
      if let other { calls[other].append(number) } else { calls.append([number]) }
    }
    return calls
  }

  private mutating func act(_ own: Int) {
    guard recognizers[own].isDecided, !recognizers[own].hasSentLast else { return }
    let isFirst = !recognizers[own].hasSentBegan
    if isFirst, recognizers[own].beganFirst {
      // GA-1: began and then cancelled before its own update sends nothing.
      if recognizers[own].state == .cancelled { return }
      recognizers[own].hasSentBegan = true
      entries.append(.action(own, .began))
    }
    switch recognizers[own].state {
    case .began, .changed:
      guard !isFirst, recognizers[own].isAsking || !world.profile.contains(.changedOnlyWhenAssigned) else { return }
      if !recognizers[own].hasChanged {
        entries.append(.state(own, .changed))
        recognizers[own].state = .changed
      } else {
        set(own, .changed)
      }
      entries.append(.action(own, .changed))
    case .ended, .cancelled:
      recognizers[own].hasSentLast = true
      entries.append(.action(own, recognizers[own].state))
    default: break
    }
  }

  /// The view loses a touch; what others delay of it is gone too (GE-4).
  private mutating func take(_ number: Int) {
    let index = place(of: number)
    touches[index].isOver = true
    touches[index].beganWaits = nil
    touches[index].endWaits = nil
    touches[index].moveWaits = false
    for own in recognizers.indices { recognizers[own].delayed.removeAll { $0.touch == number } }
  }

  private func isDelayed(_ number: Int) -> Bool {
    recognizers.contains { $0.delayed.contains { $0.touch == number } }
  }

  // MARK: EO-6

  private struct Call {
    var time: Int
    var phase: TouchPhase
    var number: Int
    /// By time stamp, began before moved before ended, then by number.
    func comes(before other: Call) -> Bool {
      (time, phase.rawValue, number) < (other.time, other.phase.rawValue, other.number)
    }
  }

  /// GD-3, R-48; what the system takes away before its view received of it is dropped.
  mutating func release() {
    for number in changed where touch(number).phase == .cancelled && touch(number).beganWaits != nil { take(number) }
    var calls: [Call] = []
    for number in touches.map(\.number) where touch(number).hasView && !isDelayed(number) {
      let own = touch(number)
      let index = place(of: number)
      if let time = own.beganWaits {
        calls.append(Call(time: time, phase: .began, number: number))
        if own.phase == .ended {
          calls.append(Call(time: own.time, phase: .ended, number: number))
        } else if own.moveWaits, !changed.contains(number) {
          calls.append(Call(time: own.time, phase: .moved, number: number))
        }
      } else if let time = own.endWaits {
        calls.append(Call(time: time, phase: .ended, number: number))
      }
      touches[index].beganWaits = nil
      touches[index].endWaits = nil
      touches[index].moveWaits = false
    }
    calls.sort { $0.comes(before: $1) }
    var start = 0
    while start < calls.count {
      var end = start + 1
      while end < calls.count, calls[end].phase == calls[start].phase,
        touch(calls[end].number).place == touch(calls[start].number).place
      { end += 1 }
      say(calls[start].phase, calls[start..<end].map(\.number))
      for call in calls[start..<end] { touches[place(of: call.number)].wasSent = call.phase == .ended }
      start = end
    }
  }

  // MARK: EO-8

  /// TB-9, TB-10, R-26.
  mutating func deliver() {
    var spots: [Spot] = []
    for number in changed where touch(number).isAccepted && !spots.contains(touch(number).place) {
      spots.append(touch(number).place)
    }
    for spot in spots {
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        let batch = changed.filter { number in
          touch(number).place == spot && touch(number).phase == phase && touch(number).hasView
            && !touch(number).wasSent && !keeps(number, phase)
        }
        say(phase, batch)
      }
    }
  }

  /// Whether a phase becomes, or only adds to, what is delayed of a touch.
  private mutating func keeps(_ number: Int, _ phase: TouchPhase) -> Bool {
    let index = place(of: number)
    if touches[index].beganWaits != nil {
      if phase == .moved { touches[index].moveWaits = true }
      return true
    }
    guard phase == .began || phase == .ended, isDelayed(number) else { return false }
    if phase == .began { touches[index].beganWaits = now } else { touches[index].endWaits = now }
    return true
  }

  private mutating func say(_ phase: TouchPhase, _ batch: [Int]) {
    guard let first = batch.first else { return }
    for number in batch {
      if phase == .began { touches[place(of: number)].wasDelivered = true }
      if phase.isFinal { touches[place(of: number)].isOver = true }
    }
    entries.append(.responder(touch(first).place, phase, batch))
  }
}
