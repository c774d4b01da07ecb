/// The tree node this package ships: a rectangle with children, recognizers and UIKit's names.
///
/// A view of exactly this class is tested by its bounds. A subclass is asked through ``hitTest(_:with:)`` and
/// ``point(inside:with:)``, since nothing tells whether it overrides them; one that overrides neither can say so with
/// ``hitTestsItsBounds`` and be as fast as a plain view.
open class View: ResponderObject, TouchNode {
  final var children: [View] = []
  /// What hit tests read of the children; `nil` while there are none.
  final var packedChildren: PackedChildren?
  /// The view that this one is in, cleared when it goes.
  @BackReference final var parent: View?
  final var indexInParent: Int32 = 0
  /// How the superview's hit test treats the view.
  final var treatment = HitTestTreatment.asked
  final var flags = ViewFlags.standard
  private final var storedAlpha: Float = 1
  final var storedBounds: Rect
  /// The upper left corner of the untransformed frame, in the superview's coordinates.
  final var position: Point
  /// What few views have, so that the others stay small.
  final var extras: ViewExtras?

  /// A number that tells the view from others; 0 by default.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { ensureExtras().tag = newValue }
  }

  /// Makes a view of a frame in its parent's coordinates, in points.
  public init(frame: Rect) {
    storedBounds = Rect(origin: .zero, size: frame.size)
    position = frame.origin
    super.init()
    if ObjectIdentifier(type(of: self)) == ObjectIdentifier(View.self) {
      flags.insert(.isExactlyView)
      treatment = .open
    }
  }

  /// Makes a view without size at the origin.
  public convenience override init() {
    self.init(frame: Rect(x: 0, y: 0, width: 0, height: 0))
  }

  deinit {
    // The children first: what a recognizer's cancel action calls must not find this view through them.
    releaseChildren()
    for recognizer in extras?.gestureRecognizers ?? [] { recognizer.attach(to: nil) }
  }

  // MARK: The tree as nodes see it

  /// The superview.
  public final var parentNode: (any TouchNode)? { parent }
  /// How many subviews there are.
  public final var childNodeCount: Int { children.count }
  /// A subview by its index, back to front.
  public final func childNode(at index: Int) -> any TouchNode { children[index] }
  /// This view.
  public final override var asView: View? { self }

  final override func scriptChanged() {
    if script == nil { flags.remove(.isScripted) } else { flags.insert(.isScripted) }
    treatmentChanged()
  }
  /// Takes points from this view's coordinates to its superview's.
  public final var placement: AffineTransform {
    isTransformed ? transformedPlacement : AffineTransform(translationX: offset.x, y: offset.y)
  }

  // MARK: Properties that subclasses may observe

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// With a transform it reads as the box around the transformed view; setting it sets the rectangle before the
  /// transform, which turns about its anchor.
  open var frame: Rect {
    get {
      isTransformed ? storedBounds.applying(placement) : Rect(origin: position, size: storedBounds.size)
    }
    set {
      let size = storedBounds.size
      storedBounds.size = newValue.size
      position = newValue.origin
      placeChanged()
      if size != newValue.size { setNeedsLayout() }
      if size != newValue.size { didChangeSize(from: size) }
    }
  }

  /// The view's region in its own coordinates; moving its origin moves the content, not the view (HT-5).
  open var bounds: Rect {
    get { storedBounds }
    set {
      let fixed = anchorPosition
      let size = storedBounds.size
      if storedBounds != newValue { setNeedsLayout() }
      storedBounds = newValue
      anchorPosition = fixed
      if size != newValue.size { didChangeSize(from: size) }
    }
  }

  /// Where the view's anchor, normally its middle, is in its superview's coordinates, in points.
  open var center: Point {
    get { anchorPosition }
    set { anchorPosition = newValue }
  }

  /// How the view is turned, scaled or skewed about its anchor; the identity by default.
  open var transform: AffineTransform {
    get { extras?.transform ?? .identity }
    set {
      if extras == nil && newValue.isIdentity { return }
      ensureExtras().transform = newValue
      treatmentChanged()
    }
  }

  /// How opaque the view is, from 0 to 1; below 0.01 it cannot be touched (HT-2).
  ///
  /// Kept as a 32-bit number, as UIKit's layers do, so that 0.01 itself counts as below.
  open var alpha: Double {
    get { Double(storedAlpha) }
    set {
      storedAlpha = Float(newValue)
      boxChanged()
    }
  }

  /// Whether the view and everything in it is hidden, and then cannot be touched (HT-1).
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      guard newValue != flags.contains(.isHidden) else { return }
      setFlag(.isHidden, newValue)
      if flags.contains(.isInWindow) { rootView.touchContext?.nodeVisibilityChanged(self) }
    }
  }

  /// Whether the view and everything in it can be touched; `true` by default (HT-1).
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { setFlag(.isUserInteractionEnabled, newValue) }
  }

  /// Whether the view is given several touches at a time; `false` by default (TB-4).
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { setFlag(.isMultipleTouchEnabled, newValue) }
  }

  /// Whether the view has touches only while no other view of its window has any; `false` by default (TB-7).
  open var isExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { setFlag(.isExclusiveTouch, newValue) }
  }

  /// The view that this one is in.
  open var superview: View? { parent }

  /// The views in this one, back to front.
  open var subviews: [View] { children }

  /// Adds a view in front of the others; it leaves any other superview first.
  open func addSubview(_ view: View) { insert(view, at: children.count) }

  /// Adds a view at an index, counted back to front and clamped to the number of subviews.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Adds a view behind a subview, or at the back when that is none.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a view in front of a subview, or at the front when that is none.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: View) {
    if view.parent === self { insertSubview(view, at: children.count) }
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: View) {
    if view.parent === self { insertSubview(view, at: 0) }
  }

  /// Lets two subviews change places; indices out of range are ignored.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, upper) = (children[low], children[high])
    children.remove(at: high)
    unpack(upper, at: high)
    children.remove(at: low)
    unpack(lower, at: low)
    children.insert(upper, at: low)
    pack(upper, at: low)
    children.insert(lower, at: high)
    pack(lower, at: high)
  }

  /// Takes the view out of its superview; its touches are cancelled first, while it is still in the chain (TB-11).
  open func removeFromSuperview() {
    guard parent != nil else { return }
    let wasInWindow = flags.contains(.isInWindow)
    willMove(toSuperview: nil)
    if wasInWindow { windowWillChange(to: nil) }
    detach(isLeavingRoot: true)
    didMoveToSuperview()
    if wasInWindow { windowChanged(isIn: false) }
  }

  /// Whether the view is another one or lies below it.
  open func isDescendant(of view: View) -> Bool { isBelow(view) }

  /// The first view with a tag among this one and those in it, in pre-order.
  open func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  // MARK: Coordinates

  /// The point about which the view is transformed, as a share of its size; its middle by default.
  open var anchorPoint: Point {
    get { anchorShare }
    set {
      let fixed = anchorPosition
      ensureExtras().anchorPoint = newValue
      anchorPosition = fixed
    }
  }

  /// A point in this view's coordinates, expressed in another view's; `nil` means the window's.
  open func convert(_ point: Point, to view: View?) -> Point { convert(point, toNode: view) }

  /// A point in another view's coordinates, expressed in this one's; `nil` means the window's.
  open func convert(_ point: Point, from view: View?) -> Point { convert(point, fromNode: view) }

  /// The box around a rectangle of this view's coordinates in another view's; `nil` means the window's.
  open func convert(_ rect: Rect, to view: View?) -> Rect {
    let target = view ?? rootView
    guard let back = target.screenPlacement.inverted() else { return Rect(origin: .zero, size: rect.size) }
    return rect.applying(screenPlacement.concatenating(back))
  }

  /// The box around a rectangle of another view's coordinates in this one's; `nil` means the window's.
  open func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? rootView).convert(rect, to: self)
  }

  // MARK: Hit testing

  /// Whether the view may be tested by its bounds without being asked; `false` for subclasses by default.
  ///
  /// Answer `true` in a subclass that overrides neither ``hitTest(_:with:)`` nor ``point(inside:with:)``. Read when the
  /// view is added to its superview.
  open var hitTestsItsBounds: Bool { flags.contains(.isExactlyView) }

  /// The frontmost view at a point in this view's coordinates: itself, one in it, or `nil` (HT-1 to HT-6).
  ///
  /// Called for each new touch, front to back; must have no side effects (HT-13). An override may answer any view of the
  /// same window, or `nil` to let the search go on behind (HT-11).
  open func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    ViewHitTest.inherited(point, self, event)
  }

  /// Whether a point in this view's coordinates belongs to it; by default whether it is in ``bounds`` (HT-4, HT-5).
  open func point(inside point: Point, with event: TouchEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The answer of ``point(inside:with:)``.
  public final func nodeContains(_ point: Point, with event: TouchEvent?) -> Bool {
    script?.view(self, contains: point, event) ?? self.point(inside: point, with: event)
  }

  /// A Boolean value that indicates whether the view is a part of its superview that logs and tools show as that one.
  ///
  /// `false` unless overridden, as by what covers a switch and takes its touches (SI-1).
  open var isPartOfSuperview: Bool { false }

  /// The recognizers that the view makes for itself, which tools don't write down; none unless overridden.
  open var ownGestureRecognizers: [any GestureRecognizing] { [] }

  /// The answer of ``hitTest(_:with:)`` in the form that foreign trees use.
  public final func hitTestNode(_ point: Point, with event: TouchEvent?) -> HitTestAnswer {
    ViewHitTest.find(point, askedFirst: self, event, nil).map { .found($0) } ?? .outside
  }

  /// What the views in this one answer for a point in its coordinates, the topmost first.
  public final func hitTestChildren(_ point: Point, below index: Int, with event: TouchEvent?) -> ChildHit {
    for child in children.prefix(max(index, 0)).reversed() {
      guard let inside = child.fromParent(point) else { continue }
      if let answer = ViewHitTest.find(inside, askedFirst: child, event, nil) { return .found(answer, by: child) }
    }
    return .none
  }

  /// None, as every view knows the boxes of those in it.
  public final var childBoxes: ChildBoxes? { nil }

  /// Why the view cannot be touched, `nil` when it can (HT-1, HT-2, HT-18).
  public final var touchRefusal: TouchRefusal? {
    if flags.contains(.isHidden) { return .hidden }
    if !flags.contains(.isUserInteractionEnabled) { return .interactionDisabled }
    if flags.contains(.isAnimating) { return .animating }
    if flags.contains(.isDisabledControl) { return .disabled }
    return Double(storedAlpha) < 0.01 ? .transparent : nil
  }

  /// Whether the view is a control that is disabled, which hides it and what is in it from every touch (CT-3).
  package final var isDisabledControl: Bool {
    get { flags.contains(.isDisabledControl) }
    set { if newValue { flags.insert(.isDisabledControl) } else { flags.remove(.isDisabledControl) } }
  }

  /// Whether the view is visible, interactive and at rest (HT-1, HT-2, HT-18).
  final var canBeTouched: Bool {
    flags.isDisjoint(with: [.isHidden, .isAnimating]) && flags.contains(.isUserInteractionEnabled)
      && !(Double(storedAlpha) < 0.01)
  }

  // MARK: Gestures and touches

  /// The recognizers attached to the view, in the order of their addition; `nil` until one was (GC-10).
  open var gestureRecognizers: [any GestureRecognizing]? {
    get { extras?.gestureRecognizers }
    set {
      for old in extras?.gestureRecognizers ?? [] where !(newValue ?? []).contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer to this view, and detaches it from any other (GC-10).
  open func addGestureRecognizer(_ recognizer: any GestureRecognizing) {
    RecognizerLists.add(recognizer, to: self)
  }

  /// Detaches a recognizer; a running gesture is broken off (GR-7).
  open func removeGestureRecognizer(_ recognizer: any GestureRecognizing) {
    RecognizerLists.remove(recognizer, from: self)
  }

  /// Whether a recognizer whose touch landed on this very view may begin; `true` unless overridden (GB-2).
  ///
  /// Asked when the recognizer would take the touch away from this view, after its failure requirements are met; its
  /// state is still possible (GS-9).
  open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }

  /// Who keeps touches from the content of this view for a while; `nil` unless it is a scroll view (SC-1).
  open var contentTouchHolder: (any ContentTouchHolding)? { nil }

  /// The control that this view is for content that is pulled down; `nil` unless it is one (XS-8).
  open var asRefreshControl: (any RefreshControlling)? { nil }

  /// How the view takes touches when there are several, from the properties of UIKit's names.
  open var touchPolicy: TouchPolicy {
    var policy: TouchPolicy = flags.contains(.isMultipleTouchEnabled) ? .multiple : []
    if flags.contains(.isExclusiveTouch) { policy.insert(.exclusive) }
    return policy
  }

  /// What a root shares with its host: a window has one, and any view that a dispatcher was given as its root.
  open var touchContext: TouchContext? { extras?.context }

  // MARK: Responder

  /// The view controller when this is its root view, else the superview (RC-2).
  open override var next: (any Responder)? { extras?.controller ?? parent }

  /// Who decides about the first responder: the root of the tree, when it is a window.
  ///
  /// Asked of the root rather than along the chain, which may be long, and overridden to run in a circle.
  open override var focusHost: (any FocusHost)? { parent == nil ? nil : rootView.focusHost }

  // MARK: Editing and interactions

  /// Lets the first responder resign that is this view or in it; with `force` it is not asked (XI-1).
  ///
  /// Returns whether one resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endFocusInside(force) }

  /// The interactions of the view, in the order of their addition; setting it removes and adds as needed (XI-2).
  open var interactions: [any Interaction] {
    get { extras?.interactions ?? [] }
    set { replaceInteractions(by: newValue) }
  }

  /// Adds an interaction, which leaves another view first (XI-2).
  open func addInteraction(_ interaction: any Interaction) { join(interaction) }

  /// Removes an interaction; one of another view is left alone (XI-2).
  open func removeInteraction(_ interaction: any Interaction) { part(from: interaction) }

  // MARK: Layout direction

  /// How the layout relates to the reading direction; `unspecified` by default (XI-5).
  open var semanticContentAttribute: SemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set { ensureExtras().semanticContentAttribute = newValue }
  }

  /// The direction of the layout, from ``semanticContentAttribute`` and the engine's setting (XI-5).
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    let settings = rootView.touchContext?.settings ?? TouchSettings()
    return semanticContentAttribute.layoutDirection(relativeTo: settings.userInterfaceLayoutDirection)
  }

  // MARK: Layout and drawing, by the host

  /// Places the subviews; nothing unless overridden (XL-1).
  ///
  /// Call ``layoutIfNeeded()`` instead of it.
  open func layoutSubviews() {}
  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()`` (XL-1).
  open func setNeedsLayout() { mark(.needsLayout, above: .holdsLayout) }
  /// Calls ``layoutSubviews()`` of this view and those in it that need it, the outer ones first (XL-1).
  open func layoutIfNeeded() { settle(.needsLayout, above: .holdsLayout) { $0.layoutWithOwner() } }
  /// Asks for ``draw(_:)`` at the next ``displayIfNeeded()`` (XL-2).
  open func setNeedsDisplay() { mark(.needsDisplay, above: .holdsDisplay) }
  /// Asks for ``draw(_:)`` at the next ``displayIfNeeded()``; all of the view is drawn (XL-2).
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }
  /// Draws the view, by whatever the host draws with; nothing unless overridden (XL-2).
  open func draw(_ rect: Rect) {}
  /// The size that the view's content wants, in points; ``noIntrinsicMetric`` where it wants none (XL-3).
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Tells that ``intrinsicContentSize`` changed: the superview is to be laid out again (XL-3).
  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }
  /// Returns the size that fits best into one; the present size unless overridden (XL-3).
  open func sizeThatFits(_ size: Size) -> Size { storedBounds.size }
  /// Takes the size that ``sizeThatFits(_:)`` returns for the present one (XL-3).
  open func sizeToFit() {
    var fitting = bounds
    fitting.size = sizeThatFits(fitting.size)
    bounds = fitting
  }

  // MARK: Hooks

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Tells that a subview is about to be removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Tells that the view is about to move to another superview, or to none.
  open func willMove(toSuperview superview: View?) {}
  /// Tells that the view moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Tells that the view is about to enter a tree with a window, or with `nil` to leave one (XI-4).
  ///
  /// The window is given as a view, since this module doesn't know windows.
  open func willMove(toWindow newWindow: View?) {}
  /// Tells that the view entered or left a tree with a window.
  open func didMoveToWindow() {}
  /// Tells that the size of the bounds changed, by ``bounds`` or ``frame``; the new one is set already.
  open func didChangeSize(from old: Size) {}
}

extension View: Hashable {
  /// Whether two references name the same view.
  public static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity of the view.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
