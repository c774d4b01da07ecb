import TouchGestures
import TouchPinch
public import TouchScrollView
import TouchViews

// Zooming by fingers and by code (SE-4, PH-7).
extension ScrollView {
  /// The scales between which the content zooms.
  public final var zoomLimits: ZoomLimits {
    ZoomLimits(
      minimum: max(minimumZoomScale, Self.smallestScale), maximum: min(maximumZoomScale, 1 / Self.smallestScale),
      bounces: bouncesZoom)
  }
  /// The smallest scale that is a limit; chosen, so that no size of content runs out of the numbers.
  private static var smallestScale: Double { 1e-9 }

  /// Takes a limit as it was set, unless it is NaN, and reports one that cannot count as it is.
  final func limit(_ scale: Double, _ old: Double) -> Double {
    if !(scale.isFinite && scale > 0) { refuseScale(()) }
    return scale.isNaN ? old : scale
  }

  /// The view that zooms, when there is one and it is in the content (SE-4).
  final var zoomView: View? {
    guard let view = delegate?.viewForZooming(in: self), view !== self,
      view.isDescendant(of: self)
    else { return nil }
    return view
  }

  /// Keeps in mind how large the content is without the zoom.
  final func noteContentSize() {
    guard !scrolling.isResizingByZoom else { return }
    scrolling.unscaledContentSize = Size(
      width: contentSize.width / presentZoomScale, height: contentSize.height / presentZoomScale)
  }

  final func updateZoomLimits() { pinch.isEnabled = zoomLimits.allowZooming }

  // MARK: Pinching

