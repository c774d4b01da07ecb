/// One instruction about what a touch's responder may hear.
public struct TouchCommand {
  /// What is to be done.
  public enum Verb: Sendable {
    /// Withhold everything from the began on (GD-1).
    case holdAll
    /// Withhold the end (GE-1).
    case holdEnd
    /// Withhold nothing any longer; what was withheld is delivered (GD-3).
    case release
    /// Take the touch away: a delivered touch gets `touchesCancelled`, a withheld one is thrown away (GV-1).
    case cancel
    /// The responder hears nothing of it, not even a cancel.
    case drop
  }

  /// What is to be done.
  public var verb: Verb
  /// The touch; its responder and what that has heard are the touch's own business.
  public var touch: Touch
  /// On whose account, for the trace alone: leave it `nil` while no sink is set.
  public var recognizer: (any GestureRecognizing)?

  /// Makes an instruction.
  public init(_ verb: Verb, _ touch: Touch, by recognizer: (any GestureRecognizing)? = nil) {
    self.verb = verb
    self.touch = touch
    self.recognizer = recognizer
  }

  var account: DeliveryAccount { recognizer.map { .recognizer($0) } ?? .nobody }
}

/// Sees every event before the responders do and says what they may hear: the recognizers' way in.
///
/// The dispatcher calls the methods of one event in the order in which they stand here. An interceptor appends commands
/// and runs actions; the deliverer carries the commands out.
public protocol TouchInterceptor: AnyObject {
  /// Looks at the touches of an event, in the order of their numbers, and decides (steps 1 to 4 of 3.3).
  func intercept(_ event: TouchEvent, _ touches: [Touch], into commands: inout [TouchCommand])
  /// Decides anew without a touch: a deadline passed, or code changed something (steps 4 of 3.3).
  func advance(to time: Timestamp, into commands: inout [TouchCommand])
  /// Sends the actions of what was decided, and decides again what those changed (step 5).
  func sendActions(into commands: inout [TouchCommand])
  /// Sets back what is finished (step 7); called after the responders heard of the event.
  func finish(_ event: TouchEvent?)
  /// What is left to do; the dispatcher skips calls for which there is nothing.
  var work: InterceptorWork { get }
  /// Breaks off the recognizers of nodes that are about to leave the tree.
  func nodeWillLeave(_ node: any TouchNode, into commands: inout [TouchCommand])
  /// Breaks off what is left when every touch was just taken away (TB-12).
  ///
  /// That is what hovering pointers and trackpads move, and recognizers that never decided although their fingers are up
  ///
  func interrupt()
  /// Tells of a pointer without contact that is over a node, or over none.
  func hover(_ event: TouchEvent, _ pointer: Touch, over node: (any TouchNode)?, into commands: inout [TouchCommand])
  /// Offers a movement of a wheel or trackpad over a node; whether a recognizer took it.
  func scroll(
    _ event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode, into commands: inout [TouchCommand]
  ) -> Bool
  /// The recognizers that receive a touch (TB-14).
  func recognizers(of touch: Touch) -> [any GestureRecognizing]
}

/// What an interceptor has left to do in an event.
@frozen public struct InterceptorWork: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Something changed that wants a decision.
  @inlinable public static var decision: InterceptorWork { InterceptorWork(rawValue: 1) }
  /// Actions wait to be sent.
  @inlinable public static var actions: InterceptorWork { InterceptorWork(rawValue: 2) }
  /// Something is finished, or a touch was lifted, and wants a reset.
  @inlinable public static var resets: InterceptorWork { InterceptorWork(rawValue: 4) }
}

/// A movement of a wheel or trackpad.
public struct ScrollMovement: Sendable {
  /// What made the movement.
  public enum Kind: Int, Sendable {
    /// A wheel that moves in steps, each complete in itself.
    case discrete = 1
    /// A trackpad whose movement has a beginning and an end.
    case continuous = 2
  }

  /// Where the pointer is, in the coordinates of the samples.
  public var location: Point
  /// How far the content is moved, in points.
  public var delta: Point
  /// What made the movement.
  public var kind: Kind
  /// The stage of a continuous movement; discrete ones are always `.moved`.
  public var phase: TouchPhase
  /// When it happened, in seconds.
  public var timestamp: Timestamp

  /// Makes a movement.
  public init(location: Point, delta: Point, kind: Kind, phase: TouchPhase = .moved, timestamp: Timestamp) {
    self.location = location
    self.delta = delta
    self.kind = kind
    self.phase = phase
    self.timestamp = timestamp
  }
}

/// The kinds of wheels and trackpads whose movements a recognizer takes (PA-1).
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, those of ``ScrollMovement/Kind``.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels that move in steps.
  public static let discrete = ScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = ScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}
