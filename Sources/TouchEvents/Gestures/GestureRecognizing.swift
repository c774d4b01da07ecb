/// A recognizer, for the modules that don't define it.
///
/// Don't conform to it directly: subclass `GestureRecognizer`, which the arbiter knows how to run. A recognizer that is
/// not a subclass is reported to the diagnostics hook and takes no part.
public protocol GestureRecognizing: AnyObject {
  /// The traits of the gesture that the recognizer recognizes.
  var traits: GestureTraits { get }
  /// The stage it is in.
  var state: GestureState { get }
  /// A name for logs and explanations; `nil` by default.
  var name: String? { get set }
  /// A Boolean value that indicates whether the recognizer participates; `true` by default.
  ///
  /// Switching it off breaks off a running gesture (GR-6).
  var isEnabled: Bool { get set }
  /// A Boolean value that indicates whether recognition takes the touches away from their views; `true` by default
  /// (GV-1).
  var cancelsTouchesInView: Bool { get set }
  /// A Boolean value that indicates whether ends of touches are delayed while the recognizer is
  /// undecided; `true` by default (GE-1).
  var delaysTouchesEnded: Bool { get set }
  /// The node it is attached to.
  var node: (any TouchNode)? { get }
  /// How many touches it tracks currently (GL-1).
  var numberOfTouches: Int { get }

  /// Returns where the gesture is, in a node's coordinates and points; `nil` asks for the root's (GL-2).
  func location(in node: (any TouchNode)?) -> Point
  /// Returns where the first finger landed, in a node's coordinates and points; `nil` asks for the root's.
  func startLocation(in node: (any TouchNode)?) -> Point
  /// Returns how far the gesture has moved things since its fingers landed, in a node's coordinates and points.
  ///
  /// A pan's has lost the slop on each axis when it asks to begin (PA-3): a node that judges a direction then reads
  /// ``movement(in:)``.
  func translation(in node: (any TouchNode)?) -> Point
  /// Returns how far the fingers' center has moved since they landed, in a node's coordinates and points.
  ///
  /// Fingers that join or leave do not move it.
  func movement(in node: (any TouchNode)?) -> Point

  /// Gives a context what runs recognizers, if it has nothing yet; called when a touch, pointer or wheel first meets one.
  func installArbitration(in context: TouchContext)
  /// Moves the recognizer to a node, or to none; called by ``TouchNode/addGestureRecognizer(_:)``.
  func attach(to node: (any TouchNode)?)
  /// Lets this recognizer wait until another has failed (GF-1).
  func require(toFail other: any GestureRecognizing)
}

extension GestureRecognizing {
  /// Returns the way from ``startLocation(in:)`` to ``location(in:)``.
  public func movement(in node: (any TouchNode)?) -> Point { location(in: node) - startLocation(in: node) }

  /// Delays nothing, and cannot be made to.
  public var delaysTouchesEnded: Bool {
    get { false }
    set {}
  }
}

/// An object that is asked before any recognizer of a context begins, whatever nodes it was touched on (GB-6).
public protocol GestureGate: AnyObject {
  /// The name by which traces and explanations speak of the gate.
  var name: String { get }
  /// Returns whether a recognizer may begin; called once an attempt, while its state is still possible.
  ///
  /// The nodes are those that the recognizer's touches landed on, each once; a wheel, a trackpad and a press on no node
  /// have none. The answer is that of the nodes, or of the gate before this one; return it to leave it as it is. The
  /// recognizer's delegate is asked afterwards, and may still refuse.
  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool
}

extension [any GestureRecognizing] {
  /// Returns whether a recognizer is among these, by identity.
  public func contains(_ recognizer: any GestureRecognizing) -> Bool { contains { $0 === recognizer } }

  /// Returns the place of a recognizer among these, by identity; `nil` when it is not.
  public func firstIndex(of recognizer: any GestureRecognizing) -> Int? { firstIndex { $0 === recognizer } }
}

/// Returns whether two references name the same recognizer.
public func == (left: (any GestureRecognizing)?, right: (any GestureRecognizing)?) -> Bool { left === right }

/// Returns whether two references name different recognizers.
public func != (left: (any GestureRecognizing)?, right: (any GestureRecognizing)?) -> Bool { left !== right }
