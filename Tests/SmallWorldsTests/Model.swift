import TouchCore

/// The rules of sections 3.3 to 3.12 and of 10.1, written down plainly and apart from the engine.
///
/// Slow on purpose: everything is looked up anew, nothing is kept that can be computed. Where a rule and the engine
/// differ, the specification decides which of the two is wrong.
struct Model {
  struct Recognizer {
    var logic: StubLogic
    var state = GestureState.possible
    var request: GestureState?
    /// Its criteria are met, and others must fail first (GF-4).
    var isHeld = false
    /// It ends right after it begins.
    var endsAtOnce = false
    /// The touches of this attempt, also those that were lifted.
    var touches: [Int] = []
    /// Those with which it was asked about requirements, and those for which it waits in this attempt.
    var asked: [Int] = []
    var waitsFor: [Int] = []
    var takesPart: Bool { !touches.isEmpty }
  }

  struct FingerTouch {
    var number: Int
    var place: Spot
    var phase: TouchPhase
    var sequence: Int
    var isAccepted = false
    var isTold = false
    var isOver = false
    var beganWaits = false
    var moveWaits = false
    var endWaits = false
    var isDown: Bool { !phase.isFinal }
    var isLive: Bool { isAccepted && !isOver }
  }

  let world: World
  var recognizers: [Recognizer]
  var touches: [FingerTouch] = []
  var sequence = 0
  var entries: [Entry] = []
  /// What was decided in this event, for the steps 5 and 6.
  var actions: [(recognizer: Int, state: GestureState)] = []
  var taken: [Int] = []

  init(_ world: World) {
    self.world = world
    recognizers = world.plans.map { Recognizer(logic: StubLogic($0)) }
  }

  mutating func play() -> [Entry] {
    for frame in world.frames { play(frame) }
    return entries
  }

  // MARK: One event

  private mutating func play(_ frame: [Change]) {
    let changed = frame.map(\.touch).sorted()
    let isNewSequence = frame.contains { $0.phase == .began } && !touches.contains { $0.isDown }
    if isNewSequence { sequence += 1 }
    for change in frame where change.phase != .began { touches[place(of: change.touch)].phase = change.phase }
    let fresh = frame.filter { $0.phase == .began }.map(\.touch).sorted()
    for touch in fresh { land(touch) }
    // 1
    if isNewSequence { resetUndecidedWithoutFingers() }
    for touch in fresh { offer(touch) }
    // 2
    if !fresh.isEmpty { askForRequirements() }
    // 3
    for own in order where !recognizers[own].state.isFinal { handOver(own, changed) }
    let joining = fresh.filter { joinsGesture($0) }
    // 4
    arbitrate()
    // 5
    for action in actions { entries.append(.action(action.recognizer, action.state)) }
    actions = []
    // 6
    for touch in joining { touches[place(of: touch)].isOver = true }
    tellResponders(changed)
    // 7
    for own in order where recognizers[own].takesPart {
      switch recognizers[own].state {
      case .ended, .cancelled: reset(own)
      case .failed: if !hasFingers(own) { reset(own) }
      default: break
      }
    }
    for index in touches.indices where touches[index].isDown { touches[index].phase = .stationary }
  }

  func place(of number: Int) -> Int { touches.firstIndex { $0.number == number }! }
  func touch(_ number: Int) -> FingerTouch { touches[place(of: number)] }
  func hasFingers(_ own: Int) -> Bool { recognizers[own].touches.contains { touch($0).isDown } }
  func share(_ left: Int, _ right: Int) -> Bool {
    recognizers[left].touches.contains { recognizers[right].touches.contains($0) }
  }

  /// deeper first, then the node with the lower touch, then the last added.
  var order: [Int] {
    let all = Array(0..<world.count)
    guard !world.isNested else { return all }
    func lowest(_ spot: Spot) -> Int {
      all.filter { world.spots[$0] == spot }.compactMap { recognizers[$0].touches.min() }.min() ?? Int.max
    }
    let firstLeads = lowest(.first) <= lowest(.second)
    let left = all.filter { world.spots[$0] == .first }
    let right = all.filter { world.spots[$0] == .second }
    return firstLeads ? left + right : right + left
  }