  final func pinchChanged(_ state: GestureState) {
    switch state {
    case .began: beginZoom()
    case .changed: isPinchComplete ? moveZoom() : endZoom()
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  private var isPinchComplete: Bool { pinch.followsPair }

  /// A Boolean value that indicates whether two fingers zoom, so that a drag leaves the offset to them.
  final var isPinching: Bool { scrolling.isZooming && isPinchComplete }

  private func beginZoom() {
    guard zoomLimits.allowZooming else { return }
    endMotion()
    if scrolling.zoomAnimation != nil { zoomAnimationEnded() }
    // The delegate may have taken the view out of its window.
    guard context != nil else { return }
    pinch.scale = presentZoomScale
    scrolling.isZooming = true
    let view = zoomView
    scrolling.zoomAnchor = view?.convert(pinch.location(in: self), from: self)
    tell(.willBeginZooming(view))
  }

  /// Lets the scale follow the fingers' distance, and the content the place between them.
  private func moveZoom() {
    guard scrolling.isZooming else { return beginZoom() }
    guard pinch.scale.isFinite, let view = zoomView else { return }
    let center = pinch.location(in: self)
    guard center.isFinite else { return }
    let anchor = scrolling.zoomAnchor ?? view.convert(center, from: self)
    scrolling.zoomAnchor = anchor
    let scale = zoomLimits.shown(pinch.scale)
    let corner = view.frame.origin
    let place = corner + (view.convert(anchor, to: self) - corner) * (scale / presentZoomScale)
    var offset = place - (center - bounds.origin)
    // Fingers that stay where they are move nothing, regardless of rounding.
    if scale == presentZoomScale, (offset - bounds.origin).length < 1e-6 { offset = bounds.origin }
    zoom(to: scale, offset)
  }

  /// Ends a zoom: the scale goes back within its limits, and the pan starts from zero.
  final func endZoom() {
    guard scrolling.isZooming else { return }
    let end = zoomLimits.clamped(presentZoomScale)
    // The last center of the fingers, and not the location of a finger that may be left (PH-7).
    let anchor = scrolling.zoomAnchor.flatMap { zoomView?.convert($0, to: self) }
    let center = anchor ?? pinch.location(in: self)
    let bounce = ZoomLimits.bounceDuration(from: presentZoomScale, to: end)
    let bouncesBack = bouncesZoom && end != presentZoomScale && context != nil
    scrolling.isZooming = false
    scrolling.zoomAnchor = nil
    if bouncesBack { animateZoom(isBounce: true, for: bounce) }
    let (scale, offset) = (presentZoomScale, bounds.origin)
    if let view = zoomView {
      zoom(to: end, legalOffset(self.offset(atScale: end, about: center, view), atScale: end), staysLegal: true)
    } else {
      show(scrollGeometry.clamped(offset))
    }
    // Fingers that left at speed let the content glide: it goes on from here, within the edges of the new scale.
    if presentZoomScale != scale || bounds.origin != offset {
      _ = scrolling.advanceMotion { motion in
        motion.shift(by: bounds.origin - offset, in: scrollGeometry)
        motion.adapt(to: scrollGeometry)
      }
    }
    pan.restartPan()
    if scrolling.drag != nil { rebaseDrag() }
    if !bouncesBack { sendZoomEnd() }
  }

  // MARK: Animations

  /// How long a zoom by code takes, in seconds.
  private static var zoomDuration: Double { 0.3 }

  /// Waits for the end of an animation of the scale, which the host draws; scale and offset have their last values.
  private func animateZoom(isBounce: Bool, for duration: Double) {
    guard let context else { return }
    scrolling.zoomAnimation = (isBounce, context.now + duration)
    context.deadlines.schedule(link, at: context.now + duration)
  }

  /// Ends an animation of the scale, in its time or because something else begins.
  final func zoomAnimationEnded() {
    guard scrolling.zoomAnimation != nil else { return }
    scrolling.zoomAnimation = nil
    context?.deadlines.cancelAll(of: link)
    sendZoomEnd()
  }

  private func sendZoomEnd() {
    let scale = presentZoomScale
    tell(.didEndZooming(zoomView, scale))
  }

  // MARK: By code

  /// Zooms to a scale and an offset, as code requests.
  final func change(_ view: View, to scale: Double, _ offset: Point, animated: Bool) {
    endMotion()
    if scrolling.zoomAnimation != nil { zoomAnimationEnded() }
    let target = scrollGeometry.grid.rounded(legalOffset(offset, atScale: scale))
    guard scale != presentZoomScale else { return setContentOffset(target, animated: animated) }
    if animated, context != nil {
      animateZoom(isBounce: false, for: Self.zoomDuration)
      tell(.willBeginZooming(view))
    }
    zoom(to: scale, target, staysLegal: true)
  }

  /// Returns the offset at which a point of the content is where it is now, once the scale is another.
  final func offset(atScale scale: Double, about center: Point, _ view: View) -> Point {
    bounds.origin + (center - view.frame.origin) * (scale / presentZoomScale - 1)
  }

  private func contentSize(atScale scale: Double) -> Size {
    let base = scrolling.unscaledContentSize
    return Size(width: base.width * scale, height: base.height * scale)
  }

  /// Returns the valid offset nearest to one, with the content as large as it is at a scale.
  private func legalOffset(_ offset: Point, atScale scale: Double) -> Point {
    geometry(of: contentSize(atScale: scale), adjustedContentInset, grid: scrollGeometry.grid).clamped(offset)
  }

  /// Shows a scale and an offset: the view is scaled, keeps its upper left corner, and the content grows with it.
  ///
  /// The delegate may move the edges; an offset that is to stay valid is kept within them.
  private func zoom(to scale: Double, _ offset: Point, staysLegal: Bool = false) {
    guard let view = zoomView, scale.isFinite, scale > 0 else { return }
    let corner = view.frame.origin
    if scale != presentZoomScale {
      presentZoomScale = scale
      view.transform = AffineTransform(scaleX: scale, y: scale)
      view.center += corner - view.frame.origin
      // The new size must not bring the offset back before that is set as well.
      scrolling.isResizingByZoom = true
      contentSize = contentSize(atScale: scale)
      scrolling.isResizingByZoom = false
      tell(.didZoom(scale))
    }
    show(staysLegal ? scrollGeometry.clamped(offset) : offset)
  }
}
