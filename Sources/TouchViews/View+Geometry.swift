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
    if isInWindow, !isFinite { reportGeometry() }
  }

  /// Reports a number that is not finite.
  final func reportGeometry() { rootView.touchContext?.report(.nonFiniteGeometry) }

  /// The box around the view as its transform shows it; an empty one at the center where a number of it would be NaN.
  final var transformedFrame: Rect {
    let box = storedBounds.applying(transformedPlacement)
    return box.hasNaN ? Rect(origin: anchorPosition, size: .zero) : box
  }

  /// Places a transformed view in a frame, whose middle becomes that of what its transform shows (HT-22).
  final func fill(_ frame: Rect) {
    let transform = extras?.transform ?? .identity
    guard transform.isFinite else { return reportGeometry() }
    if let inverse = transform.inverted() {
      let size = frame.size.applying(inverse)
      storedBounds.size = Size(width: abs(size.width), height: abs(size.height))
    } else {
      rootView.touchContext?.report(.invalidArgument("a frame for a view that its transform flattens"))
    }
    let anchor = anchorShare
    let size = storedBounds.size
    let share = Size(width: (anchor.x - 0.5) * size.width, height: (anchor.y - 0.5) * size.height)
    let toAnchor = share.applying(transform)
    let center = Point(
      x: frame.origin.x + frame.size.width / 2 + toAnchor.width - transform.tx,
      y: frame.origin.y + frame.size.height / 2 + toAnchor.height - transform.ty)
    position = Point(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
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

extension Rect {
  /// Whether one of its four numbers is NaN.
  var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}
