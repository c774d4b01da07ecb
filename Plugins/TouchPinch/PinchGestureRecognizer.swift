public import TouchGestures
public import TouchPlugins

/// Recognizes two fingers that spread or close.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let pinch = PinchGestureRecognizer()
/// pinch.addAction { print($0.state, $0.scale) }
/// window.addGestureRecognizer(pinch)
/// for (time, phase, half) in [(0.0, TouchPhase.began, 40.0), (0.1, .moved, 66), (0.2, .moved, 132)] {
///   window.send([
///     TouchSample(id: 1, phase: phase, location: Point(x: 150 - half, y: 100), timestamp: time),
///     TouchSample(id: 2, phase: phase, location: Point(x: 150 + half, y: 100), timestamp: time),
///   ])
/// }
/// // Prints "began 1.5"
/// // Prints "changed 3.0"
/// ```
open class PinchGestureRecognizer: TwoTouchGestureRecognizer {
  /// The default of ``slop``: 8 points (PI-2).
  public static var defaultSlop: Double { 8 }
  /// The default of ``pointerSlop``: 2 points (PI-2).
  public static var defaultPointerSlop: Double { 2 }

  /// How much the fingers' distance must change for a pinch to begin with more, in points; 8 by default (PI-2).
  ///
  /// This much is left out of the scale.
  open var slop = PinchGestureRecognizer.defaultSlop
  /// What stands for ``slop`` between two pointers, in points; 2 by default (PI-2).
  open var pointerSlop = PinchGestureRecognizer.defaultPointerSlop

  private var measure = PinchScale(distance: 0)
  private var analyser = PairAnalyser.pinch
  private var rate = SmoothedRate()

  open override var traits: GestureTraits { GestureTraits(kind: .pinch, numberOfTouches: 2, isContinuous: true) }

  /// Below pans.
  open override var decisionRank: DecisionRank { DecisionRank(family: 2, rank: 0) }

  /// The distance of the fingers relative to the start, as far as it is due to spreading or closing (PI-2, PI-3).
  ///
  /// It is 1 before the pinch begins; what was set before is void once it begins. Setting it lets the present distance
  /// stand for the new value and leaves the velocity alone; a value below 0 is ignored.
  open var scale: Double {
    get { measure.scale }
    set {
      guard newValue.isFinite, newValue >= 0 else { return }
      measure.set(scale: newValue)
    }
  }

  /// How fast ``scale`` changes, in units a second: smoothed over the last events, and not aged by time (PI-5).
  open var velocity: Double { rate.value }

  open override var startReason: GestureReason {
    GestureReason(
      "PI-2", "the fingers' distance changed enough", measured: measure.change, limit: presentSlop, unit: "pt",
      property: "slop")
  }

  open override var missReason: GestureReason {
    GestureReason(
      "PI-2", "lifted before the fingers' distance had changed enough", measured: measure.change, limit: presentSlop,
      unit: "pt", property: "slop")
  }

  open override func pairBegan(distance: Double, takesOver: Bool, at time: Timestamp) {
    if takesOver {
      measure.takeOver(distance: distance)
      rate.resume(at: time)
    } else {
      measure = PinchScale(distance: distance)
      analyser = PairAnalyser.pinch
      rate.start(at: time)
    }
  }

  open override func pairMoved(_ step: PairStep, at time: Timestamp) -> Bool {
    // Worked on as copies: checks of exclusive access would cost more than the sums.
    var (analyser, rate) = (analyser, rate)
    let isSpread = analyser.add(step) == .spread
    let before = measure.scale
    // Out of the window a pinch does not begin, whatever the distance is.
    let slop = measure.hasBegun ? 0 : hasBegun || isInsideWindow ? presentSlop : .infinity
    let begins = measure.move(to: step.distance, isSpread: isSpread, slop: slop)
    if isSpread {
      rate.add(change: measure.scale - before, at: time)
    } else {
      rate.addNothing(at: time)
    }
    (self.analyser, self.rate) = (analyser, rate)
    return begins
  }

  private var presentSlop: Double { followsPointers ? pointerSlop : slop }

  private var isInsideWindow: Bool {
    guard let root = node?.rootNode else { return true }
    let bounds = root.nodeBounds
    // A step over a copy: the questions may end the pinch.
    for finger in pair where !bounds.contains(finger.location(in: root)) { return false }
    return true
  }
}

/// Offers the pinch recognizer, as kind `pinch`.
public final class PinchPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "pinch"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      "pinch", make: { PinchGestureRecognizer() },
      properties: [.number("scale", { $0.scale }, { $0.scale = $1 })],
      values: { [LoggedValue("scale", [$0.scale])] }, velocities: { [LoggedValue("velocity", [$0.velocity])] })
  ]

  /// Creates the plugin.
  public init() {}
}
