import TouchDiagnostics
import TouchEvents

/// The script of a session: what came in, in the order and at the times in which it did.
struct SessionSteps {
  private var steps: [JSONValue] = []
  /// The hosts' names of touches by their numbers, and whether a file may use them.
  private var hostNames = Table<Int, Int>()
  private var hostNamesServe = true
  /// The latest sample of each touch.
  private var carried = Table<Int, TouchSample>()
  /// The place of the first step of the latest input.
  private var inputPlace = 0
  private var isAfterTouches = false
  /// The time of the last step, in seconds.
  private(set) var latest: Timestamp?
  /// Takes points of the first window's coordinates to those of samples.
  var screen: AffineTransform?

  // MARK: Adding

  /// Adds an input; returns what a file cannot express of it, if anything.
  mutating func add(_ input: TraceInput, at time: Timestamp) -> String? {
    inputPlace = steps.count
    switch input {
    // The step of the interruption takes them away.
    case .touches(_, .interruption), .touches(_, .leaving): break
    case .touches(let touches, _): addTouches(touches, at: time)
    case .interruption: add([JSONMember("cancelAll", true)], at: time)
    case .hover(let sample): add([JSONMember("hover", entry(sample, isFirst: true, number: nil))], at: time)
    case .hoverEnded: add([JSONMember("hoverEnded", true)], at: time)
    case .scroll(let movement):
      let kind: JSONValue = movement.kind == .discrete ? "discrete" : "continuous"
      add(
        [
          JSONMember("scroll", SessionTree.numbers([movement.delta.x, movement.delta.y])),
          JSONMember("at", place(movement.location)), JSONMember("kind", kind),
        ] + (movement.phase == .moved ? [] : [JSONMember("phase", .init(.string(movement.phase.word)))]), at: time)
    case .press(let type, let phase, let force):
      guard FileWords.presses.contains(where: { $0.value == type }) else {
        return "the press \(type.rawValue) has no name in a file"
      }
      let verbs = [(Press.Phase.began, "pressBegan"), (.changed, "pressChanged"), (.ended, "pressEnded")]
      let verb = verbs.first { $0.0 == phase }?.1 ?? "pressCancelled"
      let name = JSONValue(.string(FileWords.name(of: type)))
      let isPlain = force == 1 || !force.isFinite
      let press =
        isPlain ? name : JSONValue(.object([JSONMember("type", name), JSONMember("force", .init(.number(force)))]))
      if phase != .stationary { add([JSONMember(verb, press)], at: time) }
    case .motion(_, let phase):
      let verb =
        switch phase {
        case .began: "motionBegan"
        case .cancelled: "motionCancelled"
        default: "motionEnded"
        }
      add([JSONMember(verb, "shake")], at: time)
    }
    return nil
  }

  private mutating func addTouches(_ touches: [Touch], at time: Timestamp) {
    // A step of another kind parts events of one time.
    if isAfterTouches, latest?.nanoseconds == time.nanoseconds { add([], at: time) }
    inputPlace = steps.count
    var lastNew = -1
    for touch in touches where touch.phase == .began && touch.press == nil {
      // A file numbers touches that land together in the order of their arrival, and knows no negative number.
      if touch.id.rawValue <= lastNew { hostNamesServe = false }
      lastNew = touch.id.rawValue
      hostNames[touch.number] = touch.id.rawValue
    }
    var lists: [(phase: String, entries: [JSONValue])] = []
    for touch in touches where touch.press == nil {
      let word = touch.phase.word
      if !(lists.last.map { $0.phase.isSame(as: word) } ?? false) { lists.append((word, [])) }
      lists[lists.count - 1].entries.append(
        entry(touch.sample, isFirst: touch.phase == .began, number: touch.number))
    }
    for list in lists { steps.append(Self.step([JSONMember(list.phase, .init(.array(list.entries)))], at: time)) }
    latest = time
    isAfterTouches = true
  }

  /// Adds a step that comes before the latest input, when that is of the same time.
  mutating func addBeforeInput(_ members: [JSONMember], at time: Timestamp) {
    guard latest?.nanoseconds == time.nanoseconds, inputPlace < steps.count else { return add(members, at: time) }
    steps.insert(Self.step(members, at: time), at: inputPlace)
    inputPlace += 1
  }

  mutating func add(_ members: [JSONMember], at time: Timestamp) { add(Self.step(members, at: time)) }

  mutating func add(_ step: JSONValue) {
    steps.append(step)
    isAfterTouches = false
    if case .number(let time)? = step["t"]?.kind { latest = time }
  }

