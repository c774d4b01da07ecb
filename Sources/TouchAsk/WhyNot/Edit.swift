import TouchEvents
import TouchPlugins
import TouchScenarios

/// One change of an arrangement.
public struct Edit: Sendable, CustomStringConvertible {
  let change: Change
  /// Whether it takes something else away: it ranks behind all others.
  var isBehind = false
  /// How much is changed, by its kind; of equals the least comes first.
  var cost = 1

  init(_ change: Change, isBehind: Bool = false, cost: Int = 1) {
    (self.change, self.isBehind, self.cost) = (change, isBehind, cost)
  }

  /// The change as code.
  public var description: String { change.code }
  /// The change in the words of a scenario file.
  public var terms: String { change.terms }

  /// Makes the change in an arrangement.
  func apply(to scenario: inout Scenario) { change.apply(&scenario) }
}

/// What is changed: as code, in the words of files, and what it does to an arrangement.
struct Change: Sendable {
  let code: String
  let terms: String
  let apply: @Sendable (inout Scenario) -> Void

  init(_ code: String, of id: String? = nil, _ rest: String, _ apply: @escaping @Sendable (inout Scenario) -> Void) {
    let of = id.map { #""of": \#(Self.quoted($0)), "# } ?? ""
    (self.code, self.terms, self.apply) = (code, "{" + of + rest + "}", apply)
  }

  // MARK: Properties

  /// A property of a recognizer, also of one that a scroll view has by itself.
  static func gesture(_ id: String, _ name: String, _ value: PropertyValue) -> Change {
    Change("\(path(id)).\(name) = \(code(value, of: name))", of: id, #""set": {"\#(name)": \#(json(value))}"#) {
      if !$0.change(gesture: id, { $0.set(name, value) }) { $0.setFirst(name, value, ofGesture: id) }
    }
  }

  /// A property that a view has of its kind.
  static func property(_ id: String, _ name: String, _ value: PropertyValue) -> Change {
    Change("\(id).\(name) = \(code(value, of: name))", of: id, #""set": {"\#(name)": \#(json(value))}"#) {
      $0.change(view: id) { $0.set(name, value) }
    }
  }

  /// A setting or an override that every view can have.
  static func view(_ id: String, _ trait: ViewTrait) -> Change {
    let (code, terms) = words(id, trait)
    return Change(code, of: id, #""view": {\#(terms)}"#) { $0.change(view: id) { $0.set(trait) } }
  }

  /// Something that a view's kind has in files of its own, such as an answer of a table's delegate.
  static func own(
    _ id: String, _ code: String, _ terms: String, _ body: @escaping @Sendable (inout ScenarioView) -> Void
  )
    -> Change
  {
    Change(code, of: id, #""view": {\#(terms)}"#) { $0.change(view: id, body) }
  }

  // MARK: Delegates

  /// A recognizer's delegate answers otherwise.
  private static func answer(
    _ id: String, _ code: String, _ terms: String, _ body: @escaping @Sendable (inout GestureDelegateAnswers) -> Void
  ) -> Change {
    Change("the delegate of \(id) \(code)", of: id, #""delegate": {\#(terms)}"#) {
      $0.change(gesture: id) { $0.answer(body) }
    }
  }

  /// A recognizer's delegate lets it recognize beside another.
  static func simultaneous(_ id: String, with other: String) -> Change {
    answer(
      id, "returns true from shouldRecognizeSimultaneouslyWith for \(other)",
      #""shouldRecognizeSimultaneouslyWith": [\#(quoted(other))]"#
    ) { answers in
      var ids = [other]
      if case .some(.some(let before)) = answers.simultaneous { ids = before + ids }
      answers.simultaneous = .some(ids)
    }
  }

  /// A recognizer's delegate refuses touches on a view.
  static func refuses(_ id: String, on view: String) -> Change {
    answer(
      id, "returns false from shouldReceive for touches on \(view)", #""shouldReceive": {"notOn": [\#(quoted(view))]}"#
    ) { answers in
      var ids = [view]
      if case .notOn(let before) = answers.shouldReceive { ids = before + ids }
      answers.shouldReceive = .notOn(ids)
    }
  }

  /// A recognizer's delegate no longer refuses to begin, or to receive.
  static func allows(_ id: String) -> Change {
    answer(id, "no longer refuses", #""shouldBegin": true, "shouldReceive": true"#) {
      ($0.shouldBegin, $0.shouldReceive) = (.all(true), .all(true))
    }
  }

  /// A recognizer's delegate lets it begin along one axis only, or not at all for want of one.
  static func begins(_ id: String, along axes: GestureAxes?) -> Change {
    guard let axes else {
      return answer(id, "returns false from gestureRecognizerShouldBegin", #""shouldBegin": false"#) {
        $0.shouldBegin = .all(false)
      }
    }
    let (words, axis) = axes == .horizontal ? ("across", "x") : ("up or down", "y")
    return answer(
      id, "returns true from gestureRecognizerShouldBegin only where the finger moves \(words)",
      #""shouldBegin": {"along": "\#(axis)"}"#
    ) { $0.shouldBegin = .along(axes) }
  }

  /// A recognizer's delegate no longer lets it wait for another of a list.
  static func releases(_ id: String, from other: String, of ids: [String]) -> Change {
    answer(id, "returns false from shouldRequireFailureOf for \(other)", #""dropsRequirementOf": \#(quoted(other))"#) {
      $0.requiresFailureOf = .some(ids.filter { !$0.isSame(as: other) })
    }
  }

  // MARK: Relations and places

  /// A recognizer waits for another.
  static func waits(_ id: String, for other: String) -> Change {
    Change("\(path(id)).require(toFail: \(path(other)))", of: id, #""requiresFailureOf": \#(quoted(other))"#) {
      $0.links.append(ScenarioLink(of: id, waitingFor: other))
    }
  }

  /// A recognizer no longer waits for another.
  static func drops(_ id: String, for other: String) -> Change {
    Change(
      "without \(path(id)).require(toFail: \(path(other)))", of: id, #""dropsRequirementOf": \#(quoted(other))"#
    ) { $0.links.removeAll { $0.gesture.isSame(as: id) && $0.requiresFailureOf.isSame(as: other) } }
  }

  /// A recognizer is on another view.
  static func moves(_ id: String, to view: String) -> Change {
    Change("\(view).addGestureRecognizer(\(id))", of: id, #""moveTo": \#(quoted(view))"#) { scenario in
      var moved: ScenarioGesture?
      scenario.changeAll { owner in
        guard let index = owner.gestures.firstIndex(where: { $0.id.isSame(as: id) }) else { return }
        moved = owner.gestures.remove(at: index)
      }
      if let moved { scenario.change(view: view) { $0.gestures.append(moved) } }
    }
  }

  /// A view is in front of its siblings.
  static func front(_ id: String) -> Change {
    Change("\(id).superview?.bringSubviewToFront(\(id))", of: id, #""bringToFront": true"#) {
      $0.changeAll { parent in
        guard let index = parent.children.firstIndex(where: { $0.id.isSame(as: id) }) else { return }
        parent.children.append(parent.children.remove(at: index))
      }
    }
  }

  // MARK: The script

  /// The animation of that number in the script allows interaction.
  static func animation(_ number: Int) -> Change {
    Change(
      "UIView.animate(withDuration:delay:options: .allowUserInteraction, …)",
      #""animation": \#(number), "allowsUserInteraction": true"#
    ) { $0.allowInteraction(inAnimation: number) }
  }

  /// The fingers stay down for so many seconds longer before the first of them lifts.
  static func holds(_ seconds: Double) -> Change {
    let text = DecimalText.text(seconds)
    return Change("the finger stays down for \(text) s longer", #""finger": 1, "hold": \#(text)"#) {
      $0.holdTouches(for: seconds)
    }
  }

  /// The fingers move by that share of their way.
  static func travels(_ share: Double) -> Change {
    let text = DecimalText.text(share)
    return Change("the finger moves by \(text) of its way", #""finger": 1, "travel": \#(text)"#) {
      $0.shortenTouches(to: share)
    }
  }
}
