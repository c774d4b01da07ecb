import TouchEvents
import TouchScenarios

/// A view that keeps its touches from the scroll view around it, so that this does not scroll or zoom.
struct ContentKeeper {
  /// The rule by which content of a scroll view keeps its touches.
  static var rule: String { "SC-7" }

  /// The view that was touched.
  let view: String
  private let container: String
  private let decision: String
  /// Whether `canCancelContentTouches` decided, and not the question about this view.
  private let isForAll: Bool
  private let wish: String

  /// Returns `nil` unless an attempt failed because the content kept its touches.
  init?(of attempt: GestureAttempt, in story: TraceStory) {
    guard let failure = attempt.decision, case .rule(let reason) = failure.cause,
      reason.rule.description.isSame(as: Self.rule),
      let gesture = story.trace.gesture(attempt.gesture), let container = gesture.node
    else { return nil }
    let refusal = story.refusals.last { module in
      module.fact.refusesGesture && module.fact.node.isSame(as: container)
        && module.time.nanoseconds == failure.time.nanoseconds
    }
    let touched = attempt.touches.compactMap { story.touch($0)?.node }
    guard let refusal, let view = touched.first(where: { !$0.isSame(as: container) }) else { return nil }
    self.view = view
    self.container = container
    wish = gesture.traits.kind == .pinch ? "the pinch zoom" : "the drag scroll"
    decision = refusal.fact.what
    isForAll = decision.utf8.suffix(6).elementsEqual("[\(Self.rule)]".utf8)
  }

  /// Why the scroll view does nothing, as a clause.
  var why: String { "\(view) keeps the finger, because \(cause)" }

  /// What decided so.
  var cause: String {
    isForAll
      ? "canCancelContentTouches of \(container) is false"
      : "touchesShouldCancel(in:) of \(container) returned false for it"
  }

  /// What to do, as a sentence without its full stop.
  var remedy: String { "To let \(wish), " + (isForAll ? "set it to true" : "return true there") }

  /// The decision and the remedy, for the lines of an account.
  var advice: [String] {
    let remedy =
      isForAll
      ? "set canCancelContentTouches to true."
      : "override touchesShouldCancel(in:) and return true; it returns false for controls by default [SC-8]."
    return ["\(container) \(decision).", "To let \(wish), \(remedy)"]
  }
}
