extension View {
  /// Where the anchor is in the superview's coordinates; setting it moves the view, whatever a subclass makes of ``center``.
  final var anchorPosition: Point {
    get {
      let anchor = anchorPoint
      let size = storedBounds.size
      return Point(x: position.x + anchor.x * size.width, y: position.y + anchor.y * size.height)
    }
    set {
      let anchor = anchorPoint
      let size = storedBounds.size
      position = Point(x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height)
      placeChanged()
    }
  }

  /// The point about which the view is transformed, as a share of its size; its middle by default.
  public final var anchorPoint: Point {
    get { extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set {
      let fixed = anchorPosition
      ensureExtras().anchorPoint = newValue
      anchorPosition = fixed
    }
  }

  /// Tells the superview's hit test that the place or size changed.
  final func placeChanged() {
    boxChanged()
    if !position.isFinite || !storedBounds.isFinite, flags.contains(.isInWindow) {
      rootView.touchContext?.report(.nonFiniteGeometry)
    }
  }

  /// What takes points from the view's own coordinates to its superview's while it is not transformed.
  final var offset: Point { Point(x: position.x - storedBounds.origin.x, y: position.y - storedBounds.origin.y) }

  /// The ``placement`` of a view with a transform.
  final var transformedPlacement: AffineTransform {
    let anchor = anchorPoint
    let bounds = storedBounds
    let pivot = Point(
      x: bounds.origin.x + anchor.x * bounds.size.width, y: bounds.origin.y + anchor.y * bounds.size.height)
    let middle = anchorPosition
    return AffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(extras?.transform ?? .identity)
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  /// A point of the superview's coordinates in this view's; `nil` when the transform flattens the plane.
  final func fromParent(_ point: Point) -> Point? {
    isTransformed ? transformedPlacement.undo(point) : Point(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// A point in this view's coordinates, expressed in another view's; `nil` means the window's.
  public final func convert(_ point: Point, to view: View?) -> Point { convert(point, toNode: view) }

  /// A point in another view's coordinates, expressed in this one's; `nil` means the window's.
  public final func convert(_ point: Point, from view: View?) -> Point { convert(point, fromNode: view) }

  /// The box around a rectangle of this view's coordinates in another view's; `nil` means the window's.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    let target = view ?? rootView
    guard let back = target.screenPlacement.inverted() else { return Rect(origin: .zero, size: rect.size) }
    return rect.applying(screenPlacement.concatenating(back))
  }

  /// The box around a rectangle of another view's coordinates in this one's; `nil` means the window's.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? rootView).convert(rect, to: self)
  }
}
