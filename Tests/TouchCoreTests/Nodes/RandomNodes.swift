import TouchEvents
import TouchTestSupport

/// What a node of a foreign tree is made of at random.
struct RandomPlace {
  enum Shape { case bounds, larger, holed }
  enum Redirection { case none, takesAll, letsThrough }

  var bounds: Rect
  var origin: Point
  var turn = AffineTransform.identity
  var isHidden = false
  var shape = Shape.bounds
  var redirection = Redirection.none

  var placement: AffineTransform {
    AffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y).concatenating(turn)
      .concatenating(AffineTransform(translationX: origin.x, y: origin.y))
  }

  func contains(_ point: Point) -> Bool {
    switch shape {
    case .bounds: bounds.contains(point)
    case .larger: bounds.insetBy(dx: -3, dy: -3).contains(point)
    case .holed: bounds.contains(point) && !bounds.insetBy(dx: 4, dy: 4).contains(point)
    }
  }

  /// What a parent's boxes contain: no child that reaches beyond its bounds.
  var rect: Rect? {
    guard shape != .larger, placement.inverted() != nil else { return nil }
    return bounds.applying(placement)
  }
}

/// A node of one of the classes below.
protocol RandomlyPlaced: TouchNode {
  var place: RandomPlace { get set }
  var nodes: [any RandomlyPlaced] { get set }
  var parent: (any RandomlyPlaced)? { get set }
}

/// A final class for each kind: searching continues without a call among nodes of one class.
final class RandomNode<Kind>: RandomlyPlaced {
  var place: RandomPlace
  var nodes: [any RandomlyPlaced] = []
  unowned(unsafe) var parent: (any RandomlyPlaced)?
  var childBoxes: ChildBoxes?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(_ place: RandomPlace) { self.place = place }

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { nodes.count }
  func childNode(at index: Int) -> any HitTestNode { nodes[index] }
  var nodeBounds: Rect { place.bounds }
  var nodePlacement: AffineTransform { place.placement }
  var touchRefusal: TouchRefusal? { place.isHidden ? .hidden : nil }
  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool { place.contains(point) }

  func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer {
    guard touchRefusal == nil, nodeContains(point, with: payload) else { return .outside }
    switch place.redirection {
    case .none: return .descend
    case .takesAll: return .found(self)
    case .letsThrough:
      for index in (0..<childNodeCount).reversed() {
        if let hit = HitTesting.node(at: point, in: childNode(at: index)) { return .found(hit) }
      }
      return .outside
    }
  }
}

/// A plain class, whose subclass overrides what the plain one declares.
class RandomBaseNode: RandomlyPlaced {
  var place: RandomPlace
  var nodes: [any RandomlyPlaced] = []
  unowned(unsafe) var parent: (any RandomlyPlaced)?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(_ place: RandomPlace) {
    self.place = place
    self.place.redirection = .none
  }

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { nodes.count }
  func childNode(at index: Int) -> any HitTestNode { nodes[index] }
  var nodeBounds: Rect { place.bounds }
  var nodePlacement: AffineTransform { place.placement }
  var touchRefusal: TouchRefusal? { place.isHidden ? .hidden : nil }
  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool { nodeBounds.contains(point) }
}

final class RandomShapedNode: RandomBaseNode {
  override func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool { place.contains(point) }
}

