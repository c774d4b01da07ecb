import TouchEvents
import TouchScenarios

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
    let own = self
    return TimelineLane(subject: .gesture(gesture.name), name: gesture.name, note: gesture.summary, height: 38) { y in
      var captions = CaptionRow()
      var shapes = ""
      for (index, attempt) in attempts.enumerated() {
        shapes += own.bars(attempt, next: attempts.dropFirst(index + 1).first, y: y, &captions)
      }
      // A refusal is worth a word where the lane is empty.
      if attempts.isEmpty, let (touch, refusal) = refusals.first {
        captions.add(
          ["did not receive touch \(touch.label): \(Phrases.withoutRules(Phrases.refusal(refusal)))", "no touch"],
          at: own.scale.x(touch.start))
      }
      return TimelineLane.Drawing(
        shapes: shapes, words: captions.svg(y: y + 31, left: own.scale.left, right: own.scale.captionRight))
    }
  }

  private func bars(
    _ attempt: GestureAttempt, next: GestureAttempt?, y: Double, _ captions: inout CaptionRow
  ) -> String {
    let top = y + 7
    let start = scale.x(attempt.start)
    let decision = attempt.decision
    let undecidedEnd = decision?.time ?? attempt.end ?? story.trace.endTime
    var shapes = ""
    let wait = attempt.waits.first?.time
    shapes += SVG.bar("possible", from: start, to: scale.x(wait ?? undecidedEnd), y: top, height: 12)
    if let wait { shapes += SVG.bar("waiting", from: scale.x(wait), to: scale.x(undecidedEnd), y: top, height: 12) }
    if let decision { shapes += after(decision, attempt, top) }
    for action in attempt.actions where action.state != .changed {
      shapes += SVG.flag("flag", x: scale.x(action.time), y: top - 6)
    }
    if let caption = caption(attempt) { captions.add(caption.forms, at: start, caption.style) }
    let tip = GestureExplainer(story: story, gesture: gesture.name, touches: story.touches).tip(attempt)
    return SVG.group(tip, shapes)
  }

  /// Returns the shapes after the time at which the recognizer left the state possible.
  private func after(
    _ decision: (time: Timestamp, to: GestureState, cause: TraceCause), _ attempt: GestureAttempt, _ top: Double
  ) -> String {
    let x = scale.x(decision.time)
    switch decision.to {
    case .failed: return SVG.cross("failed", x: x, y: top + 6)
    case .ended: return SVG.diamond("acted", x: x, y: top + 6, size: 7)
    default:
      let last = attempt.states.last
      let isOver = last.map { $0.to.isFinal } ?? false
      let right = scale.x(isOver ? last?.time ?? decision.time : story.trace.endTime)
      var shapes = SVG.bar("active", from: x, to: right, y: top, height: 12)
      if last?.to == .ended { shapes += SVG.diamond("acted", x: right, y: top + 6, size: 7) }
      if last?.to == .cancelled { shapes += SVG.cross("lostmark", x: right, y: top + 6, size: 5) }
      return shapes
    }
  }

  /// Returns the outcome of an attempt, in several lengths; only sentences with enough room have rule ids.
  private func caption(_ attempt: GestureAttempt) -> (forms: [String], style: String)? {
    guard let decision = attempt.decision else { return (["undecided"], "small") }
    return decision.to == .failed
      ? (failure(attempt, decision.cause), "small no") : (success(attempt, decision), "small yes")
  }

  private func success(
    _ attempt: GestureAttempt, _ decision: (time: Timestamp, to: GestureState, cause: TraceCause)
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

  private func failure(_ attempt: GestureAttempt, _ cause: TraceCause) -> [String] {
    switch cause {
    case .rule(let reason):
      if let keeper = ContentKeeper(of: attempt, in: story) {
        return ["failed: \(keeper.view) keeps the finger", "failed"]
      }
      return [
        "failed: " + Phrases.withoutRules(Phrases.reason(reason, isSuccess: false)), "failed: \(reason.what)", "failed",
      ]
    case .prevented(let winner, let rule):
      // With so few fingers it would have failed anyway.
      if attempt.touches.count < gesture.traits.numberOfTouches {
        return ["needs \(Phrases.fingers(gesture.traits.numberOfTouches)) and had \(attempt.touches.count)", "failed"]
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
