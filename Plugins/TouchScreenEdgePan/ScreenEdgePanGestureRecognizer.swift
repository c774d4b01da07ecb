public import TouchGestures
public import TouchPan
public import TouchPlugins

/// Recognizes a drag that starts at an edge of the window and goes inwards.
///
/// The edges are those of the root as it is: there is no interface orientation. Once it has begun it is a pan.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let back = ScreenEdgePanGestureRecognizer()
/// back.edges = .left
/// back.addAction { print("back", $0.state) }
/// window.addGestureRecognizer(back)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 2, y: 200), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .moved, location: Point(x: 40, y: 202), timestamp: 0.1)])
/// // Prints "back began"
/// ```
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges that count; none by default, and then it never begins (ED-1).
  open var edges: RectEdge = []
  /// The limits within which the drag starts and continues (ED-1).
  open var bounds = ScreenEdgeBounds()

  private var start = Point.zero
  private var startTime: Timestamp = 0
  /// The edges from whose strips the finger came; `nil` before its first move.
  private var origin: RectEdge?

  /// Creates a recognizer that calls an action on a target, which it does not retain; its touches are delayed (ED-2).
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    maximumNumberOfTouches = 1
    allowedTouchTypes = [.direct, .indirect, .indirectPointer]
  }

  open override var traits: GestureTraits {
    var traits = super.traits
    traits.kind = .screenEdgePan
    return traits
  }

  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let isFirst = fingers.isEmpty && !hasBegun
    super.touchesBegan(touches, with: event)
    guard isFirst, let finger = fingers.first else { return }
    start = place(of: finger)
    startTime = event.timestamp
    origin = nil
    guard !bounds.allowsLanding(at: start, edges: edges, of: window) else { return }
    let depth = bounds.depth(of: start, inside: edges, of: window)
    fail(
      because: edges.isEmpty
        ? GestureReason("ED-1", "has no edge to begin at", property: "edges")
        : GestureReason(
          "ED-1", "landed too far from its edges", measured: depth, limit: bounds.width + bounds.landingReach,
          unit: "pt", property: "edges"))
  }

  /// Begins or fails by the strip that the finger came from and the way it goes (ED-1).
  open override func judgeMovement(with event: TouchEvent) {
    guard let finger = fingers.first else { return }
    let place = place(of: finger)
    let origin = origin ?? bounds.origin(from: start, to: place, edges: edges, of: window)
    self.origin = origin
    guard !origin.isEmpty else {
      return fail(because: GestureReason("ED-1", "did not come from one of its edges", property: "edges"))
    }
    switch bounds.judge(place - start, seconds: event.timestamp - startTime, from: origin) {
    case .undecided: break
    case .begins:
      begin(
        takingOff: bounds.slop,
        because: GestureReason(
          "ED-1", "went inwards far enough", measured: (place - start).length, limit: bounds.slop, unit: "pt"))
    case .tooFarSideways(let points, let allowed):
      fail(
        because: GestureReason(
          "ED-1", "went too far along its edge", measured: points, limit: allowed, unit: "pt", property: "edges"))
    case .tooSteep(let angle, let allowed):
      fail(
        because: GestureReason(
          "ED-1", "did not go inwards", measured: angle, limit: allowed, unit: "°", property: "edges"))
    }
  }

  /// The bounds of the window, in its coordinates.
  private var window: Rect { node?.rootNode.nodeBounds ?? Rect() }

  private func place(of touch: Touch) -> Point { touch.location(in: node?.rootNode) }
}

/// Offers the edge pan recognizer, as kind `screenEdgePan`.
public final class ScreenEdgePanPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "screenEdgePan"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      pan: "screenEdgePan", make: { ScreenEdgePanGestureRecognizer() },
      properties: [
        .options(
          "edges", [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)], { $0.edges.rawValue },
          { $0.edges = RectEdge(rawValue: $1) })
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