/// A tree of foreign nodes of all kinds that changes at random.
final class RandomNodes {
  let root: any RandomlyPlaced
  private(set) var nodes: [any RandomlyPlaced]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let place = RandomPlace(bounds: Rect(x: 0, y: 0, width: 200, height: 200), origin: .zero)
    root = RandomNode<Int8>(place)
    nodes = [root]
    // A crowd that keeps boxes, and one that does not.
    let crowd = RandomNode<Int8>(place)
    crowd.childBoxes = ChildBoxes()
    add(RandomNode<Int8>(place), to: root)
    add(crowd, to: nodes[1])
    for _ in 0..<(seed % 5 == 0 ? 520 : 60) { add(make(), to: crowd) }
    for _ in 0..<100 { add(make(), to: nodes[1 + random.below(nodes.count - 1)]) }
  }

  /// Whether a node is one of those that everything else lies in.
  func isBackground(_ node: (any TouchNode)?) -> Bool { nodes.prefix(3).contains { $0 === node } }

  func point() -> Point { Point(x: random.place(200), y: random.place(200)) }

  private func make() -> any RandomlyPlaced {
    let size = Size(width: random.place(60), height: random.place(60))
    var place = RandomPlace(
      bounds: Rect(origin: .zero, size: size), origin: Point(x: random.place(160), y: random.place(160)))
    switch random.below(16) {
    case 0: place.shape = .larger
    case 1: place.shape = .holed
    case 2: place.redirection = .takesAll
    case 3: place.redirection = .letsThrough
    default: break
    }
    switch random.below(8) {
    case 0:
      if place.shape == .bounds { return RandomBaseNode(place) }
      return RandomShapedNode(place)
    case 1, 2: return RandomNode<Int16>(place)
    default: return RandomNode<Int8>(place)
    }
  }

  private func add(_ node: any RandomlyPlaced, to parent: any RandomlyPlaced) {
    let index = random.below(parent.nodes.count + 1)
    parent.nodes.insert(node, at: index)
    parent.childBoxes?.insert(node.place.rect, at: index)
    node.parent = parent
    nodes.append(node)
  }

  private func index(of node: any RandomlyPlaced) -> Int? { node.parent?.nodes.firstIndex { $0 === node } }

  /// Changes one node other than the first three, which most picks shall get past.
  func change() {
    let node = nodes[3 + random.below(nodes.count - 3)]
    guard let parent = node.parent, let old = index(of: node) else { return }
    switch random.below(10) {
    case 0: node.place.isHidden = random.below(4) == 0
    case 1: node.place.bounds.origin = Point(x: random.place(20) - 10, y: random.place(20) - 10)
    case 2: node.place.bounds.size = Size(width: random.place(80), height: random.place(80))
    case 3: node.place.turn = turn()
    case 4: node.place.turn = .identity
    case 5:
      // To another place among its siblings.
      parent.nodes.remove(at: old)
      parent.childBoxes?.remove(at: old)
      let index = random.below(parent.nodes.count + 1)
      parent.nodes.insert(node, at: index)
      parent.childBoxes?.insert(node.place.rect, at: index)
    case 6:
      guard node.nodes.isEmpty else { break }
      parent.nodes.remove(at: old)
      parent.childBoxes?.remove(at: old)
      nodes.removeAll { $0 === node }
      add(make(), to: nodes[2 + random.below(8)])
      return
    default: node.place.origin = Point(x: random.place(190) - 10, y: random.place(190) - 10)
    }
    guard let now = index(of: node) else { return }
    if node.place.isHidden {
      parent.childBoxes?.hide(at: now)
    } else {
      parent.childBoxes?.update(node.place.rect, at: now)
    }
  }

  private func turn() -> AffineTransform {
    switch random.below(4) {
    case 0: AffineTransform(scaleX: 0.5, y: 2)
    case 1: AffineTransform(scaleX: 0, y: 1)
    default: AffineTransform(rotationAngle: Double(random.below(8)) * .pi / 4)
    }
  }

  /// The plain definition: what a node answers for a point of its parent's, by recursion over all children.
  func plainAnswer(_ node: any RandomlyPlaced, _ outside: Point) -> (any TouchNode)? {
    guard let point = inside(node.nodePlacement, outside) else { return nil }
    let isShaped = !(node is RandomBaseNode) || node is RandomShapedNode
    guard !node.place.isHidden, isShaped ? node.place.contains(point) : node.place.bounds.contains(point) else {
      return nil
    }
    if node.place.redirection == .takesAll { return node }
    for child in node.nodes.reversed() {
      if let hit = plainAnswer(child, point) { return hit }
    }
    return node.place.redirection == .letsThrough ? nil : node
  }

  private func inside(_ placement: AffineTransform, _ point: Point) -> Point? {
    if placement.a == 1, placement.b == 0, placement.c == 0, placement.d == 1 {
      return Point(x: point.x - placement.tx, y: point.y - placement.ty)
    }
    return placement.inverted().map { point.applying($0) }
  }
}
