import TouchEvents

/// The rules of arbitration, delivery and reset (EO-1 to EO-8), written down plainly and apart from the engine.
///
/// Slow on purpose: everything is looked up anew, nothing is kept that can be computed. Where the rules and the engine
/// differ, `Documentation/Behaviour` decides which of the two is wrong.
struct Model {
  struct Recognizer {
    var logic: StubLogic
    var state = GestureState.possible
    /// Whether it was handed a touch since its last reset, and whether that happened in this event.
    var isTouched = false
    var isNewcomer = false
    var wasHanded = false
    /// Whether its state was assigned since the last update, and whether the value changed in this event.
    var wasAssigned = false
    /// Whether it was assigned before the decisions of this update (VN-3).
    var isAsking = false
    var hasChanged = false
    /// It requests recognition, and waits for a failure (GF-4).
    var isHeld = false
    /// Its request was granted, in this update or an earlier one, and it was active when this event's callbacks began.
    var isDecided = false
    var wasActiveBefore = false
    var isInList = false
    /// Whether it left possible by way of began, and which of its actions were sent (GA-1).
    var beganFirst = false
    var hasSentBegan = false
    var hasSentLast = false
    /// The touches that are bound to it.
    var touches: [Int] = []
    /// What it delays, with the event in which it noted that.
    var delayed: [(touch: Int, since: Int)] = []
    /// Those that it has to wait for in this attempt, by what delegates and hooks said (GF-2).
    var waitsFor: [Int] = []

    var isUndecided: Bool { !isDecided && [.possible, .began, .changed, .ended].contains(state) }
    var isRequesting: Bool { isUndecided && state != .possible }
    /// GF-6.
    var isActive: Bool { isTouched && [.possible, .began, .changed].contains(state) }
  }

  struct FingerTouch {
    var number: Int
    var place: Spot
    var phase: TouchPhase
    /// The time from the first finger down to the last one up, counted.
    var sequence: Int
    /// The event of its last change.
    var time: Int
    /// Its view took it (TB-4); a refused touch has no view.
    var isAccepted = false
    /// The view was notified of its beginning; lost it, or received its end.
    var wasDelivered = false
    var isOver = false
    /// Its delayed state: the event of a beginning or an end that its view has not received.
    var beganWaits: Int?
    var endWaits: Int?
    var moveWaits = false
    /// Its phase of this event was sent by a release.
    var wasSent = false

    var isDown: Bool { !phase.isFinal }
    var hasView: Bool { isAccepted && !isOver }
  }

  let world: World
  var recognizers: [Recognizer]
  var touches: [FingerTouch] = []
  var entries: [Entry] = []
  /// Counts the events.
  var now = 0
  /// The touches that this event changed.
  var changed: [Int] = []
  /// The list of EO-5, in the order in which recognizers joined it.
  var list: [Int] = []

  init(_ world: World) {
    self.world = world
    recognizers = world.plans.map { Recognizer(logic: StubLogic($0)) }
  }

  mutating func play() -> [Entry] {
    for frame in world.frames { play(frame) }
    return entries
  }

  /// Whether everybody is ready for the next touch, but for those whom one that never decided keeps (GR-2, GR-3).
  var isAtRest: Bool {
    recognizers.allSatisfy { $0.state == .possible }
      || recognizers.contains { $0.isTouched && $0.state == .possible }
  }

  // MARK: One event

  private mutating func play(_ frame: [Change]) {
    now += 1
    changed = frame.map(\.touch).sorted()
    for own in recognizers.indices {
      recognizers[own].isNewcomer = false
      recognizers[own].wasHanded = false
      recognizers[own].hasChanged = false
      recognizers[own].wasActiveBefore =
        recognizers[own].isDecided && [.began, .changed].contains(recognizers[own].state)
    }
    // EO-1
    if frame.contains(where: { $0.phase == .began }), !touches.contains(where: { $0.isDown }) { resetForgotten() }
    for change in frame where change.phase != .began {
      touches[place(of: change.touch)].phase = change.phase
      touches[place(of: change.touch)].time = now
      touches[place(of: change.touch)].wasSent = false
    }
    let fresh = frame.filter { $0.phase == .began }.map(\.touch).sorted()
    for touch in fresh { land(touch) }
    // EO-2
    for touch in fresh { offer(touch) }
    // EO-3
    for own in order { handOver(own) }
    update()
    // EO-8
    deliver()
    // What a callback assigned in EO-4 comes in a further update (GS-14).
    while recognizers.contains(where: { $0.wasAssigned }) { update() }
    for index in touches.indices where touches[index].isDown { touches[index].phase = .stationary }
    let over = touches.map(\.number).filter { !isPresent($0) }
    for own in recognizers.indices { recognizers[own].touches.removeAll { over.contains($0) } }
  }

  /// EO-4 to EO-7.
  private mutating func update() {
    decide()
    for own in list { update(own) }
    for own in list {
      recognizers[own].delayed = []
      recognizers[own].isInList = false
    }
    list = []
    release()
    resetGroups()
  }

  func place(of number: Int) -> Int { touches.firstIndex { $0.number == number }! }
  func touch(_ number: Int) -> FingerTouch { touches[place(of: number)] }

