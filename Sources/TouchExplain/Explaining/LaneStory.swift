import TouchDiagnostics
public import TouchEvents
import TouchScenarios

/// The story of one recognizer or view, step by step, for a reader who opens a lane of the timeline.
public struct LaneStory: Sendable {
  /// Something that happened to it.
  public struct Step: Sendable {
    /// When, in seconds.
    public var time: Timestamp
    /// What, in a few words.
    public var text: String
  }

  /// Its name, and what it stands for.
  public let title: String
  /// Its changes of state, or what it received, in order.
  public let steps: [Step]
  /// The whole account in sentences.
  public let sentences: [String]

  /// Creates the story of the recognizer or view of a name, from a trace.
  public init(of name: String, in trace: RecordedTrace) { self.init(of: name, in: TraceStory(trace)) }

  /// Creates the story of the recognizer or view of a name, from what a recorder has recorded so far.
  public init(of name: String, in recorder: TraceRecorder) { self.init(of: name, in: recorder.story) }

  private init(of name: String, in story: TraceStory) {
    if let gesture = story.trace.gesture(name) {
      title = "\(name) (\(gesture.summary))"
      let attempts = story.attempts(of: name).filter { !$0.touches.isEmpty || !$0.states.isEmpty }
      steps = attempts.flatMap { Self.steps($0, gesture, story) }
      sentences = GestureExplainer(story: story, gesture: name, touches: story.touches).lines(at: nil, isAsked: true)
      return
    }
    let touches = story.touches.filter { $0.node?.isSame(as: name) ?? false }
    title = story.trace.node(name).map { "\(name) (\($0.kind))" } ?? name
    steps = touches.flatMap { Self.steps($0, name, story) }.sorted { $0.time < $1.time }
    sentences =
      touches.flatMap { TouchExplainer(story: story, touch: $0).lines }
      + (story.module(of: name)?.notes.lines(of: name) ?? [])
  }

  private static func steps(_ attempt: GestureAttempt, _ gesture: TracedGesture, _ story: TraceStory) -> [Step] {
    let labels = attempt.touches.map { story.trace.label(ofTouch: $0) }
    var steps = [Step(time: attempt.start, text: "possible: received \(Phrases.touches(labels))")]
    if let wait = attempt.waits.first {
      let others = Phrases.list(attempt.waits.map { $0.other })
      steps.append(Step(time: wait.time, text: "met its own criteria, and waits for \(others) to fail"))
    }
    for change in attempt.states {
      steps.append(Step(time: change.time, text: text(of: change, attempt, gesture, story)))
    }
    if let action = attempt.actions.first, let first = attempt.states.first, first.time < action.time,
      let place = steps.lastIndex(where: { $0.time <= action.time })
    {
      steps.insert(Step(time: action.time, text: "acts: its action is sent"), at: place + 1)
    }
    if let end = attempt.end { steps.append(Step(time: end, text: "possible again, for the next touches")) }
    return steps
  }

  private static func text(
    of change: GestureAttempt.Change, _ attempt: GestureAttempt, _ gesture: TracedGesture, _ story: TraceStory
  ) -> String {
    let word = change.to.word(isContinuous: gesture.traits.isContinuous)
    if change.to == .changed, change.count > 1 {
      return "changed \(change.count) times, until \(Phrases.time(change.last))"
    }
    if change.to == .failed, let keeper = ContentKeeper(of: attempt, in: story) { return "failed: \(keeper.why)" }
    guard change.to != .changed else { return word }
    if case .rule(let reason) = change.cause {
      return "\(word): \(Phrases.withoutRules(Phrases.reason(reason, isSuccess: change.to != .failed)))"
    }
    guard change.to == .failed || change.to == .cancelled else { return word }
    return CauseExplainer.short(change.to, change.cause) ?? word
  }

  private static func steps(_ touch: TouchStory, _ node: String, _ story: TraceStory) -> [Step] {
    var steps = [Step(time: touch.start, text: "touch \(touch.label) landed on it")]
    for delay in TouchDelay.all(of: touch, in: story) {
      let what = delay.isOfEnd ? "its end is delayed" : "delayed"
      for span in delay.spans {
        steps.append(Step(time: span.start, text: "\(what), because \(Phrases.withoutRules(span.clause))"))
      }
    }
    for call in touch.calls(of: node) {
      let times = call.count > 1 ? " \(call.count) times, until \(Phrases.time(call.last))" : ""
      steps.append(Step(time: call.time, text: "received \(call.phase.method)\(times)"))
    }
    return steps
  }
}

extension TouchPhase {
  /// The method by which a responder receives it.
  fileprivate var method: String {
    switch self {
    case .began: "touchesBegan"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    default: "touchesMoved"
    }
  }
}
