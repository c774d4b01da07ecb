/// Receives every decision of an engine, one record each, in the order in which they are made.
///
/// Nothing is computed for records while no sink is set.
public protocol TraceSink: AnyObject {
  /// Takes a record; touches and responders in it are live objects, to be read at once.
  func record(_ record: TraceRecord)
}

/// One fact about an event: what was found, asked, decided or told.
public enum TraceRecord {
  /// The engine turned to a moment.
  case time(Timestamp)
  /// Something came in, and nobody has heard of it yet.
  case input(TraceInput)
  /// A new touch was bound to a node, or to none.
  case bound(Touch, (any TouchNode)?)
  /// A node's hit test answered a node, or none.
  case hitTest(any TouchNode, (any TouchNode)?)
  /// A hit test passed a node over: for a property of it, or because the point is not its.
  case refused(any TouchNode, TouchRefusal?)
  /// A recognizer was handed touches.
  case received(any GestureRecognizing, TouchPhase, [Touch])
  /// A recognizer was offered a new touch and does not take it.
  case notOffered(any GestureRecognizing, Touch, OfferRefusal)
  /// A responder's touch method was called, directly or by forwarding.
  case responder(any Responder, TouchPhase, [Touch])
  /// A responder's press method was called, directly or by forwarding.
  case pressResponder(any Responder, Press.Phase, [Press])
  /// A responder's motion method was called, directly or by forwarding.
  case motionResponder(any Responder, TouchPhase, TouchEvent.EventSubtype)
  /// Somebody was asked about a recognizer.
  case question(GestureQuestion)
  /// A recognizer asked for a state, for a cause.
  case requested(any GestureRecognizing, GestureState, TransitionCause)
  /// A recognizer changed its state, for a cause.
  case state(any GestureRecognizing, from: GestureState, to: GestureState, TransitionCause)
  /// A recognizer waits for another to fail.
  case waiting(any GestureRecognizing, for: any GestureRecognizing)
  /// A recognizer was set back to possible.
  case reset(any GestureRecognizing)
  /// A recognizer is about to send its actions, in a state.
  case action(any GestureRecognizing, GestureState)
  /// What a responder hears of a touch changed otherwise than by a call, on somebody's account.
  case delivery(Touch, DeliveryChange, DeliveryAccount)
  /// A responder was asked to become first responder, with the answer.
  case becomeFirstResponder(any Responder, Bool)
  /// A responder was asked to stop being first responder, with the answer.
  case resignFirstResponder(any Responder, Bool)
  /// An action without a target found a performer, or none.
  case performs((any Responder)?, ActionName)
  /// A module of its own has something to tell.
  case module(any ModuleRecord)
}

/// A record of a module that Core does not know, such as a control event.
public protocol ModuleRecord: AnyObject {
  /// The node that it is about.
  var node: any TouchNode { get }
  /// What happened in a few words, such as "turned by 30 degrees", which explanations show; empty by default.
  var text: String { get }
}

extension ModuleRecord {
  /// Nothing: explanations then show the name of the class.
  @inline(__always)
  public var text: String { "" }
}

/// Why a recognizer was not offered a touch.
public enum OfferRefusal: Sendable {
  /// It is switched off (GC-3).
  case disabled
  /// It does not take touches of this type (GC-3).
  case touchType
  /// It tracks touches of another type (GC-3).
  case otherTouchType
  /// It failed, and touches of that attempt are still down (GR-4).
  case failedBefore
  /// It was recognized, and waits only for others to fail.
  case heldAndComplete
  /// A view has the touches of its window to itself, and it sits on no view around that (TB-8).
  case exclusiveTouch
  /// It or its delegate does not receive the event (GC-5).
  case event
  /// Its delegate does not receive the touch (GC-5).
  case delegate
  /// It had the touch and passed it to `ignore(_:for:)` (GR-5).
  case ignored
}

