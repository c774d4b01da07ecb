import TouchEvents

/// Reads the steps of a script, expands taps and drags, and puts all into the order of time.
struct ScriptLoader {
  let ids: ScenarioIDs

  /// The most steps of a script, taps and drags expanded.
  static let stepLimit = 1_000_000
  /// The latest time of a step, in seconds: a day.
  static let timeLimit = 86_400.0

  func steps(_ cursor: JSONCursor) throws(DocumentError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    var latest = -Double.infinity
    for step in try cursor.array() {
      let place = try step.required("t")
      let time = try place.number()
      guard time >= 0 else {
        throw place.error("expected a time that is not negative, found \(DecimalText.text(time))")
      }
      guard time.nanoseconds >= latest.nanoseconds else {
        throw place.error(
          "expected a time not before that of the step before, \(DecimalText.text(latest)), found \(DecimalText.text(time))"
        )
      }
      latest = time
      steps += try expand(step, time)
      if let pass = try step.optional("passTo") {
        throw pass.error("expected \"passTo\" in a callback during a touch method, found it in a step")
      }
      guard steps.count <= Self.stepLimit else {
        throw step.error("expected at most \(Self.stepLimit) steps, taps and drags expanded, found more")
      }
      guard max(time, steps.last?.time ?? time) <= Self.timeLimit else {
        throw place.error("expected a time within a day, \(DecimalText.text(Self.timeLimit)), found a later one")
      }
    }
    // Sorting by place as well keeps the order of the file among steps of one time.
    let sorted = steps.enumerated().sorted { left, right in
      let (a, b) = (left.element.time.nanoseconds, right.element.time.nanoseconds)
      return a != b ? a < b : left.offset < right.offset
    }
    let ordered = sorted.map { $0.element }
    try TouchOrder.check(ordered)
    return ordered
  }

