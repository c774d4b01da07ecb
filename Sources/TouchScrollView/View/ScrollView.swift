public import TouchCore

/// A view whose bounds move over content that is larger than itself, by fingers, wheels, keys and code.
///
/// The content's views are subviews in content coordinates: ``contentOffset`` is the origin of the bounds, nothing is
/// laid out or drawn. The physics are values of their own (``ScrollDrag``, ``ScrollRelease``, ``ScrollMotion``), which
/// a node of another tree can wear as well.
open class ScrollView: View, ContentTouchHolding, GestureRecognizingDelegate {
  /// UIKit's nested name of the rate.
  public typealias DecelerationRate = TouchScrollView.DecelerationRate

  /// The pan that drags the content; the scroll view is its delegate, which must stay so (SD-1).
  ///
  /// Its `delaysTouchesEnded` is off, as that of UIKit's.
  public let panGestureRecognizer: any PanGestureRecognizing
  /// The pinch that zooms the content, switched off while the scales leave nothing to zoom; `nil` without one (SD-1).
  public let pinchGestureRecognizer: (any PinchGestureRecognizing)?

  /// Who hears of scrolling and zooming; not retained.
  public final var delegate: (any ScrollViewDelegate)? {
    get { weakDelegate.object }
    set { weakDelegate = WeakScrollViewDelegate(newValue) }
  }
  private var weakDelegate = WeakScrollViewDelegate()

  // MARK: Content

  /// How large the content is, in points; sizes that are no numbers are refused.
  open var contentSize = Size.zero {
    didSet {
      if !contentSize.isFinite { contentSize = refuse(oldValue) }
      noteContentSize()
      updateGeometry()
    }
  }
  /// How far the legal offsets reach beyond the content's edges, in points (PH-8).
  open var contentInset = EdgeInsets.zero {
    didSet {
      if !contentInset.isFinite { contentInset = refuse(oldValue) }
      updateGeometry()
    }
  }
  /// The insets in force; those of ``contentInset`` unless overridden, to add what bars cover (PH-8).
  ///
  /// An override calls ``adjustedContentInsetDidChange()`` when its answer changes.
  open var adjustedContentInset: EdgeInsets { contentInset }

  // MARK: Behaviour

  /// Whether the user can scroll, which code can in any case; `true` by default (SC-11).
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether content can be pulled beyond its edges; `true` by default.
  open var bounces = true { didSet { updateGeometry() } }
  /// Whether content that fits can be pulled up and down; `false` by default (SD-3).
  open var alwaysBounceVertical = false { didSet { updateGeometry() } }
  /// Whether content that fits can be pulled sideways; `false` by default (SD-3).
  open var alwaysBounceHorizontal = false { didSet { updateGeometry() } }
  /// Whether scrolling comes to rest at multiples of the bounds only; `false` by default (PH-6).
  open var isPagingEnabled = false { didSet { updateGeometry() } }
  /// Whether a drag's first general direction keeps the content off the other axis; `false` by default (SD-4).
  open var isDirectionalLockEnabled = false
  /// How quickly a fling slows down; ``DecelerationRate/normal`` by default (PH-1).
  open var decelerationRate = DecelerationRate.normal { didSet { updateGeometry() } }
  /// Whether content waits for a touch until it is clear that it is no drag; `true` by default (SC-1, SC-6).
  open var delaysContentTouches = true
  /// How long content waits for a touch, in seconds; `nil`, the default, takes the engine's setting (SC-1).
  open var contentTouchDelay: Double?
  /// Whether a drag takes touches away that content was given already; `true` by default (SC-7).
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; `true` by default (SE-5).
  open var scrollsToTop = true
  /// Whether a scroll view around this one goes on sideways when this one is at its edge; `true` by default (NE-2).
  open var transfersHorizontalScrollingToParent = true
  /// Whether a scroll view around this one goes on up and down when this one is at its edge; `true` by default (NE-2).
  open var transfersVerticalScrollingToParent = true
  /// How far an arrow key scrolls, in points; 40 by default, which is chosen: desktop browsers do so.
  open var keyboardScrollDistance = 40.0

  // MARK: Zoom

