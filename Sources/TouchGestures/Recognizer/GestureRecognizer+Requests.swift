import TouchEvents

// What an assignment to `state` does at once (GS-10); exclusion, requirements and actions follow in the update.
extension GestureRecognizer {
  /// Takes an assigned state: coerced by the table, and with shouldBegin asked when it leaves possible.
  func assign(_ wanted: GestureState, _ cause: TransitionCause) {
    guard let target = StateTable.target(from: attempt.state, assigning: wanted) else { return }
    // Code that it called took it out, or switched it off and on: this attempt is over (GR-1).
    guard standing.calledAttempt == nil || standing.calledAttempt == attempt.number else { return }
    guard !standing.isBusy else {
      if target == .failed { standing.failure = environment?.completed(cause) ?? cause }
      return
    }
    guard !standing.isParticipant, let root = node?.rootNode else { return request(target, assigning: wanted, cause) }
    // Outside a window the engine that knew it last updates it, or one that is made for this assignment (GS-12).
    let context = root.touchContext ?? environment?.context.dispatcher?.context
    let own = context == nil ? TouchDispatcher(context: TouchContext()) : nil
    if let context = context ?? own?.context { enrol(in: context) }
    request(target, assigning: wanted, cause)
    withExtendedLifetime(own) {}
  }

  private func request(_ target: GestureState, assigning wanted: GestureState, _ cause: TransitionCause) {
    // A request that changes nothing is not recorded.
    if attempt.state != .changed || target != .changed { return changeState(to: target, assigning: wanted, cause) }
    attempt.take(.assigned(.changed))
    environmentReference.withUnretained { $0.stateWasAssigned(of: self) }
  }

  /// Takes an assigned state that changes something, unless an object that is asked returns `false`.
  private func changeState(to target: GestureState, assigning wanted: GestureState, _ cause: TransitionCause) {
    let isTraced = environmentReference.withUnretained { $0.isTraced } ?? false
    // As a rule nothing is asked and nothing recorded.
    if !isTraced, attempt.state != .possible || target == .failed { return become(target, .unstated) }
    // A sink or a callback may deallocate the engine.
    let context = environmentReference.withUnretained { $0.context }
    defer { withExtendedLifetime(context) {} }
    let (number, before) = (attempt.number, attempt.state)
    environmentReference.withUnretained { $0.record(.requested(self, wanted, $0.completed(cause))) }
    // A sink may have taken it out, or assigned a state itself.
    guard attempt.number == number, attempt.state == before else { return }
    guard attempt.state == .possible, target != .failed else { return become(target, cause) }
    standing.isBusy = true
    if standing.failure != nil { standing.failure = nil }
    let wasStopped = attempt.isStopped
    let veto = shouldBeginVeto(context)
    standing.isBusy = false
    // A callback may have stopped it, or taken its touches away.
    guard attempt.number == number, attempt.state == .possible, attempt.isStopped == wasStopped else { return }
    if let veto { return become(.failed, veto()) }
    guard let failure = standing.failure else { return become(target, cause) }
    standing.failure = nil
    become(.failed, failure)
  }

  /// Shows a state from now on, and lets the next update check it.
  func become(_ state: GestureState, _ cause: TransitionCause) {
    let before = attempt.state
    attempt.take(.assigned(state))
    if before != state {
      environmentReference.withUnretained { $0.record(.state(self, from: before, to: state, $0.completed(cause))) }
    }
    // A sink may have taken it out.
    environmentReference.withUnretained { $0.stateWasAssigned(of: self) }
  }

  /// Lets a context know it, so that a state counts that is assigned without any touch (GS-12).
  package final func enrol(in context: TouchContext) {
    installArbitration(in: context)
    (context.gestures as? GestureEnvironment)?.enrol(self)
  }

  /// The node that it is on, if that is in no window.
  final var nodeOutside: (any TouchNode)? { node.flatMap { $0.rootNode.touchContext == nil ? $0 : nil } }

  // MARK: Should begin

  /// Returns whether a touch is one whose view is asked: it is down, ends in this event, or is delayed by this recognizer.
  private func wouldTake(_ touch: Touch) -> Bool {
    given.tracked.contains(touch) || environment?.context.deliverer.isHeld(touch, by: self) ?? false
  }

  /// Asks the touched nodes, the gates and the delegate; returns what makes the cause if the recognizer may not begin (GB-1).
  ///
  /// The one place where a node's `gestureRecognizerShouldBegin` is called. Of the nodes the first no ends the question.
  private func shouldBeginVeto(_ context: TouchContext?) -> (() -> TransitionCause)? {
    let gates = context?.gates ?? []
    let delegate = askedDelegate
    let answering = delegate?.answeringObject
    // Only a second touch, or a gate, asks which nodes there were.
    let keepsNodes = given.bound.count > 1 || !gates.isEmpty
    var nodes: [any TouchNode] = []
    var veto: (() -> TransitionCause)?
    var wasDelegateAsked = false
    // By touch, of a snapshot: a callback may take the next ones away.
    for touch in given.bound where touch.isLive && wouldTake(touch) {
      guard let node = touch.hitNode, !nodes.contains(where: { $0 === node }) else { continue }
      if keepsNodes { nodes.append(node) }
      guard cancelsTouchesInView, veto == nil else { continue }
      wasDelegateAsked = wasDelegateAsked || answering === node
      if !mayBegin(on: node, answering === node ? delegate : nil, context) { veto = { .nodeVeto(node) } }
    }
    // Outside a window no view has a touch of it: its own one is asked.
    if let node = nodeOutside {
      wasDelegateAsked = wasDelegateAsked || answering === node
      if !mayBegin(on: node, answering === node ? delegate : nil, context) { veto = { .nodeVeto(node) } }
    }
    for gate in gates {
      let answer = gate.gestureRecognizerShouldBegin(self, touching: nodes, answer: veto == nil)
      guard answer != (veto == nil) else { continue }
      context?.trace?.record(.question(GestureQuestion(.gateShouldBegin, self, gate: gate.name, answer: answer)))
      veto = answer ? nil : { .gateVeto(gate.name) }
    }
    // A view that is the delegate, too, was asked already (GB-3).
    guard veto == nil, let delegate, !wasDelegateAsked else { return veto }
    let answer = delegate.gestureRecognizerShouldBegin(self)
    context?.trace?.record(.question(GestureQuestion(.shouldBegin, self, answer: answer)))
    return answer ? nil : { .delegateVeto }
  }

  /// Asks a node, or the delegate that it is itself.
  private func mayBegin(
    on node: any TouchNode, _ own: (any GestureRecognizerDelegate)?, _ context: TouchContext?
  ) -> Bool {
    let scripted = context?.state.answers?.answer(.shouldBegin, of: node, about: self)
    let answer = scripted ?? own?.gestureRecognizerShouldBegin(self) ?? node.gestureRecognizerShouldBegin(self)
    context?.trace?.record(.question(GestureQuestion(.nodeShouldBegin, self, node: node, answer: answer)))
    return answer
  }
}
