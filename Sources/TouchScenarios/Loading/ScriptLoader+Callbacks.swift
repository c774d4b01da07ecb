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

  /// Reads what code does during a call.
  func callback(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioCallback {
    let during = try cursor.required("during")
    let words = try during.string().words
    guard words.count == 2, ids.isView(words[0]) || ids.isGesture(words[0]) else {
      throw during.error("expected the id of a view or gesture and a call, such as \"tap action\"")
    }
    let isKnown =
      ids.isGesture(words[0])
      ? Self.gestureCalls.has(words[1])
      : Self.viewCalls.has(words[1]) || ControlEvents(named: words[1]) != nil
    guard isKnown else {
      let calls = ids.isGesture(words[0]) ? Self.gestureCalls : Self.viewCalls + ["an event of a control"]
      throw during.error("expected one of the calls \(calls.joined(separator: ", ")), found \"\(words[1])\"")
    }
    let nth = try cursor.optional("nth")
    let number = try nth?.integer() ?? 1
    guard number > 0 else { throw cursor.error("expected a number from 1 on for \"nth\", found \(number)") }
    let steps = try expand(cursor, 0, besides: ["during", "nth"])
    if let pass = try cursor.optional("passTo"), !Self.touchCalls.has(words[1]) {
      throw pass.error(
        "expected a callback during one of \(Self.touchCalls.joined(separator: ", ")), found \"\(words[1])\"")
    }
    for key in ["tap", "drag"] where try cursor.optional(key) != nil {
      throw cursor.error("a \(key) takes time, and a call takes none")
    }
    return ScenarioCallback(subject: words[0], call: words[1], number: number, steps: steps, place: cursor)
  }
}
