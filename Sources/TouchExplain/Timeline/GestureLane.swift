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
          ["did not receive touch \(touch.label): \(Phrases.refusal(refusal))", "no touch"],
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

  private func caption(_ attempt: GestureAttempt) -> (forms: [String], style: String)? {
    guard let decision = attempt.decision else { return (["still possible"], "small") }
    guard decision.to == .failed else {
      let word = (attempt.states.last?.to ?? decision.to).word(isContinuous: gesture.traits.isContinuous)
      var text = ["changed", "began"].has(word) ? "is active" : word
      var forms = [text]
      if let latency = Latency(attempt, story), !latency.waitedFor.isEmpty {
        return (
          [
            "\(word) \(latency.delay): waited for \(Phrases.list(latency.waitedFor))", "\(word) \(latency.delay)", word,
          ], "small yes"
        )
      }
      if case .rule(let reason) = decision.cause {
        let short = text
        text += ": " + Phrases.reason(reason, isSuccess: true)
        forms = [text, "\(short): \(reason.rule)", short]
      }
      return (forms, "small yes")
    }
    let why =
      switch decision.cause {
      case .rule(let reason): Phrases.reason(reason, isSuccess: false)
      case .prevented(let winner, .recognized): "\(winner) recognized first [GX-1]"
      case .prevented(let winner, .alreadyActive): "\(winner) had begun [GX-9]"
      case .requirement(let winner): "required \(winner) to fail, which recognized [GF-1]"
      default: CauseExplainer.short(.failed, decision.cause) ?? "failed by its class"
      }
    var forms = ["failed: " + why]
    switch decision.cause {
    case .rule(let reason): forms += ["failed: \(reason.what)", "failed: \(reason.rule)", reason.rule]
    case .prevented(let winner, let rule):
      let id = rule == .recognized ? "GX-1" : "GX-9"
      forms += ["failed: \(winner) first", "failed: \(id)", id]
    case .requirement: forms += ["failed: GF-1", "GF-1"]
    case .nodeVeto(let node): forms += ["refused by \(node)", "GB-2"]
    case .gateVeto(let gate): forms += ["refused by \(gate)", "GB-6"]
    default: forms += ["failed"]
    }
    return (forms, "small no")
  }
}
