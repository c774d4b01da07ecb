import TouchDiagnostics
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTransitions
import TouchWindows

extension SessionTree {
  // MARK: Traits of views

  func traits(of view: View) -> [JSONMember] {
    var members: [JSONMember] = []
    if view.bounds.origin != .zero { members.append(JSONMember("bounds", Self.rect(view.bounds))) }
    if !view.transform.isIdentity {
      let t = view.transform
      members.append(JSONMember("transform", Self.numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])))
    }
    let fresh = kinds.fresh(view) ?? View(frame: view.frame)
    if view.isHidden != fresh.isHidden { members.append(JSONMember("hidden", .init(.bool(view.isHidden)))) }
    if view.alpha != fresh.alpha { members.append(JSONMember("alpha", .init(.number(view.alpha)))) }
    if view.isUserInteractionEnabled != fresh.isUserInteractionEnabled {
      members.append(JSONMember("userInteraction", .init(.bool(view.isUserInteractionEnabled))))
    }
    if view.isMultipleTouchEnabled != fresh.isMultipleTouchEnabled {
      members.append(JSONMember("multipleTouch", .init(.bool(view.isMultipleTouchEnabled))))
    }
    if view.isExclusiveTouch { members.append(JSONMember("exclusiveTouch", true)) }
    let script = StageAnswers.script(of: view)
    if let answer = script?.canBecomeFirst {
      members.append(JSONMember("canBecomeFirstResponder", .init(.bool(answer))))
    } else if view.canBecomeFirstResponder != fresh.canBecomeFirstResponder {
      members.append(JSONMember("canBecomeFirstResponder", .init(.bool(view.canBecomeFirstResponder))))
    }
    if let answer = script?.canResignFirst {
      members.append(JSONMember("canResignFirstResponder", .init(.bool(answer))))
    } else if view.canResignFirstResponder != fresh.canResignFirstResponder {
      members.append(JSONMember("canResignFirstResponder", .init(.bool(view.canResignFirstResponder))))
    }
    if let window = view as? Window, window.safeAreaInsets != .zero {
      members.append(JSONMember("safeAreaInsets", Self.insets(window.safeAreaInsets)))
    }
    return members + overrides(of: view)
  }

  private static func insets(_ insets: EdgeInsets) -> JSONValue {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private static func handling(_ handling: TouchHandling) -> JSONValue {
    if handling == .consume { return "consume" }
    if handling == .consumeAndForward { return "consume+forward" }
    let methods = [
      ("began", handling.began), ("moved", handling.moved), ("ended", handling.ended),
      ("cancelled", handling.cancelled),
    ]
    return .init(
      .object(
        methods.compactMap { name, calls in
          calls.isEmpty ? nil : JSONMember(name, .init(.array(calls.map { .init(.bool($0)) })))
        }))
  }

  /// Overrides that a file gave to the view.
  private func overrides(of view: View) -> [JSONMember] {
    var members: [JSONMember] = []
    if let found = (view as? ScriptedSearchView)?.found {
      members.append(JSONMember("targetForAction", .init(.string(found))))
    }
    if let script = StageAnswers.script(of: view) {
      if let area = script.touchArea {
        members.append(JSONMember("touchArea", Self.insets(area)))
      }
      if let hitTest = script.hitTest { members.append(JSONMember("hitTest", .init(.string(hitTest.name)))) }
      if script.touches.handling != .forward {
        members.append(JSONMember("touches", Self.handling(script.touches.handling)))
      }
      let content = [
        script.contentTouches.shouldBegin.map { JSONMember("shouldBegin", .init(.bool($0))) },
        script.contentTouches.shouldCancel.map { JSONMember("shouldCancel", .init(.bool($0))) },
      ]
      let answers = content.compactMap { $0 }
      if !answers.isEmpty { members.append(JSONMember("contentTouches", .init(.object(answers)))) }
    }
    return members
  }

  // MARK: Properties

  /// Returns the properties of an object that differ from a new one's, as a file sets them.
  static func differences<Object>(
    _ properties: [PropertyDescription<Object>], of object: Object, from fresh: Object
  ) -> [JSONMember] {
    properties.compactMap { property in
      let value = property.get(object)
      return value.says(property.get(fresh)) ? nil : JSONMember(property.name, value.json)
    }
  }

  static func behaviour(_ behaviour: ScriptedBehaviour) -> [JSONMember] {
    var members: [JSONMember] = []
    if behaviour.isContinuous { members.append(JSONMember("continuous", true)) }
    let asks: [(String, [[GestureState]])] = [
      ("touchesBegan", behaviour.onBegan), ("touchesMoved", behaviour.onMoved), ("touchesEnded", behaviour.onEnded),
      ("touchesCancelled", behaviour.onCancelled),
    ]
    let on = asks.compactMap { name, calls in
      calls.isEmpty ? nil : JSONMember(name, .init(.array(calls.map { states($0) })))
    }
    if !on.isEmpty { members.append(JSONMember("on", .init(.object(on)))) }
    if !behaviour.ignores.isEmpty {
      members.append(JSONMember("ignores", numbers(behaviour.ignores.map { Double($0) })))
    }
    return members
  }

  private static func states(_ states: [GestureState]) -> JSONValue {
    .init(.array(states.map { .init(.string($0.word(isContinuous: true))) }))
  }

  /// Returns the settings, and what a file cannot express of them.
  static func settings(_ context: TouchContext) -> (value: JSONValue, omissions: [String]) {
    let settings = context.settings
    let standard = TouchSettings()
    var omissions: [String] = []
    if settings.tapDistance != standard.tapDistance || settings.tapInterval != standard.tapInterval {
      omissions.append("the settings tapDistance and tapInterval have no place in a file")
    }
    for (name, differs) in [
      ("forceTouchCapability", settings.forceTouchCapability != standard.forceTouchCapability),
      ("userInterfaceLayoutDirection", settings.userInterfaceLayoutDirection != standard.userInterfaceLayoutDirection),
      ("safeAreaInsets", settings.safeAreaInsets != standard.safeAreaInsets),
      ("lostTouchTimeout", settings.lostTouchTimeout != standard.lostTouchTimeout),
    ] where differs {
      omissions.append("the setting \(name) has no place in a file")
    }
    let profile = settings.profile
    var members = [
      JSONMember("doubleTapProfile", .init(.string(profile.contains(.guideDoubleTap) ? "guide" : "observed")))
    ]
    for known in ProfileWords.switches {
      members.append(JSONMember(known.name, .init(.bool(profile.contains(known.behaviour) != known.isInverse))))
    }
    members += [
      JSONMember("trackingSlop", .init(.number(settings.trackingSlop))),
      JSONMember("contentTouchDelay", .init(.number(settings.contentTouchDelay))),
      JSONMember("tapHoldLimit", .init(.number(settings.tapHoldLimit))),
      JSONMember("displayScale", .init(.number(settings.displayScale))),
      JSONMember("hitTestPasses", .init(.number(profile.contains(.singleHitTest) ? 1 : 2))),
    ]
    let value = JSONValue(
      .object(members + scrolling(context) + sheets(context) + transitions(context.transitionSettings)))
    return (value, omissions)
  }

  /// Returns the settings of scroll views and of hand-over that differ from the defaults.
  private static func scrolling(_ context: TouchContext) -> [JSONMember] {
    var members: [JSONMember] = []
    let settings = context.scrollSettings
    if let policy = ScrollHandOver.namesInFiles.first(where: { $0.value == context.scrollHandOver }),
      policy.value != .uikit
    {
      members.append(JSONMember("scrollHandOver", .init(.string(policy.name))))
    }
    if settings.keyboardReturnSpeed != 0 {
      members.append(JSONMember("keyboardReturnSpeed", .init(.number(settings.keyboardReturnSpeed))))
    }
    if let distance = settings.refreshDistance {
      members.append(JSONMember("refreshDistance", .init(.number(distance))))
    }
    return members
  }

  /// Returns the settings of sheets that differ from the defaults.
  private static func sheets(_ context: TouchContext) -> [JSONMember] {
    var members: [JSONMember] = []
    let (settings, standard) = (context.sheetSettings, SheetSettings())
    if settings.release != standard.release {
      let member =
        switch settings.release {
        case .threshold(let speed): JSONMember("threshold", .init(.number(speed)))
        case .projected(let seconds): JSONMember("projected", .init(.number(seconds)))
        }
      members.append(JSONMember("sheetRelease", .init(.object([member]))))
    }
    if settings.halfOf == .detentValue { members.append(JSONMember("sheetHalfOf", "detentValue")) }
    if settings.overdrag == .rubberBand { members.append(JSONMember("sheetOverdrag", "rubberBand")) }
    if settings.modalResistance != standard.modalResistance {
      members.append(JSONMember("sheetModalResistance", .init(.number(settings.modalResistance))))
    }
    return members
  }

  /// Returns where the keyboard is; `nil` when there is none.
  static func keyboard(_ context: TouchContext) -> JSONMember? {
    let frame = context.settings.keyboardFrame
    guard !frame.isEmpty else { return nil }
    let height = context.scrollSettings.keyboardAccessoryHeight
    return JSONMember(
      "keyboard",
      .init(.object([JSONMember("frame", rect(frame)), JSONMember("accessoryHeight", .init(.number(height)))])))
  }

  // MARK: JSON

  static func rect(_ rect: Rect) -> JSONValue { numbers([rect.minX, rect.minY, rect.width, rect.height]) }

  static func numbers(_ values: [Double]) -> JSONValue { .init(.array(values.map { .init(.number($0)) })) }
}

extension PropertyValue {
  /// The value as a file writes it.
  var json: JSONValue {
    switch self {
    case .number(let number): .init(.number(number))
    case .flag(let flag): .init(.bool(flag))
    case .text(let text): .init(.string(text))
    case .list(let values): .init(.array(values.map { $0.json }))
    }
  }
}
