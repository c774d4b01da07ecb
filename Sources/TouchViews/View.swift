public import TouchResponders

/// The tree node this package ships: a rectangle with children, recognizers and UIKit's names.
///
/// A view of exactly this class is tested by its bounds. A subclass is asked through ``hitTest(_:with:)`` and
/// ``point(inside:with:)``, since it is unknown whether it overrides them; a class that overrides neither can declare that with
/// ``hitTestsItsBounds`` and be as fast as a plain view.
///
/// ```swift
/// let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let card = View(frame: Rect(x: 40, y: 40, width: 200, height: 120))
/// root.addSubview(card)
/// print(root.hitTest(Point(x: 60, y: 60), with: nil) === card)  // Prints "true"
/// print(card.convert(Point(x: 20, y: 20), to: root))  // Prints "Point(x: 60.0, y: 60.0)"
/// ```
open class View: ResponderObject, TouchNode, CoordinateSpace {
  final var children: [View] = []
  /// What hit tests read of the children; `nil` while there are none.
  final var packedChildren: PackedChildren?
  /// The view that this one is in, cleared when it goes.
  final var parentReference = BackReference<View>(wrappedValue: nil)
  /// What the view shares with the others of its tree, while that has a window or another root.
  final var tree: ViewTree?
  final var indexInParent: Int32 = 0
  /// How the superview's hit test treats the view.
  final var treatment = HitTestTreatment.asked
  final var flags = ViewFlags.standard
  /// How many views were asked for a hit test without an event, each inside another, when this one was.
  final var askedDepth: UInt16 = 0
  final var storedAlpha: Float = 1
  final var storedBounds: Rect
  /// The upper left corner of the untransformed frame, in the superview's coordinates.
  final var position: Point
  /// What few views have, so that the others stay small.
  final var extras: ViewExtras?

