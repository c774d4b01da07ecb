import TouchGestures
import TouchPan
import TouchScrollView
import TouchTap

/// A list of equal rows, of which none is a node: a pan, and values that compute where the rows are during and after a drag.
final class ListNode: PanelNode, TouchAnimating {
  /// What happens to the list.
  enum Change {
    case drags, shows, flies, rests
  }

  let rowHeight: Double
  let contentHeight: Double
  /// How far the rows are scrolled, in points.
  private(set) var offset = 0.0
  /// Called for each change with the offset; for a flight with the one at its end.
  var onChange: ((Change, Double) -> Void)?
  /// Called with the row that is tapped.
  var onRow: ((Int) -> Void)?

  private let pan = PanGestureRecognizer()
  private var drag: ScrollDrag?
  private var speed = ReleaseSpeed()
  private var motion: ScrollMotion?

  init(frame: Rect, rows: Int, rowHeight: Double) {
    self.rowHeight = rowHeight
    contentHeight = Double(rows) * rowHeight
    super.init(frame: frame)
    addGestureRecognizer(pan)
    pan.addAction { [unowned(unsafe) self] pan in follow(pan.state) }
    let tap = TapGestureRecognizer()
    addGestureRecognizer(tap)
    tap.addAction { [unowned(unsafe) self] tap in
      onRow?(Int((tap.location(in: self).y + offset) / self.rowHeight))
    }
  }

  private var geometry: ScrollGeometry {
    ScrollGeometry(
      horizontal: ScrollAxis(content: size.width, viewport: size.width),
      vertical: ScrollAxis(content: contentHeight, viewport: size.height))
  }

  /// Stops rows that are gliding.
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if motion != nil { rest() }
  }

  /// Shows the rows of one frame.
  func animate(to time: Timestamp) {
    motion?.advance(to: time)
    guard let motion else { return }
    show(motion.offset.y)
    if motion.isOver { rest() }
  }

  private func follow(_ state: GestureState) {
    switch state {
    case .began:
      stop()
      drag = ScrollDrag(from: Point(x: 0, y: offset), in: geometry)
      speed = ReleaseSpeed()
      onChange?(.drags, offset)
      move()
    case .changed: move()
    default: release()
    }
  }

  private func move() {
    drag?.move(to: Point(x: 0, y: pan.translation(in: self).y))
    speed.note(Point(x: 0, y: -pan.velocity(in: self).y))
    if let drag { show(geometry.grid.rounded(geometry.shown(drag.wanted)).y) }
  }

  private func release() {
    guard drag != nil, let context = rootNode.touchContext else { return }
    drag = nil
    let release = ScrollRelease(offset: Point(x: 0, y: offset), speed: speed, in: geometry)
    onChange?(.flies, release.target.y)
    motion = release.motion(to: release.target, at: context.now)
    if motion != nil { context.startAnimating(self) } else { onChange?(.rests, offset) }
  }

  private func rest() {
    stop()
    onChange?(.rests, offset)
  }

  private func stop() {
    motion = nil
    rootNode.touchContext?.stopAnimating(self)
  }

  private func show(_ offset: Double) {
    guard offset != self.offset else { return }
    self.offset = offset
    onChange?(.shows, offset)
  }
}
