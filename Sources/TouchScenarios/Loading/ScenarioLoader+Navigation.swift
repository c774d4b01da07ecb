import TouchTransitions
import TouchViews

extension ScenarioLoader {
  /// The name of the kind of a navigation controller's view.
  static var navigationKind: String { "navigation" }
  /// The keys of such a view.
  static var navigationKeys: [String] {
    ["stack", "spare", "animator", "interaction", "barHidden", "popDelegate", "popPan"]
  }
  /// The keys of a root view in its stack.
  static var itemKeys: [String] { ["hidesBackButton", "leftItem", "leftItemsSupplementBackButton"] }
  /// The keys of the settings of transitions.
  static var transitionKeys: [String] { ["popCompletion", "contentPopAtLeadingEdge"] }

  /// Reads the settings of transitions among those of the engine.
  func transitionSettings(_ cursor: JSONCursor) throws(DocumentError) -> TransitionSettings {
    var settings = TransitionSettings()
    if let value = try cursor.optional("popCompletion") {
      if case .object = value.value.kind {
        try value.rejectUnknownKeys(allowed: ["projected"])
        settings.popCompletion = .projected(try value.required("projected").number(from: 0))
      } else {
        settings.popCompletion = try value.choice([("half", .half)])
      }
    }
    if let value = try cursor.optional("contentPopAtLeadingEdge") {
      settings.contentPopAtLeadingEdge = try value.bool()
    }
    return settings
  }

  /// Adds the entry of a navigation controller to its view.
  func addNavigation(_ cursor: JSONCursor, to view: inout ScenarioView) throws(DocumentError) {
    let place = Rect(origin: .zero, size: view.frame.size)
    let root = { (cursor: JSONCursor) throws(DocumentError) in try self.view(cursor, inStack: place) }
    let stack = try cursor.optional("stack")?.list(root) ?? []
    let spare = try cursor.optional("spare")?.list(root) ?? []
    guard view.children.isEmpty else {
      throw try cursor.required("children").error("expected the views of a navigation controller in its \"stack\"")
    }
    view.children = stack + spare
    view.navigation = ScenarioNavigation(
      stackCount: stack.count, animator: try cursor.optional("animator").map(animator),
      interaction: try cursor.optional("interaction").map(interaction),
      isBarHidden: try cursor.optional("barHidden")?.bool() ?? false,
      hasOtherPopDelegate: try cursor.optional("popDelegate").map(hasOtherPopDelegate) ?? false,
      popPan: try cursor.optional("popPan").map(popPan))
  }

  private func animator(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioAnimator {
    try cursor.rejectUnknownKeys(allowed: ["duration", "interruptible", "completes"])
    return ScenarioAnimator(
      duration: try cursor.optional("duration")?.number() ?? 0.4,
      isInterruptible: try cursor.optional("interruptible")?.bool() ?? false,
      completes: try cursor.optional("completes")?.bool() ?? true)
  }

  private func interaction(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioInteraction {
    try cursor.rejectUnknownKeys(allowed: ["completionSpeed", "completionCurve", "wantsInteractiveStart"])
    return ScenarioInteraction(
      completionSpeed: try cursor.optional("completionSpeed")?.number() ?? 1,
      completionCurve: try cursor.optional("completionCurve")?.choice(
        ["easeInOut", "easeIn", "easeOut", "linear"].map { ($0, $0) }) ?? "easeInOut",
      wantsInteractiveStart: try cursor.optional("wantsInteractiveStart")?.bool() ?? true)
  }

  /// Reads whether the pop gestures have another delegate.
  func hasOtherPopDelegate(_ cursor: JSONCursor) throws(DocumentError) -> Bool {
    try cursor.choice([("own", false), ("other", true)])
  }

  private func popPan(_ cursor: JSONCursor) throws(DocumentError) -> (gesture: String, over: Double) {
    try cursor.rejectUnknownKeys(allowed: ["gesture", "over"])
    return (try ids.gesture(cursor.required("gesture")), try cursor.required("over").number(from: 1))
  }

  /// Reads what a navigation bar shows for a root view's controller; `nil` where the file says nothing of it.
  func item(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioItem? {
    let flags = try Self.itemKeys.map { key throws(DocumentError) in try cursor.optional(key)?.bool() }
    guard flags.contains(where: { $0 != nil }) else { return nil }
    return ScenarioItem(
      hidesBackButton: flags[0] ?? false, hasLeftItem: flags[1] ?? false,
      leftItemsSupplementBackButton: flags[2] ?? false)
  }
}

extension ScriptLoader {
  /// The calls of controllers during which code can do something.
  static let controllerCalls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  /// Reads a step that concerns a navigation controller; `nil` for another verb.
  func navigation(
    _ verb: String, _ value: JSONCursor, _ step: JSONCursor
  ) throws(DocumentError) -> ScenarioStep.Action? {
    let isAnimated = try step.optional("animated")?.bool() ?? true
    switch verb {
    case "push":
      return .push(try ids.view(value), try ids.controller(step.required("controller")), animated: isAnimated)
    case "pop": return .pop(try ids.view(value), animated: isAnimated)
    case "setStack":
      return .setStack(
        try ids.view(value), try step.required("controllers").list(ids.controller), animated: isAnimated)
    case "setNavigation":
      return .setNavigation(
        try ids.view(value), barHidden: try step.optional("barHidden")?.bool(),
        otherPopDelegate: try step.optional("popDelegate")?.choice([("own", false), ("other", true)]))
    case "transition": return .transition(try ids.view(value), try transitionCall(step))
    default: return nil
    }
  }

  private func transitionCall(_ step: JSONCursor) throws(DocumentError) -> ScenarioTransitionCall {
    if let share = try step.optional("update") { return .update(try share.number()) }
    let calls: [(String, ScenarioTransitionCall)] = [
      ("finish", .finish), ("cancel", .cancel), ("pause", .pause), ("complete", .complete),
    ]
    for (key, call) in calls where try step.optional(key)?.bool() ?? false { return call }
    throw step.error("expected one of \"update\", \"finish\", \"cancel\", \"pause\", \"complete\"")
  }
}