  /// A number that identifies the view; 0 by default.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { ensureExtras().tag = newValue }
  }

  /// Creates a view of a frame in its parent's coordinates, in points.
  public init(frame: Rect) {
    storedBounds = Rect(origin: .zero, size: frame.size)
    position = frame.origin
    super.init()
    if ObjectIdentifier(type(of: self)) == ObjectIdentifier(View.self) {
      flags.insert(.isExactlyView)
      treatment = .open
    }
  }

  /// Creates a view without size at the origin.
  public convenience override init() { self.init(frame: Rect(x: 0, y: 0, width: 0, height: 0)) }

  deinit {
    extras?.link?.clear()
    // The children first: what a recognizer's cancel action calls must not find this view through them.
    releaseChildren()
    for recognizer in extras?.gestureRecognizers ?? [] { recognizer.attach(to: nil) }
  }

  // MARK: The tree as nodes

  /// The superview.
  public final var parentNode: (any TouchNode)? { parent }
  /// The number of subviews.
  public final var childNodeCount: Int { children.count }
  /// Returns a subview by its index, back to front.
  public final func childNode(at index: Int) -> any HitTestNode { children[index] }
  /// The ``bounds``.
  public final var nodeBounds: Rect { bounds }
  /// The transform from this view's coordinates to its superview's.
  public final var nodePlacement: AffineTransform {
    isTransformed ? transformedPlacement : AffineTransform(translationX: offset.x, y: offset.y)
  }
  /// The topmost view above this one, or the view itself.
  public final var nodeRoot: any HitTestNode { rootView }
  /// The topmost view above this one, or the view itself.
  public final var rootNode: any TouchNode { rootView }
  /// The transform from the view's coordinates to those of the samples.
  public final var nodePlacementOnScreen: AffineTransform { placementOnScreen }
  /// Returns whether this view is another node or lies below it.
  public final func isNodeInside(_ other: any HitTestNode) -> Bool { isBelow(other) }
  /// Returns whether a subview is in front of another one.
  public final func isChild(_ child: any TouchNode, inFrontOf other: any TouchNode) -> Bool {
    guard let child = child as? View, let other = other as? View else { return false }
    return index(of: child) > index(of: other)
  }
  /// Returns the node as a view, or as what it shows itself as.
  public final func touchNode(for node: any HitTestNode) -> (any TouchNode)? { (node as? View) ?? node.shownTouchNode }
  /// This view.
  public final override var responderNode: (any TouchNode)? { self }
  /// Whether nothing about the view can differ from the inherited behaviour.
  public final override var passesEverythingOn: Bool { isPlain }
  /// How references that don't keep the view alive find it.
  public final var nodeLink: NodeLink? { link }
  /// The context of the tree that the view is in, or of the one that it left last.
  public final override var treeContext: TouchContext? { rootView.touchContext ?? formerContext?.context }

  /// An object that chooses the views of touches when this view is the root of its tree; `nil` by default.
  open var hitTestChooser: (any HitTestChooser)? { nil }

  // MARK: Properties that subclasses may observe

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// It follows from ``bounds``, ``center``, ``anchorPoint`` and ``transform``, and with a transform reads as the box around
  /// the transformed view. Setting it then sets ``center``, and the size of ``bounds`` to what the transform takes to the new
  /// size: for scales, mirrors and quarter turns the same rectangle is read again, for other turns a larger one (HT-22).
  ///
  /// While the transform flattens the view, only ``center`` changes, and the call is reported. A rectangle with a number that
  /// is NaN is reported and ignored.
  open var frame: Rect {
    get { isTransformed ? transformedFrame : Rect(origin: position, size: storedBounds.size) }
    set {
      guard !newValue.hasNaN else { return reportGeometry() }
      noteAnimation()
      let size = storedBounds.size
      if isTransformed {
        fill(newValue)
      } else {
        storedBounds.size = newValue.size
        position = newValue.origin
      }
      placeChanged()
      if size != storedBounds.size { setNeedsLayout() }
      if size != storedBounds.size { didChangeSize(from: size) }
    }
  }

  /// The view's region in its own coordinates; moving its origin moves the content, not the view (HT-5).
  open var bounds: Rect {
    get { storedBounds }
    set {
      noteAnimation()
      let fixed = anchorPosition
      let size = storedBounds.size
      if storedBounds != newValue { setNeedsLayout() }
      storedBounds = newValue
      anchorPosition = fixed
      if size != newValue.size { didChangeSize(from: size) }
    }
  }

  /// The location of the view's anchor, normally its center, in its superview's coordinates, in points.
  open var center: Point {
    get { anchorPosition }
    set { anchorPosition = newValue }
  }

  /// The rotation, scale and skew of the view about its anchor; the identity by default.
  open var transform: AffineTransform {
    get { extras?.transform ?? .identity }
    set {
      if extras == nil && newValue.isIdentity { return }
      noteAnimation()
      ensureExtras().transform = newValue
      treatmentChanged()
      checkGeometry()
    }
  }

  /// The opacity of the view, from 0 to 1; below 0.01 it cannot be touched (HT-2).
  ///
  /// Kept as a 32-bit number, as UIKit's layers do, so that 0.01 itself counts as below.
  open var alpha: Double {
    get { Double(storedAlpha) }
    set {
      noteAnimation()
      storedAlpha = Float(newValue)
      boxChanged()
    }
  }

  /// A Boolean value that indicates whether the view and everything in it is hidden, and then cannot be touched (HT-1).
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      guard newValue != flags.contains(.isHidden) else { return }
      setFlag(.isHidden, newValue)
    }
  }

  /// A Boolean value that indicates whether the view and everything in it can be touched; `true` by default (HT-1).
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { setFlag(.isUserInteractionEnabled, newValue) }
  }

  /// A Boolean value that indicates whether the view is given several touches at a time; `false` by default (TB-4).
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { setFlag(.isMultipleTouchEnabled, newValue) }
  }

  /// A Boolean value that indicates whether the view has touches only while no other view of its window has any;
  /// `false` by default (TB-7).
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

  /// Adds a view behind a subview, or in front of all when that is none (HT-6).
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: index(below: sibling, for: view) ?? children.count)
  }

  /// Adds a view in front of a subview, or in front of all when that is none (HT-6).
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: index(below: sibling, for: view).map { view === sibling ? $0 : $0 + 1 } ?? children.count)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: View) {
    if view.parent === self { insertSubview(view, at: children.count) }
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: View) { if view.parent === self { insertSubview(view, at: 0) } }

  /// Exchanges two subviews; indices out of range are ignored.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, upper) = (children[low], children[high])
    insert(upper, at: low)
    insert(lower, at: high)
  }

  /// Removes the view from its superview; its touches are cancelled first, while it is still in the chain (TB-11).
  open func removeFromSuperview() {
    guard parentReference.isSet else { return }
    let wasInWindow = isInWindow
    willMove(toSuperview: nil)
    if wasInWindow { windowWillChange(to: nil) }
    detach(isLeavingRoot: true)
    didMoveToSuperview()
    if wasInWindow { windowChanged(isIn: false) }
  }

  /// Returns whether the view is another one or lies below it.
  open func isDescendant(of view: View) -> Bool { isBelow(view) }

  /// Returns the first view with a tag among this one and those in it, in pre-order.
  open func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  // MARK: Coordinates

  /// The point about which the view is transformed, as a share of its size; its center by default.
  open var anchorPoint: Point {
    get { anchorShare }
    set {
      let fixed = anchorPosition
      ensureExtras().anchorPoint = newValue
      anchorPosition = fixed
    }
  }

  /// Returns a point in this view's coordinates, expressed in another view's; `nil` means the window's.
  open func convert(_ point: Point, to view: View?) -> Point { convert(point, toNode: view) }

  /// Returns a point in another view's coordinates, expressed in this one's; `nil` means the window's.
  open func convert(_ point: Point, from view: View?) -> Point { convert(point, fromNode: view) }

  /// Returns the box around a rectangle of this view's coordinates in another view's; `nil` means the window's.
  open func convert(_ rect: Rect, to view: View?) -> Rect {
    convert(rect, to: (view ?? rootView) as any CoordinateSpace)
  }

  /// Returns the box around a rectangle of another view's coordinates in this one's; `nil` means the window's.
  open func convert(_ rect: Rect, from view: View?) -> Rect { (view ?? rootView).convert(rect, to: self) }

  // MARK: Hit testing

  /// A Boolean value that indicates whether the view may be tested by its bounds without being asked; `false` for
  /// subclasses by default.
  ///
  /// Answer `true` in a subclass that overrides neither ``hitTest(_:with:)`` nor ``point(inside:with:)``. Read when the
  /// view is added to its superview.
  open var hitTestsItsBounds: Bool { flags.contains(.isExactlyView) }

  /// Returns the frontmost view at a point in this view's coordinates: itself, one in it, or `nil` (HT-1 to HT-6).
  ///
  /// Called for each new touch, front to back; must have no side effects (HT-13). An override may answer any view of the
  /// same window, or `nil` to continue the search behind the view (HT-11).
  open func hitTest(_ point: Point, with event: TouchEvent?) -> View? { ViewHitTest.inherited(point, self, event) }

  /// Returns whether a point in this view's coordinates belongs to it; by default whether it is in ``bounds`` (HT-4,
  /// HT-5).
  open func point(inside point: Point, with event: TouchEvent?) -> Bool { storedBounds.contains(point) }

  /// A Boolean value that indicates whether the view is a part of its superview that logs and tools show as that one.
  ///
  /// `false` unless overridden, as by what covers a switch and takes its touches (SI-1).
  open var isPartOfSuperview: Bool { false }

  /// The recognizers that the view makes for itself, which tools don't write down; none unless overridden.
  open var ownGestureRecognizers: [any GestureRecognizing] { [] }

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
  open func addGestureRecognizer(_ recognizer: any GestureRecognizing) { RecognizerLists.add(recognizer, to: self) }

  /// Detaches a recognizer; a running gesture is broken off (GR-7).
  open func removeGestureRecognizer(_ recognizer: any GestureRecognizing) {
    RecognizerLists.remove(recognizer, from: self)
  }

  /// Returns whether a recognizer whose touch landed on this very view may begin; `true` unless overridden (GB-2).
  ///
  /// Asked when the recognizer would take the touch away from this view, after its failure requirements are met; its
  /// state is still possible (GS-9).
  open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }

  /// The container that may delay touches to the content of this view; `nil` unless it is a scroll view (SC-1).
  open var contentTouchHolder: (any ContentTouchHolding)? { nil }

  /// Shows the view to a visitor, then calls ``visitorHandler``; an override calls super.
  open func acceptVisitor(_ visitor: NodeVisitor) {
    (visitor as? TouchNodeVisitor)?.node = self
    extras?.visitorHandler?(visitor)
  }

  /// The control that this view is for content that is pulled down; `nil` unless it is one (XS-8).
  open var asRefreshControl: (any RefreshControlling)? { nil }

  /// How the view handles several touches, derived from UIKit's properties.
  open var touchPolicy: TouchPolicy {
    var policy: TouchPolicy = flags.contains(.isMultipleTouchEnabled) ? .multiple : []
    if flags.contains(.isExclusiveTouch) { policy.insert(.exclusive) }
    return policy
  }

  /// The context of a window, or of a view that is the root of a dispatcher.
  open var touchContext: TouchContext? { extras?.context?.context }

  // MARK: Responder

  /// The view controller when this is its root view, else the superview (RC-2).
  open override var next: (any Responder)? { extras?.controller ?? parent }

  /// The object that manages the first responder: the root of the tree, if it is a window.
  ///
  /// Asked of the root, since the chain may be long or, through overrides, cyclic.
  open override var focusHost: (any FocusHost)? { parent == nil ? nil : rootView.focusHost }
  /// `true`: the tree decides, not the chain.
  public final override var findsFocusHost: Bool { true }

  // MARK: Editing and interactions

  /// Makes a first responder that is this view or in it resign; with `force` it is not asked (XI-1).
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

  /// The relation of the layout to the reading direction; `unspecified` by default (XI-5).
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
  /// Requests ``layoutSubviews()`` for the next ``layoutIfNeeded()`` (XL-1).
  open func setNeedsLayout() { mark(.needsLayout, above: .holdsLayout) }
  /// Calls ``layoutSubviews()`` of this view and those in it that need it, the outer ones first (XL-1).
  open func layoutIfNeeded() { settle(.needsLayout, above: .holdsLayout) { $0.layoutWithOwner() } }
  /// Requests ``draw(_:)`` for the next ``displayIfNeeded()`` (XL-2).
  open func setNeedsDisplay() { mark(.needsDisplay, above: .holdsDisplay) }
  /// Requests ``draw(_:)`` for the next ``displayIfNeeded()``; the whole view is drawn (XL-2).
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }
  /// Draws the view, by whatever the host draws with; nothing unless overridden (XL-2).
  open func draw(_ rect: Rect) {}
  /// The natural size of the view's content, in points; ``noIntrinsicMetric`` where it has none (XL-3).
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Invalidates ``intrinsicContentSize``: the superview is laid out again (XL-3).
  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }
  /// Returns the size that fits best into one; the present size unless overridden (XL-3).
  open func sizeThatFits(_ size: Size) -> Size { storedBounds.size }
  /// Resizes the view to what ``sizeThatFits(_:)`` returns for the current size; its frame keeps its origin (XL-3).
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    // What is not transformed keeps its origin to the last digit.
    if isTransformed { center += corner - frame.origin } else { frame.origin = corner }
  }

  // MARK: Hooks

  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview superview: View?) {}
  /// Called after the view moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called before the view enters a tree with a window, or, with `nil`, leaves one (XI-4).
  ///
  /// The window is given as a view, since this module doesn't know windows.
  open func willMove(toWindow newWindow: View?) {}
  /// Called after the view entered or left a tree with a window.
  open func didMoveToWindow() {}
  /// Called after the size of the bounds changed, by ``bounds`` or ``frame``.
  open func didChangeSize(from old: Size) {}
}

extension View: Hashable {
  /// Returns whether two references name the same view.
  public static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity of the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
