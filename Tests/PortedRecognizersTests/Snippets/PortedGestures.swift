import Touchstone

// Recognizers as people write them for UIKit, with the substitutions that the architecture lists and no other.

/// A pan of one axis that gives up as soon as a finger goes along the other.
class DirectionPanGestureRecognizer: PanGestureRecognizer {
  enum Direction { case vertical, horizontal }

  var direction = Direction.horizontal
  private var drag = false
  private var moveX = 0.0
  private var moveY = 0.0

  init(direction: Direction, target: Any?, action: Action?) {
    self.direction = direction
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    if state == .failed { return }
    let nowPoint = touches.first!.location(in: view)
    let prevPoint = touches.first!.previousLocation(in: view)
    moveX += prevPoint.x - nowPoint.x
    moveY += prevPoint.y - nowPoint.y
    if !drag {
      if abs(moveX) > 5 {
        if direction == .vertical { state = .failed } else { drag = true }
      } else if abs(moveY) > 5 {
        if direction == .horizontal { state = .failed } else { drag = true }
      }
    }
  }

  override func reset() {
    super.reset()
    drag = false
    moveX = 0
    moveY = 0
  }
}

/// Three strokes to and fro.
class TickleGestureRecognizer: GestureRecognizer {
  private let requiredTickles = 2
  private let distanceForTickleGesture: Double = 25

  enum TickleDirection: Int {
    case unknown
    case left
    case right
  }

  private var tickleCount = 0
  private var tickleStartLocation: Point = .zero
  private var latestDirection: TickleDirection = .unknown

  override func reset() {
    tickleCount = 0
    latestDirection = .unknown
    tickleStartLocation = .zero

    if state == .possible {
      state = .failed
    }
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard let touch = touches.first else { return }
    tickleStartLocation = touch.location(in: view)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard let touch = touches.first else { return }
    let tickleLocation = touch.location(in: view)
    let horizontalDifference = tickleLocation.x - tickleStartLocation.x
    if abs(horizontalDifference) < distanceForTickleGesture { return }

    let direction: TickleDirection = horizontalDifference < 0 ? .left : .right
    if latestDirection == .unknown || (latestDirection == .left && direction == .right)
      || (latestDirection == .right && direction == .left)
    {
      tickleStartLocation = tickleLocation
      latestDirection = direction
      tickleCount += 1
      if state == .possible && tickleCount > requiredTickles {
        state = .ended
      }
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    reset()
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    reset()
  }
}

/// A closed path, drawn with one finger.
class CircleGestureRecognizer: GestureRecognizer {
  private var touchedPoints = [Point]()
  var tolerance: Double = 20
  private(set) var isCircle = false

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
    }
    state = .began
    let window = view?.window
    if let loc = touches.first?.location(in: window) {
      touchedPoints.append(loc)
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    if state == .failed {
      return
    }
    let window = view?.window
    if let loc = touches.first?.location(in: window) {
      touchedPoints.append(loc)
      state = .changed
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    super.touchesEnded(touches, with: event)
    if let first = touchedPoints.first, let last = touchedPoints.last {
      isCircle = touchedPoints.count > 4 && abs(first.x - last.x) < tolerance && abs(first.y - last.y) < tolerance
    }
    state = isCircle ? .ended : .failed
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    touchedPoints.removeAll(keepingCapacity: true)
    isCircle = false
    state = .possible
  }
}

/// Any touch beside controls, as for putting a keyboard away.
class AnyTouchGestureRecognizer: GestureRecognizer {
  override init(target: Any?, action: Action?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if let touch = touches.first, touch.view is Control {
      state = .cancelled
    } else {
      state = .began
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    state = .ended
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { false }
}

/// A double tap that stays down and zooms by the finger's way, as in maps.
class DoubleTapDragGestureRecognizer: GestureRecognizer {
  private(set) var scale: Double = 1
  private var start = Point.zero

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard touches.count == 1, let touch = touches.first, event.allTouches?.count == 1 else {
      state = .failed
      return
    }
    if touch.tapCount == 2 {
      start = touch.location(in: view)
      state = .began
    } else if touch.tapCount > 2 {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard let touch = touches.first, state == .began || state == .changed else { return }
    scale = 1 + (touch.location(in: view).y - start.y) / 100
    state = .changed
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if state == .began || state == .changed { state = .ended }
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    scale = 1
  }

  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
    return otherGestureRecognizer is SwipeGestureRecognizer
  }
}
