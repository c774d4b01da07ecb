import TouchControls
import TouchGestures
import TouchTestSupport
import TouchTesting

extension Stage {
  /// Makes a stage of 400 × 800 points that logs what controls send.
  static func controls(_ views: View...) -> Stage {
    let context = TouchContext()
    let root = ActionRoot(context)
    root.windowChanged(isIn: true)
    let stage = Stage(root: root, host: TouchDispatcher(context: context, root: root), views, kinds: .modules)
    stage.trace.moduleLine = { record in
      guard let sent = record as? ControlEventEntry else { return nil }
      let value = sent.value.map { " \($0)" } ?? ""
      return sent.events.names.joined(separator: "+") + value
    }
    return stage
  }

  /// The events that controls sent since the last reading, in order: `"touchDown"`, `"valueChanged 0.5"`.
  var log: [String] {
    defer { trace.clear() }
    return trace.lines
  }

  var deadlineCount: Int { context.deadlines.count }

  /// Puts a view into a parent that is rotated by a quarter turn and enlarged, and returns where its points are on the root.
  func turn(_ view: View) -> (Point) -> Point {
    let parent = View(frame: Rect(x: 0, y: 200, width: 400, height: 400))
    parent.transform = AffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1.5, y: 1.5)
    root.addSubview(parent)
    parent.addSubview(view)
    return { [root] in view.convert($0, to: root) }
  }

  func down(_ x: Double, _ y: Double, id: Int = 1, at time: Timestamp? = nil) {
    advance(to: time)
    driver.down(id, at: Point(x: x, y: y))
  }
  func move(_ x: Double, _ y: Double, id: Int = 1, at time: Timestamp? = nil) {
    advance(to: time)
    driver.move(id, to: Point(x: x, y: y))
  }
  func up(id: Int = 1, at time: Timestamp? = nil) {
    advance(to: time)
    driver.up(id)
  }

  /// Taps for 0.05 seconds.
  func tap(_ x: Double, _ y: Double, at time: Timestamp? = nil) {
    advance(to: time)
    driver.tap(at: Point(x: x, y: y))
  }

  func cancel() { driver.interrupt() }

  func advance(to time: Timestamp?) {
    if let time { driver.advance(to: time) }
  }
}

/// A root that performs actions of some names and remembers them.
final class ActionRoot: View {
  private let context: TouchContext
  var performs: [ActionName] = []
  private(set) var performed: [ActionName] = []

  init(_ context: TouchContext) {
    self.context = context
    super.init(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  }

  override var touchContext: TouchContext? { context }
  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    performs.contains(action)
  }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
    performed.append(action)
  }
}
