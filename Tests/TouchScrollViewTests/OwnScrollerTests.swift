import Testing
import TouchGestures
import TouchPan
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchWindows

/// Scrollers on a tree of one's own, by the protocol of hand-over alone, as the inner and as the outer one of a chain.
@Suite struct OwnScrollerTests {
  private let root = Sprite(Rect(x: 0, y: 0, width: 400, height: 800))
  private let outer = Scroller(Rect(x: 0, y: 0, width: 400, height: 800), content: 1600)
  private let inner = Scroller(Rect(x: 0, y: 100, width: 400, height: 300), content: 500)
  private let context = TouchContext()
  private let dispatcher: TouchDispatcher

  init() {
    root.touchContext = context
    root.add(outer)
    outer.content.add(inner)
    dispatcher = TouchDispatcher(context: context, root: root)
    context.scrollHandOver = .chain
    inner.offset.y = 150
  }

  private func send(_ time: Double, _ phase: TouchPhase, _ y: Double) {
    dispatcher.send([TouchSample(id: 1, phase: phase, location: Point(x: 200, y: y), timestamp: time)])
  }

  private func drag(_ steps: Int, by way: Double = -10, from y: Double = 300) {
    send(0, .began, y)
    for step in 1...steps { send(0.016 * Double(step), .moved, y + way * Double(step)) }
  }

  private func settle() {
    var time = context.now
    for _ in 0..<600 where context.isAnimating {
      time += 1.0 / 60
      dispatcher.advance(to: time)
    }
  }

  @Test func `what the inner one leaves moves the outer one, and comes back (NH-3, NH-5)`() {
    drag(12)
    let down = [inner.offset.y, outer.offset.y]
    for step in 1...11 { send(0.2 + 0.016 * Double(step), .moved, 180 + 10 * Double(step)) }

    #expect((down, [inner.offset.y, outer.offset.y]) == ([200, 60], [150, 0]))
  }

  @Test func `the outer one glides with the speed of the inner one's pan (NH-8)`() {
    drag(12)
    send(0.2, .ended, 180)
    settle()

    #expect(inner.ends == ["stays"] && outer.ends == ["moves on"] && outer.offset.y > 100)
  }

  @Test func `it is the outer one of a scroll view that is inside (NH-1)`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    view.contentSize = Size(width: 400, height: 320)
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let own = ScrollerView(frame: window.bounds)
    own.addSubview(view)
    window.addSubview(own)
    view.scrollHandOver = .chain
    func send(_ time: Double, _ phase: TouchPhase, _ y: Double) {
      window.send([TouchSample(id: 1, phase: phase, location: Point(x: 200, y: y), timestamp: time)])
    }
    send(0, .began, 200)
    for step in 1...6 { send(0.016 * Double(step), .moved, 200 - 10 * Double(step)) }

    #expect((view.contentOffset.y, own.taken) == (20, -30))
  }

  @Test func `rooms that are no ways count as none, and are reported`() {
    outer.room = HandOverRoom(smaller: .nan, larger: -5, bounces: false)
    var reports = 0
    context.diagnostics = { if case .invalidArgument = $0 { reports += 1 } }
    drag(12)

    #expect((inner.offset.y, outer.offset.y, reports > 0) == (230, 0, true))
  }

  @Test func `one that is asked can read what it has taken so far (NH-3)`() {
    context.scrollHandOver = .custom
    var read: [Double] = []
    outer.onAsk = { [outer] gesture, way in
      read.append(gesture.share(of: outer).y)
      return way / 2
    }
    drag(4)

    // Asked before and after the inner one moves, in three steps.
    #expect(read.count == 3 && read.sorted(by: >) == read && (read.first, read.last) == (0, -10))
    #expect((inner.offset.y, outer.offset.y) == (165, 15))
  }

  @Test func `one that ends the gesture as it is asked moves nobody any more`() {
    context.scrollHandOver = .custom
    drag(3)
    let before = [inner.offset.y, outer.offset.y]
    outer.onAsk = { gesture, way in
      gesture.cancel()
      return way
    }
    send(0.1, .moved, 260)
    send(0.2, .ended, 260)

    #expect(before == [170, 0] && [inner.offset.y, outer.offset.y] == before)
  }

  @Test func `a tree that runs in a circle ends, and is reported`() {
    var reports = 0
    context.diagnostics = { if case .cyclicTree = $0 { reports += 1 } }
    root.parentOverride = inner

    let gesture = HandOverGesture(of: inner)

    #expect((reports, gesture.vertical.links.count) == (1, 2))
  }

  @Test func `one that leaves the tree while it takes ends in order (NH-1)`() {
    drag(9)
    outer.onTake = { [inner, outer] in outer.content.remove(inner) }
    send(0.2, .moved, 200)
    send(0.216, .moved, 190)
    send(0.23, .ended, 190)
    settle()

    #expect(!context.isAnimating && outer.ends.count <= 1)
  }
}

