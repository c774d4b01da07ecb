public import TouchGestures

/// Recognizes a check mark drawn by one finger, when the finger lifts.
open class CheckMarkGestureRecognizer: GestureRecognizer {
  /// How tall each of the two parts must be at least, in points; 10 by default.
  open var minimumStrokeHeight = 10.0

  private var stroke: CheckMarkStroke?
  /// Where the last check mark turned upwards, in the coordinates of the root.
  private var lastCorner = Point.zero

  /// A stroke of one finger that goes both ways and is over when it is recognized.
  open override var traits: GestureTraits {
    GestureTraits(kind: "org.example.checkMark", numberOfTouches: 1, axes: .all)
  }

  /// Returns where the check mark turned upwards, in a node's coordinates.
  public final func corner(in node: (any TouchNode)?) -> Point {
    node?.convert(lastCorner, fromNode: nil) ?? lastCorner
  }

  /// Starts a stroke; more fingers make no check mark.
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard numberOfTouches == 1 else {
      return fail(because: GestureReason("checkMark", "more than one finger is down"))
    }
    stroke = CheckMarkStroke(at: touches[0].location(in: nil))
  }

  /// Checks whether the stroke may still become a check mark.
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { follow(touches) }

  /// Recognizes a stroke whose parts are tall enough.
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    follow(touches)
    guard state == .possible, let stroke else { return }
    let height = min(stroke.depth, stroke.rise)
    guard height >= minimumStrokeHeight else {
      return fail(
        because: GestureReason(
          "checkMark", "a part is too short", measured: height, limit: minimumStrokeHeight, unit: "points",
          property: "minimumStrokeHeight"))
    }
    lastCorner = stroke.corner
    state = .recognized
  }

  /// Fails.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    fail(because: GestureReason("checkMark", "the touch was cancelled"))
  }

  /// Discards the stroke; the corner stays available after the action.
  open override func reset() { stroke = nil }

  private func follow(_ touches: [Touch]) {
    guard let place = touches.first?.location(in: nil) else { return }
    switch stroke?.move(to: place) {
    case .wentLeft: fail(because: GestureReason("checkMark", "the finger went back to the left"))
    case .wentDownAgain: fail(because: GestureReason("checkMark", "the finger went down again"))
    case nil: break
    }
  }
}