  /// The smallest scale, a positive number; 1 by default.
  open var minimumZoomScale = 1.0 {
    didSet {
      if !(minimumZoomScale.isFinite && minimumZoomScale > 0) { minimumZoomScale = refuse(oldValue) }
      updateZoomLimits()
    }
  }
  /// The largest scale, which zooming needs to be above the smallest; 1 by default (SE-4, R-57).
  open var maximumZoomScale = 1.0 {
    didSet {
      if !(maximumZoomScale.isFinite && maximumZoomScale > 0) { maximumZoomScale = refuse(oldValue) }
      updateZoomLimits()
    }
  }
  /// Whether a pinch can go beyond the limits for a while; `true` by default (PH-7).
  open var bouncesZoom = true
  /// The present scale of the view that zooms; setting it zooms about the middle of what is seen.
  public final var zoomScale: Double {
    get { presentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  final var presentZoomScale = 1.0

  // MARK: What it keeps

  final var doing = ScrollState()
  /// The axes as the properties say; kept up to date, so that frames don't work them out.
  public internal(set) final var scrollGeometry: ScrollGeometry
  final let link = ScrollLink()
  /// Answers of a scenario file in the place of overrides; `nil` leaves it to the class.
  package final var contentTouchAnswers: (shouldBegin: Bool?, shouldCancel: Bool?) = (nil, nil)
  /// Answers of a replay, which come before all others; `nil` where none is left.
  package final var contentTouchReplay: (shouldBegin: (View) -> Bool?, shouldCancel: (View) -> Bool?)?
  /// The view that zooms when the delegate names none, for scenario files.
  package final var scriptedZoomView: View?

  // MARK: Making

  /// Makes a scroll view of a frame in its superview's coordinates, in points, with recognizers of its own.
  ///
  /// They must not be attached to anything else. Without a pinch it zooms by code only.
  public init(frame: Rect, pan: any PanGestureRecognizing, pinch: (any PinchGestureRecognizing)?) {
    panGestureRecognizer = pan
    pinchGestureRecognizer = pinch
    let none = ScrollAxis(lower: 0, upper: 0, extent: 0, scrolls: false, bounces: true)
    scrollGeometry = ScrollGeometry(horizontal: none, vertical: none)
    super.init(frame: frame)
    link.view = self
    setUpRecognizers()
    updateGeometry()
  }

  /// Makes a scroll view with the pan and pinch of a registry; `nil` when it has no pan.
  public convenience init?(frame: Rect, registry: PluginRegistry) {
    guard let makePan = registry.makePan else { return nil }
    self.init(frame: frame, pan: makePan(), pinch: registry.makePinch?())
  }

  deinit {
    link.view = nil
    link.stopAnimating()
  }

  // MARK: To override

  /// Whether content is given touches, asked when they would be; `true` unless overridden (SC-3, SC-4).
  open func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool { true }

  /// Whether a drag may take touches away from a content view; by default from any but controls (SC-7, SC-8).
  ///
  /// Not asked when ``canCancelContentTouches`` is off.
  open func touchesShouldCancel(in view: View) -> Bool {
    !view.touchPolicy.contains(.keepsTouchesWhenScrolled)
  }

  /// Moves the content to an offset in points; animated within 0.3 seconds (PH-5), which also stops a fling (SE-3).
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    changeOffset(to: contentOffset, animated)
  }

  /// Scrolls as little as needed for a rectangle in content coordinates to be seen, within the legal offsets.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) { reveal(rect, animated) }

  /// Zooms to a scale about the middle of what is seen; does nothing without a view that zooms.
  open func setZoomScale(_ scale: Double, animated: Bool) { changeZoom(to: scale, animated) }

  /// Zooms so that a rectangle, in coordinates of the view that zooms, fills as much of the bounds as the limits allow.
  open func zoom(to rect: Rect, animated: Bool) { zoomIn(on: rect, animated) }

  /// Stops what moves by itself where it is; content beyond its edges goes back to them at once.
  open func stopScrollingAndZooming() { stopEverything() }

  /// Tells that ``adjustedContentInset`` changed; an override calls super.
  open func adjustedContentInsetDidChange() { updateGeometry() }

  // MARK: Content touches

  /// This scroll view (SC-1).
  open override var contentTouchHolder: (any ContentTouchHolding)? { self }

  /// What happens to a touch that landed strictly inside: it is delivered, delayed, or kept from the content.
  open func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision {
    decide(about: touch)
  }

  /// Asks ``touchesShouldBegin(_:with:in:)`` when the touches would be delivered.
  public final func contentTouchesShouldBegin(
    _ touches: [Touch], with event: TouchEvent?, in node: any TouchNode
  ) -> Bool { askContent(touches, event, node) }

  // MARK: Recognizers

  /// Looks at the axes and at the scroll views around before a recognizer of its own takes part in an event.
  open func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive event: TouchEvent) -> Bool {
    receives(event, by: recognizer)
  }

  /// Catches content that moves by itself (SC-10).
  open func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive touch: Touch) -> Bool {
    receives(touch, by: recognizer)
  }

  /// Lets its own pan begin when there is something to scroll and the content may lose its touches (SC-7, SD-3, NE-2).
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    mayBegin(recognizer)
  }

  /// Lets its own pan and pinch go on together; leaves everything else to the other side.
  open func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRecognizeSimultaneouslyWith other: any GestureRecognizing
  ) -> Bool { isOwn(recognizer) && isOwn(other) }

  /// Adds no requirement.
  open func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRequireFailureOf other: any GestureRecognizing
  ) -> Bool { false }

  /// Adds no requirement.
  open func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldBeRequiredToFailBy other: any GestureRecognizing
  ) -> Bool { false }

  // MARK: Responder

  /// Keeps touches to itself, unless scrolling is off: then they go on up the chain (SC-11, RF-6).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }
  /// Keeps touches to itself, unless scrolling is off.
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    if !isScrollEnabled { super.touchesMoved(touches, with: event) }
  }
  /// Keeps touches to itself, unless scrolling is off.
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if !isScrollEnabled { super.touchesEnded(touches, with: event) }
  }
  /// Keeps touches to itself, unless scrolling is off.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
  }
  /// Scrolls by arrow and page keys; passes on those that scroll nothing.
  open override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !takes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Passes on what began elsewhere.
  open override func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !hasTaken($0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }
  /// Passes on what began elsewhere.
  open override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !gaveBack($0) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// Passes on what began elsewhere.
  open override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    let others = presses.filter { !gaveBack($0) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
  /// Stops when it leaves its window, and ends a drag in progress.
  ///
  /// An override calls super.
  open override func didMoveToWindow() { leaveWindowIfGone() }
  /// Works out its edges anew.
  ///
  /// An override calls super.
  open override func didChangeSize(from old: Size) { updateGeometry() }
}
