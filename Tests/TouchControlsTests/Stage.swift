import TouchControls
import TouchCore

/// A tree with a scripted finger and a log of control events, with nothing but Core beneath it.
final class Stage {
  let root: RootView
  let context = TouchContext()
  private let dispatcher: TouchDispatcher
  private let sink = ControlLog()
  private var time: Timestamp = 0

  /// The control events since the last reading: `"touchDown"`, `"valueChanged 0.5"`, united masks joined by `+`.
  var log: [String] {
    defer { sink.lines = [] }
    return sink.lines
  }

  /// Looks at the lines without taking them.
  var lines: [String] { sink.lines }
  var deadlineCount: Int { context.deadlines.count }

  init(_ views: View...) {
    root = RootView(context)
    dispatcher = TouchDispatcher(context: context, root: root)
    context.trace = sink
    root.windowChanged(isIn: true)
    for view in views { root.addSubview(view) }
  }

  func down(_ x: Double, _ y: Double, id: Int = 1, at time: Timestamp? = nil) { send(.began, x, y, id, time) }
  func move(_ x: Double, _ y: Double, id: Int = 1, at time: Timestamp? = nil) { send(.moved, x, y, id, time) }
  func up(_ x: Double, _ y: Double, id: Int = 1, at time: Timestamp? = nil) { send(.ended, x, y, id, time) }

  func tap(_ x: Double, _ y: Double, at time: Timestamp? = nil) {
    down(x, y, at: time)
    up(x, y)
  }

  func cancel() { dispatcher.cancelAllTouches(at: time) }

  func advance(to time: Timestamp) {
    dispatcher.advance(to: time)
    self.time = time
  }

  private func send(_ phase: TouchPhase, _ x: Double, _ y: Double, _ id: Int, _ at: Timestamp?) {
    time = at ?? time
    dispatcher.send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)]
    )
  }
}

final class RootView: View {
  let context: TouchContext
  var performs: [ActionName] = []
  var performed: [ActionName] = []

  init(_ context: TouchContext) {
    self.context = context
    super.init(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  }

  override var touchContext: TouchContext? { context }
  override func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    performs.contains(action)
  }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
    performed.append(action)
  }
}

private final class ControlLog: TraceSink {
  var lines: [String] = []

  func record(_ record: TraceRecord) {
    guard case .module(let module) = record, let sent = module as? ControlEventEntry else { return }
    var line = sent.events.names.joined(separator: "+")
    if let value = sent.value { line += " \(value)" }
    lines.append(line)
  }
}

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
