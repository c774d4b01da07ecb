public import TouchGestures
public import TouchPan
public import TouchPinch
public import TouchScrollView
public import TouchViews

/// A view whose bounds move over content that is larger than itself, with the recognizers and the delegate of UIKit's.
///
/// The content's views are subviews in content coordinates: ``contentOffset`` is the origin of the bounds, nothing is laid
/// out or drawn. The physics are values of `TouchScrollView`, which a node of another tree can use as well. A subclass
/// that adopts `GestureRecognizerDelegate` is asked about the pan and the pinch (XS-2).
///
/// ```swift
/// final class Pages: ScrollView, GestureRecognizerDelegate {
///   func gestureRecognizer(
///     _ gestureRecognizer: GestureRecognizer,
///     shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
///   ) -> Bool { true }
/// }
/// ```
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let list = ScrollView(frame: window.bounds)
/// list.contentSize = Size(width: 320, height: 2000)
/// window.addSubview(list)
/// for (time, phase, y) in [(0.0, TouchPhase.began, 400.0), (0.1, .moved, 380), (0.2, .moved, 300)] {
///   window.send([TouchSample(id: 1, phase: phase, location: Point(x: 100, y: y), timestamp: time)])
/// }
/// print(list.contentOffset)  // Prints "Point(x: 0.0, y: 90.0)"
/// ```
open class ScrollView: View, ContentTouchHolding {
  /// UIKit's nested name of the rate.
  public typealias DecelerationRate = TouchScrollView.DecelerationRate

  final let pan: ScrollPanGestureRecognizer
  final let pinch: ScrollPinchGestureRecognizer

  /// The pan that drags the content; the scroll view is its delegate, which must stay so (SD-1).
  ///
  /// Its `delaysTouchesEnded` is off, as that of UIKit's.
  open var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The pinch that zooms the content; `nil` while the scales leave nothing to zoom (SD-1).
  open var pinchGestureRecognizer: PinchGestureRecognizer? {
    zoomLimits.minimum == zoomLimits.maximum ? nil : pinch
  }

  /// The delegate; not retained.
  open var delegate: (any ScrollViewDelegate)? {
    get { weakDelegate.object }
    set {
      weakDelegate.object = newValue
      newValue?.becameDelegate(of: self)
    }
  }
  private var weakDelegate = WeakScrollViewDelegate()
  /// The object that is asked about the pan and the pinch: the scroll view, when its class adopts the protocol (XS-2).
  ///
  /// Under Embedded Swift, where nothing tells what a class adopts, such a class returns itself.
  open var delegateOfRecognizers: (any GestureRecognizerDelegate)? { adoptsDelegate ? asDelegate : nil }
  private final lazy var adoptsDelegate = asDelegate != nil

  // MARK: Content

  /// How large the content is, in points; sizes that are no numbers are refused.
  open var contentSize = Size.zero {
    didSet {
      if !contentSize.isFinite { contentSize = refuse(oldValue) }
      noteContentSize()
      updateGeometry()
    }
  }
  /// How far the valid offsets reach beyond the content's edges, in points (PH-8).
  open var contentInset = EdgeInsets.zero {
    didSet {
      if !contentInset.isFinite { contentInset = refuse(oldValue) }
      updateGeometry()
    }
  }
  /// The effective insets: ``contentInset``, the area covered by bars, and the room for a refresh (PH-8, XS-4).
  ///
  /// An override calls ``adjustedContentInsetDidChange()`` when its value changes.
  open var adjustedContentInset: EdgeInsets { insetsInForce }
  /// When the content keeps clear of what bars cover; ``ContentInsetAdjustmentBehavior/automatic`` by default (XS-4).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { updateGeometry() } }
  /// Where content rests that is smaller than the view, as a share of the room on each axis (XS-5).
  ///
  /// (0, 0), the default, is the upper left corner, (1, 1) the lower right one.
  open var contentAlignmentPoint = Point.zero {
    didSet {
      if !contentAlignmentPoint.isFinite { contentAlignmentPoint = refuse(oldValue) }
      updateGeometry()
    }
  }
  /// The refresh control, which reports when the content is pulled down far enough; `nil` by default (XS-8).
  ///
  /// It becomes a subview above the content. A control that is added as a subview becomes this one if there is none.
  open var refreshControl: (any RefreshControlling)? {
    get { pullsToRefresh }
    set {
      guard newValue !== pullsToRefresh else { return }
      let old = pullsToRefresh
      pullsToRefresh = newValue
      exchangeRefreshControl(old)
    }
  }
  final var pullsToRefresh: (any RefreshControlling)?

