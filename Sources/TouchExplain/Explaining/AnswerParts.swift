import TouchEvents
import TouchScenarios

/// Sorts the recognizers and views of a trace by their outcomes.
struct AnswerParts {
  let story: TraceStory

  /// The recognizers that received a touch, each by its last attempt, or the one in which it acted.
  var gestures: [Answer.Part] {
    story.trace.gestures.compactMap { gesture in
      let attempts = story.attempts(of: gesture.name).filter { !$0.touches.isEmpty || !$0.states.isEmpty }
      let chosen = attempts.last { $0.hasActed } ?? attempts.last { fate($0) == .lost } ?? attempts.last
      guard let attempt = chosen else { return nil }
      let explainer = GestureExplainer(story: story, gesture: gesture.name, touches: story.touches)
      return Answer.Part(
        name: gesture.name, fate: fate(attempt), why: why(attempt, gesture), isInner: gesture.isOfItsView,
        details: explainer.lines(at: nil, isAsked: false))
    }
  }

  /// The views that lost a touch.
  var views: [Answer.Part] {
    var parts: [Answer.Part] = []
    for touch in story.touches {
      guard let node = touch.node, !parts.contains(where: { $0.name.isSame(as: node) }),
        let change = touch.changes.first(where: { $0.change == .taken || $0.change == .dropped }),
        let winner = winner(change)
      else { continue }
      let verb = change.change == .taken ? "had its touch cancelled by" : "did not receive its touch, because of"
      parts.append(
        Answer.Part(
          name: node, fate: isPlain(node) || isOwn(winner, of: node) ? .unconcerned : .lost, why: "\(verb) \(winner)",
          isInner: false,
          details: TouchExplainer(story: story, touch: touch).lines))
    }
    return parts
  }

  /// Returns whether a view lost its touch to a recognizer that it has by itself, as a switch does.
  private func isOwn(_ winner: String, of node: String) -> Bool {
    guard let gesture = story.trace.gesture(winner), gesture.isOfItsView else { return false }
    return gesture.node?.isSame(as: node) ?? false
  }

  private func winner(_ change: TouchStory.Change) -> String? {
    switch change.account {
    case .recognizer(let name), .container(let name): name
    default: nil
    }
  }

  /// Returns whether a view is none that does something with touches, so that it misses nothing.
  func isPlain(_ node: String) -> Bool {
    ["View", "Window", "ScrollView", "CollectionView", ""].has(story.trace.node(node)?.kind ?? "")
  }

  /// Returns whether a view has a recognizer by itself that does nothing for its user, as what delays touches.
  private func isHelper(_ name: String) -> Bool {
    guard let gesture = story.trace.gesture(name), gesture.isOfItsView else { return false }
    return !gesture.isOfScrollView || gesture.traits.kind != .pan && gesture.traits.kind != .pinch
  }

  private func fate(_ attempt: GestureAttempt) -> Answer.Fate {
    if attempt.hasActed { return .acted }
    guard let decision = attempt.decision else {
      return attempt.end == nil && !isHelper(attempt.gesture) ? .open : .unconcerned
    }
    switch decision.cause {
    case .prevented, .requirement, .nodeVeto, .gateVeto, .delegateVeto, .cycle, .systemCancel:
      return isMet(attempt) && !isHelper(attempt.gesture) ? .lost : .unconcerned
    case .rule(let reason) where reason.rule.description.isSame(as: ContentKeeper.rule): return .lost
    default: return .unconcerned
    }
  }

  /// Returns whether a recognizer could have acted with the fingers that it had: a pinch with one finger lost nothing.
  private func isMet(_ attempt: GestureAttempt) -> Bool {
    !attempt.lackedFingers(in: story)
  }

  private func why(_ attempt: GestureAttempt, _ gesture: TracedGesture) -> String {
    if attempt.hasActed { return acted(attempt, gesture) }
    guard let decision = attempt.decision else {
      if attempt.isWaiting(at: .infinity) {
        return "waits for \(Phrases.list(attempt.waits.map { $0.other })) to fail"
      }
      return attempt.end == nil ? "is undecided" : "remained undecided"
    }
    if !isMet(attempt) {
      return "needs \(Phrases.fingers(gesture.traits.numberOfTouches)) and had \(attempt.touches.count)"
    }
    if let keeper = ContentKeeper(of: attempt, in: story) { return "failed: \(keeper.why)" }
    return CauseExplainer.short(decision.to, decision.cause) ?? "failed by its class"
  }

  private func acted(_ attempt: GestureAttempt, _ gesture: TracedGesture) -> String {
    let last = attempt.states.last?.to ?? .ended
    let isContinuous = gesture.traits.isContinuous
    let rest = !isContinuous ? "" : last == .ended ? "ended" : last == .cancelled ? "was cancelled" : "is active"
    guard let latency = Latency(attempt, story), latency.milliseconds > 0 else {
      return isContinuous ? (last.isFinal ? "began and \(rest)" : rest) : "recognized"
    }
    // The delay is that of the beginning; a gesture may end long after.
    return "\(isContinuous ? "began" : "recognized") \(latency.delay)"
      + (latency.waitedFor.isEmpty ? "" : ", because it waited for \(Phrases.list(latency.waitedFor)) to fail")
      + (isContinuous ? ", and \(rest)" : "")
  }
}