  /// EO-3: after its last delivery a touch is bound to nobody.
  private func isPresent(_ number: Int) -> Bool {
    touch(number).isDown || touch(number).endWaits != nil || touch(number).beganWaits != nil
  }

  /// the deeper view first, of two beside each other the front one; on one view the last added, which the world numbers first.
  var order: [Int] {
    let all = Array(0..<world.count)
    return all.filter { world.spots[$0] == .second } + all.filter { world.spots[$0] == .first }
  }

  /// Whether one sits on the view of the other, or on an ancestor or a descendant of it (GX-1, GX-10).
  func areRelated(_ left: Int, _ right: Int) -> Bool { world.isNested || world.spots[left] == world.spots[right] }

  // MARK: EO-1 and EO-2

  /// TB-4, R-25.
  private mutating func land(_ number: Int) {
    let spot = world.places[number]
    // A finger that lifts in this very event keeps its sequence open.
    let isFurther = touches.contains { $0.isDown || $0.time == now }
    let sequence = (touches.map(\.sequence).max() ?? 0) + (isFurther ? 0 : 1)
    var landed = FingerTouch(number: number, place: spot, phase: .began, sequence: sequence, time: now)
    landed.isAccepted = world.allowsMultiple || !touches.contains { $0.place == spot && $0.isDown && $0.hasView }
    touches.append(landed)
  }

  /// GC-1, GC-3, GC-13.
  private mutating func offer(_ number: Int) {
    let spot = world.places[number]
    for own in recognizers.indices {
      let isConcerned = world.spots[own] == spot || (world.isNested && world.spots[own] == .first)
      guard isConcerned, !recognizers[own].state.isFinal else { continue }
      recognizers[own].touches.append(number)
    }
  }

  // MARK: EO-3

  private mutating func handOver(_ own: Int) {
    // Looked at once: one that fails in touchesBegan still gets the touchesEnded of another finger.
    guard !recognizers[own].state.isFinal else { return }
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      let part = changed.filter { recognizers[own].touches.contains($0) && touch($0).phase == phase }
      guard !part.isEmpty else { continue }
      note(own, phase, part)
      hear(own, phase, part)
    }
  }

  /// GE-1, GD-1.
  private mutating func note(_ own: Int, _ phase: TouchPhase, _ part: [Int]) {
    guard recognizers[own].isUndecided else { return }
    // GE-6
    let keepsBack =
      recognizers[own].delayed.contains { $0.since < now } && !world.profile.contains(.guideDoubleTap)
    let delays: Bool
    switch phase {
    case .began: delays = world.flavours[own] == .delaysBegan || keepsBack
    case .ended: delays = world.flavours[own] != .hastyEnd
    default: delays = false
    }
    guard delays else { return }
    for number in part where touch(number).hasView && !recognizers[own].delayed.contains(where: { $0.touch == number })
    {
      recognizers[own].delayed.append((number, now))
    }
  }

  private mutating func hear(_ own: Int, _ phase: TouchPhase, _ part: [Int]) {
    if !recognizers[own].isTouched { recognizers[own].isNewcomer = true }
    recognizers[own].isTouched = true
    recognizers[own].wasHanded = true
    call(own, phase, part)
  }

  /// Calls the stub, which may ask for a state.
  mutating func call(_ own: Int, _ phase: TouchPhase, _ part: [Int]) {
    entries.append(.received(own, phase, part))
    switch recognizers[own].logic.hears(phase, count: part.count, in: recognizers[own].state) {
    case .nothing: break
    case .ask(let wanted): assign(own, wanted)
    case .beginAndEnd:
      assign(own, .began)
      assign(own, .ended)
    }
  }

  /// GS-4, GS-10, GB-1.
  private mutating func assign(_ own: Int, _ wanted: GestureState) {
    guard var target = Self.target(of: wanted, in: recognizers[own].state) else { return }
    if recognizers[own].state == .possible, target != .failed {
      if isVetoed(own) { target = .failed } else { recognizers[own].beganFirst = target == .began }
    }
    recognizers[own].wasAssigned = true
    set(own, target)
  }

  private static func target(of wanted: GestureState, in state: GestureState) -> GestureState? {
    switch (state, wanted) {
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .ended): .ended
    case (.possible, .cancelled), (.possible, .failed): .failed
    case (.began, .possible): nil
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed), (.changed, .possible): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, _), (.changed, _): .cancelled
    default: nil
    }
  }

  /// A line of the log at every change of the value (GS-13).
  mutating func set(_ own: Int, _ state: GestureState) {
    guard recognizers[own].state != state else { return }
    recognizers[own].state = state
    recognizers[own].hasChanged = true
    // Only a recognizer that requests recognition is held.
    if state == .failed || state == .cancelled { recognizers[own].isHeld = false }
    entries.append(.state(own, state))
  }

  /// GB-2, R-24: a view is asked about touches of which it would lose something.
  private func isVetoed(_ own: Int) -> Bool {
    if world.flavours[own] == .delegateVeto { return true }
    guard world.flavours[own] == .nodeVeto else { return false }
    return recognizers[own].touches.contains { number in
      let own = touch(number)
      return own.hasView && (own.isDown || changed.contains(number) || own.endWaits != nil || own.beganWaits != nil)
    }
  }
}