/// A node of a tree of one's own.
private class Sprite: TouchNode {
  var frame: Rect
  var children: [Sprite] = []
  weak var parent: Sprite?
  weak var parentOverride: Sprite?
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(_ frame: Rect) { self.frame = frame }

  func add(_ child: Sprite) {
    children.append(child)
    child.parent = self
  }

  func remove(_ child: Sprite) {
    child.willLeaveTree()
    children.removeAll { $0 === child }
    child.parent = nil
  }

  var parentNode: (any TouchNode)? { parentOverride ?? parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.minX, y: frame.minY) }
  func acceptVisitor(_ visitor: NodeVisitor) { (visitor as? TouchNodeVisitor)?.node = self }
}

/// A scroller of that tree, with a pan of its own.
private final class Scroller: Sprite, HandOverScroller, TouchAnimating {
  let content: Sprite
  var offset = Point.zero { didSet { content.frame.origin = Point(x: 0, y: -offset.y) } }
  var room: HandOverRoom?
  var onTake: (() -> Void)?
  /// What it takes of a way under `custom`, before the inner one moves.
  var onAsk: ((HandOverGesture, Double) -> Double)?
  private(set) var ends: [String] = []
  private let pan = PanGestureRecognizer()
  private var gesture: HandOverGesture?
  private weak var asked: HandOverGesture?
  private var latest = Point.zero
  private var drag: ScrollDrag?
  private var speed = ReleaseSpeed()
  private var motion: ScrollMotion?

  init(_ frame: Rect, content height: Double) {
    content = Sprite(Rect(x: 0, y: 0, width: frame.width, height: height))
    super.init(frame)
    add(content)
    addGestureRecognizer(pan)
    pan.addAction { [unowned self] pan in follow(pan.state) }
  }

  private var geometry: ScrollGeometry {
    ScrollGeometry(
      horizontal: ScrollAxis(content: frame.width, viewport: frame.width),
      vertical: ScrollAxis(content: content.frame.height, viewport: frame.height))
  }

  private func follow(_ state: GestureState) {
    if state == .began {
      motion = nil
      drag = ScrollDrag(from: offset, in: geometry)
      speed = ReleaseSpeed()
      latest = .zero
      gesture = HandOverGesture(of: self)
    }
    switch state {
    case .began, .changed:
      let translation = Point(x: 0, y: pan.translation(in: self).y)
      speed.note(Point(x: 0, y: -pan.velocity(in: self).y))
      let way = translation - latest
      latest = translation
      gesture?.move(by: way)
    case .cancelled: gesture?.cancel()
    default: gesture?.end(speed: speed, latestCallback: rootNode.touchContext?.now ?? 0)
    }
  }

  override func acceptVisitor(_ visitor: NodeVisitor) {
    super.acceptVisitor(visitor)
    (visitor as? HandOverVisitor)?.scroller = self
  }

  var handOverNode: any TouchNode { self }

  func handOverShare(of available: Double, asked moment: HandOverMoment, along axis: HandOverAxis) -> Double {
    guard moment == .before, let asked, let onAsk else { return 0 }
    return onAsk(asked, available)
  }

  func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    asked = gesture
    guard axis == .vertical else { return nil }
    if let room { return room }
    let offset = drag?.wanted.y ?? self.offset.y
    let range = geometry.vertical
    return HandOverRoom(smaller: max(offset - range.lower, 0), larger: max(range.upper - offset, 0), bounces: true)
  }

  func takeHandOver(_ way: Point, in gesture: HandOverGesture) {
    if drag == nil { drag = ScrollDrag(from: offset, in: geometry) }
    drag?.move(by: way)
    if let drag { offset = geometry.grid.rounded(geometry.shown(drag.wanted)) }
    onTake?()
  }

  func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) {
    drag = nil
    switch end {
    case .movesOn(let speed, _, _):
      ends.append("moves on")
      release(speed)
    case .stays, .turnsPage:
      ends.append("stays")
      release(ReleaseSpeed())
    case .left, .cancelled: offset = geometry.clamped(offset)
    }
  }

  private func release(_ speed: ReleaseSpeed) {
    guard let context = rootNode.touchContext else { return }
    let release = ScrollRelease(offset: offset, speed: speed, in: geometry)
    motion = release.motion(to: release.target, at: context.now)
    if motion != nil { context.startAnimating(self) }
  }

  func animate(to time: Timestamp) {
    motion?.advance(to: time)
    if let motion { offset = motion.offset }
    if motion?.isOver ?? true { rootNode.touchContext?.stopAnimating(self) }
  }
}

/// A view that takes any way, as an outer one.
private final class ScrollerView: View, HandOverScroller {
  private(set) var taken = 0.0
  var handOverNode: any TouchNode { self }
  override func acceptVisitor(_ visitor: NodeVisitor) {
    super.acceptVisitor(visitor)
    (visitor as? HandOverVisitor)?.scroller = self
  }
  func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    HandOverRoom(smaller: .infinity, larger: .infinity, bounces: false)
  }
  func takeHandOver(_ way: Point, in gesture: HandOverGesture) { taken += way.y }
  func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) {}
}
