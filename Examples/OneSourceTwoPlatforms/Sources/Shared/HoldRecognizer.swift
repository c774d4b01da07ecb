#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#else
  import TouchUIKitNames
#endif

/// Recognizes a finger that rests at a place for a time, by a clock of its own.
public final class HoldRecognizer: UIGestureRecognizer {
  /// How long the finger must rest, in seconds.
  public var holdDuration: CFTimeInterval = 0.5
  /// How far it may move until then, in points.
  public var allowableMovement: CGFloat = 10
  /// When the finger landed, in seconds.
  public private(set) var landedAt: CFTimeInterval = 0
  private var wait: Waiting?
  private var start = CGPoint.zero

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard wait == nil, let touch = touches.first else { return }
    landedAt = CACurrentMediaTime()
    start = touch.location(in: view)
    wait = after(holdDuration) { [weak self] in
      if self?.state == .possible { self?.state = .recognized }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: view) else { return }
    let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
    if hypot(way.dx, way.dy) > allowableMovement { state = .failed }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  public override func reset() {
    wait?.invalidate()
    wait = nil
  }
}
