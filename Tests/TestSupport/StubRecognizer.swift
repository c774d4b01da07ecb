public import TouchEvents

/// A recognizer that only says what it is and where its finger went, both in the root's coordinates.
public final class StubRecognizer: GestureRecognizing {
  /// What the recognizer says that it looks for.
  public let traits: GestureTraits
  /// The node that it was attached to.
  public private(set) var node: (any TouchNode)?
  /// Always possible.
  public let state = GestureState.possible
  /// A name for logs.
  public var name: String?
  /// Without an effect.
  public var isEnabled = true
  /// Without an effect.
  public var cancelsTouchesInView = true
  private let start: Point
  private let movement: Point

  /// Makes a recognizer whose finger landed at a point and has moved by another.
  public init(_ traits: GestureTraits, start: Point = .zero, moved: Point = .zero) {
    self.traits = traits
    self.start = start
    movement = moved
  }

  /// As many as its traits say.
  public var numberOfTouches: Int { traits.numberOfTouches }

  /// Returns where its finger is.
  public func location(in node: (any TouchNode)?) -> Point { inNode(node, start + movement) }
  /// Returns where its finger landed.
  public func startLocation(in node: (any TouchNode)?) -> Point { inNode(node, start) }
  /// Returns how far its finger has moved.
  public func translation(in node: (any TouchNode)?) -> Point {
    inNode(node, start + movement) - inNode(node, start)
  }
  /// Remembers the node.
  public func attach(to node: (any TouchNode)?) { self.node = node }
  /// Does nothing.
  public func require(toFail other: any GestureRecognizing) {}
  /// Does nothing.
  public func installArbitration(in context: TouchContext) {}

  private func inNode(_ node: (any TouchNode)?, _ point: Point) -> Point {
    node.map { $0.convert(point, fromNode: nil) } ?? point
  }
}

/// What common recognizers look for.
extension GestureTraits {
  /// A tap.
  public static var tap: GestureTraits { GestureTraits(kind: .tap, numberOfTaps: 1) }
  /// A double tap.
  public static var doubleTap: GestureTraits { GestureTraits(kind: .tap, numberOfTaps: 2) }
  /// A tap by two fingers.
  public static var twoFingerTap: GestureTraits { GestureTraits(kind: .tap, numberOfTaps: 1, numberOfTouches: 2) }
  /// A long press.
  public static var longPress: GestureTraits { GestureTraits(kind: .longPress, isContinuous: true) }
  /// A drag along both axes.
  public static var pan: GestureTraits { GestureTraits(kind: .pan, axes: .all, isContinuous: true) }
  /// A drag by two fingers.
  public static var twoFingerPan: GestureTraits {
    GestureTraits(kind: .pan, numberOfTouches: 2, axes: .all, isContinuous: true)
  }
  /// A swipe to the left or right.
  public static var sidewaysSwipe: GestureTraits { GestureTraits(kind: .swipe, axes: .horizontal) }
  /// A swipe up or down.
  public static var upOrDownSwipe: GestureTraits { GestureTraits(kind: .swipe, axes: .vertical) }
}
