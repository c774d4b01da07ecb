import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchWindows

/// Turns the records of an engine into the lines of a log.
final class ScenarioLog: TraceSink {
  @OwnerReference var stage: ScenarioStage
  private(set) var lines: [LogLine] = []

  init(stage: ScenarioStage) { _stage = OwnerReference(wrappedValue: stage) }

  func record(_ record: TraceRecord) {
    switch record {
    case .bound(let touch, let node):
      add(.hit, node.map { stage.namedID(of: $0) } ?? "none", "hit \(touch.id.rawValue)")
    case .hitTest(let node, let answer):
      add(.hitTests, stage.knownID(of: node), "hitTest \(answer.map { stage.namedID(of: $0) ?? "" } ?? "none")")
    case .received(let recognizer, let phase, let touches):
      // Touches that stand for presses have the names of no finger.
      guard touches.first?.press == nil else { return }
      add(.received, fileGesture(recognizer), phase.touchMethod + Self.numbers(touches))
    case .responder(let responder, let phase, let touches):
      add(.touches, stage.knownID(of: responder), phase.touchMethod + Self.numbers(touches))
      addDetails(of: touches, readBy: responder)
    case .pressResponder(let responder, let phase, let presses):
      let names = presses.map { FileWords.name(of: $0.type) }.joined(separator: " ")
      add(.presses, stage.knownID(of: responder), "\(phase.pressMethod) \(names)")
    case .motionResponder(let responder, let phase, let motion):
      add(.presses, stage.knownID(of: responder), "\(phase.motionMethod) \(FileWords.name(of: motion))")
    case .question(let question): add(question)
    case .state(let recognizer, let from, let to, _):
      let continuous = recognizer.traits.isContinuous
      let change = "\(from.word(isContinuous: continuous)) -> \(to.word(isContinuous: continuous))"
      add(.states, fileGesture(recognizer), change)
    case .reset(let recognizer): add(.resets, fileGesture(recognizer), "reset")
    case .action(let recognizer, let state): addAction(recognizer, state)
    case .performs(let responder, let action):
      add(.actions, responder.map { stage.knownID(of: $0) } ?? "none", "performs \(action)")
    case .becomeFirstResponder(let responder, let answer):
      add(.focus, stage.knownID(of: responder), "becomeFirstResponder \(Self.word(answer))")
    case .resignFirstResponder(let responder, let answer):
      add(.focus, stage.knownID(of: responder), "resignFirstResponder \(Self.word(answer))")
    case .module(let record): add(record)
    case .time, .input, .refused, .notOffered, .requested, .waiting, .delivery: break
    }
  }

  /// Hands out the lines so far, and forgets them.
  func takeLines() -> [LogLine] {
    defer { lines = [] }
    return lines
  }

  func add(_ channel: LogChannel, _ subject: String?, _ what: String) {
    guard let subject else { return }
    lines.append(LogLine(channel: channel, time: stage.context.now, subject: subject, what: what))
  }

  /// The id of a recognizer of the file; `nil` for one that a view has by itself.
  private func fileGesture(_ recognizer: any GestureRecognizing) -> String? {
    guard let id = stage.knownID(of: recognizer), stage.gestures[id] === recognizer else { return nil }
    return id
  }

  private func addAction(_ recognizer: any GestureRecognizing, _ state: GestureState) {
    guard let id = fileGesture(recognizer) else { return }
    add(.actions, id, "action \(state.word(isContinuous: recognizer.traits.isContinuous))")
    for value in stage.gestureKinds[id]?.values(recognizer) ?? [] { add(.values, id, Self.text(value)) }
    for value in stage.gestureKinds[id]?.velocities(recognizer) ?? [] { add(.velocities, id, Self.text(value)) }
    let centre = recognizer.location(in: recognizer.node)
    add(.fingers, id, "fingers \(recognizer.numberOfTouches) \(Self.text(centre))")
  }

  private static func text(_ value: LoggedValue) -> String {
    ([value.name] + value.numbers.map { DecimalText.text($0) }).joined(separator: " ")
  }

  /// What each touch says while a responder's method runs, in the coordinates of the script.
  private func addDetails(of touches: [Touch], readBy responder: any TouchResponder) {
    guard let id = stage.knownID(of: responder) else { return }
    for touch in touches.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      let location = touch.location(in: stage.windows.first)
      let previous = touch.previousLocation(in: stage.windows.first)
      add(
        .details, id,
        "touch \(touch.id.rawValue) tapCount \(touch.tapCount) location \(Self.text(location)) "
          + "previous \(Self.text(previous))")
    }
  }

  static func text(_ point: Point) -> String { "\(DecimalText.text(point.x)) \(DecimalText.text(point.y))" }

  // MARK: Questions

  private func add(_ question: GestureQuestion) {
    let answer = Self.word(question.answer)
    if question.kind == .nodeShouldBegin {
      guard let node = question.node, let id = stage.knownID(of: node), stage.showsGate(of: id) else {
        return
      }
      return add(
        .questions, id, "gestureRecognizerShouldBegin \(stage.id(of: question.recognizer)) \(answer)")
    }
    guard let id = fileGesture(question.recognizer),
      stage.scriptedGestures[id]?.implements(question.kind) ?? false, let name = Self.name(of: question.kind)
    else { return }
    if let other = question.other, !isKnownToFiles(other) { return }
    let detail =
      question.touch.map { " \($0.id.rawValue)" } ?? question.other.map { " " + stage.id(of: $0) } ?? ""
    add(.questions, id, name + detail + " " + answer)
  }

  /// Whether files know a recognizer: of a scroll view's own ones the pan and the pinch alone.
  private func isKnownToFiles(_ recognizer: any GestureRecognizing) -> Bool {
    guard let scrollView = recognizer.node as? ScrollView else { return true }
    let isOwn = scrollView.attachedByItself(recognizer) || scrollView.ownGestureRecognizers.contains(recognizer)
    return !isOwn || scrollView.namesInFiles(recognizer)
  }

  private static func name(of question: GestureQuestion.Kind) -> String? {
    switch question {
    case .shouldBegin: "shouldBegin"
    case .shouldReceiveTouch: "shouldReceive"
    case .simultaneous: "shouldRecognizeSimultaneouslyWith"
    case .requiresFailure, .subclassRequiresFailure: "shouldRequireFailureOf"
    case .requiredToFail, .subclassRequiredToFail: "shouldBeRequiredToFailBy"
    case .canPrevent: "canPrevent"
    case .canBePrevented: "canBePreventedBy"
    case .nodeShouldBegin, .gateShouldBegin, .shouldReceiveEvent, .shouldReceivePress: nil
    }
  }

  // MARK: Words

  static func word(_ answer: Bool) -> String { answer ? "yes" : "no" }

  private static func numbers(_ touches: [Touch]) -> String {
    if touches.count == 1 { return " \(touches[0].id.rawValue)" }
    return touches.map { $0.id.rawValue }.sorted().map { " \($0)" }.joined()
  }
}
