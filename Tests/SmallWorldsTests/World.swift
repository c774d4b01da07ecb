import TouchEvents

/// How two recognizers stand to each other; the upper one comes first in the order of priority.
enum Relation: UInt8, CaseIterable {
  case exclusive
  case upperAllowsBoth, lowerAllowsBoth
  case upperWaits, lowerWaits
  case upperWaitsByDelegate, lowerWaitsByHook
  case bothWait
  case upperSpares, lowerSpares
  case upperResists, lowerResists

  /// One of each kind, for worlds of three: resisting is sparing from the other side, and `true` of either delegate counts.
  static let kinds: [Relation] = [
    .exclusive, .lowerAllowsBoth, .upperWaits, .lowerWaits, .bothWait, .upperSpares, .lowerSpares,
  ]
}

/// When a stub speaks up, and what it says then.
struct Plan: Equatable {
  enum Wish: UInt8, CaseIterable { case recognize, begin, fail }
  /// The phase of the first callback at which it speaks; `nil` for one that never decides.
  var moment: TouchPhase?
  var wish: Wish

  static let all: [Plan] =
    [TouchPhase.began, .moved, .ended].flatMap { moment in
      Wish.allCases.map { Plan(moment: moment, wish: $0) }
    }
    + [Plan(moment: nil, wish: .fail)]

  /// One of each kind, for worlds of three.
  static let kinds = [
    Plan(moment: .ended, wish: .recognize), Plan(moment: .moved, wish: .begin),
    Plan(moment: .moved, wish: .fail),
  ]
}

/// What a recognizer is set to, apart from the defaults.
enum Flavour: UInt8, CaseIterable {
  case plain, delaysBegan, spareView, hastyEnd, delegateVeto, nodeVeto
}

/// One change of one touch in a frame.
struct Change: Equatable {
  var touch: Int
  var phase: TouchPhase
}

/// Which of the two nodes: the upper one of two nested, or the left one of two beside each other.
enum Spot: UInt8 { case first, second }

/// One small world: nodes, recognizers, relations, and a script of touches.
struct World {
  var isNested = true
  /// How many recognizers, and how many of them sit on the second node; they are numbered in order of priority.
  var spots: [Spot] = []
  var plans: [Plan] = []
  var flavours: [Flavour] = []
  /// The relation of each pair: 0–1, 0–2, 1–2.
  var relations: [Relation] = []
  var frames: [[Change]] = []
  var places: [Spot] = [.second, .second]
  var allowsMultiple = true
  var profile = BehaviourProfile.iOS18

  var count: Int { spots.count }

  func relation(_ left: Int, _ right: Int) -> (Relation, isUpper: Bool) {
    let (upper, lower) = (min(left, right), max(left, right))
    return (relations[upper == 0 ? lower - 1 : 2], left == upper)
  }

  func canPrevent(_ own: Int, _ other: Int) -> Bool {
    let (relation, isUpper) = relation(own, other)
    return relation != (isUpper ? .upperSpares : .lowerSpares)
  }
  func canBePrevented(_ own: Int, by other: Int) -> Bool {
    let (relation, isUpper) = relation(own, other)
    return relation != (isUpper ? .upperResists : .lowerResists)
  }
  func allowsBoth(_ own: Int, _ other: Int) -> Bool {
    let (relation, isUpper) = relation(own, other)
    return relation == (isUpper ? .upperAllowsBoth : .lowerAllowsBoth)
  }
  func requires(_ own: Int, _ other: Int) -> Bool {
    let (relation, isUpper) = relation(own, other)
    return relation == .bothWait || relation == (isUpper ? .upperWaits : .lowerWaits)
  }
  func requiresByDelegate(_ own: Int, _ other: Int) -> Bool {
    let (relation, isUpper) = relation(own, other)
    return relation == .upperWaitsByDelegate && isUpper
  }
  func requiresByHook(_ own: Int, _ other: Int) -> Bool {
    let (relation, isUpper) = relation(own, other)
    return relation == .lowerWaitsByHook && !isUpper
  }
}

