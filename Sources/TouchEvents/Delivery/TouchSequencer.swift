/// Turns samples into touches with lasting identity: which contact they are of, what they changed, how often it tapped.
struct TouchSequencer {
  /// The touches that are down, and those that ended in the current event, in the order of their arrival.
  private(set) var down: [Touch] = []
  /// The present or latest multi-touch sequence, from the first finger down to the last up.
  private(set) var sequence = 0
  /// What continues a tap; nodes are asked for places before it changes, as they may change anything.
  var taps = TapSeries()
  /// Contacts that are not delivered until they lift: their views left, or they began while touches were ignored.
  private var lost: [Contact] = []

  /// A contact of a root to which samples were sent, or of any.
  private struct Contact: Equatable {
    let id: TouchID
    let source: ObjectIdentifier?
  }

  /// Returns the touch of a contact that was sent to a root, or to no root in particular.
  ///
  /// A place is tried first: contacts are reported in the order of their arrival as a rule.
  @inline(__always)
  func touch(of id: TouchID, _ source: ObjectIdentifier?, at place: Int = 0) -> Touch? {
    if place < down.count, down[place].id == id, down[place].source == source { return down[place] }
    for index in down.indices where down[index].id == id {
      if source == nil || down[index].source == nil || down[index].source == source { return down[index] }
    }
    return nil
  }

  /// Lets all touches rest, before those of an event change.
  func rest() { for index in down.indices { down[index].moment.phase = .stationary } }

  /// Whether a touch is over.
  var hasFinished: Bool { down.contains { !$0.isDown } }

  /// Begins a sequence when no finger is down; returns whether it did.
  mutating func beginSequenceIfNeeded() -> Bool {
    guard down.isEmpty else { return false }
    sequence += 1
    return true
  }

  /// Makes the touch of a contact that began.
  mutating func begin(
    _ samples: [TouchSample], _ index: Int, _ source: ObjectIdentifier?, _ target: consuming TouchTarget,
    at place: Point, _ context: TouchContext
  ) -> Touch {
    let touch = Touch(
      sample: samples[index], number: context.nextTouchNumber(), tapCount: 1, sequence: sequence,
      target: target, source: source, state: context.state)
    touch.moment.sample.force = samples[index].limitedForce
    touch.moment.timestamp = context.now
    touch.moment.tapCount = taps.begin(touch, at: place, context)
    touch.contact.slot = freeSlot
    down.append(touch)
    return touch
  }

  /// The first place in the order of fingers that none of them has; 64 are tested at a time.
  private var freeSlot: Int {
    var first = 0
    while true {
      var taken: UInt64 = 0
      for touch in down where touch.isDown && touch.slot >= first { taken |= 1 << (touch.slot - first) }
      guard taken == .max else { return first + (~taken).trailingZeroBitCount }
      first += 64
    }
  }

  /// Moves a touch as its contact moved; returns whether the move is to be delivered (TP-1, R-41).
  func move(_ touch: Touch, to samples: [TouchSample], _ index: Int, _ context: TouchContext) -> Bool {
    if touch.type == .direct || touch.type == .indirect, touch.rests(at: samples, index) { return false }
    touch.move(to: samples, index, at: context.now)
    return true
  }

  /// Ends a touch; the place of a lift does not count, and is that of the last move (TP-11).
  mutating func end(_ touch: Touch, _ phase: TouchPhase, _ context: TouchContext) {
    touch.enter(phase)
    touch.moment.timestamp = context.now
    touch.moment.sample.forgetBursts()
    if phase == .ended { taps.end(touch) } else { taps.cancel(touch) }
  }

  /// Notes that a touch was taken away otherwise than by a sample of its contact.
  mutating func noteCancel(_ touch: Touch) { taps.cancel(touch) }

  /// Forgets touches that are over.
  mutating func forgetFinished() { down.remove { !$0.isDown } }

  // MARK: Lost contacts

  /// Ignores the samples of a contact until it lifts.
  mutating func lose(_ id: TouchID, _ source: ObjectIdentifier?) {
    let contact = Contact(id: id, source: source)
    if !lost.contains(contact) { lost.append(contact) }
  }

  /// Returns whether a sample is ignored as one of a lost contact, which its end, or a new beginning, finds again.
  @inline(__always)
  mutating func ignores(_ id: TouchID, _ phase: TouchPhase, _ source: ObjectIdentifier?) -> Bool {
    if lost.isEmpty { return false }
    guard let index = lost.firstIndex(of: Contact(id: id, source: source)) else { return false }
    if phase == .began || phase.isFinal { lost.remove(at: index) }
    return phase != .began
  }
}

extension Touch {
  /// Returns whether neither the location nor the force of a finger changed (TP-1).
  fileprivate func rests(at samples: [TouchSample], _ index: Int) -> Bool {
    let location = samples[index].location
    return location == moment.sample.location
      && (samples[index].preciseLocation ?? location) == (moment.sample.preciseLocation ?? moment.sample.location)
      && samples[index].limitedForce == moment.sample.force
  }

  /// Takes a movement; what made the contact stays what it was.
  @inline(__always)
  fileprivate func move(to samples: [TouchSample], _ index: Int, at now: Timestamp) {
    moment.previousLocation = moment.sample.location
    moment.previousPreciseLocation = moment.sample.preciseLocation
    moment.sample.takeMeasurements(of: samples, index)
    moment.sample.force = moment.sample.limitedForce
    moment.phase = .moved
    moment.timestamp = now
  }
}

extension TouchSample {
  /// The force, within what the hardware reports (TP-7).
  fileprivate var limitedForce: Double {
    let isUnlimited = !(maximumPossibleForce > 0)
    if force >= 0, isUnlimited || force <= maximumPossibleForce { return force }
    return force > 0 ? maximumPossibleForce : 0
  }
}
