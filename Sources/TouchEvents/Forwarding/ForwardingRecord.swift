/// Tracks which responders forwarded a touch (RF-2): an ancestor receives the whole touch or nothing of it.
///
/// `super.touchesBegan` adds to the list. The later phases go to recorded targets only, and once the touched view returned
/// from one, the targets that its overrides left out are called directly (RF-9).
struct ForwardingRecord {
  fileprivate struct Entry {
    let from: ObjectIdentifier
    let to: ObjectIdentifier
    /// Keeps the target, so that no other object gets its identity; nothing for an application, which owns the touches.
    let kept: (any TouchResponder)?
    /// The number of the delivery in which the target was called last.
    var calledIn = 0
    /// Whether a move was ever passed to the target by `super`, which ends completion for moves (RF-9).
    var hasMoved = false
  }

  private var entries: [Entry] = []
  /// Whether the touch is passed on freely from now on, and completed no more (RF-10).
  private var isAbandoned = false
  /// The number of the present delivery.
  private var delivery = 0
  /// Where the next target is expected, since calls come in the order of the list.
  private var expected = 0
  /// How much of the list completion has walked over in the present delivery, and the target where it is.
  private var walked = 0
  private var place: (any TouchResponder)?

  /// Adds a target of `super.touchesBegan`, unless it is one already.
  fileprivate mutating func add(_ from: any TouchResponder, _ to: any TouchResponder, isKept: Bool) {
    let target = ObjectIdentifier(to as AnyObject)
    // On its way up a chain each target is a new one: looking through the list at each step would be quadratic.
    let goesOn = entries.last?.to == ObjectIdentifier(from as AnyObject)
    guard !isAbandoned, goesOn || index(of: target) == nil else { return }
    // Room for the way up from most views at once.
    if entries.isEmpty { entries.reserveCapacity(12) }
    entries.append(
      Entry(from: ObjectIdentifier(from as AnyObject), to: target, kept: isKept ? to : nil, calledIn: delivery))
    expected = entries.count
  }

  /// Notes a later phase that `super` passes on; returns whether the target is to be called.
  fileprivate mutating func pass(_ phase: TouchPhase, _ from: any TouchResponder, _ to: any TouchResponder) -> Bool {
    if isAbandoned { return true }
    guard let index = index(of: ObjectIdentifier(to as AnyObject)) else { return false }
    if entries[index].from != ObjectIdentifier(from as AnyObject) {
      isAbandoned = true
      entries = []
      return true
    }
    entries[index].calledIn = delivery
    if phase == .moved { entries[index].hasMoved = true }
    expected = index + 1
    return true
  }

  private func index(of target: ObjectIdentifier) -> Int? {
    if expected < entries.count, entries[expected].to == target { return expected }
    return entries.firstIndex { $0.to == target }
  }

  // MARK: Completion

  /// Returns whether completion has anything to do for a phase: `super` passes a last phase to each target, as a rule.
  fileprivate func needsCompletion(_ phase: TouchPhase) -> Bool {
    phase.isFinal ? entries.contains { $0.calledIn != delivery } : !entries.isEmpty
  }

  /// Returns whether a delivery is still the present one.
  fileprivate func isIn(_ number: Int) -> Bool { delivery == number }

  /// Begins a delivery.
  fileprivate mutating func begin() {
    delivery += 1
    expected = 0
    walked = 0
  }

  /// Returns the responder whose next one completion checks, and the number of the delivery; `nil` at the list's end.
  fileprivate func step(from responder: any TouchResponder) -> (place: any TouchResponder, delivery: Int)? {
    walked < entries.count ? (place ?? responder, delivery) : nil
  }

