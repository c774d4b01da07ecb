import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchWindows

/// Keeps the records of an engine, of which it makes the lines of a log when somebody reads them.
final class ScenarioLog: TraceSink {
  @OwnerReference var stage: ScenarioStage
  /// The channels whose lines are kept.
  var channels = LogChannel.allCases {
    didSet { shown = Self.bits(of: channels) }
  }
  private var shown = bits(of: LogChannel.allCases)
  private var made: [LogLine] = []
  private var kept: [Entry] = []

  /// A line that nobody has read.
  private struct Entry {
    var channel: LogChannel
    var time: Timestamp
    var subject: String
    var fact: LogFact
  }

  /// The lines so far.
  var lines: [LogLine] {
    made.reserveCapacity(made.count + kept.count)
    for entry in kept {
      made.append(
        LogLine(channel: entry.channel, time: entry.time, subject: entry.subject, what: entry.fact.text))
    }
    kept.removeAll(keepingCapacity: true)
    return made
  }

  /// Whether code does something by lines.
  private let actsByLine: Bool

  init(stage: ScenarioStage) {
    _stage = OwnerReference(wrappedValue: stage)
    actsByLine = stage.actsByLine
  }

  /// Returns whether lines of a channel are kept.
  func shows(_ channel: LogChannel) -> Bool { shown & Self.bit(of: channel) != 0 }

  private static func bit(of channel: LogChannel) -> UInt32 { 1 << UInt32(channel.rawValue) }

  private static func bits(of channels: [LogChannel]) -> UInt32 { channels.reduce(0) { $0 | bit(of: $1) } }

  /// Returns whether a record, of those that come with every move, gives no line: found without reading its content.
  private func isLeftOut(_ record: TraceRecord) -> Bool {
    switch record {
    case .time, .input, .refused, .notOffered, .requested, .waiting, .delivery: true
    case .received: !shows(.received)
    case .state: !shows(.states)
    case .question: !shows(.questions)
    default: false
    }
  }

  func record(_ record: TraceRecord) {
    if isLeftOut(record) { return }
    switch record {
    case .bound(let touch, let node):
      add(.hit, node.map { stage.namedID(of: $0) } ?? "none", "hit \(touch.id.rawValue)")
    case .hitTest(let node, let answer):
      add(.hitTests, stage.knownID(of: node), "hitTest \(answer.map { stage.namedID(of: $0) ?? "" } ?? "none")")
    case .received(let recognizer, let phase, let touches):
      // Touches that stand for presses have the names of no finger.
      guard touches.first?.press == nil else { return }
      add(.received, stage.fileID(of: recognizer), Self.call(phase, touches))
    case .responder(let responder, let phase, let touches):
      guard shows(.touches) || shows(.details), let id = stage.knownID(of: responder) else { return }
      add(.touches, id, Self.call(phase, touches))
      if shows(.details) { addDetails(of: touches, readBy: id) }
    case .pressResponder(let responder, let phase, let presses):
      let names = presses.map { FileWords.name(of: $0.type) }.joined(separator: " ")
      add(.presses, stage.knownID(of: responder), "\(phase.pressMethod) \(names)")
    case .motionResponder(let responder, let phase, let motion):
      let method = motion.isRemoteControl ? "remoteControlReceived" : phase.motionMethod
      add(.presses, stage.knownID(of: responder), "\(method) \(FileWords.name(of: motion))")
    case .question(let question): add(question)
    case .state(let recognizer, let from, let to, _):
      let isContinuous = recognizer.traits.isContinuous
      add(.states, stage.fileID(of: recognizer), .state(from: from, to: to, isContinuous: isContinuous))
    case .reset(let recognizer): add(.resets, stage.fileID(of: recognizer), "reset")
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
    let lines = lines
    made = []
    return lines
  }

  func add(_ channel: LogChannel, _ subject: String?, _ what: @autoclosure () -> String) {
    if shows(channel), let subject { add(channel, subject, .text(what())) }
  }

  func add(_ channel: LogChannel, _ subject: String?, _ fact: LogFact) {
    guard shows(channel), let subject else { return }
    kept.append(Entry(channel: channel, time: stage.context.now, subject: subject, fact: fact))
    if actsByLine { stage.wrote(subject + " " + fact.text) }
  }

  private func addAction(_ recognizer: any GestureRecognizing, _ state: GestureState) {
    guard let id = stage.fileID(of: recognizer) else { return }
    // Only an end has two words.
    add(.actions, id, .action(state, isContinuous: state != .ended || recognizer.traits.isContinuous))
    if shows(.values) {
      for value in stage.gestureKinds[id]?.values(recognizer) ?? [] { add(.values, id, .value(value)) }
    }
    if shows(.velocities) {
      for value in stage.gestureKinds[id]?.velocities(recognizer) ?? [] { add(.velocities, id, .value(value)) }
    }
    if shows(.fingers) {
      add(.fingers, id, .fingers(recognizer.numberOfTouches, recognizer.location(in: recognizer.node)))
    }
  }

  /// Adds the details that each touch has while a responder's method runs, in the coordinates of the script.
  private func addDetails(of touches: [Touch], readBy id: String) {
    for touch in touches.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      let location = touch.location(in: stage.windows.first)
      let previous = touch.previousLocation(in: stage.windows.first)
      add(
        .details, id,
        .details(touch: touch.id.rawValue, tapCount: touch.tapCount, location: location, previous: previous))
    }
  }

  // MARK: Questions

  private func add(_ question: GestureQuestion) {
    let answer = Self.word(question.answer)
    if question.kind == .nodeShouldBegin {
      guard let node = question.node, let id = stage.knownID(of: node), stage.showsGate(of: id),
        let name = fileName(of: question.recognizer)
      else { return }
      return add(.questions, id, "gestureRecognizerShouldBegin \(name) \(answer)")
    }
    guard let id = stage.fileID(of: question.recognizer),
      stage.scriptedGestures[id]?.implements(question.kind) ?? false, let name = Self.name(of: question.kind)
    else { return }
    let other = question.other.map { fileName(of: $0) }
    if case .some(nil) = other { return }
    let detail = question.touch.map { " \($0.id.rawValue)" } ?? other?.map { " " + $0 } ?? ""
    add(.questions, id, name + detail + " " + answer)
  }

  /// Returns the name by which files know a recognizer: of a scroll view's own ones the pan and the pinch alone.
  private func fileName(of recognizer: any GestureRecognizing) -> String? {
    let name = stage.knownID(of: recognizer)
    guard let scrollView = recognizer.node as? ScrollView else { return name }
    let isOwn = scrollView.attachedByItself(recognizer) || scrollView.ownGestureRecognizers.contains(recognizer)
    return !isOwn || scrollView.namesInFiles(recognizer) ? name : nil
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

  private static func call(_ phase: TouchPhase, _ touches: [Touch]) -> LogFact {
    if touches.count == 1 { return .touch(phase, touches[0].id.rawValue) }
    return .touches(phase, touches.map { $0.id.rawValue }.sorted())
  }
}
