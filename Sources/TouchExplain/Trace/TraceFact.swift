public import TouchEvents
import TouchScenarios

/// One fact of a recorded trace, with the time at which it was recorded.
public struct TraceEntry: Sendable {
  /// When it happened, in seconds.
  public var time: Timestamp
  /// What happened.
  public var fact: NamedFact

  /// Makes an entry.
  public init(time: Timestamp, fact: NamedFact) {
    self.time = time
    self.fact = fact
  }
}

/// A fact with names instead of objects.
public typealias NamedFact = TraceFact<NamedTraceTerms>

/// The terms of a recorded trace: names, and for touches `Touch.number`, their place in the order of arrival.
public enum NamedTraceTerms: SendableTraceTerms {
  /// The name of a recognizer.
  public typealias Recognizer = String
  /// The name of a node.
  public typealias Node = String
  /// The name of a node.
  public typealias HitNode = String
  /// The name of a responder.
  public typealias Responder = String
  /// The number of a touch.
  public typealias Touch = Int
  /// The button or key of a press.
  public typealias Press = TouchEvents.Press.PressType
  /// An input, with numbers for touches.
  public typealias Input = NamedInput
  /// A record of a module, in words.
  public typealias Module = ModuleFact
}

/// Input from the host, as a recorded trace has it.
public enum NamedInput: Sendable {
  /// Touches changed.
  case touches([TouchMark])
  /// Something else came in: a pointer, a wheel, a button, a motion.
  case other(String)
}

/// Where a touch was when it changed.
public struct TouchMark: Sendable {
  /// The touch's place in the order of arrival.
  public var touch: Int
  /// What happened to it.
  public var phase: TouchPhase
  /// Where it was, in the coordinates of the samples.
  public var location: Point
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
  /// The part of a drag that it is, if it is one.
  var share: WayShare?
}

/// A part of a finger's way that a scroller took, or nobody (NH-2).
struct WayShare: Sendable {
  /// How long it is and what was offered, in points.
  var way: Double
  var offered: Double
  /// Where the finger goes.
  let direction: String
  let isRest: Bool
  /// The scroller that began.
  let began: String
}