/// What a stub recognizer makes of its touches; the same for engine and model, which differ in all else.
struct StubLogic {
  let plan: Plan
  private(set) var hasSpoken = false
  /// The touches that it was handed and that are down.
  private var fingers = 0

  init(_ plan: Plan) { self.plan = plan }

  enum Wish { case nothing, ask(GestureState), beginAndEnd }

  /// What it makes of so many touches of one phase, in the state that it reads.
  mutating func hears(_ phase: TouchPhase, count: Int, in state: GestureState) -> Wish {
    if phase == .began { fingers += count }
    if phase.isFinal { fingers -= count }
    if phase == .cancelled { return .ask(state.isActive ? .cancelled : .failed) }
    if !hasSpoken, phase == plan.moment {
      hasSpoken = true
      switch plan.wish {
      case .recognize: return .ask(.ended)
      case .begin: return phase == .ended && fingers == 0 ? .beginAndEnd : .ask(.began)
      case .fail: return .ask(.failed)
      }
    }
    guard hasSpoken, plan.wish == .begin else { return .nothing }
    if phase == .moved { return .ask(.changed) }
    return phase == .ended && fingers == 0 ? .ask(.ended) : .nothing
  }

  mutating func reset() {
    hasSpoken = false
    fingers = 0
  }
}

/// One line of the account of a world, small enough to compare millions of them.
struct Entry: Equatable {
  enum Kind: UInt8 { case received, state, action, responder, reset }
  var kind: Kind
  var who: UInt8
  /// A phase or a state.
  var what: UInt8 = 0
  /// A bit for each touch.
  var touches: UInt8 = 0

  static func received(_ who: Int, _ phase: TouchPhase, _ touches: [Int]) -> Entry {
    Entry(kind: .received, who: UInt8(who), what: UInt8(phase.rawValue), touches: mask(touches))
  }
  static func state(_ who: Int, _ state: GestureState) -> Entry {
    Entry(kind: .state, who: UInt8(who), what: UInt8(state.rawValue))
  }
  static func action(_ who: Int, _ state: GestureState) -> Entry {
    Entry(kind: .action, who: UInt8(who), what: UInt8(state.rawValue))
  }
  static func responder(_ spot: Spot, _ phase: TouchPhase, _ touches: [Int]) -> Entry {
    Entry(kind: .responder, who: spot.rawValue, what: UInt8(phase.rawValue), touches: mask(touches))
  }
  static func reset(_ who: Int) -> Entry { Entry(kind: .reset, who: UInt8(who)) }

  static func mask(_ touches: [Int]) -> UInt8 { touches.reduce(0) { $0 | 1 << UInt8($1) } }
}

extension Entry: CustomStringConvertible {
  var description: String {
    let phase = TouchPhase(rawValue: Int(what)).map { "\($0)" } ?? "?"
    let state = GestureState(rawValue: Int(what)).map { "\($0)" } ?? "?"
    let names = (0..<8).filter { touches & 1 << UInt8($0) != 0 }.map { "\($0)" }.joined(separator: "+")
    switch kind {
    case .received: return "r\(who)←\(phase) \(names)"
    case .state: return "r\(who)=\(state)"
    case .action: return "[r\(who) \(state)]"
    case .responder: return "\(who == 0 ? "first" : "second").\(phase) \(names)"
    case .reset: return "r\(who) reset"
    }
  }
}

extension World: CustomStringConvertible {
  var description: String {
    let recognizers = (0..<count).map {
      "r\($0) on \(spots[$0]): \(plans[$0].wish) at \(plans[$0].moment.map { "\($0)" } ?? "never"), \(flavours[$0])"
    }
    let pairs = relations.map { "\($0)" }.joined(separator: ", ")
    let script = frames.map { frame in frame.map { "\($0.touch)\($0.phase)" }.joined(separator: "&") }
    return """
      \(isNested ? "nested" : "beside"), \(allowsMultiple ? "multiple" : "single") touches at \(places)
      \(recognizers.joined(separator: "\n")) | \(pairs)
      \(script.joined(separator: " "))
      """
  }
}
