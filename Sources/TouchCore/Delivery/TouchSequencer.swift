/// Turns samples into touches with lasting identity: which contact they are of, what they changed, how often it tapped.
struct TouchSequencer {
  /// The touches that are down, and those that ended in the event at hand, in the order of their arrival.
  private(set) var down: [Touch] = []
  /// The present or latest multi-touch sequence, from the first finger down to the last up.
  private(set) var sequence = 0
  private var taps = TapSeries()
  /// Contacts that nobody hears of any more until they lift: their views left, or they began while touches were ignored.
  private var lost: [Contact] = []

  /// A contact of a root to which samples were sent, or of any.
  private struct Contact: Equatable {
    let id: TouchID
    let source: ObjectIdentifier?
  }

  /// Returns the touch of a contact that was sent to a root, or to no root in particular.
  func touch(of id: TouchID, _ source: ObjectIdentifier?) -> Touch? {
    down.first { $0.id == id && (source == nil || $0.source == nil || $0.source == source) }
  }

  /// Begins a sequence when no finger is down; returns whether it did.
  mutating func beginSequenceIfNeeded() -> Bool {
    guard down.isEmpty else { return false }
    sequence += 1
    return true
  }

  /// Makes the touch of a contact that began.
  mutating func begin(
    _ sample: TouchSample, _ source: ObjectIdentifier?, _ hit: TouchHit?, _ context: TouchContext
  ) -> Touch {
    let touch = Touch(
      sample: sample.limited, number: context.nextTouchNumber(), tapCount: 1, sequence: sequence, root: hit?.root,
      node: hit?.node, responder: hit?.node, source: source, link: context.link)
    touch.timestamp = context.now
    touch.tapCount = taps.begin(touch, context.settings)
    while down.contains(where: { $0.isDown && $0.slot == touch.slot }) { touch.slot += 1 }
    down.append(touch)
    return touch
  }

  /// Changes a touch as its contact changed; returns whether anybody is to hear of it (TP-1, R-41).
  ///
  /// The place of a lift does not count, and is that of the last move (TP-11).
  mutating func change(_ touch: Touch, to sample: TouchSample, _ context: TouchContext) -> Bool {
    switch sample.phase {
    case .moved:
      let rests = sample.rests(at: touch.sample)
      if rests, touch.type == .direct || touch.type == .indirect { return false }
      touch.move(to: sample.limited, at: context.now)
      taps.move(touch, context.settings)
    case .ended, .cancelled:
      touch.phase = sample.phase
      touch.timestamp = context.now
      touch.sample.coalesced = []
      touch.sample.predicted = []
      if sample.phase == .ended { taps.end(touch) }
    default: return false
    }
    return true
  }

  /// Forgets touches that are over.
  mutating func forgetFinished() {
    if down.contains(where: { $0.phase.isFinal }) { down = down.filter { !$0.phase.isFinal } }
  }

  // MARK: Lost contacts

  /// Ignores what comes of a contact until it lifts.
  mutating func lose(_ id: TouchID, _ source: ObjectIdentifier?) {
    let contact = Contact(id: id, source: source)
    if !lost.contains(contact) { lost.append(contact) }
  }

  /// Returns whether a sample is of a lost contact; its end, or a new beginning, ends that.
  mutating func isLost(_ sample: TouchSample, _ source: ObjectIdentifier?) -> Bool {
    guard !lost.isEmpty, let index = lost.firstIndex(of: Contact(id: sample.id, source: source)) else { return false }
    if sample.phase == .began || sample.phase.isFinal { lost.remove(at: index) }
    return sample.phase != .began
  }
}

/// Where a new touch landed: the root, and the node in it if its second answer named one (HT-13).
typealias TouchHit = (root: any TouchNode, node: (any TouchNode)?)

extension TouchSample {
  /// Whether nothing changed that a finger's report tells: place and force (TP-1).
  fileprivate func rests(at other: TouchSample) -> Bool {
    location == other.location && (preciseLocation ?? location) == (other.preciseLocation ?? other.location)
      && limited.force == other.force
  }

  /// The sample with its force within what the hardware reports (TP-7).
  fileprivate var limited: TouchSample {
    let isUnlimited = !(maximumPossibleForce > 0)
    guard !(force >= 0 && (isUnlimited || force <= maximumPossibleForce)) else { return self }
    var sample = self
    sample.force = force > 0 ? maximumPossibleForce : 0
    return sample
  }
}
