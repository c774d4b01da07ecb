import Touchstone

/// A node of a tree of its own that calls back at each question of the engine, and may lie about its parent.
class CallingNode: TouchNode {
  weak var up: CallingNode?
  var kids: [CallingNode] = []
  var list: [any GestureRecognizing] = []
  var context: TouchContext?
  /// Called with the name of the question.
  var onAsk: ((String) -> Void)?
  /// Called with each phase of touches.
  var onTouch: ((TouchPhase, [Touch]) -> Void)?
  /// Returns the parent in place of the one that it has.
  var makeParent: (() -> CallingNode?)?

  func add(_ kid: CallingNode) {
    kids.append(kid)
    kid.up = self
  }

  var parentNode: (any TouchNode)? {
    onAsk?("parent")
    if let makeParent { return makeParent() }
    return up
  }
  var childNodeCount: Int { kids.count }
  func childNode(at index: Int) -> any HitTestNode { kids[index] }
  /// Where it is in its parent.
  var frame = Rect(x: 0, y: 0, width: 100, height: 100)
  var nodeBounds: Rect { Rect(origin: .zero, size: frame.size) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.minX, y: frame.minY) }
  var touchPolicy: TouchPolicy { .multiple }
  var touchContext: TouchContext? {
    onAsk?("context")
    return context
  }
  var contentTouchHolder: (any ContentTouchHolding)? {
    onAsk?("holder")
    return nil
  }
  var attachedGestureRecognizers: [any GestureRecognizing] {
    get {
      onAsk?("list")
      return list
    }
    set { list = newValue }
  }
  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool {
    onAsk?("contains")
    return nodeBounds.contains(point)
  }
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    onAsk?("should begin")
    return true
  }
  func isChild(_ child: any TouchNode, inFrontOf other: any TouchNode) -> Bool {
    onAsk?("order")
    return kids.lastIndex { $0 === child } ?? -1 > kids.lastIndex { $0 === other } ?? -1
  }
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { onTouch?(.began, touches) }
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { onTouch?(.moved, touches) }
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { onTouch?(.ended, touches) }
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { onTouch?(.cancelled, touches) }
  func didBecomeRoot(of context: TouchContext) { onAsk?("root") }
  func didResignRoot(of context: TouchContext) { onAsk?("no root") }
}

/// Roots beside each other, each 100 points wide.
final class CallingRoots: TouchRoots {
  let all: [CallingNode]
  weak var dispatcher: TouchDispatcher?
  var onIsInFront: (() -> Void)?

  init(_ all: [CallingNode]) { self.all = all }

  func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    let place = Int(point.x / 100)
    guard all.indices.contains(place) else { return nil }
    return (all[place], all[place])
  }
  func route(_ event: TouchEvent) { for root in all { dispatcher?.process(event, in: root) } }
  func isInFront(_ root: any TouchNode, of other: any TouchNode) -> Bool {
    onIsInFront?()
    return false
  }
}

/// A recognizer that counts what it receives and never decides.
final class Counting: GestureRecognizer {
  var began = 0
  var cancelled = 0
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { began += touches.count }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { cancelled += touches.count }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
}

extension TouchSample {
  init(_ id: Int, _ phase: TouchPhase, at time: Double, x: Double = 50, y: Double = 50) {
    self.init(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)
  }
}
