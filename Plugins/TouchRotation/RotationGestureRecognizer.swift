public import TouchGestures
public import TouchPlugins

/// Recognizes two fingers that turn.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let rotation = RotationGestureRecognizer()
/// rotation.addAction { print($0.state, ($0.rotation * 180 / .pi).rounded()) }
/// window.addGestureRecognizer(rotation)
/// for (time, phase, y) in [(0.0, TouchPhase.began, 0.0), (0.1, .moved, 20), (0.2, .moved, 100)] {
///   window.send([
///     TouchSample(id: 1, phase: phase, location: Point(x: 100, y: 200), timestamp: time),
///     TouchSample(id: 2, phase: phase, location: Point(x: 200, y: 200 + y), timestamp: time),
///   ])
/// }
/// // Prints "began 6.0"
/// // Prints "changed 39.0"
/// ```
open class RotationGestureRecognizer: TwoTouchGestureRecognizer {
  /// The default of ``slop``: five degrees (RO-1).
  public static var defaultSlop: Double { Double.pi / 36 }
  /// The default of ``slopGrowth``: five degrees (RO-1).
  public static var defaultSlopGrowth: Double { Double.pi / 36 }
  /// The default of ``pointerSlop``: one degree (RO-1).
  public static var defaultPointerSlop: Double { Double.pi / 180 }

  /// How far the fingers must turn for a rotation to begin with more, in radians; five degrees by default (RO-1).
  ///
  /// This much is left out of the rotation.
  open var slop = RotationGestureRecognizer.defaultSlop
  /// The amount added to ``slop`` when the fingers' distance has at least doubled, in radians; five degrees by default.
  ///
  /// Of a smaller change the square root of its share counts (RO-1).
  open var slopGrowth = RotationGestureRecognizer.defaultSlopGrowth
  /// The slop for two pointers, in place of ``slop`` and its growth, in radians; one degree by default (RO-1).
  open var pointerSlop = RotationGestureRecognizer.defaultPointerSlop

  private var measure = RotationAngle(distance: 0)
  private var analyser = PairAnalyser.rotation
  private var rate = SmoothedRate()

  open override var traits: GestureTraits { GestureTraits(kind: .rotation, numberOfTouches: 2, isContinuous: true) }

  /// How far the fingers rotated, in radians, clockwise positive; it may exceed half a turn (RO-1, RO-2).
  ///
  /// Setting it leaves nothing out anew, and leaves the velocity alone.
  open var rotation: Double {
    get { measure.rotation }
    set { if newValue.isFinite { measure.set(rotation: newValue) } }
  }

  /// How fast ``rotation`` changes, in radians per second: smoothed over the last events, and not aged by time (RO-2).
  open var velocity: Double { rate.value }

  open override var startReason: GestureReason {
    GestureReason(
      "RO-1", "the fingers turned enough", measured: abs(measure.turn),
      limit: abs(measure.turn) - abs(measure.rotation), unit: "rad", property: "slop")
  }

  open override var missReason: GestureReason {
    GestureReason(
      "RO-1", "lifted before the fingers had turned enough", measured: abs(measure.turn), limit: presentSlop,
      unit: "rad", property: "slop")
  }

  open override func pairBegan(distance: Double, takesOver: Bool, at time: Timestamp) {
    if takesOver {
      measure.takeOver(distance: distance)
      rate.resume(at: time)
    } else {
      measure = RotationAngle(distance: distance)
      analyser = PairAnalyser.rotation
      rate.start(at: time)
    }
  }

  open override func pairMoved(_ step: PairStep, at time: Timestamp) -> Bool {
    // Worked on as copies: checks of exclusive access would cost more than the sums.
    var (analyser, measure, rate) = (analyser, measure, rate)
    defer { (self.analyser, self.measure, self.rate) = (analyser, measure, rate) }
    guard analyser.add(step) == .turn else {
      rate.addNothing(at: time)
      return false
    }
    let before = measure.rotation
    // The slop counts until it begins.
    let (slop, growth) = measure.hasBegun ? (0, 0) : (presentSlop, followsPointers ? 0 : slopGrowth)
    let begins = measure.add(turn: step.turn, distance: step.distance, slop: slop, growth: growth)
    rate.add(change: measure.rotation - before, at: time)
    return begins
  }

  /// Breaks off, whichever finger it is (RO-4).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  private var presentSlop: Double { followsPointers ? pointerSlop : slop }
}

/// Offers the rotation recognizer, as kind `rotation`.
public final class RotationPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "rotation"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      "rotation", make: { RotationGestureRecognizer() },
      properties: [.number("rotation", { $0.rotation }, { $0.rotation = $1 })],
      values: { [LoggedValue("rotation", [$0.rotation])] },
      velocities: { [LoggedValue("velocity", [$0.velocity])] })
  ]

  /// Creates the plugin.
  public init() {}
}
