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

/// What a question about a recognizer asks.
public enum GestureQuestionKind: Sendable {
  /// `gestureRecognizerShouldBegin` of the touched node.
  case nodeShouldBegin
  /// A gate that changed the answer of the nodes or of an earlier gate (GB-6).
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

/// A question about a recognizer, and its result.
public struct TraceQuestion<Terms: TraceTerms> {
  /// What a question asks.
  public typealias Kind = GestureQuestionKind

  /// What was asked.
  public let kind: Kind
  /// The recognizer that the question is about, or the one whose hook or delegate was asked.
  public let recognizer: Terms.Recognizer
  /// The other recognizer, for questions about two.
  public let other: Terms.Recognizer?
  /// The node that was asked.
  public let node: Terms.Node?
  /// The touch that was asked about.
  public let touch: Terms.Touch?
  /// The name of the gate that was asked.
  public let gate: String?
  /// The answer.
  public let answer: Bool

  package init(
    _ kind: Kind, _ recognizer: Terms.Recognizer, other: Terms.Recognizer? = nil,
    node: Terms.Node? = nil, touch: Terms.Touch? = nil, gate: String? = nil, answer: Bool
  ) {
    self.kind = kind
    self.recognizer = recognizer
    self.other = other
    self.node = node
    self.touch = touch
    self.gate = gate
    self.answer = answer
  }
}

extension TraceQuestion: Sendable where Terms: SendableTraceTerms {}

/// A question as an engine records it.
public typealias GestureQuestion = TraceQuestion<LiveTraceTerms>

/// Why a recognizer changed its state.
public enum TraceCause<Terms: TraceTerms> {
  /// The recognizer asked for it and gave no reason.
  case unstated
  /// The recognizer asked for it, having met or missed a rule.
  case rule(GestureReason)
  /// Another recognizer prevented it.
  case prevented(by: Terms.Recognizer, PreventionRule)
  /// A recognizer that had to fail first was recognized (GF-1).
  case requirement(Terms.Recognizer)
  /// `gestureRecognizerShouldBegin` of the touched node returned `false` (GB-2).
  case nodeVeto(Terms.Node)
  /// `gestureRecognizerShouldBegin` of the gate of this name returned `false` (GB-6).
  case gateVeto(String)
  /// `gestureRecognizerShouldBegin` of the delegate returned `false` (GB-3).
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

extension TraceCause: Sendable where Terms: SendableTraceTerms {}

/// A cause as an engine records it; see ``TraceCause`` for the cases.
public typealias TransitionCause = TraceCause<LiveTraceTerms>

/// A rule that a recognizer met or missed, with the measured value against its limit.
public struct GestureReason: Sendable {
  /// The id of the rule in `Documentation/Behaviour`, or a name of your own plugin's.
  public let rule: StaticString
  /// A short phrase that describes what happened, such as "moved too far".
  public let what: StaticString
  /// The measured value, in ``unit``.
  public let measured: Double
  /// The value that the rule allows or requires, in ``unit``.
  public let limit: Double
  /// The unit of the two numbers: points, seconds, fingers, radians, taps.
  public let unit: StaticString
  /// The property whose change would decide otherwise; empty when there is none.
  public let property: StaticString

  /// Creates a reason.
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

/// Why one recognizer prevented another.
public enum PreventionRule: Sendable {
  /// It was recognized first, and only one may be (GX-1).
  case recognized
  /// Another one that excludes it was active when the event came (GX-9).
  case alreadyActive
}
