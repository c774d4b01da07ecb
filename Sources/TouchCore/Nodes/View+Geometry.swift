extension View {
  /// The view's region in its own coordinates; moving its origin moves the content, not the view (HT-5).
  final var ownBounds: Rect {
    get { record.pointee.bounds }
    set {
      let fixed = ownCenter
      let size = record.pointee.bounds.size
      record.pointee.bounds = newValue
      ownCenter = fixed
      if size != newValue.size { didChangeSize(from: size) }
    }
  }

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// With a transform it reads as the box around the transformed view; setting it sets the rectangle before the
  /// transform, which turns about its centre.
  final var ownFrame: Rect {
    get {
      let record = record.pointee
      guard let extras, !extras.transform.isIdentity else {
        return Rect(origin: record.position, size: record.bounds.size)
      }
      return record.bounds.applying(toParent)
    }
    set {
      let size = record.pointee.bounds.size
      record.pointee.bounds.size = newValue.size
      place(at: newValue.origin)
      if size != newValue.size { didChangeSize(from: size) }
    }
  }

  /// Where the view's anchor, normally its middle, is in its superview's coordinates, in points.
  final var ownCenter: Point {
    get {
      let anchor = anchorPoint
      let size = record.pointee.bounds.size
      let position = record.pointee.position
      return Point(x: position.x + anchor.x * size.width, y: position.y + anchor.y * size.height)
    }
    set {
      let anchor = anchorPoint
      let size = record.pointee.bounds.size
      place(at: Point(x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height))
    }
  }

  /// The point about which the view is transformed, as a share of its size; its middle by default.
  public final var anchorPoint: Point {
    get { extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set {
      let fixed = ownCenter
      ensureExtras().anchorPoint = newValue
      ownCenter = fixed
    }
  }

  /// How the view is turned, scaled or skewed about its anchor; the identity by default.
  final var ownTransform: AffineTransform {
    get { extras?.transform ?? .identity }
    set {
      if extras == nil && newValue.isIdentity { return }
      ensureExtras().transform = newValue
      treatmentChanged()
    }
  }

  /// Puts the upper left corner of the untransformed frame at a place and tells the superview's hit test.
  private func place(at position: Point) {
    record.pointee.position = position
    record.boxChanged()
    if !position.isFinite || !record.pointee.bounds.isFinite, flags.contains(.isInWindow) {
      rootView.touchContext?.report(.nonFiniteGeometry)
    }
  }

  /// Takes points from this view's coordinates to its superview's.
  final var toParent: AffineTransform {
    guard let extras, !extras.transform.isIdentity else {
      return AffineTransform(translationX: record.pointee.offset.x, y: record.pointee.offset.y)
    }
    let anchor = extras.anchorPoint
    let turned = extras.transform
    let bounds = record.pointee.bounds
    let pivot = Point(
      x: bounds.origin.x + anchor.x * bounds.size.width, y: bounds.origin.y + anchor.y * bounds.size.height)
    let middle = ownCenter
    return AffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(turned)
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  /// A point of the superview's coordinates in this view's; `nil` when the transform flattens the plane.
  final func fromParent(_ point: Point) -> Point? {
    guard let extras, !extras.transform.isIdentity else {
      return Point(x: point.x - record.pointee.offset.x, y: point.y - record.pointee.offset.y)
    }
    return toParent.undo(point)
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