  /// Returns the steps that one step of the file stands for.
  func expand(
    _ step: JSONCursor, _ time: Timestamp, besides keys: [String] = ["t"]
  ) throws(DocumentError) -> [ScenarioStep] {
    let verbs = try step.keys.filter { key in Self.verbs.contains { $0.verb.isSame(as: key) } }
    guard verbs.count < 2 else {
      throw step.error(
        "expected one thing to happen, found \(verbs.map { "\"\($0)\"" }.joined(separator: " and "))")
    }
    guard let verb = verbs.first else {
      try step.rejectUnknownKeys(allowed: keys + Self.verbs.map { $0.verb })
      return [ScenarioStep(time: time, action: .wait, place: step)]
    }
    let companions = Self.verbs.first { $0.verb.isSame(as: verb) }?.companions ?? []
    try step.rejectUnknownKeys(allowed: keys + [verb] + companions)
    let value = try step.required(verb)
    switch verb {
    case "tap": return try tap(step, value, time)
    case "drag": return try drag(step, value, time)
    case "began": return try touches(value, .began, time)
    case "moved": return try touches(value, .moved, time)
    case "ended": return try touches(value, .ended, time)
    case "cancelled": return try touches(value, .cancelled, time)
    case "estimatedPropertiesUpdate":
      let changes = try value.list { entry throws(DocumentError) in try touch(entry, .moved) }
      return [ScenarioStep(time: time, action: .estimates(changes), place: value)]
    default: return try others(verb, value, step).map { ScenarioStep(time: time, action: $0, place: value) }
    }
  }

  /// What can happen, and the keys that may stand beside it.
  private static let verbs: [(verb: String, companions: [String])] = [
    ("began", []), ("moved", []), ("ended", []), ("cancelled", []), ("cancelAll", []),
    ("beginIgnoringInteractionEvents", []), ("endIgnoringInteractionEvents", []),
    ("tap", ["hold"]), ("drag", ["from", "to", "over", "steps", "lift"]),
    ("set", []), ("animate", ["over", "allowsUserInteraction"]), ("passTo", []), ("remove", []), ("removeGesture", []),
    ("addGesture", ["to"]), ("addView", ["to"]),
    ("require", ["toFail"]), ("addTarget", []), ("removeTarget", []), ("scrollTo", ["offset", "animated"]),
    ("stopScrollingAndZooming", []),
    ("becomeFirstResponder", []), ("resignFirstResponder", []),
    ("hover", TouchAttributes.hoverKeys), ("hoverEnded", []), ("scroll", ["at", "kind", "phase"]),
    ("motionBegan", []), ("motionEnded", []), ("motionCancelled", []), ("pressBegan", []), ("pressChanged", []),
    ("pressEnded", []), ("pressCancelled", []), ("key", ["modifierFlags", "phase"]), ("estimatedPropertiesUpdate", []),
    ("remoteControl", []), ("reloadData", []), ("setEditing", ["editing"]), ("deleteRows", ["at"]),
    ("insertRows", ["at"]), ("selectRow", ["at"]), ("deselectRow", ["at"]), ("position", []), ("dismiss", []),
    ("push", ["controller", "animated"]), ("pop", ["animated"]),
    ("setStack", ["controllers", "animated"]), ("setNavigation", ["barHidden", "popDelegate"]),
    ("transition", ["update", "finish", "cancel", "pause", "complete"]),
  ]

  // MARK: Touches

  private func touches(
    _ list: JSONCursor, _ phase: TouchPhase, _ time: Timestamp
  ) throws(DocumentError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for entry in try list.array() {
      steps.append(ScenarioStep(time: time, action: .touch(try touch(entry, phase)), place: entry))
    }
    return steps
  }

  func touch(_ entry: JSONCursor, _ phase: TouchPhase) throws(DocumentError) -> TouchChange {
    if phase.isFinal, case .number = entry.value.kind {
      return TouchChange(number: try entry.integer(), phase: phase)
    }
    let parts = try entry.array()
    guard parts.count == 3 || parts.count == 4 else {
      throw entry.error(
        "expected a touch [number, x, y] that may end in an object, found \(parts.count) elements")
    }
    var change = TouchChange(number: try parts[0].integer(), phase: phase)
    change.location = Point(x: try parts[1].number(), y: try parts[2].number())
    if parts.count == 4 { change.attributes = try TouchAttributes(parts[3]) }
    return change
  }

  // MARK: Taps and drags

  private func tap(
    _ step: JSONCursor, _ entry: JSONCursor, _ time: Timestamp
  ) throws(DocumentError) -> [ScenarioStep] {
    let began = try touch(entry, .began)
    let hold = try duration(step, "hold") ?? 0.05
    let ended = TouchChange(number: began.number, phase: .ended)
    return [
      ScenarioStep(time: time, action: .touch(began), place: entry),
      ScenarioStep(time: time + hold, action: .touch(ended), place: entry),
    ]
  }

  private func drag(
    _ step: JSONCursor, _ entry: JSONCursor, _ time: Timestamp
  ) throws(DocumentError) -> [ScenarioStep] {
    let number = try entry.integer()
    let from = try step.required("from").point()
    let to = try step.required("to").point()
    guard let over = try duration(step, "over") else {
      throw step.error("expected the key \"over\", found none")
    }
    let count = try step.required("steps")
    let steps = try count.integer()
    guard (1...1_000_000).contains(steps) else {
      throw count.error("expected 1 to 1000000 steps, found \(steps)")
    }
    var began = TouchChange(number: number, phase: .began)
    began.location = from
    var result = [ScenarioStep(time: time, action: .touch(began), place: entry)]
    for index in 1...steps {
      let share = Double(index) / Double(steps)
      var moved = TouchChange(number: number, phase: .moved)
      // The last place and time are taken as they are written, free of rounding.
      moved.location = index == steps ? to : from + (to - from) * share
      result.append(
        ScenarioStep(
          time: index == steps ? time + over : time + over * share, action: .touch(moved), place: entry))
    }
    if try step.optional("lift")?.bool() ?? true {
      let ended = TouchChange(number: number, phase: .ended)
      result.append(ScenarioStep(time: time + over + 0.01, action: .touch(ended), place: entry))
    }
    return result
  }

  func duration(_ step: JSONCursor, _ key: String) throws(DocumentError) -> Double? {
    guard let cursor = try step.optional(key) else { return nil }
    let value = try cursor.number()
    guard value >= 0 else {
      throw cursor.error("expected a duration that is not negative, found \(DecimalText.text(value))")
    }
    return value
  }
}
