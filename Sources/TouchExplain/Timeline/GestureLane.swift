import TouchDiagnostics
import TouchEvents
import TouchScenarios

/// Where the bars of an attempt end, and its mark of failure, which stands behind them.
struct AttemptEdges {
  /// Where the bar ends in which nothing is waited for; `nil` without a wait.
  let wait: Double?
  /// Where the bars end that show that it is undecided.
  let decision: Double

  /// The centre of a cross behind the bars.
  var cross: Double { decision + 6 }

  init(_ attempt: GestureAttempt, _ story: TraceStory, _ scale: TimelineScale) {
    let start = scale.x(attempt.start)
    wait = attempt.waits.first.map { SVG.barEnd(from: start, to: scale.x($0.time)) }
    let end = attempt.decision?.time ?? attempt.end ?? story.trace.endTime
    decision = SVG.barEnd(from: wait ?? start, to: scale.x(end))
  }
}

/// The lane of one recognizer: its attempts as bars by state, its actions as flags, its ends in words.
struct GestureLane {
  let story: TraceStory
  let scale: TimelineScale
  let gesture: TracedGesture

  /// The lane, unless nothing happened to the recognizer.
  var lane: TimelineLane? {
    let attempts = story.attempts(of: gesture.name).filter { !$0.touches.isEmpty || !$0.states.isEmpty }
    let refusals = story.touches.flatMap { touch in
      touch.notReceived.filter {
        $0.gesture.isSame(as: gesture.name) && $0.refusal != .ignored && $0.refusal != .disabled
      }.map {
        (touch, $0.refusal)
      }
    }
    guard !attempts.isEmpty || !refusals.isEmpty else { return nil }
    var captions = CaptionRow()
    for attempt in attempts {
      let caption = caption(attempt)
      captions.add(caption.forms, at: scale.x(attempt.start), caption.style)
    }
    // A refusal is worth a word where the lane is empty.
    if attempts.isEmpty, let (touch, refusal) = refusals.first {
      captions.add(
        ["did not receive touch \(touch.label): \(Phrases.withoutRules(Phrases.refusal(refusal)))", "no touch"],
        at: scale.x(touch.start))
    }
    let (own, words) = (self, captions)
    let extra = captions.extraHeight(left: scale.left, right: scale.captionRight)
    return TimelineLane(
      subject: .gesture(gesture.name), name: gesture.name, note: gesture.summary, shortNote: gesture.shortKind,
      height: 38 + extra
    ) { y in
      TimelineLane.Drawing(
        shapes: attempts.map { own.bars($0, y: y) }.joined(),
        words: words.svg(y: y + 31, left: own.scale.left, right: own.scale.captionRight))
    }
  }

  private func bars(_ attempt: GestureAttempt, y: Double) -> String {
    let top = y + 7
    let start = scale.x(attempt.start)
    let edges = AttemptEdges(attempt, story, scale)
    var shapes = SVG.bar("possible", from: start, to: edges.wait ?? edges.decision, y: top, height: 12)
    if let wait = edges.wait { shapes += SVG.bar("waiting", from: wait, to: edges.decision, y: top, height: 12) }
    if let decision = attempt.decision { shapes += after(decision, attempt, edges, top) }
    for action in attempt.actions where action.state != .changed {
      let x = scale.x(action.time)
      shapes += SVG.flag("flag", x: action.time == attempt.decision?.time ? max(x, edges.decision) : x, y: top - 6)
    }
    let tip = GestureExplainer(story: story, gesture: gesture.name, touches: story.touches).tip(attempt)
    return SVG.group(tip, shapes)
  }

  /// Returns the shapes after the time at which the recognizer left the state possible.
  private func after(
    _ decision: (time: Timestamp, to: GestureState, cause: TraceCause<NamedTraceTerms>), _ attempt: GestureAttempt,
    _ edges: AttemptEdges, _ top: Double
  ) -> String {
    let x = edges.decision
    switch decision.to {
    case .failed: return SVG.cross("failed", x: edges.cross, y: top + 6)
    case .ended: return SVG.diamond("acted", x: x, y: top + 6, size: 7)
    default:
      let last = attempt.states.last
      let isOver = last.map { $0.to.isFinal } ?? false
      let right = SVG.barEnd(
        from: x, to: scale.x(isOver ? last?.time ?? decision.time : story.trace.endTime))
      var shapes = SVG.bar("active", from: x, to: right, y: top, height: 12)
      if last?.to == .ended { shapes += SVG.diamond("acted", x: right, y: top + 6, size: 7) }
      if last?.to == .cancelled { shapes += SVG.cross("lostmark", x: right + 7, y: top + 6, size: 5) }
      return shapes
    }
  }

  /// Returns the outcome of an attempt, in several lengths; only sentences with enough room have rule ids.
  private func caption(_ attempt: GestureAttempt) -> (forms: [String], style: String) {
    guard let decision = attempt.decision else { return (["undecided"], "small") }
    return decision.to == .failed
      ? (failure(attempt, decision.cause), "small no") : (success(attempt, decision), "small yes")
  }

  private func success(
    _ attempt: GestureAttempt, _ decision: (time: Timestamp, to: GestureState, cause: TraceCause<NamedTraceTerms>)
  ) -> [String] {
    let isContinuous = gesture.traits.isContinuous
    let last = (attempt.states.last?.to ?? decision.to).word(isContinuous: isContinuous)
    let state = ["changed", "began"].has(last) ? "is active" : last
    let verb = isContinuous ? "began" : "recognized"
    if let latency = Latency(attempt, story), !latency.waitedFor.isEmpty {
      let late = "\(verb) \(latency.delay)"
      let wait = "waited for \(Phrases.list(latency.waitedFor))"
      return [
        "\(late): \(wait)", late, "\(latency.milliseconds) ms late: \(wait)", "\(verb) \(latency.milliseconds) ms late",
        state,
      ]
    }
    guard case .rule(let reason) = decision.cause else { return [state] }
    return [
      "\(verb): \(Phrases.withoutRules(Phrases.reason(reason, isSuccess: true)))", "\(verb): \(reason.what)", state,
    ]
  }

  private func failure(_ attempt: GestureAttempt, _ cause: TraceCause<NamedTraceTerms>) -> [String] {
    switch cause {
    case .rule(let reason):
      if let keeper = ContentKeeper(of: attempt, in: story) {
        return ["failed: \(keeper.view) keeps the finger", "failed"]
      }
      return [
        "failed: " + Phrases.withoutRules(Phrases.reason(reason, isSuccess: false)), "failed: \(reason.what)",
        "failed: \(Phrases.brief(reason.what.description))", "failed",
      ]
    case .prevented(let winner, let rule):
      // With so few fingers it would have failed anyway.
      if attempt.lackedFingers(in: story) {
        let needed = Phrases.fingers(gesture.traits.numberOfTouches)
        return ["needs \(needed) and had \(attempt.touches.count)", "needs \(needed)", "failed"]
      }
      let order = rule == .recognized ? "recognized first" : "had begun"
      return ["prevented by \(winner), which \(order)", "prevented by \(winner)", "prevented"]
    case .requirement(let winner):
      return ["failed: it required \(winner) to fail, which recognized", "failed: \(winner) recognized", "failed"]
    case .nodeVeto(let name), .gateVeto(let name):
      return [
        "failed: gestureRecognizerShouldBegin of \(name) returned false", "failed: \(name) returned false", "failed",
      ]
    default: return [CauseExplainer.short(.failed, cause) ?? "failed by its class", "failed"]
    }
  }
}
