// Touches and gestures on a tree of one's own: a dispatcher, a tap and a pan, without views, responders and windows.
import TouchGestures
import TouchPan
import TouchTap

/// A box in a drawing, which takes touches and has recognizers.
final class Box: TouchNode {
  let frame: Rect
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var children: [Box] = []
  unowned(unsafe) var parent: Box?

  // What refers to the box without keeping it alive finds it by this, as there are no weak references here.
  private lazy var link = NodeLink(self)

  init(frame: Rect) { self.frame = frame }

  deinit { link.clear() }

  func add(_ child: Box) {
    children.append(child)
    child.parent = self
  }

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.origin.x, y: frame.origin.y) }
  var nodeLink: NodeLink? { link }
}

nonisolated(unsafe) var dispatcher: TouchDispatcher?
nonisolated(unsafe) var taps = 0
nonisolated(unsafe) var moved = 0.0

/// Makes the drawing: a button that is tapped, and all of it is panned.
@_cdecl("start") public func start() {
  let root = Box(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let button = Box(frame: Rect(x: 40, y: 40, width: 200, height: 200))
  let context = TouchContext()
  root.touchContext = context
  root.add(button)
  let tap = TapGestureRecognizer()
  tap.addAction { _ in taps += 1 }
  button.addGestureRecognizer(tap)
  let pan = PanGestureRecognizer()
  pan.addAction { moved = $0.translation(in: $0.node).x }
  root.addGestureRecognizer(pan)
  dispatcher = TouchDispatcher(context: context, root: root)
}

/// Reports a finger, in points and seconds.
@_cdecl("touch") public func touch(_ id: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) {
  let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
  dispatcher?.send([
    TouchSample(id: TouchID(Int(id)), phase: phases[Int(phase) & 3], location: Point(x: x, y: y), timestamp: time)
  ])
}

/// Lets time pass.
@_cdecl("advance") public func advance(_ time: Double) { dispatcher?.advance(to: time) }

/// How many taps there were.
@_cdecl("count") public func count() -> Int32 { Int32(taps) }

/// How far the pan has moved.
@_cdecl("distance") public func distance() -> Double { moved }
