import TouchControls

extension ScriptLoader {
  /// The calls of views during which code can do something, the events of controls apart.
  static let viewCalls = touchCalls + ["gestureRecognizerShouldBegin"]

  /// The touch methods, whose touches can be passed on.
  private static let touchCalls = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]

  /// The calls about recognizers: their action, and the questions to their delegate.
  static let gestureCalls = [
    "action", "shouldBegin", "shouldReceive", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
    "shouldBeRequiredToFailBy",
  ]

  /// Reads what code does during calls: a list by calls, or an object by lines of the log.
  func callbacks(_ cursor: JSONCursor) throws(DocumentError) -> [ScenarioCallback] {
    guard case .object = cursor.value.kind else { return try cursor.list(callback) }
    var found: [ScenarioCallback] = []
    for (line, value) in try cursor.object() {
      guard let subject = line.words.first, ids.isSubject(subject) else {
        throw value.error("expected a line of the log as the key, found \"\(line)\", whose subject nothing declares")
      }
      var rounds = try value.array()
      // A list of lists: one call after the other.
      if case .array = rounds.first?.value.kind {} else { rounds = [value] }
      for (index, round) in rounds.enumerated() {
        var steps: [ScenarioStep] = []
        for step in try round.array() { steps += try untimed(step, besides: []) }
        found.append(
          ScenarioCallback(
            subject: subject, call: line, number: index + 1, steps: steps, isByLine: true, place: round))
      }
    }
    return found
  }

  /// Reads steps that happen in a call.
  private func untimed(_ cursor: JSONCursor, besides keys: [String]) throws(DocumentError) -> [ScenarioStep] {
    for key in ["tap", "drag"] where try cursor.optional(key) != nil {
      throw cursor.error("a \(key) takes time, and a call takes none")
    }
    return try expand(cursor, 0, besides: keys)
  }

  /// Reads what code does during a call.
  func callback(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioCallback {
    let during = try cursor.required("during")
    let words = try during.string().words
    guard words.count == 2, ids.isView(words[0]) || ids.isGesture(words[0]) || ids.isController(words[0]) else {
      throw during.error("expected the id of a view or gesture, or of a controller, and a call, such as \"tap action\"")
    }
    let isKnown =
      ids.isController(words[0])
      ? Self.controllerCalls.has(words[1])
      : ids.isGesture(words[0])
        ? Self.gestureCalls.has(words[1])
        : Self.viewCalls.has(words[1]) || ControlEvents(named: words[1]) != nil
    guard isKnown else {
      let calls =
        ids.isController(words[0])
        ? Self.controllerCalls
        : ids.isGesture(words[0]) ? Self.gestureCalls : Self.viewCalls + ["an event of a control"]
      throw during.error("expected one of the calls \(calls.joined(separator: ", ")), found \"\(words[1])\"")
    }
    let nth = try cursor.optional("nth")
    let number = try nth?.integer() ?? 1
    guard number > 0 else { throw cursor.error("expected a number from 1 on for \"nth\", found \(number)") }
    let steps = try untimed(cursor, besides: ["during", "nth"])
    if let pass = try cursor.optional("passTo"), !Self.touchCalls.has(words[1]) {
      throw pass.error(
        "expected a callback during one of \(Self.touchCalls.joined(separator: ", ")), found \"\(words[1])\"")
    }
    return ScenarioCallback(subject: words[0], call: words[1], number: number, steps: steps, place: cursor)
  }
}