  // MARK: Behaviour

  /// A Boolean value that indicates whether the user can scroll, which code can in any case; `true` by default (SC-11).
  open var isScrollEnabled = true {
    didSet {
      if !isScrollEnabled { context?.leaveHandOver(self) }
      for recognizer in pan.scrollRecognizers { recognizer.isEnabled = isScrollEnabled }
    }
  }
  /// A Boolean value that indicates whether content can be pulled beyond its edges; `true` by default.
  ///
  /// Setting it sets ``bouncesHorizontally`` and ``bouncesVertically`` (SD-3).
  open var bounces = true {
    didSet { (bouncesHorizontally, bouncesVertically) = (bounces, bounces) }
  }
  /// A Boolean value that indicates whether content can be pulled beyond its left and right edges; `true` by default (SD-3).
  open var bouncesHorizontally = true { didSet { updateGeometry() } }
  /// A Boolean value that indicates whether content can be pulled beyond its upper and lower edges; `true` by default (SD-3).
  open var bouncesVertically = true { didSet { updateGeometry() } }
  /// A Boolean value that indicates whether content that fits can be pulled up and down; `false` by default (SD-3).
  open var alwaysBounceVertical = false { didSet { updateGeometry() } }
  /// A Boolean value that indicates whether content that fits can be pulled sideways; `false` by default (SD-3).
  open var alwaysBounceHorizontal = false { didSet { updateGeometry() } }
  /// A Boolean value that indicates whether scrolling stops only at multiples of the bounds; `false` by default (PH-6).
  open var isPagingEnabled = false { didSet { updateGeometry() } }
  /// A Boolean value that indicates whether a drag's first general direction keeps the content off the other axis;
  /// `false` by default (SD-4).
  open var isDirectionalLockEnabled = false
  /// How quickly a fling slows down; `DecelerationRate/normal` by default (PH-1).
  ///
  /// In iOS 26 it is either `DecelerationRate/fast` or that (VN-11).
  open var decelerationRate: DecelerationRate {
    get { !profileContains(.twoDecelerationRates) ? ownRate : ownRate.rawValue < 0.994 ? .fast : .normal }
    set { ownRate = newValue }
  }
  private var ownRate = DecelerationRate.normal { didSet { updateGeometry() } }
  /// A Boolean value that indicates whether content waits for a touch until it is clear that it is no drag; `true` by
  /// default (SC-1, SC-6).
  open var delaysContentTouches = true
  /// How long content waits for a touch, in seconds; `nil`, the default, takes the engine's setting (SC-1).
  open var contentTouchDelay: Double?
  /// A Boolean value that indicates whether a drag takes touches away that content was given already; `true` by default
  /// (SC-7).
  open var canCancelContentTouches = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; `true` by default (SE-5).
  open var scrollsToTop = true
  /// A Boolean value that indicates whether a scroll view around takes a sideways drag that begins at this one's edge;
  /// `true` by default (NE-2).
  open var transfersHorizontalScrollingToParent = true
  /// A Boolean value that indicates whether a scroll view around takes a vertical drag that begins at this one's edge;
  /// `true` by default (NE-2).
  open var transfersVerticalScrollingToParent = true
  /// How the finger's way is shared with scrollers around it, for drags that begin here; `nil` for the context's (NH-3).
  ///
  /// With `ScrollHandOver/contain` it also ends the chain of drags that began further in.
  open var scrollHandOver: ScrollHandOver?
  /// What it takes under `ScrollHandOver/custom`, before and after the innermost scroller moves; nothing by default (NH-3).
  open var handOverAnswers = HandOverAnswers()
  /// When a drag takes the keyboard away; ``KeyboardDismissMode/none`` by default (XS-7).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether arrow and page keys scroll while the view is first responder; `true` by default
  /// (XS-6).
  open var allowsKeyboardScrolling = true
  /// How far an arrow key scrolls, in points; 40 by default, which is chosen: desktop browsers do so.
  open var keyboardScrollDistance = 40.0

