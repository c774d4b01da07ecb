public import TouchCore
public import TouchGestures

/// Recognizes two fingers that spread or close (4.5).
open class PinchGestureRecognizer: TwoTouchGestureRecognizer, PinchGestureRecognizing {
  private var measure = PinchScale(distance: 0)
  private var lastScale = 1.0
  private var rate = 0.0

  /// How much the fingers' distance must change for a pinch to begin, in points; 10 by default (PI-2).
  open var threshold = PinchScale.defaultThreshold
  /// How much of that change the scale leaves out, in points; 8 by default (PI-2).
  open var hysteresis = PinchScale.defaultHysteresis

  /// Two fingers.
  open override var traits: GestureTraits { GestureTraits(kind: .pinch, numberOfTouches: 2, isContinuous: true) }

  /// The distance of the fingers relative to the start; settable to any positive number (PI-3).
  open var scale: Double {
    get { measure.scale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      measure.set(scale: newValue)
      lastScale = newValue
      rate = 0
    }
  }

  /// How fast ``scale`` changes, in units a second; that of the last movement (PI-3).
  open var velocity: Double { rate }

  /// Calls a closure at each action, with the pinch's state then.
  public final func addPinchHandler(_ handler: @escaping (GestureState) -> Void) {
    addAction { pinch in handler(pinch.state) }
  }

  /// How much the distance changed, against what it takes.
  open override var startReason: GestureReason {
    // The part that went into the baseline counts here.
    GestureReason(
      "PI-2", "the fingers' distance changed enough", measured: measure.change + measure.hysteresis,
      limit: measure.threshold, unit: "pt")
  }

  /// How much the distance changed, against what it takes.
  open override var missReason: GestureReason {
    GestureReason(
      "PI-2", "lifted before the fingers' distance had changed enough", measured: measure.change,
      limit: measure.threshold, unit: "pt")
  }

  /// Starts with the pair's distance, or lets it take over.
  open override func pairBegan(_ first: Point, _ second: Point) {
    let distance = first.distance(to: second)
    if state == .possible && !isWaitingForFailure {
      measure = PinchScale(distance: distance, threshold: threshold, hysteresis: hysteresis)
      lastScale = 1
      rate = 0
    } else {
      measure.takeOver(distance: distance)
    }
  }

  /// Measures the pair's distance.
  open override func pairMoved(_ first: Point, _ second: Point, seconds: Double) -> Bool {
    let begins = measure.move(to: first.distance(to: second))
    let scale = measure.scale
    rate = seconds > 0 ? (scale - lastScale) / seconds : rate
    lastScale = scale
    return begins
  }
}

extension TouchPlugin {
  /// The pinch recognizer, as kind `pinch`, and as the pinch of scroll views.
  public static var pinch: TouchPlugin {
    TouchPlugin("pinch") { registry in
      registry.makePinch = { PinchGestureRecognizer() }
      registry.add(
        RecognizerDescription(
          "pinch", make: { PinchGestureRecognizer() },
          properties: [.number("scale", { $0.scale }, { $0.scale = $1 })],
          values: { [LoggedValue("scale", [$0.scale])] }, velocities: { [LoggedValue("velocity", [$0.velocity])] }))
    }
  }
}
