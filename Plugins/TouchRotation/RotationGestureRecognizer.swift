public import TouchCore
public import TouchGestures

/// Recognizes two fingers that turn (4.5).
open class RotationGestureRecognizer: TwoTouchGestureRecognizer {
  private var measure = RotationAngle(direction: 0)
  private var lastRotation = 0.0
  private var rate = 0.0

  /// How far the fingers must turn for a rotation to begin, in radians; ten degrees by default (RO-1).
  open var threshold = RotationAngle.defaultThreshold
  /// How much of that turn the rotation leaves out, in radians; five degrees by default (RO-1).
  open var hysteresis = RotationAngle.defaultHysteresis

  /// Two fingers.
  open override var traits: GestureTraits { GestureTraits(kind: .rotation, numberOfTouches: 2, isContinuous: true) }

  /// How far the fingers turned, in radians, clockwise positive; settable, may exceed half a turn (RO-1, RO-2).
  open var rotation: Double {
    get { measure.rotation }
    set {
      guard newValue.isFinite else { return }
      measure.set(rotation: newValue)
      lastRotation = newValue
      rate = 0
    }
  }

  /// How fast ``rotation`` changes, in radians a second; that of the last movement (RO-2).
  open var velocity: Double { rate }

  /// How far the fingers turned, against what it takes.
  open override var startReason: GestureReason {
    GestureReason(
      "RO-1", "the fingers turned enough", measured: measure.change, limit: measure.threshold, unit: "rad")
  }

  /// How far the fingers turned, against what it takes.
  open override var missReason: GestureReason {
    GestureReason(
      "RO-1", "lifted before the fingers had turned enough", measured: measure.change,
      limit: measure.threshold, unit: "rad")
  }

  /// Starts with the pair's direction, or lets it take over.
  open override func pairBegan(_ first: Point, _ second: Point) {
    let direction = direction(first, second)
    if state == .possible && !isWaitingForFailure {
      measure = RotationAngle(direction: direction, threshold: threshold, hysteresis: hysteresis)
      lastRotation = 0
      rate = 0
    } else {
      measure.takeOver(direction: direction)
    }
  }

  /// Measures the pair's direction.
  open override func pairMoved(_ first: Point, _ second: Point, seconds: Double) -> Bool {
    let begins = measure.move(to: direction(first, second))
    let rotation = measure.rotation
    rate = seconds > 0 ? (rotation - lastRotation) / seconds : rate
    lastRotation = rotation
    return begins
  }

  private func direction(_ first: Point, _ second: Point) -> Double {
    let way = second - first
    return Mathematics.atan2(y: way.y, x: way.x)
  }
}

extension TouchPlugin {
  /// The rotation recognizer, as kind `rotation`.
  public static var rotation: TouchPlugin {
    TouchPlugin("rotation") { registry in
      registry.add(
        RecognizerDescription(
          "rotation", make: { RotationGestureRecognizer() },
          properties: [.number("rotation", { $0.rotation }, { $0.rotation = $1 })],
          values: { [LoggedValue("rotation", [$0.rotation])] },
          velocities: { [LoggedValue("velocity", [$0.velocity])] }))
    }
  }
}
