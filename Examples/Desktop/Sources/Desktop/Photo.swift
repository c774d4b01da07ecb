import Foundation
import Touchstone

/// A picture that one finger moves, and two fingers turn and stretch at the same time.
final class Photo: View, Painted, GestureRecognizerDelegate {
  override init(frame: Rect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned self] pan in
      center += pan.translation(in: superview)
      pan.setTranslation(.zero, in: superview)
      if pan.state == .ended { say("photo: moved") }
    }
    let pinch = PinchGestureRecognizer()
    pinch.addAction { [unowned self] pinch in
      transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
      if pinch.state == .ended { say("photo: \(Int((stretch * 100).rounded())) % of its size") }
    }
    let rotation = RotationGestureRecognizer()
    rotation.addAction { [unowned self] rotation in
      transform = transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
      if rotation.state == .ended { say("photo: turned by \(Int((turn * 180 / .pi).rounded()))°") }
    }
    for recognizer in [pan, pinch, rotation] as [GestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  private var stretch: Double { (transform.a * transform.a + transform.b * transform.b).squareRoot() }
  private var turn: Double { atan2(transform.b, transform.a) }

  // Moving, stretching and turning go together.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { gestureRecognizer.view === other.view }

  func paint(_ canvas: Canvas) {
    canvas.fill(bounds.offsetBy(dx: 0, dy: 3).insetBy(dx: -1, dy: -1), Colour(20, 30, 50, 40), radius: 6)
    canvas.fill(bounds, Colour(255, 255, 255), radius: 4)
    let sky = bounds.insetBy(dx: 8, dy: 8)
    canvas.fill(sky, Colour(143, 195, 240))
    canvas.circle(Point(x: sky.maxX - 28, y: sky.minY + 24), radius: 13, Colour(255, 243, 196))
    canvas.fill(Rect(x: sky.minX, y: sky.midY, width: sky.width, height: sky.height / 2), Colour(95, 157, 114))
    canvas.fill(Rect(x: sky.minX, y: sky.maxY - 16, width: sky.width, height: 16), Colour(70, 125, 90))
    canvas.write("Move me, turn me", at: Point(x: sky.midX, y: sky.maxY - 8), height: 7, Colour(255, 255, 255), .middle)
  }
}
