public import TouchGestures
import TouchScrollView

/// Recognizes a quick finger on a page that is still turning, for which the pan of its scroll view waits (PH-6a).
public final class PageSwipeGestureRecognizer: GestureRecognizer {
  /// How long a finger may rest, in seconds.
  public static var longestRest: Double { 1.0 / 12 }
  /// The distance on one axis that it must exceed, in points.
  public static var distance: Double { 50 }

  /// The object that it queries and notifies.
  var content: (any PanContent)?
  private var start: Point?

  /// Creates a recognizer that asks no view whether it may begin: it takes touches away only once it is recognized.
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    addAction { swipe in swipe.content?.pageWasSwiped() }
  }

  /// A drag that ends quickly.
  public override var traits: GestureTraits { GestureTraits(kind: "pageSwipe") }

  public override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard start == nil, touches.count == 1, content?.isMovingToPage ?? false else {
      return fail(because: GestureReason("PH-6a", "no page was turning, or there was another finger"))
    }
    start = screenLocation(of: touches[0])
    scheduleDeadline(at: event.timestamp + Self.longestRest)
  }

  public override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    scheduleDeadline(at: event.timestamp + Self.longestRest)
  }

  public override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    guard let start, let touch = touches.first else { return state = .failed }
    let way = screenLocation(of: touch) - start
    let farthest = max(way.x.magnitude, way.y.magnitude)
    guard farthest.exceeds(Self.distance) else {
      return fail(
        because: GestureReason(
          "PH-6a", "did not move enough", measured: farthest, limit: Self.distance, unit: "pt"))
    }
    state = .ended
    cancelsTouchesInView = true
  }

  public override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .failed }

  public override func deadlineReached(_ tag: Int, at time: Timestamp) {
    fail(because: GestureReason("PH-6a", "rested", measured: Self.longestRest, limit: Self.longestRest, unit: "s"))
  }

  public override func reset() {
    start = nil
    cancelsTouchesInView = false
  }
}
