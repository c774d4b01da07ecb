import TouchGestures
import TouchPlugins
import TouchScenarios

extension ArrangementWriter {
  /// Adds the recognizers of a view, in the order of the file.
  func addGestures(of view: ScenarioView, to owner: String) {
    for gesture in view.gestures {
      let name = names[gesture.id]
      members.append(CodeLine("let \(name) = \(className(of: gesture))()", path: gesture.place.path))
      if isNamed(gesture.id) { setUp.append(CodeLine("\(name).name = \"\(gesture.id)\"")) }
      setUp += PropertyCode(spelling: spelling, isApples: isApples).lines(gesture.properties, of: name) { property in
        standard(property, of: gesture)
      }
      addAction(of: gesture)
      if gesture.delegate != nil {
        setUp.append(CodeLine("\(name).delegate = self", path: gesture.place.path + ".delegate"))
      }
      setUp.append(CodeLine("\(owner).addGestureRecognizer(\(name))"))
    }
  }

  private func standard(_ property: String, of gesture: ScenarioGesture) -> PropertyValue? {
    guard let kind = registry.recognizer(named: gesture.kind) else { return nil }
    let fresh = kind.make()
    if let own = kind.properties.first(where: { $0.name.isSame(as: property) }) { return own.get(fresh) }
    guard let recognizer = fresh as? GestureRecognizer else { return nil }
    return BaseProperties.ofRecognizers.first { $0.name.isSame(as: property) }?.get(recognizer)
  }

  /// Returns the class of a recognizer's kind.
  func kindName(of gesture: ScenarioGesture) -> String {
    guard Self.gestureKinds.has(gesture.kind) else {
      note("the class of the kind \(gesture.kind)")
      return spelling.type("GestureRecognizer")
    }
    return spelling.type(CodeNames.capitalized(gesture.kind) + "GestureRecognizer")
  }

  private static let gestureKinds = [
    "tap", "pan", "swipe", "pinch", "rotation", "longPress", "screenEdgePan", "hover",
  ]

  /// Returns whether a recognizer's kind acts in several states.
  func isContinuous(_ gesture: ScenarioGesture) -> Bool { !["tap", "swipe"].has(gesture.kind) }

  // MARK: Subclasses

  private func className(of gesture: ScenarioGesture) -> String {
    let kind = kindName(of: gesture)
    let hooks = gesture.hooks
    let other = "GestureRecognizer"
    var lines: [CodeLine] = []
    func add(_ key: String, _ method: String, _ answer: IDAnswer?) {
      guard let answer else { return }
      lines += [
        CodeLine(
          "override func \(method) other: \(spelling.type(other))) -> Bool {", path: gesture.place.path + "." + key),
        CodeLine("  " + self.answer(answer, about: "other.name")), CodeLine("}"),
      ]
    }
    add("canPrevent", "canPrevent(_", hooks.canPrevent)
    add("canBePreventedBy", "canBePrevented(by", hooks.canBePreventedBy)
    add("shouldRequireFailureOf", "shouldRequireFailure(of", hooks.requiresFailureOf)
    add("shouldBeRequiredToFailBy", "shouldBeRequiredToFail(by", hooks.requiredToFailBy)
    guard !lines.isEmpty else { return kind }
    overridesTouches = true
    let own = CodeNames.capitalized(CodeNames.identifier(gesture.id, orElse: "recognizer")) + "Recognizer"
    further += [CodeLine(""), CodeLine("final class \(own): \(kind) {")] + lines.indented() + [CodeLine("}")]
    return own
  }

  /// Returns whether a subclass must be able to tell a recognizer by its name.
  private func isNamed(_ id: String) -> Bool {
    guard let root else { return false }
    func names(_ answer: IDAnswer?) -> Bool {
      guard let answer, case .some(let ids) = answer else { return false }
      return ids.has(id)
    }
    return gestures(in: root).contains { gesture, _ in
      names(gesture.hooks.canPrevent) || names(gesture.hooks.canBePreventedBy)
        || names(gesture.hooks.requiresFailureOf) || names(gesture.hooks.requiredToFailBy)
    }
      || views(in: root).contains { view in
        view.traits.contains { if case .shouldBegin(let answer) = $0 { names(answer) } else { false } }
      }
  }

  // MARK: Delegates

  /// Writes the conformances of the controller to the delegates that the file needs.
  func writeConformances() {
    guard let root else { return }
    let asked = gestures(in: root).filter { $0.gesture.delegate != nil }.map { $0.gesture }
    if !asked.isEmpty { conform("GestureRecognizerDelegate", delegateMethods(asked)) }
    let scrolling = views(in: root).filter { needsDelegate($0) }
    if !scrolling.isEmpty { conform("ScrollViewDelegate", scrollMethods(scrolling)) }
  }

