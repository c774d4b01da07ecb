import TouchScenarios
import TouchViews

extension ArrangementWriter {
  /// Writes the properties that every view has, where they differ from the defaults.
  func write(traits: [ViewTrait], of name: String, _ view: ScenarioView) {
    let scrolls = ["scrollView", "collectionView"].has(view.kind)
    func set(_ property: String, _ value: String, _ keys: String...) {
      let members = (try? view.place.keys) ?? []
      let key = keys.first { members.has($0) } ?? (members.has(property) ? property : "set." + property)
      setUp.append(CodeLine("\(name).\(property) = \(value)", path: view.place.path + "." + key))
    }
    for trait in traits {
      switch trait {
      case .hidden(true): set("isHidden", "true", "hidden")
      case .alpha(let alpha) where alpha != 1: set("alpha", CodeSpelling.literal(alpha))
      case .userInteraction(false): set("isUserInteractionEnabled", "false", "userInteraction")
      case .multipleTouch(let flag) where flag != scrolls:
        set("isMultipleTouchEnabled", flag ? "true" : "false", "multipleTouch")
      case .exclusiveTouch(true): set("isExclusiveTouch", "true", "exclusiveTouch")
      case .clipsToBounds(let flag) where flag != scrolls: set("clipsToBounds", flag ? "true" : "false")
      case .frame(let frame): set("frame", spelling.text(frame))
      case .center(let center): set("center", spelling.text(center))
      case .bounds(let bounds): set("bounds", spelling.text(bounds))
      case .transform(let matrix): set("transform", spelling.text(matrix))
      case .cellAnswer: note("what the delegate of a collection view answers for cells")
      case .safeAreaInsets: note("the safe area, which is the window's")
      default: break
      }
    }
  }

  /// Returns the overrides that a file gives to a view.
  func overrides(of view: ScenarioView) -> [CodeLine] {
    let event = spelling.type("Event") + "?"
    var lines: [CodeLine] = []
    func add(_ key: String, _ text: String...) {
      lines += text.enumerated().map { CodeLine($1, path: $0 == 0 ? view.place.path + "." + key : nil) }
    }
    for trait in view.traits {
      switch trait {
      case .touches(let handling): addTouchMethods(handling) { add("touches", $0) }
      case .touchArea(let insets):
        add(
          "touchArea",
          "override func point(inside point: \(spelling.point), with event: \(event)) -> Bool {",
          "  bounds.inset(by: \(spelling.text(insets))).contains(point)", "}")
      case .hitTest(let override):
        add(
          "hitTest",
          "override func hitTest(_ point: \(spelling.point), with event: \(event)) -> \(spelling.type("View"))? {",
          "  " + body(override), "}")
      case .shouldBegin(let answer):
        add(
          "gestureRecognizerShouldBegin",
          "override func gestureRecognizerShouldBegin(_ recognizer: \(isApples ? "UIGestureRecognizer" : "any GestureRecognizing")) -> Bool {",
          "  " + self.answer(answer, about: "recognizer.name"), "}")
      case .canBecomeFirstResponder(let flag):
        add("canBecomeFirstResponder", "override var canBecomeFirstResponder: Bool { \(flag) }")
      case .canResignFirstResponder(let flag):
        add("canResignFirstResponder", "override var canResignFirstResponder: Bool { \(flag) }")
      case .contentTouches(let shouldBegin, let shouldCancel):
        if let shouldBegin {
          add(
            "contentTouches.shouldBegin",
            "override func touchesShouldBegin(",
            "  _ touches: \(spelling.touches), with event: \(event), in view: \(spelling.type("View"))",
            ") -> Bool { \(shouldBegin) }")
        }
        if let shouldCancel {
          add(
            "contentTouches.shouldCancel",
            "override func touchesShouldCancel(in view: \(spelling.type("View"))) -> Bool { \(shouldCancel) }")
        }
      case .tracking(let begin, let goesOn):
        let parameters = "(_ touch: \(spelling.type("Touch")), with event: \(event)) -> Bool"
        if let last = begin.last { add("tracking.begin", "override func beginTracking\(parameters) { \(last) }") }
        if let last = goesOn.last {
          add("tracking.continue", "override func continueTracking\(parameters) { \(last) }")
        }
        if begin.count > 1 || goesOn.count > 1 {
          note("answers that differ from call to call; the last one stands here")
        }
      case .targetForAction: note("the responder that a view names for actions")
      default: break
      }
    }
    return lines
  }

  private func addTouchMethods(_ handling: TouchHandling, _ add: (String) -> Void) {
    let methods = [
      ("touchesBegan", handling.began), ("touchesMoved", handling.moved), ("touchesEnded", handling.ended),
      ("touchesCancelled", handling.cancelled),
    ]
    for (method, calls) in methods {
      guard let callsSuper = calls.last else { continue }
      if calls.count > 1 { note("answers that differ from call to call; the last one stands here") }
      let body = callsSuper ? "{ super.\(method)(touches, with: event) }" : "{}"
      add("override func \(method)(_ touches: \(spelling.touches), with event: \(spelling.type("Event"))?) \(body)")
    }
  }

  private func body(_ override: HitTestOverride) -> String {
    switch override {
    case .none: return "nil"
    case .self: return "self.point(inside: point, with: event) ? self : nil"
    case .through:
      return "{ $0 === self ? nil : $0 }(super.hitTest(point, with: event))"
    }
  }

  /// Returns the expression that answers about a recognizer by its name.
  func answer(_ answer: IDAnswer, about name: String) -> String {
    switch answer {
    case .all(let flag): return flag ? "true" : "false"
    case .some(let ids) where ids.isEmpty: return "false"
    case .some(let ids): return ids.map { "\(name) == \"\($0)\"" }.joined(separator: " || ")
    }
  }
}