/// A change in what a responder hears of a touch.
public enum DeliveryChange: Sendable {
  /// Everything is withheld (GD-1).
  case beganHeld
  /// The end is withheld (GE-1).
  case endHeld
  /// Nothing is withheld any longer.
  case released
  /// The touch was taken away (GV-1).
  case taken
  /// Withheld parts were thrown away, or the touch was never given (GD-2, R-8).
  case dropped
  /// The responder may not have the touch (TB-4, TB-7).
  case refused
  /// A scroll view withholds everything (SC-1).
  case contentHeld
}

/// A question about a recognizer, and its answer.
public struct GestureQuestion {
  /// What was asked.
  public enum Kind: Sendable {
    /// `gestureRecognizerShouldBegin` of the touched node.
    case nodeShouldBegin
    /// A registered gate.
    case gateShouldBegin
    /// `gestureRecognizerShouldBegin` of the delegate.
    case shouldBegin
    /// `shouldReceive` for the event.
    case shouldReceiveEvent
    /// `shouldReceive` for a touch.
    case shouldReceiveTouch
    /// `shouldReceive` for a press.
    case shouldReceivePress
    /// `shouldRecognizeSimultaneouslyWith`.
    case simultaneous
    /// `shouldRequireFailureOf` of the delegate.
    case requiresFailure
    /// `shouldBeRequiredToFailBy` of the delegate.
    case requiredToFail
    /// `canPrevent` of the recognizer.
    case canPrevent
    /// `canBePrevented(by:)` of the recognizer.
    case canBePrevented
    /// `shouldRequireFailure(of:)` of the recognizer.
    case subclassRequiresFailure
    /// `shouldBeRequiredToFail(by:)` of the recognizer.
    case subclassRequiredToFail
  }

  /// What was asked.
  public let kind: Kind
  /// The recognizer in question, or the one whose hook or delegate was asked.
  public let recognizer: any GestureRecognizing
  /// The other recognizer, for questions about two.
  public let other: (any GestureRecognizing)?
  /// The node that was asked.
  public let node: (any TouchNode)?
  /// The touch that was asked about.
  public let touch: Touch?
  /// The answer.
  public let answer: Bool

  package init(
    _ kind: Kind, _ recognizer: any GestureRecognizing, other: (any GestureRecognizing)? = nil,
    node: (any TouchNode)? = nil, touch: Touch? = nil, answer: Bool
  ) {
    self.kind = kind
    self.recognizer = recognizer
    self.other = other
    self.node = node
    self.touch = touch
    self.answer = answer
  }
}

/// Why a recognizer changed its state.
public enum TransitionCause {
  /// The recognizer asked for it and gave no reason.
  case unstated
  /// The recognizer asked for it, having met or missed a rule.
  case rule(GestureReason)
  /// Another recognizer prevented it.
  case prevented(by: any GestureRecognizing, PreventionRule)
  /// A recognizer that had to fail first was recognized (GF-1).
  case requirement(any GestureRecognizing)
  /// The touched node said no (GB-2).
  case nodeVeto(any TouchNode)
  /// A registered gate said no.
  case gateVeto
  /// The delegate said no (GB-3).
  case delegateVeto
  /// Recognizers waited for each other in a circle (GF-9).
  case cycle
  /// It was switched off (GR-6).
  case disabled
  /// It or its view was removed (GR-7).
  case removed
  /// The system took a touch away.
  case systemCancel
}

/// A rule that a recognizer met or missed, with the measured value against its limit.
public struct GestureReason: Sendable {
  /// The rule's id in the specification, or a name of a stranger's plugin.
  public let rule: StaticString
  /// What happened, as a short phrase such as "moved too far".
  public let what: StaticString
  /// What was measured, in ``unit``.
  public let measured: Double
  /// What the rule allows or needs, in ``unit``.
  public let limit: Double
  /// The unit of the two numbers: points, seconds, fingers, radians, taps.
  public let unit: StaticString
  /// The property whose change would decide otherwise; empty when there is none.
  public let property: StaticString

  /// Makes a reason.
  public init(
    _ rule: StaticString, _ what: StaticString, measured: Double = 0, limit: Double = 0, unit: StaticString = "",
    property: StaticString = ""
  ) {
    self.rule = rule
    self.what = what
    self.measured = measured
    self.limit = limit
    self.unit = unit
    self.property = property
  }
}
