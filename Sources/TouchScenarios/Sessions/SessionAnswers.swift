import TouchCollectionView
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchViews

/// What code answered while a session ran, question by question, as a file hands it out again.
struct SessionAnswers {
  private let kinds: SessionKinds
  private let names: SessionNames
  private var answers: [(question: String, answers: [Bool])] = []
  private var responds: [(responder: String, actions: [String])] = []
  private var hooks: [(gesture: String, hook: String, others: [String])] = []

  init(_ kinds: SessionKinds, _ names: SessionNames) {
    self.kinds = kinds
    self.names = names
  }

  // MARK: Recognizers

  /// Takes an answer about a recognizer; returns what a file cannot express of it, if anything.
  mutating func add(_ question: GestureQuestion) -> String? {
    guard !kinds.isMadeByItsView(question.recognizer) else { return nil }
    // A delegate that a file declared implements only some methods, and the log shows only those.
    if let file = kinds.scriptedDelegate(of: question.recognizer) ?? kinds.script(of: question.recognizer),
      question.kind != .nodeShouldBegin, !file.implements(question.kind)
    {
      return nil
    }
    let gesture = names.name(of: question.recognizer)
    switch question.kind {
    case .nodeShouldBegin:
      guard let node = question.node, kinds.overridesGate(node) else { return nil }
      note(names.name(of: node), "gestureRecognizerShouldBegin", question.answer)
    case .shouldBegin: note(gesture, "shouldBegin", question.answer)
    case .shouldReceiveTouch: note(gesture, "shouldReceive", question.answer)
    case .simultaneous: note(gesture, "shouldRecognizeSimultaneouslyWith", question.answer)
    case .requiresFailure: note(gesture, "shouldRequireFailureOf", question.answer)
    case .requiredToFail: note(gesture, "shouldBeRequiredToFailBy", question.answer)
    case .canPrevent where kinds.overridesHooks(question.recognizer): note(gesture, "canPrevent", question.answer)
    case .canBePrevented where kinds.overridesHooks(question.recognizer):
      note(gesture, "canBePreventedBy", question.answer)
    case .subclassRequiresFailure: add("shouldRequireFailureOf", gesture, question)
    case .subclassRequiredToFail: add("shouldBeRequiredToFailBy", gesture, question)
    case .shouldReceiveEvent where !question.answer && kinds.hasDelegate(question.recognizer):
      return "\(gesture) did not receive an event"
    case .shouldReceivePress where !question.answer: return "\(gesture) did not receive a press"
    // A sheet decides so again.
    case .gateShouldBegin where question.gate?.isSame(as: SheetPresentationController.gateName) ?? false: break
    case .gateShouldBegin:
      return "the plugin \(question.gate ?? "") changed whether \(gesture) begins; the replay needs it"
    default: break
    }
    return nil
  }

  /// Notes for which others a subclass' hook returned `true`; every class has the hooks, so only a file's return `false`.
  private mutating func add(_ hook: String, _ gesture: String, _ question: GestureQuestion) {
    guard question.answer || kinds.script(of: question.recognizer) != nil else { return }
    let index = hooks.firstIndex { $0.gesture.isSame(as: gesture) && $0.hook.isSame(as: hook) } ?? hooks.count
    if index == hooks.count { hooks.append((gesture, hook, [])) }
    guard question.answer, let other = question.other.map({ names.name(of: $0) }) else { return }
    if !hooks[index].others.has(other) { hooks[index].others.append(other) }
  }

  // MARK: Views

  /// Takes what a scroll view of an unknown class answered about its content.
  mutating func add(_ record: ScrollEntry) {
    guard kinds.isUnknown(record.scrollView) else { return }
    switch record.fact {
    case .touchesShouldBegin(_, let answer): note(names.name(of: record.scrollView), "touchesShouldBegin", answer)
    case .touchesShouldCancel(_, let answer): note(names.name(of: record.scrollView), "touchesShouldCancel", answer)
    default: break
    }
  }

  /// Takes what was answered about a cell.
  mutating func add(_ record: CellEntry) {
    let cell = names.name(of: record.cell as View)
    switch record.fact {
    case .shouldHighlight(let answer): note(cell, "shouldHighlight", answer)
    case .shouldSelect(let answer): note(cell, "shouldSelect", answer)
    case .shouldDeselect(let answer): note(cell, "shouldDeselect", answer)
    default: break
    }
  }

  /// Takes an action that a responder performs.
  mutating func add(_ action: ActionName, of responder: any TouchResponder) {
    let name = names.name(of: responder)
    if let index = responds.firstIndex(where: { $0.responder.isSame(as: name) }) {
      if !responds[index].actions.has(action.rawValue) { responds[index].actions.append(action.rawValue) }
    } else {
      responds.append((name, [action.rawValue]))
    }
  }

  private mutating func note(_ subject: String, _ hook: String, _ answer: Bool) {
    let question = subject + " " + hook
    if let index = answers.firstIndex(where: { $0.question.isSame(as: question) }) {
      answers[index].answers.append(answer)
    } else {
      answers.append((question, [answer]))
    }
  }

  // MARK: The file

  /// Returns the hooks of a recognizer, with the others about which they returned `true`.
  func hooks(of gesture: String) -> [JSONMember] {
    hooks.filter { $0.gesture.isSame(as: gesture) }.map { JSONMember($0.hook, Self.strings($0.others)) }
  }

  /// The actions that responders perform.
  var respondsMember: JSONMember? {
    guard !responds.isEmpty else { return nil }
    return JSONMember(
      "responds", .init(.object(responds.map { JSONMember($0.responder, Self.strings($0.actions)) })))
  }

  /// The answers by their questions.
  var answersMember: JSONMember? {
    guard !answers.isEmpty else { return nil }
    let entries = answers.map { entry in
      JSONMember(entry.question, .init(.array(entry.answers.map { .init(.bool($0)) })))
    }
    return JSONMember("answers", .init(.object(entries)))
  }

  private static func strings(_ texts: [String]) -> JSONValue { .init(.array(texts.map { .init(.string($0)) })) }
}
