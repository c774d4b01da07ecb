import TouchWindows

/// The overrides that a file gives to a responder that is no view.
final class ScriptedResponder: ScriptedObject {
  var actions: [String] = []
  private var canBecomeFirst: Bool?
  private var canResignFirst: Bool?
  private var touches = TouchCallCounter()

  override func willHandle(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) -> Bool {
    self.touches.callsSuper(phase)
  }

  override func answer(_ question: ScriptedQuestion, about other: AnyObject?) -> Bool? {
    switch question {
    case .performs(let action): actions.has(action.rawValue)
    case .canBecomeFirstResponder: canBecomeFirst
    case .canResignFirstResponder: canResignFirst
    default: nil
    }
  }

  func set(_ trait: ViewTrait) {
    switch trait {
    case .canBecomeFirstResponder(let flag): canBecomeFirst = flag
    case .canResignFirstResponder(let flag): canResignFirst = flag
    case .keyCommands(let commands): keyCommands = commands.map { $0.command }
    case .touches(let handling): touches = TouchCallCounter(handling)
    default: break
    }
  }
}

/// Determines for each call whether an override of a touch method calls `super`.
struct TouchCallCounter {
  /// The entry of the file.
  let handling: TouchHandling
  private var began: CallList<Bool>
  private var moved: CallList<Bool>
  private var ended: CallList<Bool>
  private var cancelled: CallList<Bool>

  init(_ handling: TouchHandling = .forward) {
    self.handling = handling
    began = CallList(handling.began)
    moved = CallList(handling.moved)
    ended = CallList(handling.ended)
    cancelled = CallList(handling.cancelled)
  }

  /// Returns whether the next call of a phase's method reaches the inherited one.
  mutating func callsSuper(_ phase: TouchPhase) -> Bool {
    switch phase {
    case .began: began.next() ?? true
    case .moved: moved.next() ?? true
    case .ended: ended.next() ?? true
    default: cancelled.next() ?? true
    }
  }
}

/// What is answered in one call after the other; the last entry stays.
struct CallList<Answer> {
  private let answers: [Answer]
  private var calls = 0

  init(_ answers: [Answer]) { self.answers = answers }

  /// Returns the answer of the next call; `nil` when there are none.
  mutating func next() -> Answer? {
    guard let last = answers.last else { return nil }
    calls += 1
    return calls <= answers.count ? answers[calls - 1] : last
  }

  /// Begins anew with the first call.
  mutating func reset() { calls = 0 }
}

/// The object behind the application, which ends the chain.
final class StageDelegate: ResponderObject, ApplicationDelegate {
  /// The context of the stage, which the stage outlives.
  @BackReference var context: TouchContext?

  override var treeContext: TouchContext? { context }
}
