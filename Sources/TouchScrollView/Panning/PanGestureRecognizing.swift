public import TouchEvents

/// A continuous drag, as a node that scrolls needs it.
public protocol PanGestureRecognizing: GestureRecognizing {
  /// The wheels and trackpads whose movements pan; scroll views allow all (PA-1, SD-6).
  var allowedScrollTypesMask: ScrollTypeMask { get set }
  /// Returns how fast the fingers' center moves, in points per second in a node's coordinates (PA-5).
  func velocity(in node: (any TouchNode)?) -> Point
  /// Lets the translation count from another value, in a node's coordinates and points.
  func setTranslation(_ translation: Point, in node: (any TouchNode)?)
  /// Adds a closure that is called with the pan's state at each action.
  func addPanHandler(_ handler: @escaping (GestureState) -> Void)
}

/// A continuous pinch, as a node that zooms needs it.
public protocol PinchGestureRecognizing: GestureRecognizing {
  /// The distance of the fingers relative to the start.
  var scale: Double { get set }
  /// How fast ``scale`` changes, in units a second.
  var velocity: Double { get }
  /// A Boolean value that indicates whether two fingers are followed; `false` as soon as one of them lifts (PI-4).
  var followsPair: Bool { get }
  /// Adds a closure that is called with the pinch's state at each action.
  func addPinchHandler(_ handler: @escaping (GestureState) -> Void)
}
