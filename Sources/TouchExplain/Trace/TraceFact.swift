public import TouchEvents
import TouchScenarios

/// One fact of a recorded trace, with the time at which it was recorded.
public struct TraceEntry: Sendable {
  /// When it happened, in seconds.
  public var time: Timestamp
  /// What happened.
  public var fact: TraceFact

  /// Makes an entry.
  public init(time: Timestamp, fact: TraceFact) {
    self.time = time
    self.fact = fact
  }
}

/// A record of the engine's trace, with names instead of objects.
///
/// Touches are named by `Touch.number`, their place in the order of arrival.
public enum TraceFact: Sendable {
  /// Touches changed.
  case touches([TouchMark])
  /// Something else came in: a pointer, a wheel, a button, a motion.
  case input(String)
  /// A touch was bound to a node, or to none.
  case bound(touch: Int, node: String?)
  /// A node's hit test answered a node, or none.
  case hitTest(node: String, answer: String?)
  /// A hit test passed a node over.
  case passedOver(node: String, PassReason)
  /// A recognizer was handed touches.
  case received(gesture: String, TouchPhase, touches: [Int])
  /// A recognizer does not get a touch, or passed it on.
  case notReceived(gesture: String, touch: Int, OfferRefusal)
  /// A responder's method was called with touches.
  case told(responder: String, TouchPhase, touches: [Int])
  /// A responder's method was called with presses.
  case pressDelivered(responder: String, Press.Phase)
  /// A responder's method was called with a motion.
  case motionDelivered(responder: String, TouchPhase)
  /// A delegate, view, plugin or subclass was asked about a recognizer.
  case asked(TraceQuestion)
  /// A recognizer asked for a state.
  case requested(gesture: String, GestureState, TraceCause)
  /// A recognizer changed its state.
  case state(gesture: String, from: GestureState, to: GestureState, TraceCause)
  /// A recognizer waits for another to fail.
  case waiting(gesture: String, for: String)
  /// A recognizer was set back to possible.
  case reset(gesture: String)
  /// A recognizer sent its actions.
  case action(gesture: String, GestureState)
  /// The delivery of a touch to its responder changed.
  case delivery(touch: Int, DeliveryChange, TraceAccount)
  /// A responder was asked to become or to resign first responder.
  case focus(responder: String, becomes: Bool, answer: Bool)
  /// An action without a target found a performer, or none.
  case performs(responder: String?, action: String)
  /// A control, a scroll view or a third-party plugin recorded something.
  case module(ModuleFact)
}

/// Where a touch was when it changed.
public struct TouchMark: Sendable, Equatable {
  /// The touch's place in the order of arrival.
  public var touch: Int
  /// What happened to it.
  public var phase: TouchPhase
  /// Where it was, in the coordinates of the samples.
  public var location: Point
}

/// Why a hit test passed a node over.
public enum PassReason: Sendable, Equatable {
  /// The point is not the node's.
  case outside
  /// A property of the node.
  case refusal(TouchRefusal)
  /// An override of the node's hit test answered none.
  case override
}

/// A question about a recognizer and its answer.
public struct TraceQuestion: Sendable {
  /// What was asked.
  public var kind: GestureQuestion.Kind
  /// The recognizer in question, or the one whose hook or delegate was asked.
  public var gesture: String
  /// The other recognizer, for questions about two.
  public var other: String?
  /// The node that was asked.
  public var node: String?
  /// The touch that was asked about.
  public var touch: Int?
  /// The name of the gate that was asked.
  public var gate: String?
  /// The answer.
  public var answer: Bool
}

/// Why a recognizer changed its state, or requests a change.
public enum TraceCause: Sendable {
  /// It gave no reason.
  case unstated
  /// It met or missed a rule.
  case rule(TraceReason)
  /// Another recognizer prevented it.
  case prevented(by: String, PreventionRule)
  /// A recognizer that had to fail first was recognized.
  case requirement(String)
  /// `gestureRecognizerShouldBegin` of the touched node returned `false`.
  case nodeVeto(String)
  /// `gestureRecognizerShouldBegin` of the plugin of this name returned `false`.
  case gateVeto(String)
  /// `gestureRecognizerShouldBegin` of its delegate returned `false`.
  case delegateVeto
  /// Recognizers waited for each other in a cycle.
  case cycle
  /// It was switched off.
  case disabled
  /// It or its view was removed.
  case removed
  /// The system took a touch away.
  case systemCancel
}

/// A rule that a recognizer met or missed, with the measured value against its limit.
public struct TraceReason: Sendable {
  /// The rule's id.
  public var rule: String
  /// What happened, as a short phrase.
  public var what: String
  /// What was measured.
  public var measured: Double
  /// What the rule allows or needs.
  public var limit: Double
  /// The unit of the two numbers.
  public var unit: String
  /// The property whose change would decide otherwise; empty when there is none.
  public var property: String
}

/// What caused a change in the delivery of a touch.
public enum TraceAccount: Sendable {
  /// No object's in particular.
  case unattributed
  /// A recognizer's.
  case gesture(String)
  /// A scroll view's around the touched node.
  case container(String)
  /// Another touch's, which is down.
  case otherTouch(Int)
  /// A node's, which leaves the tree.
  case leaving(String)
}

/// What a control, a scroll view or a third-party plugin recorded.
public struct ModuleFact: Sendable {
  /// The node that it is about.
  public var node: String
  /// What it is, such as `touchUpInside`; of a third-party plugin's record its text, or the name of its class.
  public var what: String
  /// A Boolean value that indicates whether it is an event that applications receive, not only an internal decision.
  public var isEvent: Bool
  /// A Boolean value that indicates whether it is the reason for which a scroll view's own recognizer may not begin.
  public var refusesGesture = false
  /// A Boolean value that indicates whether it is a scroll view's answer that its content gets nothing of a touch.
  public var refusesTouch = false
}

#if !hasFeature(Embedded)
  // Texts compare by Unicode, whose tables Embedded Swift does not have.
  extension TraceEntry: Equatable {}
  extension TraceFact: Equatable {}
  extension TraceQuestion: Equatable {}
  extension TraceCause: Equatable {}
  extension TraceReason: Equatable {}
  extension TraceAccount: Equatable {}
  extension ModuleFact: Equatable {}
#endif
