import TouchViews

extension ScenarioLoader {
  func gestures(_ holder: JSONCursor) throws(DocumentError) -> [ScenarioGesture] {
    try holder.optional("gestures")?.list(gesture) ?? []
  }

  private func gesture(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioGesture {
    let kind = try cursor.required("kind").string()
    let scriptedKeys = kind.isSame(as: ScriptedRecognizer.kind) ? ["continuous", "on", "ignores"] : []
    try cursor.rejectUnknownKeys(
      allowed: [
        "id", "kind", "set", "delegate", "canPrevent", "canBePreventedBy", "shouldRequireFailureOf",
        "shouldBeRequiredToFailBy",
      ] + scriptedKeys)
    return ScenarioGesture(
      id: try cursor.required("id").string(), kind: kind,
      properties: try cursor.optional("set").map { set throws(DocumentError) in try settings(set.object()) }
        ?? [],
      delegate: try cursor.optional("delegate").map(delegate),
      hooks: try hooks(cursor),
      behaviour: kind.isSame(as: ScriptedRecognizer.kind) ? try behaviour(cursor) : nil, place: cursor)
  }

  /// Properties of a recognizer, by UIKit's names.
  func settings(_ members: [(key: String, value: JSONCursor)]) throws(DocumentError) -> [PropertySetting] {
    var result: [PropertySetting] = []
    for (name, value) in members {
      result.append(PropertySetting(name: name, value: try value.propertyValue(), place: value))
    }
    return result
  }

  private func delegate(_ cursor: JSONCursor) throws(DocumentError) -> GestureDelegateAnswers {
    try cursor.rejectUnknownKeys(allowed: [
      "shouldBegin", "shouldReceive", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
      "shouldBeRequiredToFailBy",
    ])
    let reader = ViewTraitReader(ids: ids)
    var answers = GestureDelegateAnswers()
    answers.shouldBegin = try cursor.optional("shouldBegin").map(beginAnswer)
    answers.shouldReceive = try cursor.optional("shouldReceive").map(receiveAnswer)
    answers.simultaneous = try cursor.optional("shouldRecognizeSimultaneouslyWith").map(reader.answer)
    answers.requiresFailureOf = try cursor.optional("shouldRequireFailureOf").map(reader.chosen)
    answers.requiredToFailBy = try cursor.optional("shouldBeRequiredToFailBy").map(reader.chosen)
    return answers
  }

  private func beginAnswer(_ cursor: JSONCursor) throws(DocumentError) -> BeginAnswer {
    if case .bool(let flag) = cursor.value.kind { return .all(flag) }
    guard case .object = cursor.value.kind else { throw cursor.mismatch(expected: "a boolean or {\"along\": \"x\"}") }
    try cursor.rejectUnknownKeys(allowed: ["along"])
    let axis = try cursor.required("along")
    switch try axis.string() {
    case "x": return .along(.horizontal)
    case "y": return .along(.vertical)
    default: throw axis.error("expected \"x\" or \"y\"")
    }
  }

  private func receiveAnswer(_ cursor: JSONCursor) throws(DocumentError) -> ReceiveAnswer {
    if case .bool(let flag) = cursor.value.kind { return .all(flag) }
    guard case .object = cursor.value.kind else {
      throw cursor.mismatch(expected: "a boolean or {\"notOn\": [ids of views]}")
    }
    try cursor.rejectUnknownKeys(allowed: ["notOn"])
    return .notOn(try cursor.required("notOn").list { cursor throws(DocumentError) in try ids.view(cursor) })
  }

  private func hooks(_ cursor: JSONCursor) throws(DocumentError) -> GestureHookAnswers {
    let reader = ViewTraitReader(ids: ids)
    var hooks = GestureHookAnswers()
    hooks.canPrevent = try cursor.optional("canPrevent").map(reader.answer)
    hooks.canBePreventedBy = try cursor.optional("canBePreventedBy").map(reader.answer)
    hooks.requiresFailureOf = try cursor.optional("shouldRequireFailureOf").map(reader.chosen)
    hooks.requiredToFailBy = try cursor.optional("shouldBeRequiredToFailBy").map(reader.chosen)
    return hooks
  }

  private func behaviour(_ cursor: JSONCursor) throws(DocumentError) -> ScriptedBehaviour {
    var behaviour = ScriptedBehaviour()
    behaviour.isContinuous = try cursor.optional("continuous")?.bool() ?? false
    behaviour.ignores =
      try cursor.optional("ignores")?.list { cursor throws(DocumentError) in try cursor.integer() } ?? []
    guard let on = try cursor.optional("on") else { return behaviour }
    try on.rejectUnknownKeys(allowed: ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"])
    behaviour.onBegan = try on.optional("touchesBegan").map(calls) ?? []
    behaviour.onMoved = try on.optional("touchesMoved").map(calls) ?? []
    behaviour.onEnded = try on.optional("touchesEnded").map(calls) ?? []
    behaviour.onCancelled = try on.optional("touchesCancelled").map(calls) ?? []
    return behaviour
  }

  /// Returns the states assigned in one call of a method after the other: a state for all calls, or a list with an entry a call.
  private func calls(_ cursor: JSONCursor) throws(DocumentError) -> [[GestureState]] {
    guard case .array = cursor.value.kind else { return [[try Self.state(cursor)]] }
    return try cursor.list { entry throws(DocumentError) in
      switch entry.value.kind {
      case .null: []
      case .array: try entry.list(Self.state)
      default: [try Self.state(entry)]
      }
    }
  }

  /// Returns the state that a name stands for.
  static func state(_ cursor: JSONCursor) throws(DocumentError) -> GestureState {
    try cursor.choice([
      ("possible", .possible), ("began", .began), ("changed", .changed), ("ended", .ended),
      ("recognized", .recognized), ("cancelled", .cancelled), ("failed", .failed),
    ])
  }
}
