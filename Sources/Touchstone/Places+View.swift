public import TouchGestures
public import TouchPan
public import TouchViews

// The methods of places take any node, for trees of one's own. With views in their parameters they are also what UIKit declares,
// so that a protocol of one's own that names them is one that recognizers and touches conform to.

extension Touch {
  /// Returns the location in a view's coordinates, in points; in the window's for `nil`.
  public func location(in view: View?) -> Point { location(in: view as (any TouchNode)?) }
  /// Returns the location of the sample before, in a view's coordinates, in points.
  public func previousLocation(in view: View?) -> Point { previousLocation(in: view as (any TouchNode)?) }
  /// Returns the location with all that the hardware measured, in a view's coordinates, in points.
  public func preciseLocation(in view: View?) -> Point { preciseLocation(in: view as (any TouchNode)?) }
  /// Returns the precise location of the sample before, in a view's coordinates, in points.
  public func precisePreviousLocation(in view: View?) -> Point { precisePreviousLocation(in: view as (any TouchNode)?) }
  /// Returns the direction in which a pencil points, in a view's coordinates, in radians.
  public func azimuthAngle(in view: View?) -> Double { azimuthAngle(in: view as (any TouchNode)?) }
  /// Returns the direction in which a pencil points, in a view's coordinates, as a vector of length 1.
  public func azimuthUnitVector(in view: View?) -> Vector { azimuthUnitVector(in: view as (any TouchNode)?) }
}

extension TouchEvent {
  /// Returns the touches of a view; `nil` when there are none.
  public func touches(for view: View) -> [Touch]? { touches(for: view as any TouchNode) }
}

extension GestureRecognizer {
  /// Returns the location of the gesture in a view's coordinates, in points; in the window's for `nil`.
  public func location(in view: View?) -> Point { location(in: view as (any TouchNode)?) }
  /// Returns the location of one of its touches in a view's coordinates, in points.
  public func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    location(ofTouch: touchIndex, in: view as (any TouchNode)?)
  }
}

extension PanGestureRecognizer {
  /// Returns how far the fingers have moved, in a view's coordinates, in points.
  public func translation(in view: View?) -> Point { translation(in: view as (any TouchNode)?) }
  /// Sets how far the fingers have moved, in a view's coordinates, in points.
  public func setTranslation(_ translation: Point, in view: View?) {
    setTranslation(translation, in: view as (any TouchNode)?)
  }
  /// Returns the velocity in a view's coordinates, in points per second.
  public func velocity(in view: View?) -> Point { velocity(in: view as (any TouchNode)?) }
}

extension View {
  /// Attaches a recognizer to the view, and detaches it from any other (GC-10).
  public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    addGestureRecognizer(gestureRecognizer as any GestureRecognizing)
  }
  /// Detaches a recognizer; a running gesture is cancelled (GR-7).
  public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    removeGestureRecognizer(gestureRecognizer as any GestureRecognizing)
  }
}
