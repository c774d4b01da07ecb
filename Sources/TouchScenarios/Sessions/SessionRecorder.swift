import TouchCollectionView
public import TouchCore
import TouchGestures
public import TouchResponders
import TouchScrollView

/// Writes a running session as a scenario whose replay gives the same log: samples, clock, tree, settings, and the
/// answers of delegates and overrides.
///
/// ```swift
/// let recorder = SessionRecorder(application)
/// application.context.trace = recorder
/// // … touches …
/// let file = recorder.scenario(titled: "A lost tap").text
/// ```
///
/// Make it when the tree stands and before the first touch. Kinds of views and recognizers are found by their classes
/// among the registry's plugins, a subclass as the nearest of them; what a file cannot say is in ``omissions``. Changes
/// that code makes to properties, views and recognizers are written where they were found: after the event in which, or
/// before the one ahead of which, they happened.
public final class SessionRecorder: TraceSink {
  /// What the file cannot say, so that a replay may differ.
  public internal(set) var omissions: [String] = []

  let context: TouchContext
  let windows: [Window]
  let kinds: SessionKinds
  private let start: [JSONValue]
  private let links: [JSONValue]
  private let startNames: [String]
  private(set) var names: SessionNames
  private var state: [SessionState]
  private var steps = SessionSteps()
  private var answers: [(question: String, answers: [Bool])] = []
  private var responds: [(responder: String, actions: [String])] = []
  private var consumers: [String] = []
  private var hooks: [(gesture: String, hook: String, others: [String])] = []
  private var told: (view: View, phase: TouchPhase)?
  private var focus = SessionFocus()
  /// The time up to which the tree is known, in seconds.
  private var knownTime: Timestamp
  /// Whether the last record was a recognizer's callback: what it asks for then is its own wish, not the host's (GR-6).
  private var wasHandedTouches = false
  /// Whether the engine did nothing since it turned to its present time, so that what changed was changed by the host.
  private var isSilent = true
  private var hitTests = SessionHitTests()
  private var frames = SessionFrames()

  /// Makes a recorder of an application's windows; objects may be given names, others get them made up.
  public convenience init(_ application: Application, name: @escaping (AnyObject) -> String? = { _ in nil }) {
    self.init(application.windows, context: application.context) { object in
      if object === application { return "application" }
      if let delegate = application.delegate, object === delegate { return "appDelegate" }
      return name(object)
    }
  }

  init(_ windows: [Window], context: TouchContext, name: @escaping (AnyObject) -> String?) {
    self.context = context
    self.windows = windows
    kinds = SessionKinds(context.registry)
    var names = SessionNames(given: name)
    var tree = SessionTree(kinds: kinds, names: names)
    start = windows.map { tree.window($0) }
    names = tree.names
    links = tree.links
    omissions = tree.omissions
    self.names = names
    startNames = tree.reorderedGestures
    state = SessionState.all(in: windows, kinds, &self.names)
    knownTime = context.now
    steps.screen = windows.first?.placement
  }

  // MARK: Records

  /// Takes a record.
  public func record(_ record: TraceRecord) {
    watchForwarding(record)
    if case .time = record {
      focus.flush(into: &steps)
      noteFrames()
      frames.turn(from: knownTime, to: context.now, isAnimating: context.isAnimating)
      noteChanges()
      isSilent = !context.isAnimating
      return
    }
    if context.isProcessing { isSilent = false }
    let isHandedTouches = wasHandedTouches
    wasHandedTouches = if case .received = record { true } else { false }
    switch record {
    case .hitTest(let node, let answer): hitTests.answers.append((node, answer))
    case .bound(let touch, _):
      for view in hitTests.overriders(for: touch, among: kinds) {
        omit("\(names.name(of: view)) answers hit tests by code, which a file cannot say")
      }
      hitTests = SessionHitTests()
    case .input(let input):
      hitTests = SessionHitTests()
      frames.takeInput(at: context.now)
      isSilent = false
      focus.flush(into: &steps)
      steps.add(input, at: context.now, &omissions)
    case .requested(let recognizer, let state, _) where !context.isProcessing && !isHandedTouches:
      add(state, askedOf: recognizer)
    case .question(let question): add(question)
    case .performs(let responder, let action):
      if let responder { add(action, of: names.name(of: responder)) }
    case .becomeFirstResponder(let responder, let answer):
      focus.became(responder, names.name(of: responder), answer, at: context.now, &steps)
    case .resignFirstResponder(let responder, let answer):
      focus.resigned(responder, names.name(of: responder), answer, at: context.now, &steps)
    case .module(let module):
      if let scroll = module as? ScrollEntry { add(scroll) }
      if let cell = module as? CellEntry { add(cell) }
    default: break
    }
  }