  // MARK: Zoom

  /// The smallest scale, a positive number; 1 by default (SE-4).
  ///
  /// It reads as it was set, and ``zoomLimits`` makes a positive number of it.
  open var minimumZoomScale = 1.0 {
    didSet {
      minimumZoomScale = limit(minimumZoomScale, oldValue)
      updateZoomLimits()
    }
  }
  /// The largest scale, which zooming needs to be above the smallest; 1 by default (SE-4).
  ///
  /// It reads as it was set, and ``zoomLimits`` takes the smallest scale in place of one below that.
  open var maximumZoomScale = 1.0 {
    didSet {
      maximumZoomScale = limit(maximumZoomScale, oldValue)
      updateZoomLimits()
    }
  }
  /// A Boolean value that indicates whether a pinch can go beyond the limits for a while; `true` by default (PH-7).
  open var bouncesZoom = true
  /// The current scale of the view that zooms; setting it zooms about the center of the visible area.
  open var zoomScale: Double {
    get { presentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  final var presentZoomScale = 1.0

  // MARK: What it keeps

  final var scrolling = ScrollingState()
  /// The axes by the properties; kept up to date, so that frames don't compute them.
  public internal(set) final var scrollGeometry = ScrollGeometry(
    horizontal: ScrollAxis(lower: 0, upper: 0, extent: 0, scrolls: false, bounces: true),
    vertical: ScrollAxis(lower: 0, upper: 0, extent: 0, scrolls: false, bounces: true))
  final let link = ScrollLink()

  // MARK: Making

  /// Creates a scroll view of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) {
    (pan, pinch) = (ScrollPanGestureRecognizer(), ScrollPinchGestureRecognizer())
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view of a frame that is dragged and zoomed by recognizers of your own.
  ///
  /// Each must be on no view, and be handed to no other scroll view.
  public init(frame: Rect, pan: ScrollPanGestureRecognizer, pinch: ScrollPinchGestureRecognizer) {
    (self.pan, self.pinch) = (pan, pinch)
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    link.view = self
    isMultipleTouchEnabled = true
    setUpRecognizers()
    updateGeometry()
  }

  /// Creates a scroll view without size at the origin.
  public convenience init() { self.init(frame: .zero) }

  deinit {
    link.view = nil
    link.stopAnimating()
  }

  // MARK: State

  /// A Boolean value that indicates whether a finger is on content that can scroll, moved or not (SD-5).
  open var isTracking: Bool { hasFingers || scrolling.isEnding }
  /// A Boolean value that indicates whether the user scrolls, from the begin of the drag to the lift (SD-5).
  open var isDragging: Bool { scrolling.isDragging }
  /// A Boolean value that indicates whether the content is moving after a lift (SD-5).
  ///
  /// It stays `true` while a finger holds a glide that it caught, until it moves the content.
  open var isDecelerating: Bool { scrolling.motion?.isDeceleration ?? false }
  /// A Boolean value that indicates whether the content moves to an offset that code asked for.
  open var isScrollAnimating: Bool { scrolling.motion.map { !$0.isDeceleration } ?? false }
  /// A Boolean value that indicates whether a pinch zooms currently.
  open var isZooming: Bool { scrolling.isZooming }
  /// A Boolean value that indicates whether the scale goes back to a limit (PH-7).
  open var isZoomBouncing: Bool { scrolling.zoomAnimation?.isBounce ?? false }
  /// A Boolean value that indicates whether the scale changes as code asked for, animated.
  open var isZoomAnimating: Bool { scrolling.zoomAnimation.map { !$0.isBounce } ?? false }

  // MARK: To override

  /// Returns whether content is given touches, asked when they would be; `true` unless overridden (SC-3, SC-4).
  open func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool { true }

  /// Returns whether a drag may take touches away from a content view; by default from any but enabled controls (SC-8).
  ///
  /// Not asked when ``canCancelContentTouches`` is off.
  open func touchesShouldCancel(in view: View) -> Bool { !view.touchPolicy.contains(.keepsTouchesWhenScrolled) }

  /// The point of the content at the upper left corner of the view: the origin of the bounds.
  ///
  /// Setting it moves the content at once, with one call of the delegate when that changes anything. A drag and a glide
  /// continue from there, so that lists can be endless; a change by code ends. Points with NaN are refused.
  ///
  /// Fingers and motions move the content through this property too, so that an override observes each step and may set
  /// another offset in its place (XS-1).
  open var contentOffset: Point {
    get { bounds.origin }
    set {
      guard newValue.isFinite else { return refuse(()) }
      switch scrolling.offsetChange {
      case .assignment: assign(newValue)
      case .jump: jump(to: newValue)
      case .step: takeStep(to: newValue)
      }
    }
  }

  /// The view's region in its own coordinates; assigning another origin moves the content, without a call of the delegate (SE-3).
  ///
  /// A drag and a glide continue from there (SE-3b).
  open override var bounds: Rect {
    get { super.bounds }
    set {
      let distance = newValue.origin - super.bounds.origin
      super.bounds = newValue
      if !scrolling.isPlacing, distance != .zero, distance.isFinite { shiftMotion(by: distance) }
    }
  }

  /// Moves the content to an offset in points; animated within 0.3 seconds (PH-5).
  ///
  /// Either form ends a glide (SE-3).
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    guard contentOffset.isFinite else { return refuse(()) }
    updateGeometry()
    let target = scrollGeometry.grid.rounded(contentOffset)
    guard target != bounds.origin else { return }
    note(.isMoved(to: target, animated ? .animation : .jump))
    endMotion()
    guard animated else { return set(target, as: .jump) }
    guard let context else {
      self.contentOffset = target
      tell(.didEndScrollingAnimation)
      return
    }
    start(.change(from: bounds.origin, to: target, start: context.now, grid: scrollGeometry.grid), in: context)
  }

  /// Scrolls as little as needed for a rectangle in content coordinates to be visible (SE-6).
  ///
  /// The rectangle is cut with the content and its insets, and enlarged by the positive ones.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    guard rect.isFinite else { return refuse(()) }
    let insets = adjustedContentInset
    let content = Rect(origin: .zero, size: contentSize)
      .inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    let part = rect.intersection(content)
    guard !part.isEmpty else { return }
    let wanted = part.inset(
      by: EdgeInsets(
        top: -max(insets.top, 0), left: -max(insets.left, 0), bottom: -max(insets.bottom, 0),
        right: -max(insets.right, 0)))
    let offset = Point(
      x: bounds.origin.x + Self.shift(bounds.minX, bounds.maxX, showing: wanted.minX, wanted.maxX),
      y: bounds.origin.y + Self.shift(bounds.minY, bounds.maxY, showing: wanted.minY, wanted.maxY))
    if offset != bounds.origin { setContentOffset(offset, animated: animated) }
  }

