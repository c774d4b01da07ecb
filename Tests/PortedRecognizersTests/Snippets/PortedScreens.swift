import Foundation
import Touchstone

// Views and controllers as people write them for UIKit, with the substitutions that the architecture lists and no other.

class DrawingView: View {
  var lines = [[Point]]()
  var lastPoint = Point.zero
  var swiped = false

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = touches.first else { return }
    swiped = false
    lastPoint = touch.location(in: self)
    lines.append([lastPoint])
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = touches.first else { return }
    swiped = true
    let all = event?.coalescedTouches(for: touch) ?? [touch]
    for coalesced in all {
      let currentPoint = coalesced.location(in: self)
      lines[lines.count - 1].append(currentPoint)
      lastPoint = currentPoint
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if !swiped { lines[lines.count - 1].append(lastPoint) }
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    touchesEnded(touches, with: event)
    lines.removeLast()
  }
}

class DraggableView: View {
  override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = false
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    super.touchesBegan(touches, with: event)
    superview?.bringSubviewToFront(self)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = touches.first, let superview = superview else { return }
    let location = touch.location(in: superview)
    let previous = touch.previousLocation(in: superview)
    frame = frame.offsetBy(dx: location.x - previous.x, dy: location.y - previous.y)
    center.x = max(center.x, 0)
  }
}

class LargeTouchButton: Button {
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    let margin: Double = 20
    return bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

class PassThroughView: View {
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    let hitView = super.hitTest(point, with: event)
    return hitView == self ? nil : hitView
  }
}

class OverflowView: View {
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      let subPoint = subview.convert(point, from: self)
      if let result = subview.hitTest(subPoint, with: event) {
        return result
      }
    }
    return super.hitTest(point, with: event)
  }
}

class PhotoViewController: ViewController, GestureRecognizerDelegate {
  let photo = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  var log = [String]()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)

    let pan = PanGestureRecognizer(target: self, action: Action("handlePan", PhotoViewController.handlePan))
    let pinch = PinchGestureRecognizer(target: self, action: Action("handlePinch", PhotoViewController.handlePinch))
    let rotate = RotationGestureRecognizer(
      target: self, action: Action("handleRotate", PhotoViewController.handleRotate))
    for recognizer in [pan, pinch, rotate] as [GestureRecognizer] {
      recognizer.delegate = self
      photo.addGestureRecognizer(recognizer)
    }

    let doubleTap = TapGestureRecognizer(target: self, action: Action("reset", PhotoViewController.reset))
    doubleTap.numberOfTapsRequired = 2
    let tap = TapGestureRecognizer(target: self, action: Action("tapped", PhotoViewController.tapped(_:)))
    tap.require(toFail: doubleTap)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(doubleTap)

    let directions: [SwipeGestureRecognizer.Direction] = [.left, .right]
    for direction in directions {
      let swipe = SwipeGestureRecognizer(target: self, action: Action("swiped", PhotoViewController.swiped))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }

    let longPress = LongPressGestureRecognizer(target: self, action: Action("held", PhotoViewController.held))
    longPress.minimumPressDuration = 0.6
    longPress.delegate = self
    view.addGestureRecognizer(longPress)
  }

  func handlePan(_ gesture: PanGestureRecognizer) {
    let translation = gesture.translation(in: view)
    guard let gestureView = gesture.view else { return }
    gestureView.center = Point(x: gestureView.center.x + translation.x, y: gestureView.center.y + translation.y)
    gesture.setTranslation(.zero, in: view)
    guard gesture.state == .ended else { return }
    let velocity = gesture.velocity(in: view)
    let magnitude = sqrt((velocity.x * velocity.x) + (velocity.y * velocity.y))
    log.append("pan ended \(magnitude > 100 ? "fast" : "slow")")
  }

  func handlePinch(_ gesture: PinchGestureRecognizer) {
    guard let gestureView = gesture.view else { return }
    gestureView.transform = gestureView.transform.scaledBy(x: gesture.scale, y: gesture.scale)
    gesture.scale = 1
  }

  func handleRotate(_ gesture: RotationGestureRecognizer) {
    guard let gestureView = gesture.view else { return }
    gestureView.transform = gestureView.transform.rotated(by: gesture.rotation)
    gesture.rotation = 0
  }

  func reset() {
    photo.transform = .identity
    log.append("reset")
  }

  func tapped(_ sender: TapGestureRecognizer) {
    let point = sender.location(in: sender.view)
    if sender.state == .ended { log.append("tapped \(Int(point.x)) \(Int(point.y))") }
  }

  func swiped(_ sender: SwipeGestureRecognizer) {
    switch sender.direction {
    case .left: log.append("next")
    case .right: log.append("previous")
    default: break
    }
  }

  func held(_ sender: GestureRecognizer) {
    switch sender.state {
    case .began: log.append("held")
    case .ended, .cancelled, .failed: log.append("released")
    default: break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    return gestureRecognizer.view == photo && otherGestureRecognizer.view == photo
  }

  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    if gestureRecognizer is LongPressGestureRecognizer, touch.view?.isDescendant(of: photo) == true {
      return false
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? PanGestureRecognizer {
      let translation = pan.translation(in: pan.view)
      return abs(translation.x) + abs(translation.y) > 0
    }
    return true
  }
}

class DialControl: Control {
  var value: Double = 0 { didSet { value = min(max(value, 0), 1) } }
  private var previousLocation = Point()

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    return bounds.contains(previousLocation)
  }

  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let location = touch.location(in: self)
    value += (location.x - previousLocation.x) / bounds.width
    previousLocation = location
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    super.endTracking(touch, with: event)
  }
}

class SettingsViewController: ViewController {
  let dial = DialControl(frame: Rect(x: 20, y: 20, width: 100, height: 100))
  let button = LargeTouchButton(frame: Rect(x: 200, y: 40, width: 20, height: 20))
  var events = [String]()

  override func viewDidLoad() {
    super.viewDidLoad()
    dial.addTarget(
      self, action: Action("dialChanged", SettingsViewController.dialChanged(_:)), for: .valueChanged)
    button.addTarget(self, action: Action("done", SettingsViewController.done(_:_:)), for: .touchUpInside)
    button.addTarget(self, action: Action("down", SettingsViewController.down), for: [.touchDown, .touchDragEnter])
    view.addSubview(dial)
    view.addSubview(button)
  }

  func dialChanged(_ sender: DialControl) { events.append("dial \(sender.value)") }
  func done(_ sender: Button, _ event: TouchEvent?) {
    events.append("done by \(event?.touches(for: sender)?.count ?? 0)")
  }
  func down() { events.append("down") }

  override var canBecomeFirstResponder: Bool { return true }

  override func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    if motion == .motionShake { events.append("shaken") } else { super.motionEnded(motion, with: event) }
  }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    for press in presses {
      switch press.type {
      case .select: events.append("selected")
      default: super.pressesBegan(presses, with: event)
      }
    }
  }
}

extension View {
  /// The controller of the view, found the way that everybody finds it.
  var parentViewController: ViewController? {
    var parentResponder: (any Responder)? = self
    while parentResponder != nil {
      parentResponder = parentResponder!.next
      if let viewController = parentResponder as? ViewController {
        return viewController
      }
    }
    return nil
  }
}
