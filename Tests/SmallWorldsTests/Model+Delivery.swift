import TouchCore

// Step 6 of 3.3: cancels, then what was withheld, then the event's own touches.
extension Model {
  mutating func tellResponders(_ changed: [Int]) {
    cancelTaken()
    dropUnheard(changed)
    flush(changed)
    deliver(changed)
  }

  /// The recognizers that keep something of a touch from its view: undecided, and it is theirs (GE-1, GD-1).
  private func isHeld(_ number: Int, by flavour: (Flavour) -> Bool) -> Bool {
    recognizers.indices.contains { own in
      recognizers[own].state == .possible && recognizers[own].touches.contains(number)
        && flavour(world.flavours[own])
    }
  }
  private func keepsAll(_ number: Int) -> Bool { isHeld(number) { $0 == .delaysBegan } }
  private func keepsEnd(_ number: Int) -> Bool { isHeld(number) { $0 != .hastyEnd } }

  /// GV-1, GD-2, R-9.
  private mutating func cancelTaken() {
    let numbers = touches.map(\.number).filter { taken.contains($0) }.sorted()
    taken = []
    var cancelled: [Int] = []
    for number in numbers where !touch(number).isOver {
      touches[place(of: number)].isOver = true
      if touch(number).isTold { cancelled.append(number) }
    }
    for group in groups(cancelled) { say(.cancelled, group) }
  }

  /// what the system takes away before the view heard of it, although its holder gives up over that.
  private mutating func dropUnheard(_ changed: [Int]) {
    for number in changed where touch(number).phase == .cancelled && touch(number).beganWaits {
      touches[place(of: number)].isOver = true
    }
  }

  /// Touches of one view and one sequence together, oldest first.
  private func groups(_ numbers: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for number in numbers.sorted() {
      let own = touch(number)
      let index = groups.firstIndex {
        touch($0[0]).place == own.place && touch($0[0]).sequence == own.sequence
      }
      if let index { groups[index].append(number) } else { groups.append([number]) }
    }
    return groups
  }

  /// GD-3, R-48; what the system takes away unheard is dropped.
  private mutating func flush(_ changed: [Int]) {
    for number in changed where touch(number).phase == .cancelled && touch(number).beganWaits {
      touches[place(of: number)].isOver = true
    }
    let ready = touches.map(\.number).filter { number in
      let own = touch(number)
      return own.isLive && !keepsAll(number) && (own.beganWaits || (own.endWaits && !keepsEnd(number)))
    }
    for group in groups(ready) {
      let began = group.filter { touch($0).beganWaits }
      for number in began {
        touches[place(of: number)].beganWaits = false
        touches[place(of: number)].isTold = true
      }
      say(.began, began)
      let moved = group.filter { touch($0).moveWaits }
      for number in moved { touches[place(of: number)].moveWaits = false }
      say(.moved, moved.filter { !(changed.contains($0) && touch($0).phase == .moved) })
      let ended = group.filter { touch($0).endWaits && !keepsEnd($0) }
      for number in ended { touches[place(of: number)].isOver = true }
      say(.ended, ended)
    }
  }

  /// TB-9, TB-10, R-26, R-10.
  private mutating func deliver(_ changed: [Int]) {
    var spots: [Spot] = []
    for number in changed where touch(number).isLive && !spots.contains(touch(number).place) {
      spots.append(touch(number).place)
    }
    for spot in spots {
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        var batch: [Int] = []
        for number in changed where touch(number).place == spot && touch(number).phase == phase {
          if admits(number, phase) { batch.append(number) }
        }
        say(phase, batch)
      }
    }
  }

  private mutating func admits(_ number: Int, _ phase: TouchPhase) -> Bool {
    guard touch(number).isLive else { return false }
    let index = place(of: number)
    switch phase {
    case .began:
      touches[index].beganWaits = keepsAll(number)
      touches[index].isTold = !keepsAll(number)
      return touches[index].isTold
    case .moved:
      if !touches[index].isTold { touches[index].moveWaits = true }
      return touches[index].isTold
    case .ended:
      if !touches[index].isTold || keepsEnd(number) {
        touches[index].endWaits = true
        return false
      }
      touches[index].isOver = true
      return true
    default:
      touches[index].isOver = true
      return touches[index].isTold
    }
  }

  private mutating func say(_ phase: TouchPhase, _ batch: [Int]) {
    if let first = batch.first { entries.append(.responder(touch(first).place, phase, batch)) }
  }
}
