import SceneGraph
import TouchCore
import TouchScrollView

/// A scroller of this scene graph: a pan, and values that say where the content is during and after a drag.
final class ScrollerNode: SceneNode, TouchAnimating {
  /// What is scrolled; put nodes into it.
  let content: SceneNode
  let pan: any PanGestureRecognizing
  /// How far the content is scrolled, in points.
  private(set) var offset = Point.zero
  /// Told of what begins and ends.
  var onScroll: ((String) -> Void)?

  private var drag: ScrollDrag?
  private var motion: ScrollMotion?

  init(_ name: String, middle: Point, size: Size, contentHeight: Double, pan: any PanGestureRecognizing) {
    self.pan = pan
    content = SceneNode("content", middle: .zero, size: Size(width: size.width, height: contentHeight))
    super.init(name, middle: middle, size: size)
    add(content)
    show(.zero)
    addGestureRecognizer(pan)
    pan.addPanHandler { [unowned self] state in follow(state) }
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      horizontal: ScrollAxis(content: size.width, viewport: size.width),
      vertical: ScrollAxis(content: content.size.height, viewport: size.height))
  }

  /// Shows the content of one frame: the motion is a pure function of time, so any frames will do.
  func animate(to time: Timestamp) {
    guard let motion else { return }
    show(motion.offset(at: time))
    guard motion.isOver(at: time) else { return }
    stop()
    onScroll?("rests at \(Int(offset.y.rounded()))")
  }

  private func follow(_ state: GestureState) {
    let translation = pan.translation(inNode: self)
    switch state {
    case .began:
      stop()
      drag = ScrollDrag(from: offset, translation: translation - pan.slopExcess(inNode: self), in: geometry)
      onScroll?("begins to drag")
      move(to: translation)
    case .changed: move(to: translation)
    default: release()
    }
  }

  private func move(to translation: Point) {
    drag?.move(to: translation)
    if let drag { show(drag.offset(in: geometry)) }
  }

  private func release() {
    guard let axes = drag?.axes, let context = rootNode.touchContext else { return }
    drag = nil
    let velocity = pan.velocity(inNode: self) * -1
    let release = ScrollRelease(offset: offset, velocity: velocity, in: geometry, axes: axes)
    onScroll?("is let go at \(Int(offset.y.rounded())), flies to \(Int(release.target.y.rounded()))")
    motion = release.motion(to: release.target, at: context.now)
    context.startAnimating(self)
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
