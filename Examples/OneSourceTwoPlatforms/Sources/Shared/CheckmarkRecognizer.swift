// One source for both: UIKit on Apple's systems, Touchstone elsewhere.
#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#else
  import TouchUIKitNames
#endif

/// Recognizes a check mark drawn by one finger: down to the right, and then up.
public final class CheckmarkRecognizer: UIGestureRecognizer {
  /// How far each stroke must go, in points.
  public var strokeLength: CGFloat = 20
  private var finger: UITouch?
  private var start = CGPoint.zero
  private var lowest = CGPoint.zero

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.first, touches.count == 1 else {
      state = .failed
      return
    }
    finger = touch
    start = touch.location(in: view)
    lowest = start
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let finger, touches.contains(finger) else { return }
    let place = finger.location(in: view)
    if place.x < finger.previousLocation(in: view).x {
      state = .failed
    } else if place.y >= lowest.y {
      lowest = place
    } else if lowest.y - start.y < strokeLength {
      state = .failed
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    let place = finger.location(in: view)
    state = lowest.y - start.y >= strokeLength && lowest.y - place.y >= strokeLength ? .recognized : .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  public override func reset() {
    finger = nil
  }
}
