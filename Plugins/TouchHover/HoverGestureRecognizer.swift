public import TouchGestures
public import TouchPlugins

/// Follows a pointer without contact over its view.
///
/// It begins when the pointer enters, changes as it moves and ends when it leaves; it takes no fingers, keeps no other
/// recognizer and is prevented by none (HO-1, HO-2).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let hover = HoverGestureRecognizer()
/// hover.addAction { print($0.state, $0.location(in: $0.view)) }
/// window.addGestureRecognizer(hover)
/// window.dispatcher.sendHover(at: Point(x: 30, y: 30), timestamp: 0)  // Prints "began Point(x: 30.0, y: 30.0)"
/// ```
open class HoverGestureRecognizer: GestureRecognizer {
  private var follows: Touch?
  /// The pointer; forgotten before the gesture is over, also when it is broken off from outside (HO-1).
  private var pointer: Touch? {
    get { state == .possible || state == .began || state == .changed ? follows : nil }
    set { follows = newValue }
  }

  /// The pointer, if it is a pencil: only a pencil has a height and angles.
  fileprivate var pencil: Touch? { pointer?.type == .pencil ? pointer : nil }

  /// Makes a recognizer that calls an action on a target, which it does not retain.
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    allowedTouchTypes = []
    cancelsTouchesInView = false
  }

  open override var receivesPresses: Bool { false }

  open override var traits: GestureTraits { GestureTraits(kind: .hover, numberOfTouches: 0, isContinuous: true) }
  open override var receivesHover: Bool { true }

  /// Returns `true` for another hover alone: others cannot wait for a hover (HO-2).
  open override func canBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    otherGestureRecognizer is HoverGestureRecognizer
  }

  /// Always `true`; setting it has no effect (HO-2).
  open override var requiresExclusiveTouchType: Bool {
    get { true }
    set {}
  }

  /// 1 while a pointer is over the view, else 0 (HO-1).
  open override var numberOfTouches: Int { pointer == nil ? 0 : 1 }

  /// Returns where the pointer is, in a node's coordinates; (0, 0) without one, as in the last action (HO-1).
  open override func location(in node: (any TouchNode)?) -> Point { pointer?.location(in: node) ?? .zero }

  /// How far a hovering pencil is above the surface, from 0 to 1; 0 where unsupported.
  open var zOffset: Double { pencil?.zOffset ?? 0 }
  /// A hovering pencil's angle to the screen in radians; 0 where unsupported.
  open var altitudeAngle: Double { pencil?.altitudeAngle ?? 0 }
  /// A hovering pencil's turn about its own axis in radians; 0 where unsupported.
  open var rollAngle: Double { pencil?.rollAngle ?? 0 }
  /// Returns a hovering pencil's direction in radians in a view's coordinates; 0 where unsupported.
  open func azimuthAngle(in node: (any TouchNode)?) -> Double { pencil?.azimuthAngle(in: node) ?? 0 }

  /// Returns a hovering pencil's direction as a vector of length 1 in a view's coordinates; (1, 0) where unsupported.
  open func azimuthUnitVector(in node: (any TouchNode)?) -> Vector {
    pencil?.azimuthUnitVector(in: node) ?? Vector(dx: 1, dy: 0)
  }

  open override func hoverEntered(_ pointer: Touch, with event: TouchEvent) {
    guard self.pointer == nil else { return }
    self.pointer = pointer
    ask(for: .began, because: GestureReason("HO-1", "a pointer without contact came over its node"))
  }

  /// Continues with the pointer that it follows; it ignores a pointer that it had to release until that pointer returns.
  open override func hoverMoved(_ pointer: Touch, with event: TouchEvent) {
    if self.pointer != nil { state = .changed }
  }

  open override func hoverExited(_ pointer: Touch, with event: TouchEvent) {
    guard self.pointer != nil else { return }
    self.pointer = nil
    state = .ended
  }

  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    pointer = nil
    state = .cancelled
  }

  open override func reset() { pointer = nil }

  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { false }
}

extension GestureKind {
  /// A pointer without contact.
  public static var hover: GestureKind { "hover" }
}

/// Offers the hover recognizer, as kind `hover`.
public final class HoverPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "hover"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      "hover", make: { HoverGestureRecognizer() },
      values: { hover in
        let location = hover.location(in: hover.node)
        // The values of a pencil, which other pointers do not have.
        let angles = [
          ("zOffset", hover.zOffset), ("altitudeAngle", hover.altitudeAngle),
          ("azimuthAngle", hover.azimuthAngle(in: hover.node)), ("rollAngle", hover.rollAngle),
        ]
        let isPencil = hover.pencil != nil
        return [LoggedValue("location", [location.x, location.y])]
          + (isPencil ? angles.map { LoggedValue($0.0, [$0.1]) } : [])
      })
  ]

  /// Creates the plugin.
  public init() {}
}
