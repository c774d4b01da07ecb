import SceneGraph
import TouchGestures
import TouchPan
import TouchScrollView

/// A scroller of this scene graph: a pan, and values that compute where the content is during and after a drag.
final class ScrollerNode: SceneNode, TouchAnimating {
  /// What is scrolled; put nodes into it.
  let content: SceneNode
  let pan: PanGestureRecognizer
  /// How far the content is scrolled, in points.
  private(set) var offset = Point.zero
  /// Called with what begins and ends.
  var onScroll: ((String) -> Void)?

  private var drag: ScrollDrag?
  private var speed = ReleaseSpeed()
  private var motion: ScrollMotion?

  init(_ name: String, middle: Point, size: Size, contentHeight: Double, pan: PanGestureRecognizer) {
    self.pan = pan
    content = SceneNode("content", middle: .zero, size: Size(width: size.width, height: contentHeight))
    super.init(name, middle: middle, size: size)
    add(content)
    show(.zero)
    addGestureRecognizer(pan)
    pan.addAction { [unowned self] pan in follow(pan.state) }
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      horizontal: ScrollAxis(content: size.width, viewport: size.width),
      vertical: ScrollAxis(content: content.size.height, viewport: size.height))
  }

  /// Shows the content of one frame.
  func animate(to time: Timestamp) {
    motion?.advance(to: time)
    guard let motion else { return }
    show(motion.offset)
    guard motion.isOver else { return }
    stop()
    onScroll?("rests")
  }

  private func follow(_ state: GestureState) {
    let translation = pan.translation(in: self)
    switch state {
    case .began:
      stop()
      drag = ScrollDrag(from: offset, in: geometry)
      speed = ReleaseSpeed()
      onScroll?("begins to drag")
      move(to: translation)
    case .changed: move(to: translation)
    default: release()
    }
  }

  private func move(to translation: Point) {
    drag?.move(to: Point(x: 0, y: translation.y))
    speed.note(Point(x: 0, y: -pan.velocity(in: self).y))
    if let drag { show(geometry.grid.rounded(geometry.shown(drag.wanted))) }
  }

  private func release() {
    guard drag != nil, let context = rootNode.touchContext else { return }
    drag = nil
    let release = ScrollRelease(offset: offset, speed: speed, in: geometry)
    onScroll?("is let go at \(Int(offset.y.rounded())), flies to \(Int(release.target.y.rounded()))")
    motion = release.motion(to: release.target, at: context.now)
    if motion != nil { context.startAnimating(self) }
  }

  private func stop() {
    motion = nil
    rootNode.touchContext?.stopAnimating(self)
  }

  private func show(_ offset: Point) {
    self.offset = offset
    content.middle = Point(x: -offset.x, y: (content.size.height - size.height) / 2 - offset.y)
  }
}
