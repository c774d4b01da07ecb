public import TouchEvents

/// The results that a node's class gives when called by its own type, to compare with those that the engine gets.
///
/// A protocol's default cannot be overridden further down: when a class conforms to `TouchNode` and leaves a
/// requirement to its default, a subclass that declares the same method compiles, and is never called by the engine.
/// Only code that knows the class can call such a method, so hand the answers in:
///
/// ```swift
/// let locked = Locked()
/// let direct = DirectAnswers(shouldBegin: { locked.gestureRecognizerShouldBegin($0) })
/// #expect(checkTouchNode(locked, direct: direct).isEmpty)
/// ```
public struct DirectAnswers {
  /// Answers `TouchNode.touchRefusal`.
  public var touchRefusal: (() -> TouchRefusal?)?
  /// Answers `TouchNode.nodeContains(_:with:)` for a point.
  public var contains: ((Point) -> Bool)?
  /// Answers `TouchNode.hitTestNode(_:with:)` for a point.
  public var hitTest: ((Point) -> HitTestAnswer)?
  /// Answers `TouchNode.touchPolicy`.
  public var touchPolicy: (() -> TouchPolicy)?
  /// Answers `TouchNode.gestureRecognizerShouldBegin(_:)`.
  public var shouldBegin: ((any GestureRecognizing) -> Bool)?
  /// Answers `TouchNode.contentTouchHolder`.
  public var contentTouchHolder: (() -> (any ContentTouchHolding)?)?
  /// Answers `Responder.next`.
  public var next: (() -> (any TouchResponder)?)?

  /// Creates a list of the results that the class itself provides.
  public init(
    touchRefusal: (() -> TouchRefusal?)? = nil, contains: ((Point) -> Bool)? = nil,
    hitTest: ((Point) -> HitTestAnswer)? = nil, touchPolicy: (() -> TouchPolicy)? = nil,
    shouldBegin: ((any GestureRecognizing) -> Bool)? = nil,
    contentTouchHolder: (() -> (any ContentTouchHolding)?)? = nil, next: (() -> (any TouchResponder)?)? = nil
  ) {
    self.touchRefusal = touchRefusal
    self.contains = contains
    self.hitTest = hitTest
    self.touchPolicy = touchPolicy
    self.shouldBegin = shouldBegin
    self.contentTouchHolder = contentTouchHolder
    self.next = next
  }
}

/// Compares what the engine receives from a node with what its class answers.
struct ShadowCheck {
  let node: any TouchNode
  let name: String
  private(set) var findings: [Finding] = []

  init(node: any TouchNode, name: String) {
    self.node = node
    self.name = name
  }

  mutating func compare(_ direct: DirectAnswers, at points: [Point]) {
    if let answer = direct.touchRefusal { demand(node.touchRefusal == answer(), "touchRefusal") }
    if let answer = direct.touchPolicy { demand(node.touchPolicy == answer(), "touchPolicy") }
    if let answer = direct.contentTouchHolder {
      demand(node.contentTouchHolder === answer(), "contentTouchHolder")
    }
    if let answer = direct.next { demand(node.nextResponder === answer(), "next") }
    if let answer = direct.contains {
      demand(points.allSatisfy { node.nodeContains($0, with: nil) == answer($0) }, "nodeContains(_:with:)")
    }
    if let answer = direct.hitTest {
      demand(
        points.allSatisfy { areSame(node.hitTestNode($0, with: nil), answer($0)) }, "hitTestNode(_:with:)")
    }
    if let answer = direct.shouldBegin {
      demand(
        ProbeRecognizer.ofEachKind(on: node).allSatisfy {
          node.gestureRecognizerShouldBegin($0) == answer($0)
        },
        "gestureRecognizerShouldBegin(_:)")
    }
  }

  private mutating func demand(_ isSame: Bool, _ requirement: String) {
    guard !isSame else { return }
    findings.append(
      Finding(
        name, "protocol default",
        "the engine never calls its \(requirement): a class above it left that to the protocol's default"))
  }

  private func areSame(_ left: HitTestAnswer, _ right: HitTestAnswer) -> Bool {
    switch (left, right) {
    case (.outside, .outside), (.descend, .descend): true
    case (.found(let one), .found(let other)): one === other
    default: false
    }
  }
}

/// A recognizer that exists only to be asked about.
final class ProbeRecognizer: GestureRecognizing {
  let traits: GestureTraits
  let state = GestureState.possible
  var name: String? = "probe"
  var isEnabled = true
  var cancelsTouchesInView = true
  private(set) var node: (any TouchNode)?
  let numberOfTouches = 1

  init(traits: GestureTraits, node: any TouchNode) {
    self.traits = traits
    self.node = node
  }

  /// Returns one of each kind, also of the kinds that move along one axis only.
  static func ofEachKind(on node: any TouchNode) -> [ProbeRecognizer] {
    let axes: [GestureAxes] = [.horizontal, .vertical, .all]
    var traits: [GestureTraits] = []
    for taps in 1...3 { traits.append(GestureTraits(kind: .tap, numberOfTaps: taps)) }
    for axes in axes { traits.append(GestureTraits(kind: .pan, axes: axes, isContinuous: true)) }
    for axes in axes { traits.append(GestureTraits(kind: .swipe, axes: axes)) }
    traits.append(GestureTraits(kind: .longPress, isContinuous: true))
    traits.append(GestureTraits(kind: .pinch, numberOfTouches: 2, isContinuous: true))
    traits.append(GestureTraits(kind: .rotation, numberOfTouches: 2, isContinuous: true))
    return traits.map { ProbeRecognizer(traits: $0, node: node) }
  }

  func location(in other: (any TouchNode)?) -> Point { startLocation(in: other) }
  func startLocation(in other: (any TouchNode)?) -> Point {
    guard let node else { return .zero }
    return node.convert(Point(x: node.nodeBounds.midX, y: node.nodeBounds.midY), toNode: other)
  }
  func translation(in node: (any TouchNode)?) -> Point { .zero }
  func installArbitration(in context: TouchContext) {}
  func attach(to node: (any TouchNode)?) { self.node = node }
  func require(toFail other: any GestureRecognizing) {}
}
