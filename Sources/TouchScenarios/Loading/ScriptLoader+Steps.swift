import TouchViews

extension ScriptLoader {
  /// Reads the parts of a step that are not touches.
  func others(
    _ verb: String, _ value: JSONCursor, _ step: JSONCursor
  ) throws(DocumentError) -> [ScenarioStep.Action] {
    verb.isSame(as: "set") ? try set(value) : [try other(verb, value, step)]
  }

  private func other(
    _ verb: String, _ value: JSONCursor, _ step: JSONCursor
  ) throws(DocumentError) -> ScenarioStep.Action {
    if let action = try navigation(verb, value, step) { return action }
    switch verb {
    case "animate": return try animate(value, step)
    case "passTo": return .passTo(try ids.responder(value))
    case "remove": return .remove(try ids.view(value))
    case "removeGesture": return .removeGesture(try ids.gesture(value))
    case "addGesture": return .addGesture(try ids.gesture(value), to: try ids.view(step.required("to")))
    case "addView": return .addView(try ids.view(value), to: try ids.view(step.required("to")))
    case "require":
      return .require(try ids.anyGesture(value), toFail: try ids.anyGesture(step.required("toFail")))
    case "addTarget":
      return .addTarget(
        try ids.view(value.required("id")), try target(value, allowed: ["id", "for", "action"]))
    case "removeTarget":
      try value.rejectUnknownKeys(allowed: ["id", "for", "action"])
      return .removeTarget(
        try ids.view(value.required("id")), event: try value.required("for").string(),
        action: try value.optional("action")?.string())
    case "scrollTo":
      return .scrollTo(
        try ids.view(value), offset: try step.required("offset").point(),
        animated: try step.optional("animated")?.bool() ?? false)
    case "stopScrollingAndZooming": return .stopScrollingAndZooming(try ids.view(value))
    case "becomeFirstResponder": return .becomeFirstResponder(try ids.responder(value))
    case "resignFirstResponder": return .resignFirstResponder(try ids.responder(value))
    case "hover": return try hover(value, step)
    case "scroll": return try scroll(value, step)
    case "motionBegan": return .motionBegan(try value.choice(FileWords.motions))
    case "motionEnded": return .motionEnded(try value.choice(FileWords.motions))
    case "motionCancelled": return .motionCancelled(try value.choice(FileWords.motions))
    case "pressBegan": return try press(value, .began)
    case "pressChanged": return try press(value, .changed)
    case "pressEnded": return try press(value, .ended)
    case "pressCancelled": return try press(value, .cancelled)
    case "key": return try key(value, step)
    case "remoteControl": return .remoteControl(try value.choice(FileWords.remoteControls))
    case "reloadData": return .reloadData(try ids.view(value))
    case "setEditing": return .setEditing(try ids.view(value), try step.required("editing").bool())
    case "deleteRows", "insertRows":
      let paths = try step.required("at").list { place throws(DocumentError) in try place.rowPath() }
      return .changeRows(try ids.view(value), paths, isInsertion: verb.isSame(as: "insertRows"))
    case "selectRow", "deselectRow":
      return .selectRow(try ids.view(value), try step.required("at").rowPath(), verb.isSame(as: "selectRow"))
    case "position": return .position(try ids.view(value))
    case "dismiss": return .dismiss(try ids.view(value))
    default:
      // The remaining verbs have the value `true`.
      guard try value.bool() else { throw value.error("expected true, found false") }
      switch verb {
      case "cancelAll": return .cancelAll
      case "beginIgnoringInteractionEvents": return .beginIgnoringInteractionEvents
      case "endIgnoringInteractionEvents": return .endIgnoringInteractionEvents
      default: return .hoverEnded
      }
    }
  }

  private func target(_ value: JSONCursor, allowed: [String]) throws(DocumentError) -> ScenarioTarget {
    try value.rejectUnknownKeys(allowed: allowed)
    return ScenarioTarget(
      event: try value.required("for").string(), action: try value.required("action").string(),
      place: try value.required("for"))
  }

  private func scroll(_ delta: JSONCursor, _ step: JSONCursor) throws(DocumentError) -> ScenarioStep.Action {
    let kind = try step.required("kind").choice([
      ("discrete", ScrollMovement.Kind.discrete), ("continuous", ScrollMovement.Kind.continuous),
    ])
    return .scroll(
      delta: try delta.point(), at: try step.required("at").point(), kind: kind,
      phase: try step.optional("phase")?.choice(FileWords.phases) ?? .moved)
  }