  static func step(_ members: [JSONMember], at time: Timestamp) -> JSONValue {
    JSONValue(.object([JSONMember("t", .init(.number(time)))] + members))
  }

  // MARK: Touches

  private func place(_ point: Point) -> JSONValue {
    let inside = screen.flatMap { $0.isIdentity ? point : $0.undo(point) } ?? point
    return SessionTree.numbers([inside.x, inside.y])
  }

  /// Returns a touch, or without a number a pointer without contact, with what its sample has beside the place.
  private mutating func entry(_ sample: TouchSample, isFirst: Bool, number: Int?) -> JSONValue {
    guard case .array(var parts) = place(sample.location).kind else { return .init(.null) }
    if let number { parts.insert(.init(.number(Double(number))), at: 0) }
    var before = carried[number ?? .min] ?? TouchSample(id: sample.id, phase: .began, location: .zero, timestamp: 0)
    if isFirst {
      before = TouchSample(id: sample.id, phase: .began, location: .zero, timestamp: 0)
      before.type = number == nil ? .indirectPointer : .direct
    }
    var details: [JSONMember] = []
    if sample.type != before.type {
      let name = FileWords.types.first { $0.value == sample.type }?.name ?? "direct"
      details.append(JSONMember("type", .init(.string(name))))
    }
    // What a file does not say is as in the sample before.
    for (key, value) in Self.values where value(sample) != value(before) {
      details.append(JSONMember(key, .init(.number(value(sample)))))
    }
    carried[number ?? .min] = sample
    if let finer = sample.preciseLocation { details.append(JSONMember("preciseLocation", place(finer))) }
    if let index = sample.estimationUpdateIndex {
      details.append(JSONMember("estimationUpdateIndex", .init(.number(Double(index)))))
      let (all, expected) = (sample.estimatedProperties, sample.estimatedPropertiesExpectingUpdates)
      details.append(JSONMember("estimatedProperties", .init(.number(Double(all.rawValue)))))
      details.append(JSONMember("estimatedPropertiesExpectingUpdates", .init(.number(Double(expected.rawValue)))))
    }
    if !details.isEmpty { parts.append(.init(.object(details))) }
    return .init(.array(parts))
  }

  /// What a sample has in numbers, by its keys in files.
  private static let values: [(key: String, value: @Sendable (TouchSample) -> Double)] = [
    ("force", { $0.force }), ("maximumPossibleForce", { $0.maximumPossibleForce }), ("majorRadius", { $0.majorRadius }),
    ("majorRadiusTolerance", { $0.majorRadiusTolerance }), ("zOffset", { $0.zOffset }),
    ("altitudeAngle", { $0.altitudeAngle }), ("azimuthAngle", { $0.azimuthAngle }), ("rollAngle", { $0.rollAngle }),
    ("buttonMask", { Double($0.buttonMask.rawValue) }), ("modifierFlags", { Double($0.modifierFlags.rawValue) }),
  ]

  // MARK: The script

  /// Returns the steps; recognizers that come after those that their view has by itself are added anew first.
  func document(reordering gestures: [String]) -> [JSONValue] {
    let steps = hostNamesServe ? steps.map(withHostNames) : steps
    guard !gestures.isEmpty, case .number(let time)? = steps.first?["t"]?.kind else { return steps }
    var first: [JSONValue] = []
    for index in stride(from: 0, to: gestures.count - 1, by: 2) {
      first.append(Self.step([JSONMember("removeGesture", .init(.string(gestures[index])))], at: time))
      first.append(
        Self.step(
          [
            JSONMember("addGesture", .init(.string(gestures[index]))),
            JSONMember("to", .init(.string(gestures[index + 1]))),
          ], at: time))
    }
    return first + steps
  }

  /// Returns a step of touches with the names that the host gave them, which is what its people know.
  private func withHostNames(_ step: JSONValue) -> JSONValue {
    guard case .object(var members) = step.kind, members.count == 2, case .array(let entries) = members[1].value.kind,
      ["began", "moved", "ended", "cancelled"].has(members[1].key)
    else { return step }
    members[1].value = .init(
      .array(
        entries.map { entry in
          guard case .array(var parts) = entry.kind, case .number(let number)? = parts.first?.kind,
            let name = hostNames[Int(number)]
          else { return entry }
          parts[0] = .init(.number(Double(name)))
          return .init(.array(parts))
        }))
    return JSONValue(.object(members))
  }
}
