public import TouchEvents
import TouchScenarios

/// How long after the sample that decided it a recognizer recognized, and which others it waited for.
///
/// ```swift
/// for latency in Latency.all(in: recorder.trace) { print(latency) }
/// // single recognized 350 ms after the finger lifted, because it waited for double to fail
/// ```
public struct Latency: Sendable, CustomStringConvertible {
  /// The recognizer's name.
  public var gesture: String
  /// What the deciding sample was: a touch that landed, moved or lifted.
  public var phase: TouchPhase
  /// The time of the deciding sample, in seconds: the last one before the recognizer had met its own criteria.
  public var decided: Timestamp
  /// The time of the recognizer's first action, in seconds.
  public var acted: Timestamp
  /// The recognizers that it waited for, in the order in which it began to.
  public var waitedFor: [String]

  /// How long it took, in whole milliseconds.
  public var milliseconds: Int { Int(Mathematics.round((acted - decided) * 1000)) }

  /// The latency in one line: `single recognized 350 ms after the finger lifted, because it waited for double to fail`.
  public var description: String {
    "\(gesture) recognized \(delay)"
      + (waitedFor.isEmpty ? "" : ", because it waited for \(Phrases.list(waitedFor)) to fail")
  }

  /// The latency in words: `350 ms after the finger lifted`.
  var delay: String {
    let sample = Self.word(phase)
    guard milliseconds > 0 else { return "as \(sample)" }
    return "\(milliseconds) ms after \(phase == .moved ? "the finger had moved enough" : sample)"
  }

  /// Returns the latency of each attempt that led to an action, in the order of the attempts.
  public static func all(in trace: RecordedTrace) -> [Latency] { all(in: TraceStory(trace)) }

  /// Returns the latency of each attempt that a recorder has recorded so far, in the order of the attempts.
  public static func all(in recorder: TraceRecorder) -> [Latency] { all(in: recorder.story) }

  private static func all(in story: TraceStory) -> [Latency] { story.attempts.compactMap { Latency($0, story) } }

  /// The latency of an attempt; `nil` when it did not lead to an action.
  init?(_ attempt: GestureAttempt, _ story: TraceStory) {
    guard attempt.hasActed, let action = attempt.actions.first else { return nil }
    let ready = attempt.firstRequest?.time ?? action.time
    // A long press is decided by the landing: that the finger trembled since is of no account.
    let isLongPress = story.trace.gesture(attempt.gesture)?.traits.kind == .longPress
    let marks = attempt.touches.compactMap { number in
      story.touch(number).flatMap { touch in
        isLongPress ? touch.marks.first { $0.time <= ready } : touch.lastMark(until: ready)
      }
    }
    guard let last = marks.max(by: { $0.time < $1.time }) else { return nil }
    gesture = attempt.gesture
    phase = last.mark.phase
    decided = last.time
    acted = action.time
    waitedFor = []
    for wait in attempt.waits where !waitedFor.has(wait.other) { waitedFor.append(wait.other) }
  }

  private static func word(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "the finger landed"
    case .ended: "the finger lifted"
    case .cancelled: "the touch was cancelled"
    default: "the finger moved"
    }
  }
}