  /// Compares the next target with the chain, and returns whether it is to be called; otherwise the walk is behind it.
  ///
  /// Entries from the first one on that no longer follow the chain of the touched responder are dropped, into the list that
  /// the caller gives: the last reference to a responder may go with one, whose `deinit` may come back here.
  fileprivate mutating func isDue(
    _ target: (any TouchResponder)?, _ phase: TouchPhase, dropping dropped: inout [Entry]
  ) -> Bool {
    guard let target, isNext(target) else {
      dropped = entries
      entries = Array(entries[..<min(walked, entries.count)])
      return false
    }
    if entries[walked].calledIn != delivery, phase != .moved || !entries[walked].hasMoved { return true }
    walked += 1
    place = target
    return false
  }

  private func isNext(_ target: any TouchResponder) -> Bool {
    walked < entries.count && entries[walked].to == ObjectIdentifier(target as AnyObject)
  }

  /// Forgets where the walk was, at its end.
  fileprivate mutating func endWalk() { place = nil }

  /// Notes that completion calls a target; returns `false` when a callback took the touch away.
  fileprivate mutating func noteCompletion(of target: any TouchResponder) -> Bool {
    guard isNext(target) else { return false }
    entries[walked].calledIn = delivery
    walked += 1
    place = target
    return true
  }
}

extension Touch {
  /// Walks on to the first target that has not been called in this delivery, and returns it.
  ///
  /// The record is not touched while a responder is asked for the next one: its getter may take the touch away.
  fileprivate func nextTarget(_ phase: TouchPhase, from responder: any TouchResponder) -> (any TouchResponder)? {
    while let (place, delivery) = forwarding.step(from: responder) {
      let target = place.nextResponder
      guard forwarding.isIn(delivery) else { return nil }
      var dropped: [ForwardingRecord.Entry] = []
      if forwarding.isDue(target, phase, dropping: &dropped) { return target }
    }
    forwarding.endWalk()
    return nil
  }
}

extension TouchResponder {
  /// Hands touches to the responder that they belong to, then to the ancestors that its overrides left out (RF-9).
  func deliver(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    for index in touches.indices { touches[index].forwarding.begin() }
    call(phase, touches, event)
    guard phase != .began else { return }
    if touches.contains(where: { $0.forwarding.needsCompletion(phase) }) { complete(phase, touches, event) }
    if phase.isFinal { for touch in touches { touch.forwarding = ForwardingRecord() } }
  }

  /// Calls the recorded targets that were not called yet; touches with the same next target share a call.
  private func complete(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    while true {
      var target: (any TouchResponder)?
      var count = 0
      for touch in touches {
        guard let next = touch.nextTarget(phase, from: self) else { continue }
        if target == nil { target = next }
        if target === next { count += 1 }
      }
      guard let target else { return }
      var group = touches
      if count < touches.count { group = touches.filter { $0.nextTarget(phase, from: self) === target } }
      for touch in group where !touch.forwarding.noteCompletion(of: target) { group.removeAll { $0 === touch } }
      guard !group.isEmpty else { return }
      target.call(phase, group, event)
    }
  }

  /// Returns whether `super` passes touches on to the next responder, and notes it in their records (RF-2).
  @inline(__always)
  func passes(_ phase: TouchPhase, _ touches: [Touch], to next: any TouchResponder) -> Bool {
    if phase == .began {
      guard next.mayReceive(touches) else { return false }
      let isKept = !next.ownsTouches
      for index in touches.indices { touches[index].forwarding.add(self, next, isKept: isKept) }
      return true
    }
    var isTarget = false
    for index in touches.indices where touches[index].forwarding.pass(phase, self, next) { isTarget = true }
    return isTarget
  }

  /// Returns whether touches that began are passed on to this responder: to an exclusive node only a window's single one.
  ///
  /// The node then excludes others (RF-11, TB-7).
  @inline(__always)
  private func mayReceive(_ touches: [Touch]) -> Bool {
    guard let node = responderNode, node.touchPolicy.contains(.exclusive), let touch = touches.first,
      let deliverer = touch.state.context?.deliverer
    else { return true }
    return deliverer.takeExclusive(node, for: touch)
  }
}
