public import TouchCore
import TouchScenarios

/// Everything that an engine decided while a ``TraceRecorder`` was its trace sink, as values.
public struct RecordedTrace: Sendable, Equatable {
  /// The facts, in the order in which they were told.
  public var entries: [TraceEntry] = []
  /// The recognizers that occur, in the order in which they were first seen.
  public var gestures: [TracedGesture] = []
  /// The nodes of the trees, each tree from its root, parents before their children.
  public var nodes: [TracedNode] = []
  /// The touches, in the order of their arrival.
  public var touches: [TracedTouch] = []

  /// Makes an empty trace.
  public init() {}

  /// The recognizer of a name.
  public func gesture(_ name: String) -> TracedGesture? { gestures.first { $0.name == name } }

  /// The node of a name.
  public func node(_ name: String) -> TracedNode? { nodes.first { $0.name == name } }

  /// What people call a touch: its number in the script that sent it.
  public func label(ofTouch number: Int) -> String {
    touches.first { $0.number == number }?.label ?? String(number)
  }

  /// The time of the last fact, in seconds; 0 when there is none.
  public var endTime: Timestamp { entries.last?.time ?? 0 }
}

/// A recognizer as a trace shows it.
public struct TracedGesture: Sendable, Equatable {
  /// Its name in the trace.
  public var name: String
  /// What it looks for.
  public var traits: GestureTraits
  /// The node that it was on when it was first seen.
  public var node: String?
  /// Whether recognition takes the touches away from their views.
  public var cancelsTouchesInView: Bool
  /// Whether views hear nothing of a touch while it is undecided.
  public var delaysTouchesBegan: Bool
  /// Whether views don't hear of a touch's end while it is undecided.
  public var delaysTouchesEnded: Bool
  /// Whether it is the pan or pinch that a scroll view made for itself.
  public var isOfScrollView: Bool

  /// The kind and place in words: `tap on V`.
  public var summary: String { traits.kind.rawValue + (node.map { " on " + $0 } ?? "") }
}

/// A node as a trace shows it.
public struct TracedNode: Sendable, Equatable {
  /// Its name in the trace.
  public var name: String
  /// The name of its class.
  public var kind: String
  /// The node that it was in when it was first seen.
  public var parent: String?
  /// How many nodes it was in.
  public var depth: Int
  /// Its corners in the coordinates of the samples, from the origin clockwise.
  public var corners: [Point]
  /// Whether it could not be touched, being hidden, transparent or switched off.
  public var refusal: TouchRefusal?
}

/// A touch as a trace shows it.
public struct TracedTouch: Sendable, Equatable {
  /// Its place in the order of arrival, by which entries name it.
  public var number: Int
  /// What people call it.
  public var label: String
  /// What made it.
  public var type: Touch.TouchType
  /// Whether it landed somewhere, unlike a press of a button and a pointer without contact, which has no number.
  public var isContact: Bool
}
