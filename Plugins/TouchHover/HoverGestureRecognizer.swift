public import TouchCore
public import TouchGestures

/// Follows a pointer without contact over its view (HO-1).
///
/// It begins when the pointer enters, changes as it moves and ends when it leaves; it takes no fingers, keeps no other
/// recognizer out and is kept out by none.
open class HoverGestureRecognizer: GestureRecognizer {
  private var pointer: Touch?

  /// Makes a recognizer that calls an action on a target, which it does not retain.
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    allowedTouchTypes = []
    cancelsTouchesInView = false
  }

  /// Hovering.
  open override var traits: GestureTraits { GestureTraits(kind: .hover, numberOfTouches: 0, isContinuous: true) }
  /// Always.
  open override var receivesHover: Bool { true }

  /// How far the pointer is above the surface, from 0 to 1; 0 where unsupported.
  open var zOffset: Double { 0 }
  /// A hovering pencil's angle to the screen in radians; 0 where unsupported.
  open var altitudeAngle: Double { pointer.map { $0.type == .pencil ? $0.altitudeAngle : 0 } ?? 0 }
  /// A hovering pencil's turn about its own axis in radians; 0 where unsupported.
  open var rollAngle: Double { pointer?.rollAngle ?? 0 }
  /// A hovering pencil's direction in radians in a view's coordinates; 0 where unsupported.
  open func azimuthAngle(in view: View?) -> Double { pointer?.azimuthAngle(in: view) ?? 0 }

  /// Begins.
  open override func hoverEntered(_ pointer: Touch, with event: TouchEvent) {
    self.pointer = pointer
    ask(for: .began, because: GestureReason("HO-1", "a pointer without contact came over its node"))
  }

  /// Changes.
  open override func hoverMoved(_ pointer: Touch, with event: TouchEvent) {
    state = .changed
  }

  /// Ends.
  open override func hoverExited(_ pointer: Touch, with event: TouchEvent) {
    state = .ended
  }

  /// Forgets the pointer.
  open override func reset() {
    pointer = nil
  }

  /// Keeps nobody out.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Is kept out by nobody.
  open override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { false }
}

extension TouchPlugin {
  /// The hover recognizer, as kind `hover`.
  public static var hover: TouchPlugin {
    TouchPlugin("hover") { registry in
      registry.add(RecognizerDescription("hover", make: { HoverGestureRecognizer() }))
    }
  }
}