  /// Zooms to a scale about the center of the visible area, within the limits; does nothing without a view that zooms (SE-4a).
  open func setZoomScale(_ scale: Double, animated: Bool) {
    guard scale.isFinite, scale > 0 else { return refuseScale(()) }
    guard let view = zoomView, !isZooming else { return }
    let legal = zoomLimits.clamped(scale)
    guard legal != presentZoomScale else { return }
    let middle = Point(x: bounds.midX, y: bounds.midY)
    change(view, to: legal, offset(atScale: legal, about: middle, view), animated: animated)
  }

  /// Zooms so that a rectangle, in coordinates of the view that zooms, fills as much of the bounds as the limits allow.
  ///
  /// Its center comes to the center of the bounds, within the valid range; if the scale stays the same it only scrolls
  /// there (SE-4a).
  open func zoom(to rect: Rect, animated: Bool) {
    guard rect.isFinite, bounds.isFinite else { return refuse(()) }
    guard let view = zoomView, !isZooming, !rect.isEmpty, !bounds.isEmpty else { return }
    let scale = zoomLimits.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    let origin = view.frame.origin
    let middle = view.convert(Point(x: rect.midX, y: rect.midY), to: self)
    let half = Point(x: bounds.width / 2, y: bounds.height / 2)
    change(view, to: scale, origin + (middle - origin) * (scale / presentZoomScale) - half, animated: animated)
  }

