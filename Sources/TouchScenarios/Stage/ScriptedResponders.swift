import TouchCore
import TouchResponders

/// The overrides that a file gives to a responder that is no view.
struct ResponderAnswers {
  var actions: [String] = []
  var canBecomeFirst: Bool?
  var canResignFirst: Bool?
  var touches = TouchCallCounter()

  func performs(_ action: ActionName) -> Bool { actions.has(action.rawValue) }

  mutating func set(_ trait: ViewTrait) {
    switch trait {
    case .canBecomeFirstResponder(let flag): canBecomeFirst = flag
    case .canResignFirstResponder(let flag): canResignFirst = flag
    case .touches(let handling): touches = TouchCallCounter(handling)
    default: break
    }
  }
}

/// Says call by call whether an override of a touch method calls `super`.
struct TouchCallCounter {
  /// What the file says.
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

  /// Whether the next call of a phase's method reaches the inherited one.
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

  /// The answer of the next call; `nil` when there are none.
  mutating func next() -> Answer? {
    guard let last = answers.last else { return nil }
    calls += 1
    return calls <= answers.count ? answers[calls - 1] : last
  }

  /// Begins anew with the first call.
  mutating func reset() { calls = 0 }
}

/// A responder whose overrides a file spells out.
protocol ScriptedResponder: AnyObject {
  var answers: ResponderAnswers { get set }
}

/// A controller with the overrides of a file.
final class ScriptedController: ViewController, ScriptedResponder {
  var answers = ResponderAnswers()

  override var canBecomeFirstResponder: Bool { answers.canBecomeFirst ?? super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { answers.canResignFirst ?? super.canResignFirstResponder }

  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    answers.performs(action)
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// An application with the overrides of a file.
final class ScriptedApplication: Application, ScriptedResponder {
  var answers = ResponderAnswers()

  override var canBecomeFirstResponder: Bool { answers.canBecomeFirst ?? super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { answers.canResignFirst ?? super.canResignFirstResponder }

  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    answers.performs(action)
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// The object behind the application, which ends the chain, with the overrides of a file.
final class ScriptedApplicationDelegate: ResponderObject, ApplicationDelegate, ScriptedResponder {
  var answers = ResponderAnswers()

  override var canBecomeFirstResponder: Bool { answers.canBecomeFirst ?? super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { answers.canResignFirst ?? super.canResignFirstResponder }

  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    answers.performs(action)
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if answers.touches.callsSuper(.cancelled) { super.touchesCancelled(touches, with: event) }
  }
}