  private func add(_ action: ActionName, of responder: String) {
    if let index = responds.firstIndex(where: { $0.responder.isSame(as: responder) }) {
      if !responds[index].actions.has(action.rawValue) { responds[index].actions.append(action.rawValue) }
    } else {
      responds.append((responder, [action.rawValue]))
    }
  }

  /// A state that the host's code asked of a recognizer outside of an event.
  private func add(_ state: GestureState, askedOf recognizer: any GestureRecognizing) {
    let name = names.name(of: recognizer)
    guard recognizer is ScriptedRecognizer else {
      return omit("\(name) was asked for a state by the host, which a file says of scripted recognizers alone")
    }
    steps.add(
      [
        JSONMember(
          "set",
          .init(
            .object([
              JSONMember("id", .init(.string(name))),
              JSONMember("state", .init(.string(state.word(isContinuous: true)))),
            ])))
      ], at: context.now)
  }

  // MARK: Answers

  private func add(_ question: GestureQuestion) {
    guard !kinds.isMadeByItsView(question.recognizer) else { return }
    // A delegate that a file declared implements only some methods, and the log shows only those.
    if let file = question.recognizer.gestureDelegate as? ScriptedGesture ?? kinds.script(of: question.recognizer),
      question.kind != .nodeShouldBegin, !file.implements(question.kind)
    {
      return
    }
    let gesture = names.name(of: question.recognizer)
    switch question.kind {
    case .nodeShouldBegin:
      guard let node = question.node, kinds.overridesGate(node) else { return }
      note("\(names.name(of: node)) gestureRecognizerShouldBegin", question.answer)
    case .shouldBegin: note("\(gesture) shouldBegin", question.answer)
    case .shouldReceiveTouch: note("\(gesture) shouldReceive", question.answer)
    case .simultaneous: note("\(gesture) shouldRecognizeSimultaneouslyWith", question.answer)
    case .requiresFailure: note("\(gesture) shouldRequireFailureOf", question.answer)
    case .requiredToFail: note("\(gesture) shouldBeRequiredToFailBy", question.answer)
    case .canPrevent where kinds.overridesHooks(question.recognizer): note("\(gesture) canPrevent", question.answer)
    case .canBePrevented where kinds.overridesHooks(question.recognizer):
      note("\(gesture) canBePreventedBy", question.answer)
    case .subclassRequiresFailure where question.answer: hook("shouldRequireFailureOf", gesture, question.other)
    case .subclassRequiredToFail where question.answer: hook("shouldBeRequiredToFailBy", gesture, question.other)
    case .shouldReceiveEvent where !question.answer && kinds.hasDelegate(question.recognizer):
      omit("\(gesture) did not receive an event")
    case .shouldReceivePress where !question.answer: omit("\(gesture) did not receive a press")
    case .gateShouldBegin where !question.answer: omit("a gate refused \(gesture); the replay needs its plugin")
    default: break
    }
  }

  private func add(_ record: ScrollEntry) {
    switch record.fact {
    case .didScroll, .didZoom:
      if record.scrollView.movesByItself { frames.noteMotion(at: context.now) }
    case .aims: omit("the delegate of \(names.name(of: record.scrollView)) aimed a fling elsewhere (SE-2)")
    default: break
    }
    guard kinds.isUnknown(record.scrollView) else { return }
    switch record.fact {
    case .touchesShouldBegin(_, let answer): note("\(names.name(of: record.scrollView)) touchesShouldBegin", answer)
    case .touchesShouldCancel(_, let answer): note("\(names.name(of: record.scrollView)) touchesShouldCancel", answer)
    default: break
    }
  }

  private func noteFrames() {
    guard let time = frames.takeStray() else { return }
    omit(
      "the host drew frames at other times than every 1/60 s from the start of a motion, the first at "
        + DecimalText.time(time) + " s")
  }

  private func add(_ record: CellEntry) {
    let cell = names.name(of: record.cell as View)
    switch record.fact {
    case .shouldHighlight(let answer): note("\(cell) shouldHighlight", answer)
    case .shouldSelect(let answer): note("\(cell) shouldSelect", answer)
    case .shouldDeselect(let answer): note("\(cell) shouldDeselect", answer)
    default: break
    }
  }