  /// Stops what moves by itself where it is: a glide, a way to an offset, and a zoom by code (SE-3c).
  ///
  /// Content beyond its edges goes back to them at once, and content in pages to the nearest one.
  open func stopScrollingAndZooming() {
    zoomAnimationEnded()
    let wasMoving = scrolling.motion != nil
    endMotion()
    // The delegate may have begun another motion.
    guard wasMoving, scrolling.motion == nil else { return }
    show(ScrollRelease(offset: scrollGeometry.clamped(bounds.origin), speed: ReleaseSpeed(), in: scrollGeometry).target)
  }

  /// Called when ``adjustedContentInset`` changed; an override calls super (XS-4).
  open func adjustedContentInsetDidChange() {
    _ = applyGeometry()
    tell(.didChangeAdjustedContentInset)
  }

  /// Returns what it takes of a way that began further in, by ``handOverAnswers`` unless overridden (NH-3).
  open func handOverShare(of available: Double, asked moment: HandOverMoment, along axis: HandOverAxis) -> Double {
    handOverAnswers.share(of: available, asked: moment)
  }

  /// Shows the view to a visitor, also as a scroller; an override calls super.
  open override func acceptVisitor(_ visitor: NodeVisitor) {
    super.acceptVisitor(visitor)
    (visitor as? HandOverVisitor)?.scroller = self
  }

  // MARK: Content touches

  /// This scroll view (SC-1).
  open override var contentTouchHolder: (any ContentTouchHolding)? { self }

  /// Returns what happens to a touch that landed strictly inside: it is delivered at once, or delayed (SC-1, SC-6).
  open func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision {
    let decision = contentDecision(about: touch)
    note(.contentTouch(touch, decision))
    return decision
  }

  /// Returns whether a touch is still delayed, depending on the state of the pan (SC-13, SC-14).
  open func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool { isStillHolding(touch, event) }

  // MARK: Responder

  /// Keeps touches to itself (SC-15, RF-6).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if forwardsTouches { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if forwardsTouches { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if forwardsTouches { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if forwardsTouches { super.touchesCancelled(touches, with: event) }
  }
  /// Scrolls by arrow and page keys; passes on those that scroll nothing.
  open override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !consumes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  open override func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !hasConsumed($0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }
  open override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !endConsuming($0) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  open override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !endConsuming($0) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
  /// Stops when it leaves its window, and ends a drag in progress; an override calls super.
  open override func didMoveToWindow() {
    leaveWindowIfGone()
    if context != nil { link.latestRoot = WeakNode(rootView) }
    updateGeometry()
  }
  /// Works out its edges anew; an override calls super.
  open override func didChangeSize(from old: Size) {
    updateGeometry()
    placeRefreshControl()
  }
  /// Takes in a control that refreshes; an override calls super.
  open override func didAddSubview(_ subview: View) {
    if refreshControl == nil, let control = subview.asRefreshControl { refreshControl = control }
  }
  /// Lets a control go that refreshes; an override calls super.
  open override func willRemoveSubview(_ subview: View) {
    if let control = subview.asRefreshControl, control === refreshControl { refreshControl = nil }
  }
}