  private func conform(_ delegate: String, _ methods: [[CodeLine]]) {
    further += [CodeLine(""), CodeLine("extension \(className): \(spelling.type(delegate)) {")]
    for (index, method) in methods.enumerated() {
      if index > 0 { further.append(CodeLine("")) }
      further += method.indented()
    }
    further.append(CodeLine("}"))
  }

  private func delegateMethods(_ gestures: [ScenarioGesture]) -> [[CodeLine]] {
    let type = spelling.type("GestureRecognizer")
    let methods: [(key: String, signature: [String], standard: String, answer: (GestureDelegateAnswers) -> String?)] = [
      (
        "shouldBegin", ["func gestureRecognizerShouldBegin(_ recognizer: \(type)) -> Bool {"], "true",
        { self.answer($0.shouldBegin) }
      ),
      (
        "shouldReceive",
        ["func gestureRecognizer(_ recognizer: \(type), shouldReceive touch: \(spelling.type("Touch"))) -> Bool {"],
        "true", { self.answer($0.shouldReceive) }
      ),
      (
        "shouldRecognizeSimultaneouslyWith", about("shouldRecognizeSimultaneouslyWith"), "false",
        { self.answer($0.simultaneous) }
      ),
      ("shouldRequireFailureOf", about("shouldRequireFailureOf"), "false", { self.answer($0.requiresFailureOf) }),
      ("shouldBeRequiredToFailBy", about("shouldBeRequiredToFailBy"), "false", { self.answer($0.requiredToFailBy) }),
    ]
    return methods.compactMap { method in
      var lines: [CodeLine] = []
      for gesture in gestures {
        guard let delegate = gesture.delegate, let answer = method.answer(delegate) else { continue }
        lines.append(
          CodeLine(
            "  if recognizer === \(names[gesture.id]) { return \(answer) }",
            path: gesture.place.path + ".delegate." + method.key))
      }
      guard !lines.isEmpty else { return nil }
      return method.signature.map { CodeLine($0) } + lines + [CodeLine("  return \(method.standard)"), CodeLine("}")]
    }
  }

  private func about(_ label: String) -> [String] {
    let type = spelling.type("GestureRecognizer")
    return ["func gestureRecognizer(", "  _ recognizer: \(type), \(label) other: \(type)", ") -> Bool {"]
  }

  private func answer(_ answer: BeginAnswer?) -> String? {
    switch answer {
    case .all(let flag): return flag ? "true" : "false"
    case .along(let axes):
      let sides = axes == .horizontal ? ("x", "y") : ("y", "x")
      return "(recognizer as? \(spelling.type("PanGestureRecognizer"))).map "
        + "{ abs($0.velocity(in: nil).\(sides.0)) > abs($0.velocity(in: nil).\(sides.1)) } ?? true"
    case nil: return nil
    }
  }

  private func answer(_ answer: IDAnswer?) -> String? {
    guard let answer else { return nil }
    return switch answer {
    case .all(let flag): flag ? "true" : "false"
    case .some(let ids):
      ids.isEmpty ? "false" : ids.map { "other === \(names[$0])" }.joined(separator: " || ")
    }
  }

  private func answer(_ answer: ReceiveAnswer?) -> String? {
    switch answer {
    case nil: nil
    case .all(let flag): flag ? "true" : "false"
    case .notOn(let views):
      views.isEmpty ? "true" : views.map { "touch.view !== \(names[$0])" }.joined(separator: " && ")
    }
  }

  private func scrollMethods(_ views: [ScenarioView]) -> [[CodeLine]] {
    let type = spelling.type("ScrollView")
    var zooms: [CodeLine] = []
    var targets: [CodeLine] = []
    for view in views {
      if let content = zoomed(in: view) {
        zooms.append(
          CodeLine(
            "  if scrollView === \(names[view.id]) { return \(names[content]) }",
            path: view.place.path + ".viewForZooming"))
      }
      for case .targetContentOffset(let target) in view.traits {
        let value =
          switch target {
          case .at(let point): spelling.text(point)
          case .present: "scrollView.contentOffset"
          }
        targets.append(
          CodeLine(
            "  if scrollView === \(names[view.id]) { targetContentOffset.pointee = \(value) }",
            path: view.place.path + ".targetContentOffset"))
      }
    }
    var methods: [[CodeLine]] = []
    if !zooms.isEmpty {
      methods.append(
        [CodeLine("func viewForZooming(in scrollView: \(type)) -> \(spelling.type("View"))? {")] + zooms
          + [CodeLine("  return nil"), CodeLine("}")])
    }
    if !targets.isEmpty {
      methods.append(
        [
          CodeLine("func scrollViewWillEndDragging("),
          CodeLine("  _ scrollView: \(type), withVelocity velocity: \(spelling.point),"),
          CodeLine("  targetContentOffset: UnsafeMutablePointer<\(spelling.point)>"), CodeLine(") {"),
        ] + targets + [CodeLine("}")])
    }
    return methods
  }
}
