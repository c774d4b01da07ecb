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
  public var tag: Int {
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
      if size != newValue.size { didChangeSize(from: size) }
    }
  }

  /// The view's region in its own coordinates; moving its origin moves the content, not the view (HT-5).
  open var bounds: Rect {
    get { storedBounds }
    set {
      let fixed = anchorPosition
      let size = storedBounds.size
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

  /// Adds a view in front of the others; it leaves any other superview first.
  open func addSubview(_ view: View) { insert(view, at: children.count) }

  /// Adds a view at an index, counted back to front and clamped to the number of subviews.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview; its touches are cancelled first, while it is still in the chain (TB-11).
  open func removeFromSuperview() {
    guard parent != nil else { return }
    let wasInWindow = flags.contains(.isInWindow)
    willMove(toSuperview: nil)
    detach(isLeavingRoot: true)
    didMoveToSuperview()
    if wasInWindow { windowChanged(isIn: false) }
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

  // MARK: Hooks

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Tells that a subview is about to be removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Tells that the view is about to move to another superview, or to none.
  open func willMove(toSuperview superview: View?) {}
  /// Tells that the view moved to another superview, or to none.
  open func didMoveToSuperview() {}
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
