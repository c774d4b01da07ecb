import TouchCollectionView
import TouchDiagnostics
public import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTransitions
public import TouchWindows

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
/// among the registry's plugins, a subclass as the nearest of them; what a file cannot express is in ``omissions``. Changes
/// that code makes to properties, views and recognizers are written where they were found: after the event in which, or
/// before the one ahead of which, they happened.
public final class SessionRecorder: TraceSink {
  /// What the file cannot express, so that a replay may differ.
  public private(set) var omissions: [String] = []

  let context: TouchContext
  private let kinds: SessionKinds
  let names: SessionNames
  /// The windows as they were at the beginning.
  var tree: SessionTree
  let roots = SessionRoots()
  /// The controllers that were pushed later, with the names of the navigation controllers' views.
  var spare: [(navigation: String, controller: ViewController)] = []
  private var steps = SessionSteps()
  private var changes: SessionChanges
  private var answers: SessionAnswers
  private var forwarding: SessionForwarding
  private var targets: SessionTargets
  private var focus = SessionFocus()
  private var hitTests = SessionHitTests()
  private var frames = SessionFrames()
  /// The touches that the latest input cancelled.
  private var cancelledByInput: [Touch] = []

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
    kinds = SessionKinds(context.registry, answers: StageAnswers.of(context))
    names = SessionNames(given: name)
    tree = SessionTree(of: windows, kinds, names, roots)
    omissions = tree.omissions
    changes = SessionChanges(windows, kinds, names, roots, at: context.now)
    answers = SessionAnswers(kinds, names)
    forwarding = SessionForwarding(kinds, names)
    targets = SessionTargets(names)
    steps.screen = windows.first?.nodePlacement
  }

  // MARK: Records

  /// Takes a record.
  public func record(_ record: TraceRecord) {
    omit(forwarding.watch(record))
    if case .time = record { return timePassed() }
    if context.isProcessing { changes.isSilent = false }
    switch record {
    case .hitTest(let node, let answer): hitTests.answers.append((node, answer))
    case .refused(let view as View, .animating):
      omit("\(names.name(of: view)) refused a touch while it was animated, and a recorder does not know for how long")
    case .bound(let touch, _):
      for view in hitTests.overriders(for: touch, among: kinds) {
        omit("\(names.name(of: view)) answers hit tests by code, which a file cannot say")
      }
      hitTests = SessionHitTests()
    case .input(let input): add(input)
    // A recognizer's own requests outside events are made as its touches are cancelled (GR-6).
    case .requested(let recognizer, let state, .unstated) where !context.isProcessing:
      add(state, askedOf: recognizer)
    case .received(let recognizer, .cancelled, let touches): noteLoss(of: touches, by: recognizer)
    case .state(let recognizer, _, _, .disabled), .state(let recognizer, _, _, .removed): noteStop(of: recognizer)
    case .question(let question): omit(answers.add(question))
    case .performs(let responder?, let action): answers.add(action, of: responder)
    case .becomeFirstResponder(let responder, let answer):
      focus.didBecome(responder, named: names.name(of: responder), returned: answer, in: context, &steps)
    case .resignFirstResponder(let responder, let answer):
      focus.didResign(responder, named: names.name(of: responder), returned: answer, at: context.now, &steps)
    case .module(let module):
      if let scroll = module as? ScrollEntry { add(scroll) }
      if let cell = module as? CellEntry { answers.add(cell) }
      if let sheet = module as? SheetEntry { add(sheet) }
      if let transition = module as? TransitionEntry { add(transition) }
    default: break
    }
  }

  private func timePassed() {
    focus.flush(into: &steps)
    noteFrames()
    frames.turn(from: changes.knownTime, to: context.now, isAnimating: context.isAnimating)
    noteChanges()
    changes.isSilent = !context.isAnimating
  }

  private func add(_ input: TraceInput) {
    hitTests = SessionHitTests()
    if case .touches(let touches, let origin) = input {
      cancelledByInput = touches.filter { $0.phase == .cancelled }
      // Touches leave with their view, which is found as a change.
      if origin == .leaving { return changes.hasLostTouches = true }
    }
    frames.takeInput(at: context.now)
    changes.isSilent = false
    focus.flush(into: &steps)
    omit(steps.add(input, at: context.now))
  }

  /// Records a state that the host's code assigned to a recognizer outside an event.
  private func add(_ state: GestureState, askedOf recognizer: any GestureRecognizing) {
    let name = names.name(of: recognizer)
    guard recognizer is ScriptedRecognizer else {
      return omit("\(name) was asked for a state by the host, which a file says of scripted recognizers alone")
    }
    let members = [
      JSONMember("id", .init(.string(name))),
      JSONMember("state", .init(.string(state.word(isContinuous: true)))),
    ]
    steps.add([JSONMember("set", .init(.object(members)))], at: context.now)
  }

  /// Notes a recognizer that stops during an event, which affects what follows in the same event.
  private func noteStop(of recognizer: any GestureRecognizing) {
    guard context.isInEvent else { return }
    omit(
      "\(names.name(of: recognizer)) was switched off or removed in the middle of an event, which a file says after it")
  }

  /// Notes touches that a recognizer loses during an event, which affects what follows in the same event.
  private func noteLoss(of touches: [Touch], by recognizer: any GestureRecognizing) {
    let isKnown = { (touch: Touch) in touch.isDown || touch.press != nil || self.cancelledByInput.contains(touch) }
    guard context.isInEvent, !touches.allSatisfy(isKnown) else { return }
    omit("\(names.name(of: recognizer)) lost touches in the middle of an event, which a file says after it")
  }

  private func add(_ record: ScrollEntry) {
    let scroll = record.scrollView
    switch record.fact {
    case .didScroll, .didZoom:
      if scroll.movesByItself { frames.noteMotion(at: context.now) }
    case .isMoved(let offset, let move) where !context.isProcessing:
      // At rest a new offset is found as a change.
      if move == .animation || !changes.isSilent { add(offset, move, of: names.name(of: scroll)) }
    case .keyboardIsGone, .keyboardGoesBack: focus.dragTookKeyboard(at: context.now)
    case .willBeginDragging where [.onDrag, .onDragWithAccessory].contains(scroll.keyboardDismissMode):
      focus.dragTookKeyboard(at: context.now)
    case .willBeginZooming where !context.isProcessing:
      omit("\(names.name(of: scroll)) was zoomed by code with an animation, which a file cannot say")
    case .shouldScrollToTop(true): omit("\(names.name(of: scroll)) was scrolled to the top, which a file cannot say")
    default: break
    }
    if let target = targets.add(record) { steps.addBeforeInput(target, at: context.now) }
    answers.add(record)
  }

  /// Records what code does to a sheet that a finger pulls: what follows of it is no change of the sheet's properties.
  private func add(_ record: SheetEntry) {
    guard !context.isInEvent, let view = record.node as? SheetView else { return }
    switch record.fact {
    case .changedByCode: changes.noteProperties(of: view, at: context.now, &steps)
    case .dismissedByCode:
      steps.add([JSONMember("dismiss", .init(.string(names.name(of: view))))], at: context.now)
    default: break
    }
  }

  /// Records an offset to which code moves the content.
  private func add(_ offset: Point, _ move: ScrollEntry.Move, of scroll: String) {
    noteChanges()
    let (id, offset) = (JSONValue(.string(scroll)), SessionTree.numbers([offset.x, offset.y]))
    guard move != .assignment else {
      let members = [JSONMember("id", id), JSONMember("contentOffset", offset)]
      return steps.add([JSONMember("set", .init(.object(members)))], at: context.now)
    }
    let animated = JSONMember("animated", .init(.bool(move == .animation)))
    steps.add([JSONMember("scrollTo", id), JSONMember("offset", offset), animated], at: context.now)
  }

  func noteChanges() {
    addTransitionCalls()
    omit(changes.note(at: context.now, &steps))
  }

  func addStep(_ members: [JSONMember], at time: Timestamp) { steps.add(members, at: time) }

  private func noteFrames() {
    guard let time = frames.takeOutOfOrder() else { return }
    omit(
      "the host drew frames at other times than every 1/60 s from the start of a motion, the first at "
        + DecimalText.time(time) + " s")
  }

  func omit(_ text: String?) {
    if let text, !omissions.has(text) { omissions.append(text) }
  }

  // MARK: The file

  /// Returns a part of the tree with what became known of it while the session ran.
  private func marked(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value.kind else { return value }
    for index in members.indices where ["views", "children", "gestures"].has(members[index].key) {
      guard case .array(let parts) = members[index].value.kind else { continue }
      members[index].value = .init(.array(parts.map { marked($0) }))
    }
    guard case .string(let id)? = value["id"]?.kind else { return JSONValue(.object(members)) }
    if forwarding.keepsTouches(id), value["touches"] == nil { members.append(JSONMember("touches", "consume")) }
    return JSONValue(.object(members + answers.hooks(of: id) + spareMembers(of: id)))
  }

  /// Returns the session so far as the text of a scenario file, without an expectation.
  public func text(titled title: String = "A recorded session") -> String { scenario(titled: title).text }

  /// Returns the session so far as a scenario document, without an expectation.
  package func scenario(titled title: String = "A recorded session") -> JSONValue {
    focus.flush(into: &steps)
    noteChanges()
    noteFrames()
    forwarding.finish()
    let settings = SessionTree.settings(context)
    for omission in settings.omissions { omit(omission) }
    var members: [JSONMember] = [
      JSONMember("scenario", .init(.string(title))),
      JSONMember("windows", .init(.array(tree.windows.map { marked($0) }))),
    ]
    if !tree.links.isEmpty { members.append(JSONMember("links", .init(.array(tree.links)))) }
    members.append(JSONMember("settings", settings.value))
    members += [SessionTree.keyboard(context), answers.respondsMember, focus.document].compactMap { $0 }
    members.append(JSONMember("input", .init(.array(steps.document(reordering: tree.reorderedGestures)))))
    if let answers = answers.answersMember { members.append(answers) }
    members.append(JSONMember("show", .init(.array(LogChannel.allCases.map { .init(.string($0.name)) }))))
    return JSONValue(.object(members))
  }
}
