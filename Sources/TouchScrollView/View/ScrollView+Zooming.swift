package import TouchCore

extension ScrollView {
  /// The scales between which the content zooms.
  public final var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  /// The view that zooms, when there is one and it is in the content (SE-4).
  package final var zoomView: View? {
    guard let view = delegate?.viewForZooming(in: self) ?? scriptedZoomView, view !== self,
      view.isDescendant(of: self)
    else { return nil }
    return view
  }

  /// Keeps in mind how large the content is without the zoom.
  final func noteContentSize() {
    guard !doing.isResizingByZoom else { return }
    doing.unscaledContentSize = Size(
      width: contentSize.width / zoomScale, height: contentSize.height / zoomScale)
  }

  final func updateZoomLimits() {
    pinchGestureRecognizer?.isEnabled = zoomLimits.allowZooming
  }

  // MARK: Pinching

  final func pinchChanged(_ state: GestureState) {
    switch state {
    case .began: beginZoom()
    case .changed: moveZoom()
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  private func beginZoom() {
    guard let pinch = pinchGestureRecognizer, let view = zoomView, zoomLimits.allowZooming else { return }
    endMotion()
    if doing.zoomMotion != nil { finishZoomMotion() }
    doing.hasCaught = false
    // The first scale includes what went beyond the pinch's own slop, as a drag's first offset does (PI-2, SD-2).
    doing.pinchBase = zoomLimits.wanted(forShown: zoomScale)
    doing.isZooming = true
    doing.zoomAnchor = nil
    tell(.willBeginZooming)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    if pinch.scale != 1 { moveZoom() }
  }

  /// Lets the scale follow the fingers' distance, and the content the place between them (PH-7).
  private func moveZoom() {
    guard doing.isZooming, let pinch = pinchGestureRecognizer, pinch.scale.isFinite, let view = zoomView
    else { return }
    let center = pinch.location(inNode: self)
    guard center.isFinite else { return }
    let anchor = doing.zoomAnchor ?? view.convert(center, from: self)
    doing.zoomAnchor = anchor
    let scale = zoomLimits.shown(doing.pinchBase * pinch.scale)
    let corner = view.frame.origin
    let place = corner + (view.convert(anchor, to: self) - corner) * (scale / zoomScale)
    var offset = place - (center - bounds.origin)
    // Fingers that stay where they are move nothing, whatever the rounding says.
    if scale == zoomScale, (offset - bounds.origin).length < 1e-6 { offset = bounds.origin }
    show(scale, bounces ? offset : legalOffset(offset, atScale: scale))
    rebaseDrag()
  }

  /// Whether two fingers zoom; one of them may have lifted and the other go on with a drag (PI-4).
  final var isPinching: Bool { doing.isZooming && (pinchGestureRecognizer?.numberOfTouches ?? 0) > 1 }

  private func endZoom() {
    guard doing.isZooming else { return }
    doing.isZooming = false
    let end = zoomLimits.clamped(zoomScale)
    let center = pinchGestureRecognizer?.location(inNode: self) ?? bounds.origin
    let isHeld = doing.drag != nil && panGestureRecognizer.numberOfTouches > 0
    if end != zoomScale, bouncesZoom, !isHeld, let host, let view = zoomView {
      let offset = offset(atScale: end, about: center, view)
      doing.isZoomBouncing = true
      doing.zoomMotion = .bounce(
        from: zoomScale, bounds.origin, to: end, legalOffset(offset, atScale: end),
        extent: max(bounds.width, bounds.height), start: host.now)
      return link.startAnimating(in: host)
    }
    show(end, about: center)
    tellZoomEnd()
    if isHeld {
      rebaseDrag()
    } else {
      settle()
    }
  }

  /// Brings content that a zoom left beyond its edges back to them.
  private func settle() {
    let legal = scrollGeometry.clamped(bounds.origin)
    guard legal != bounds.origin, doing.motion == nil, let host else { return }
    let offset = bounds.origin
    start(
      .settling(
        ScrollMotion(
          start: host.now, horizontal: .spring(from: offset.x, velocity: 0, to: legal.x),
          vertical: .spring(from: offset.y, velocity: 0, to: legal.y))))
  }

  // MARK: By code

  final func changeZoom(to wanted: Double, _ animated: Bool) {
    guard wanted.isFinite, wanted > 0 else { return refuse(()) }
    guard let view = zoomView, !doing.isZooming else { return }
    let scale = zoomLimits.clamped(wanted)
    let middle = Point(x: bounds.midX, y: bounds.midY)
    change(view, to: scale, offset(atScale: scale, about: middle, view), animated)
  }

  final func zoomIn(on rect: Rect, _ animated: Bool) {
    guard rect.isFinite, bounds.isFinite else { return refuse(()) }
    guard let view = zoomView, !doing.isZooming, !rect.isEmpty, !bounds.isEmpty else { return }
    let scale = zoomLimits.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    let ratio = scale / zoomScale
    let origin = view.frame.origin
    let middle = view.convert(Point(x: rect.midX, y: rect.midY), to: self)
    let offset = origin + (middle - origin) * ratio - Point(x: bounds.width / 2, y: bounds.height / 2)
    change(view, to: scale, offset, animated)
  }

  private func change(_ view: View, to scale: Double, _ offset: Point, _ animated: Bool) {
    endMotion()
    if doing.zoomMotion != nil { finishZoomMotion() }
    let target = legalOffset(offset, atScale: scale)
    guard scale != zoomScale || target != bounds.origin else { return }
    guard animated, let host else { return show(scale, target) }
    doing.isZoomBouncing = false
    doing.zoomMotion = .ease(from: zoomScale, bounds.origin, to: scale, target, start: host.now)
    tell(.willBeginZooming)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    link.startAnimating(in: host)
  }

  // MARK: Showing

  /// Shows a scale such that a point of the content stays where it is on the screen (PH-7).
  private func show(_ scale: Double, about center: Point) {
    guard let view = zoomView, center.isFinite, scale != zoomScale else { return }
    let offset = offset(atScale: scale, about: center, view)
    show(scale, bounces ? offset : legalOffset(offset, atScale: scale))
    rebaseDrag()
  }

  /// The offset at which a point of the content is where it is now, once the scale is another.
  private func offset(atScale scale: Double, about center: Point, _ view: View) -> Point {
    let ratio = scale / zoomScale
    return bounds.origin + (center - view.frame.origin) * (ratio - 1)
  }

  /// The legal offset nearest to one, with the content as large as it is at a scale.
  private func legalOffset(_ offset: Point, atScale scale: Double) -> Point {
    let base = doing.unscaledContentSize
    let insets = adjustedContentInset
    let horizontal = ScrollAxis(
      content: base.width * scale, viewport: bounds.width, leadingInset: insets.left,
      trailingInset: insets.right)
    let vertical = ScrollAxis(
      content: base.height * scale, viewport: bounds.height, leadingInset: insets.top,
      trailingInset: insets.bottom)
    return Point(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  /// Shows a scale and an offset: the view is scaled, keeps its upper left corner, and the content grows with it.
  private func show(_ scale: Double, _ offset: Point) {
    guard let view = zoomView, scale.isFinite, scale > 0 else { return }
    let corner = view.frame.origin
    let isOther = scale != zoomScale
    presentZoomScale = scale
    if isOther {
      view.transform = AffineTransform(scaleX: scale, y: scale)
      view.center += corner - view.frame.origin
      let base = doing.unscaledContentSize
      // The new size must not bring the offset back before that is set as well.
      doing.isResizingByZoom = true
      contentSize = Size(width: base.width * scale, height: base.height * scale)
      doing.isResizingByZoom = false
    }
    show(offset)
    guard isOther else { return }
    tell(.didZoom(scale))
    delegate?.scrollViewDidZoom(self)
  }

  final func animateZoom(to time: Timestamp) {
    guard let motion = doing.zoomMotion else { return }
    if zoomView != nil { show(motion.scale(at: time), motion.offset(at: time)) }
    if motion.isOver(at: time), doing.zoomMotion == motion { endZoomMotion() }
  }

  /// Puts an end to a bounce or a zoom by code: its last state is shown at once.
  final func finishZoomMotion() {
    guard let motion = doing.zoomMotion else { return }
    show(motion.endScale, motion.endOffset)
    if doing.zoomMotion == motion { endZoomMotion() }
  }

  private func endZoomMotion() {
    doing.zoomMotion = nil
    doing.isZoomBouncing = false
    tellZoomEnd()
    stopAnimatingIfIdle()
  }

  private func tellZoomEnd() {
    tell(.didEndZooming(zoomScale))
    delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
  }
}
