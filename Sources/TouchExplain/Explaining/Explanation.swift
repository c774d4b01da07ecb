import TouchDiagnostics
public import TouchEvents
import TouchScenarios

/// A short account of a recorded trace: the answer, why each recognizer acted or did not, and what happened to each touch.
///
/// Of a whole trace the answer is first, in one sentence, then those that acted, those that lost, the others, and the touches.
///
/// ```swift
/// let recorder = TraceRecorder(context)
/// context.trace = recorder
/// // … touches …
/// print(Explanation(recorder.trace).text)
/// ```
public struct Explanation: Sendable {
  /// The lines, those that belong to the one above indented by two spaces a step.
  public let lines: [String]

  /// What the rules are about that the lines name: `GX-1: …`, in the order in which they occur.
  public var rules: [String] {
    RuleTitles.ids(in: lines).map { id in "\(id): \(RuleTitles.title(of: id) ?? "")" }
  }

  /// The lines and below them the rules that they name, in one text, each line ended by a line feed.
  public var text: String {
    let rules = rules
    let footer = rules.isEmpty ? [] : ["Rules:"] + rules.map { "  " + $0 }
    return (lines + footer).map { $0 + "\n" }.joined()
  }

  /// Explains a trace: all of it, or only one recognizer, or only what was active at one time.
  public init(_ trace: RecordedTrace, gesture: String? = nil, at time: Timestamp? = nil) {
    self.init(TraceStory(trace), gesture: gesture, at: time)
  }

  /// Explains what a recorder has recorded so far, which takes no more time the longer fingers move.
  public init(of recorder: TraceRecorder) { self.init(recorder.story, gesture: nil, at: nil) }

  private init(_ story: TraceStory, gesture: String?, at time: Timestamp?) {
    let trace = story.trace
    var lines: [String] = []
    // Presses are notified of with the focus (PR-1).
    let contacts = trace.touches.filter { $0.isContact }.map { $0.number }
    let landed = story.touches.filter { contacts.contains($0.number) }
    let touches = time.map { time in landed.filter { $0.start <= time && time <= $0.end } } ?? landed
    let isWhole = gesture == nil && time == nil
    let answer = isWhole ? Answer(story) : nil
    if let time { lines += Self.overview(story, touches, time) }
    // What came to no recognizer and no view has lines of its own.
    if let answer, !answer.parts.isEmpty || !landed.isEmpty { lines.append(answer.headline) }
    let told = gesture.map { name in
      let numbers = story.attempts(of: name).flatMap { $0.touches }
      // A recognizer that got no touch is explained by all of them.
      return numbers.isEmpty ? touches : touches.filter { numbers.contains($0.number) }
    }
    var names = gesture.map { [$0] } ?? trace.gestures.map { $0.name }
    if let answer {
      let sorted = answer.parts.map { $0.name }.filter { names.has($0) }
      names = sorted + names.filter { !sorted.has($0) }
    }
    for name in names {
      let explainer = GestureExplainer(story: story, gesture: name, touches: touches)
      lines += explainer.lines(at: time, isAsked: gesture != nil)
    }
    for touch in told ?? touches { lines += TouchExplainer(story: story, touch: touch).lines }
    if gesture == nil {
      lines += ModuleExplainer(story: story, time: time).lines + FocusExplainer(story: story, time: time).lines
    }
    self.lines = lines.isEmpty && gesture == nil ? Self.ofNothing(story) : lines
  }

  /// Returns what came in although nothing came of it, or that nothing did.
  private static func ofNothing(_ story: TraceStory) -> [String] {
    if story.inputs.isEmpty {
      return ["Nothing happened: no input came, and no recognizer in a window changed its state."]
    }
    return story.inputs.map { $0.sentence }
  }

  /// Returns the state of each touch and recognizer at a time.
  private static func overview(_ story: TraceStory, _ touches: [TouchStory], _ time: Timestamp) -> [String] {
    var facts: [String] = []
    for touch in touches {
      let isDown = touch.lift.map { time.nanoseconds < $0.time.nanoseconds } ?? true
      facts.append("touch \(touch.label) is \(isDown ? "down" : "up")")
    }
    for gesture in story.trace.gestures {
      let running = story.attempts(of: gesture.name).last { attempt in
        attempt.start <= time && attempt.end.map { time.nanoseconds < $0.nanoseconds } ?? true
      }
      guard let attempt = running else { continue }
      if attempt.isWaiting(at: time) {
        facts.append("\(gesture.name) waits for \(Phrases.list(attempt.waits.map { $0.other })) to fail")
      } else {
        let state = attempt.state(at: time).word(isContinuous: gesture.traits.isContinuous)
        facts.append("\(gesture.name) is \(state)")
      }
    }
    return ["At \(Phrases.time(time)): " + (facts.isEmpty ? "nothing is going on." : Phrases.list(facts) + ".")]
  }
}