  private func note(_ question: String, _ answer: Bool) {
    if let index = answers.firstIndex(where: { $0.question.isSame(as: question) }) {
      answers[index].answers.append(answer)
    } else {
      answers.append((question, [answer]))
    }
  }

  /// Notes that a subclass' hook said yes about another recognizer.
  private func hook(_ hook: String, _ gesture: String, _ other: (any GestureRecognizing)?) {
    guard let other = other.map({ names.name(of: $0) }) else { return }
    if let index = hooks.firstIndex(where: { $0.gesture.isSame(as: gesture) && $0.hook.isSame(as: hook) }) {
      if !hooks[index].others.has(other) { hooks[index].others.append(other) }
    } else {
      hooks.append((gesture, hook, [other]))
    }
  }

  private func omit(_ text: String) {
    if !omissions.has(text) { omissions.append(text) }
  }

  // MARK: Overrides of touch methods

  /// Finds views of unknown classes that keep touches to themselves: nobody is told right after them.
  private func watchForwarding(_ record: TraceRecord) {
    let last = told
    told = nil
    if case .responder(let responder, let phase, _) = record {
      if let last, last.view.next !== responder || last.phase != phase { consumes(last.view) }
      if let view = responder.asView, kinds.isUnknown(view), view.next != nil { told = (view, phase) }
    } else if let last {
      consumes(last.view)
    }
  }

  private func consumes(_ view: View) {
    let name = names.name(of: view as any TouchNode)
    if !consumers.has(name) { consumers.append(name) }
  }

  // MARK: Changes made by code

  /// Compares the tree with what it was, and writes down what code changed since.
  private func noteChanges() {
    let now = SessionState.all(in: windows, kinds, &names)
    let changes = SessionState.changes(from: state, to: now, withProperties: isSilent)
    for change in changes { steps.add(change, at: max(knownTime, steps.latest ?? knownTime)) }
    state = now
    knownTime = context.now
  }

  // MARK: The file

  /// A part of the tree with what became known of it while the session ran.
  private func marked(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value.kind else { return value }
    for index in members.indices where ["views", "children", "gestures"].has(members[index].key) {
      guard case .array(let parts) = members[index].value.kind else { continue }
      members[index].value = .init(.array(parts.map { marked($0) }))
    }
    guard case .string(let id)? = value["id"]?.kind else { return JSONValue(.object(members)) }
    if consumers.has(id), value["touches"] == nil { members.append(JSONMember("touches", "consume")) }
    for hook in hooks where hook.gesture.isSame(as: id) {
      members.append(JSONMember(hook.hook, .init(.array(hook.others.map { .init(.string($0)) }))))
    }
    return JSONValue(.object(members))
  }

  /// Returns the session so far as the text of a scenario file, without an expectation.
  public func text(titled title: String = "A recorded session") -> String { scenario(titled: title).text }

  /// The session so far as a scenario document, without an expectation.
  package func scenario(titled title: String = "A recorded session") -> JSONValue {
    focus.flush(into: &steps)
    noteChanges()
    noteFrames()
    if let last = told { consumes(last.view) }
    var members: [JSONMember] = [
      JSONMember("scenario", .init(.string(title))),
      JSONMember("windows", .init(.array(start.map { marked($0) }))),
    ]
    if !links.isEmpty { members.append(JSONMember("links", .init(.array(links)))) }
    members.append(JSONMember("settings", SessionTree.settings(context.settings, &omissions)))
    if !responds.isEmpty {
      let entries = responds.map { entry in
        JSONMember(entry.responder, .init(.array(entry.actions.map { .init(.string($0)) })))
      }
      members.append(JSONMember("responds", .init(.object(entries))))
    }
    if let responders = focus.document { members.append(responders) }
    members.append(JSONMember("input", .init(.array(steps.document(reordering: startNames)))))
    if !answers.isEmpty {
      let entries = answers.map { entry in
        JSONMember(entry.question, .init(.array(entry.answers.map { .init(.bool($0)) })))
      }
      members.append(JSONMember("answers", .init(.object(entries))))
    }
    members.append(JSONMember("show", .init(.array(LogChannel.allCases.map { .init(.string($0.name)) }))))
    return JSONValue(.object(members))
  }
}