  /// TB-4, R-25.
  private mutating func land(_ number: Int) {
    let spot = world.places[number]
    var landed = FingerTouch(number: number, place: spot, phase: .began, sequence: sequence)
    landed.isAccepted =
      world.allowsMultiple || !touches.contains { $0.place == spot && $0.isDown && $0.isLive }
    touches.append(landed)
  }

  ///
  private mutating func resetUndecidedWithoutFingers() {
    for own in order where recognizers[own].takesPart && !hasFingers(own) {
      if recognizers[own].state == .possible, !recognizers[own].isHeld { reset(own) }
    }
  }

  /// GC-1, GR-4, R-3.
  private mutating func offer(_ number: Int) {
    let spot = world.places[number]
    for own in recognizers.indices {
      let isConcerned = world.spots[own] == spot || (world.isNested && world.spots[own] == .first)
      guard isConcerned, !recognizers[own].state.isFinal else { continue }
      if recognizers[own].isHeld, recognizers[own].request == .ended { continue }
      recognizers[own].touches.append(number)
    }
  }

  /// GF-2, R-28.
  private mutating func askForRequirements() {
    for own in recognizers.indices {
      for other in recognizers.indices where other != own && share(own, other) {
        guard !recognizers[own].asked.contains(other) else { continue }
        recognizers[own].asked.append(other)
        if world.requiresByDelegate(own, other) || world.requiresByHook(own, other) {
          recognizers[own].waitsFor.append(other)
        }
      }
    }
  }

  ///
  private func joinsGesture(_ number: Int) -> Bool {
    recognizers.indices.contains { own in
      recognizers[own].state.isActive && recognizers[own].touches.contains(number)
        && world.flavours[own] != .spareView
    }
  }

  // MARK: Step 3

  private mutating func handOver(_ own: Int, _ changed: [Int]) {
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      let part = changed.filter { recognizers[own].touches.contains($0) && touch($0).phase == phase }
      guard !part.isEmpty else { continue }
      hear(own, phase, part)
      // a system cancel fails a held one.
      if phase == .cancelled, recognizers[own].isHeld {
        recognizers[own].isHeld = false
        recognizers[own].request = .failed
      }
    }
  }

  mutating func hear(_ own: Int, _ phase: TouchPhase, _ part: [Int]) {
    entries.append(.received(own, phase, part))
    let fingers = recognizers[own].touches.filter { touch($0).isDown }.count
    switch recognizers[own].logic.hears(phase, in: recognizers[own].state, fingersDown: fingers) {
    case .nothing: break
    case .ask(let wanted): ask(own, wanted)
    case .beginAndEnd:
      ask(own, .began)
      if recognizers[own].request == .began { recognizers[own].endsAtOnce = true }
    }
  }

  /// R-58, GS-4, GS-6, R-3, R-4.
  private mutating func ask(_ own: Int, _ wanted: GestureState) {
    let request = recognizers[own].request
    if recognizers[own].state.isActive {
      if request != .cancelled { recognizers[own].request = wanted == .failed ? .cancelled : wanted }
      return
    }
    guard recognizers[own].state == .possible, request != .failed else { return }
    switch wanted {
    case .changed, .possible: return
    case .began, .ended:
      if !recognizers[own].isHeld {
        recognizers[own].request = wanted
      } else if request == .began, wanted == .ended {
        recognizers[own].endsAtOnce = true
      }
    case .failed, .cancelled:
      if recognizers[own].isHeld, request == .ended { return }
      recognizers[own].isHeld = false
      recognizers[own].request = .failed
    }
  }

  // MARK: Step 7

  /// GR-1: back to possible, and deaf to its old touches.
  mutating func reset(_ own: Int) {
    entries.append(.reset(own))
    recognizers[own] = Recognizer(logic: StubLogic(world.plans[own]))
    for other in recognizers.indices {
      recognizers[other].asked.removeAll { $0 == own }
      recognizers[other].waitsFor.removeAll { $0 == own }
    }
  }
}
