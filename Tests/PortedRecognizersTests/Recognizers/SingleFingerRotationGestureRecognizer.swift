import Foundation
import TouchGestures
import TouchViews

/// Rotates with one finger about the center of its view: a knob.
class SingleFingerRotationGestureRecognizer: GestureRecognizer {
  /// How far the finger has rotated since the last change, in radians.
  private(set) var rotation: Double = 0
  /// The distance from the center within which an angle is ignored.
  var innerRadius: Double = 10

  private var trackedTouch: Touch?

  override init(target: Any?, action: Action?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = true
    delaysTouchesEnded = false
  }

  override var state: GestureRecognizer.State {
    get { super.state }
    set {
      if newValue == .failed { trackedTouch = nil }
      super.state = newValue
    }
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      for touch in touches where touch != trackedTouch {
        ignore(touch, for: event)
      }
      if trackedTouch == nil { state = .failed }
      return
    }
    trackedTouch = touches.first
    if distanceToMiddle(of: location(in: view)) < innerRadius {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let center = Point(x: view!.bounds.midX, y: view!.bounds.midY)
    let previous = touch.previousLocation(in: view)
    let current = touch.location(in: view!)
    var angle = atan2(current.y - center.y, current.x - center.x)
    angle -= atan2(previous.y - center.y, previous.x - center.x)
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    rotation = angle
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }

  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
    otherGestureRecognizer.name == "goes first"
  }

  override func reset() {
    super.reset()
    rotation = 0
    trackedTouch = nil
  }

  private func distanceToMiddle(of point: Point) -> Double {
    let bounds = view?.bounds ?? .zero
    return hypot(point.x - bounds.midX, point.y - bounds.midY)
  }
}
