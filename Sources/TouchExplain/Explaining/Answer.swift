import TouchEvents
import TouchScenarios

/// The answer for a person who touched: a headline, and then who acted, who lost, and who was not concerned.
///
/// ```swift
/// let answer = Answer(recorder.trace)
/// print(answer.headline)  // singleTap came 350 ms after the lift: it waited for doubleTap to fail.
/// ```
public struct Answer: Sendable {
  /// The outcome of a recognizer or view.
  public enum Fate: CaseIterable, Sendable {
    /// It acted.
    case acted
    /// Somebody else decided against it, or took its touch.
    case lost
    /// It is undecided.
    case open
    /// The gesture was not its own.
    case unconcerned

    /// The name, for pages.
    public var name: String {
      switch self {
      case .acted: "acted"
      case .lost: "lost"
      case .open: "open"
      case .unconcerned: "unconcerned"
      }
    }
  }

  /// One recognizer or view, and its outcome.
  public struct Part: Sendable {
    /// Its name.
    public var name: String
    /// The outcome.
    public var fate: Fate
    /// The outcome, in words that follow the name.
    public var why: String
    /// A Boolean value that indicates whether a view has the recognizer by itself.
    public var isInner: Bool
    /// The whole account, those lines indented that belong to the one above.
    public var details: [String]
  }

  /// The answer in one sentence; empty when nothing happened.
  public let headline: String
  /// The recognizers that received touches and the views that lost some: who acted first, then who lost, then the others.
  public let parts: [Part]
  /// What happened to each touch, with what controls and scroll views sent.
  public let touches: [String]

  /// Answers from a trace.
  public init(_ trace: RecordedTrace) { self.init(TraceStory(trace)) }

  /// Answers from what a recorder has recorded so far, which takes no more time the longer fingers move.
  public init(of recorder: TraceRecorder) { self.init(recorder.story) }

  init(_ story: TraceStory) {
    let parts = AnswerParts(story: story)
    let all = parts.gestures + parts.views
    self.parts = Fate.allCases.flatMap { fate in all.filter { $0.fate == fate } }
    headline = AnswerHeadline(story: story, parts: self.parts).text
    let contacts = story.trace.touches.filter { $0.isContact }.map { $0.number }
    touches =
      story.touches.filter { contacts.contains($0.number) }.flatMap { TouchExplainer(story: story, touch: $0).lines }
      + ModuleExplainer(story: story, time: nil).lines + FocusExplainer(story: story, time: nil).lines
  }

  /// The titles of the rules that the account names, as in an explanation.
  public var rules: [String] {
    RuleTitles.ids(in: parts.flatMap { $0.details } + touches).map { id in "\(id): \(RuleTitles.title(of: id) ?? "")" }
  }
}