  /// Reads a pointer's place, which may end in an object; the keys of that may also stand in the step.
  private func hover(_ value: JSONCursor, _ step: JSONCursor) throws(DocumentError) -> ScenarioStep.Action {
    let parts = try value.array()
    guard parts.count == 2 || parts.count == 3 else {
      throw value.error("expected a place [x, y] that may end in an object, found \(parts.count) elements")
    }
    let keys = TouchAttributes.hoverKeys
    var attributes = parts.count == 3 ? try TouchAttributes(parts[2], allowed: keys) : TouchAttributes()
    for (key, value) in try step.object() where keys.has(key) { try attributes.set(key, value) }
    return .hover(Point(x: try parts[0].number(), y: try parts[1].number()), attributes)
  }

  /// Reads a button: its name, or an object with its force.
  private func press(_ value: JSONCursor, _ phase: Press.Phase) throws(DocumentError) -> ScenarioStep.Action {
    guard case .object = value.value.kind else { return .press(try value.choice(FileWords.presses), phase, force: 1) }
    try value.rejectUnknownKeys(allowed: ["type", "force"])
    return .press(
      try value.required("type").choice(FileWords.presses), phase,
      force: try value.optional("force")?.number(from: 0, to: 1) ?? 1)
  }

  /// Reads what a key types, or a key of a keyboard that goes down, up or is taken away.
  private func key(_ value: JSONCursor, _ step: JSONCursor) throws(DocumentError) -> ScenarioStep.Action {
    guard case .object = value.value.kind else {
      if let phase = try step.optional("phase") {
        throw phase.error("expected \"phase\" beside a key with a \"keyCode\"")
      }
      return .key(try value.string(), try step.optional("modifierFlags")?.modifiers() ?? [])
    }
    if let flags = try step.optional("modifierFlags") {
      throw flags.error("expected \"modifierFlags\" in the key's object")
    }
    return .hardwareKey(try value.key(), try step.optional("phase")?.choice(FileWords.pressPhases) ?? .began)
  }

  /// The properties of a view that an animation takes from one value to another.
  private static let animated = ["alpha", "bounds", "center", "frame", "transform"]

  private func animate(_ value: JSONCursor, _ step: JSONCursor) throws(DocumentError) -> ScenarioStep.Action {
    try value.rejectUnknownKeys(allowed: ["id"] + Self.animated)
    let id = try ids.view(value.required("id"))
    var traits: [ViewTrait] = []
    for (key, change) in try value.object() where !key.isSame(as: "id") {
      if let trait = try ViewTraitReader(ids: ids).trait(key, change) { traits.append(trait) }
    }
    guard !traits.isEmpty else {
      throw value.error("expected at least one of \(Self.animated.joined(separator: ", ")), found none")
    }
    guard let duration = try duration(step, "over") else {
      throw step.error("expected the key \"over\", found none")
    }
    let allows = try step.optional("allowsUserInteraction")?.bool() ?? false
    return .animate(id, traits, duration: duration, allowsUserInteraction: allows)
  }

  private func set(_ value: JSONCursor) throws(DocumentError) -> [ScenarioStep.Action] {
    let target = try value.required("id")
    let id = try ids.subject(target)
    let members = try value.object().filter { !$0.key.isSame(as: "id") }
    let loader = ScenarioLoader(ids: ids, of: value)
    if ids.isView(id) {
      let (traits, properties) = try loader.viewSettings(members)
      return [.setView(id, traits, properties)]
    }
    guard ids.isGesture(id) || ids.isBuiltInGesture(id) else {
      throw target.error("expected the id of a view or gesture, found \"\(id)\"")
    }
    // The properties first, so that the state is decided with them.
    let settings = try loader.settings(members.filter { !$0.key.isSame(as: "state") })
    guard let state = members.first(where: { $0.key.isSame(as: "state") }) else { return [.setGesture(id, settings)] }
    let request = ScenarioStep.Action.setState(id, try ScenarioLoader.state(state.value))
    return settings.isEmpty ? [request] : [.setGesture(id, settings), request]
  }
}
