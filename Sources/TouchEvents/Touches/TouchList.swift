// What each recognizer of an event asks of the event's touches. It stands beside `Touch`, whose properties are read in
// place from here; from another module each would be a call that counts references.
extension [Touch] {
  /// Adds those of these to a list that are in a phase and in another list; these are in the order of their numbers.
  package func add(those phase: TouchPhase, among others: [Touch], to list: inout [Touch]) {
    guard count < 8 || others.count > count / 8 else {
      // Of many touches few are a recognizer's.
      for index in others.indices where others[index].hasPhase(phase) && contains(numbered: others[index]) {
        list.insertByNumber(others[index])
      }
      return
    }
    for index in indices where self[index].hasPhase(phase) && others.has(index, of: self) { list.append(self[index]) }
  }

  /// Makes a call during which these show a phase, whatever the event made of them; one that it cancels stays so.
  ///
  /// One inside the other, so that no list of what they showed is needed; there must be at least one.
  package func show(_ phase: TouchPhase, from index: Int = 0, in call: () -> Void) {
    let (shown, wasDown) = (self[index].phase, self[index].isDown)
    self[index].moment.phase = phase
    if index == count - 1 { call() } else { show(phase, from: index + 1, in: call) }
    let touch = self[index]
    if touch.phase == phase, touch.isDown == wasDown, !touch.isWithdrawn { touch.moment.phase = shown }
  }

  /// Inserts one by its number; it comes last as a rule, since samples come in the order of their contacts.
  mutating func insertByNumber(_ touch: consuming Touch) {
    append(touch)
    var place = count - 1
    while place > 0, self[place].isNumbered(below: self[place - 1]) {
      swapAt(place, place - 1)
      place -= 1
    }
  }

  /// Returns whether any of these is in a phase.
  package func have(_ phase: TouchPhase) -> Bool { contains { $0.phase == phase } }

  /// Removes those that were lifted or cancelled; returns the center of all before, `nil` when there are none.
  package mutating func removeEnded() -> Point? {
    guard indices.contains(where: { self[$0].phase.isFinal }) else { return nil }
    let center = centroid
    remove { $0.phase.isFinal }
    return center
  }

  /// Whether any of these is still to be delivered.
  var areDelivered: Bool { contains { $0.delivery.isLive } }

  /// The center of these in the coordinates of the samples; the origin when there are none.
  package var centroid: Point {
    guard !isEmpty else { return .zero }
    var sum = Point.zero
    for index in indices { sum += self[index].screenLocation }
    return count == 1 ? sum : sum * (1 / Double(count))
  }

  /// The places of the first two in the coordinates of the samples.
  package var placesOfPair: (first: Point, second: Point) { (self[0].screenLocation, self[1].screenLocation) }

  /// Returns whether one is among these, which are in the order of their numbers.
  package func contains(numbered touch: Touch) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].isNumbered(below: touch) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] === touch
  }

  /// Returns whether one of another list is among these.
  private func has(_ place: Int, of others: [Touch]) -> Bool {
    for index in indices where self[index] === others[place] { return true }
    return false
  }
}
