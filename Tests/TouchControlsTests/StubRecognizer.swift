import TouchCore

/// A recognizer that only says what it is and where its finger went, both in the root's coordinates.
final class StubRecognizer: GestureRecognizing {
  let traits: GestureTraits
  private let start: Point
  private let movement: Point
  private(set) var node: (any TouchNode)?
  let state = GestureState.possible
  var name: String?
  var isEnabled = true
  var cancelsTouchesInView = true
  var gestureDelegate: (any GestureRecognizingDelegate)?
  var numberOfTouches: Int { traits.numberOfTouches }

  init(_ traits: GestureTraits, start: Point = .zero, moved: Point = .zero) {
    self.traits = traits
    self.start = start
    movement = moved
  }

  func location(inNode node: (any TouchNode)?) -> Point { inNode(node, start + movement) }
  func startLocation(in node: (any TouchNode)?) -> Point { inNode(node, start) }
  func translation(inNode node: (any TouchNode)?) -> Point {
    inNode(node, start + movement) - inNode(node, start)
  }
  func attach(to node: (any TouchNode)?) { self.node = node }
  func require(toFail other: any GestureRecognizing) {}
  func bringGestures(to context: TouchContext) {}

  private func inNode(_ node: (any TouchNode)?, _ point: Point) -> Point {
    node.map { $0.convert(point, fromNode: nil) } ?? point
  }
}

extension GestureTraits {
  static var tap: GestureTraits { GestureTraits(kind: .tap, numberOfTaps: 1) }
  static var doubleTap: GestureTraits { GestureTraits(kind: .tap, numberOfTaps: 2) }
  static var twoFingerTap: GestureTraits { GestureTraits(kind: .tap, numberOfTaps: 1, numberOfTouches: 2) }
  static var longPress: GestureTraits { GestureTraits(kind: .longPress, isContinuous: true) }
  static var pan: GestureTraits { GestureTraits(kind: .pan, axes: .all, isContinuous: true) }
  static var twoFingerPan: GestureTraits {
    GestureTraits(kind: .pan, numberOfTouches: 2, axes: .all, isContinuous: true)
  }
  static var sidewaysSwipe: GestureTraits { GestureTraits(kind: .swipe, axes: .horizontal) }
  static var upOrDownSwipe: GestureTraits { GestureTraits(kind: .swipe, axes: .vertical) }
}
