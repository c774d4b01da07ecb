import TouchUIKitNames

/// A recognizer as it is written for UIKit: nothing here is Touchstone's name but the import.
final class SwirlRecognizer: UIGestureRecognizer {
  private var fingers = Set<UITouch>()
  private(set) var turned: CGFloat = 0
  private(set) var began: CFTimeInterval = 0
  private var last: CGVector?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers.formUnion(touches)
    began = CACurrentMediaTime()
    if fingers.count > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = fingers.intersection(touches).first, let view else { return }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = touch.location(in: view)
    let arm = CGVector(dx: place.x - middle.x, dy: place.y - middle.y)
    if let last { turned += atan2(last.dx * arm.dy - last.dy * arm.dx, last.dx * arm.dx + last.dy * arm.dy) }
    last = arm
    if fabs(turned) > .pi / 2 { state = state == .possible ? .began : .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.subtract(touches)
    if fingers.isEmpty { state = state == .possible ? .failed : .ended }
  }

  override func reset() {
    fingers.removeAll()
    turned = 0
    last = nil
  }
}

/// A delegate as it is written for UIKit.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return gestureRecognizer is SwirlRecognizer
  }
}
