public import TouchResponders

extension View {
  /// The stored ``anchorPoint``, whatever a subclass makes of that.
  final var anchorShare: Point { extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }

  /// Where the anchor is in the superview's coordinates; setting it moves the view, whatever a subclass makes of ``center``.
  final var anchorPosition: Point {
    get {
      let anchor = anchorShare
      let size = storedBounds.size
      return Point(x: position.x + anchor.x * size.width, y: position.y + anchor.y * size.height)
    }
    set {
      noteAnimation()
      let anchor = anchorShare
      let size = storedBounds.size
      position = Point(x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height)
      placeChanged()
    }
  }

  /// Makes several changes of where the view is, of which the superview's hit test is notified once, after the last.
  ///
  /// A hit test before that finds the view where it was.
  package final func changePlace(_ changes: () -> Void) {
    flags.insert(.isChangingPlace)
    changes()
    flags.remove(.isChangingPlace)
    boxChanged()
  }

  /// Notifies the superview's hit test that the place or size changed.
  final func placeChanged() {
    boxChanged()
    checkGeometry()
  }

  /// Reports a place, size or transform that is no finite number, in a window: no touch finds the view.
  final func checkGeometry() {
    let isFinite = position.isFinite && storedBounds.isFinite && extras?.transform.isFinite != false
    if isInWindow, !isFinite { rootView.touchContext?.report(.nonFiniteGeometry) }
  }

  /// What takes points from the view's own coordinates to its superview's while it is not transformed.
  final var offset: Point { Point(x: position.x - storedBounds.origin.x, y: position.y - storedBounds.origin.y) }

  /// The ``placement`` of a view with a transform.
  final var transformedPlacement: AffineTransform {
    let anchor = anchorShare
    let bounds = storedBounds
    let pivot = Point(
      x: bounds.origin.x + anchor.x * bounds.size.width, y: bounds.origin.y + anchor.y * bounds.size.height)
    let middle = anchorPosition
    return AffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(extras?.transform ?? .identity)
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  /// The transform from the view's coordinates to those of the samples.
  public final var placementOnScreen: AffineTransform {
    // Above a view there are views alone, most of which only move their content.
    var result = nodePlacement
    forEachViewAbove { view in
      if view.isTransformed {
        result = result.concatenating(view.transformedPlacement)
      } else {
        result.tx += view.position.x - view.storedBounds.origin.x
        result.ty += view.position.y - view.storedBounds.origin.y
      }
    }
    return result
  }

  /// Returns a point of the superview's coordinates in this view's; `nil` when the transform flattens the plane.
  final func fromParent(_ point: Point) -> Point? {
    isTransformed ? transformedPlacement.undo(point) : Point(x: point.x - offset.x, y: point.y - offset.y)
  }
}
