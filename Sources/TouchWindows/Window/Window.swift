public import TouchViews

/// The root of a tree of views, where hit tests begin and through which events pass (HT-12, EV-4).
///
/// Its frame is in the coordinates of the samples. A window without an ``application`` has an engine of its own: send
/// it samples and advance its time. Cancel its touches before you release it, since a touch that is down retains its
/// window. Unlike UIKit's, a window is visible from the start.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let tap = TapGestureRecognizer()
/// tap.addAction { print("tapped at", $0.location(in: $0.view)) }
/// window.addGestureRecognizer(tap)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 30, y: 30), timestamp: 0.1)])
/// // Prints "tapped at Point(x: 30.0, y: 30.0)"
/// ```
open class Window: View, EventHost {
  /// The settings, plugins and time that the window shares with the others of its application.
  public private(set) final var context: TouchContext
  /// The first responder; retained until it leaves the window (FR-4).
  final var holder: (any Responder)? {
    didSet { if (holder == nil) != (oldValue == nil) { watchTree(holder != nil) } }
  }
  /// The first responder that resigns because another one becomes first.
  final var leaving: (any Responder)?
  /// The place of the window in the order in which windows were made key; 0 for never.
  final var keyOrder = 0
  private var isStandaloneKey = false
  private var ownScreen: ScreenSpace?
  @BackReference private var home: Application?
  private var ownEngine: Engine?
  private let port = WindowPort()
  /// Those that are asked about each new touch.
  final var guards: [any TouchGuard] = []

  /// The screen that the window is on; it ends where the window does unless the host sets another one (XI-3).
  public final var screen: ScreenSpace {
    get { ownScreen ?? ScreenSpace(bounds: Rect(x: 0, y: 0, width: frame.maxX, height: frame.maxY)) }
    set { ownScreen = newValue }
  }

  public override init(frame: Rect) {
    context = TouchContext()
    super.init(frame: frame)
    port.window = self
    windowChanged(isIn: true)
    _ = engine
  }

  /// Creates a window that shares a context.
  public init(frame: Rect, context: TouchContext) {
    self.context = context
    super.init(frame: frame)
    port.window = self
    windowChanged(isIn: true)
  }

  /// Creates a window of an application, in front of the others at its level.
  public convenience init(frame: Rect, application: Application) {
    self.init(frame: frame, context: application.context)
    self.application = application
  }

  deinit {
    port.window = nil
    // Not if it is the root of another window by now.
    if let root = rootViewController, root.isRootOfWindow ?? self === self { root.releasePresentations() }
    if holder != nil { watchTree(false) }
    ownEngine?.shutDown(self)
    // An application that is going forgets it as well.
    guard _home.withUnretained({ $0.forget(self) }) == true else { return }
    home?.makeAnotherKey()
  }

  // MARK: Application

  /// The application that the window belongs to; neither retains the other.
  ///
  /// A change cancels the window's touches, ends its first responder and brings it to the front of its level. The
  /// window uses the application's ``context``, and gets a new one when it leaves.
  public final var application: Application? {
    get { home }
    set {
      guard newValue !== home else { return }
      willLeaveTree()
      resignKeyIfNeeded()
      home?.remove(self)
      if holder != nil { watchTree(false) }
      ownEngine?.shutDown(self)
      ownEngine = nil
      home = newValue
      // Alone it gets a context of its own, with the plugins and settings of the one that it leaves.
      context = newValue?.context ?? TouchContext(like: context)
      if holder != nil { watchTree(true) }
      newValue?.add(self)
    }
  }

  /// Forgets the application, which is being freed.
  final func applicationDeallocated() { home = nil }

  /// The path of the window's events: that of its application, or its own.
  final var engine: Engine {
    if let home { return home.engine }
    if let ownEngine { return ownEngine }
    let made = Engine(window: self)
    ownEngine = made
    return made
  }

  // MARK: The screen

  /// Returns a point of the window in another view's coordinates; `nil` means the screen's, as those of samples (XI-3).
  open override func convert(_ point: Point, to view: View?) -> Point {
    view == nil ? point.applying(placementOnScreen) : super.convert(point, to: view)
  }

  /// Returns a point of another view's coordinates in the window's; `nil` means the screen's (XI-3).
  open override func convert(_ point: Point, from view: View?) -> Point {
    view == nil ? pointFromScreen(point) : super.convert(point, from: view)
  }

  /// Returns the box around a rectangle of the window in another view's coordinates; `nil` means the screen's (XI-3).
  open override func convert(_ rect: Rect, to view: View?) -> Rect {
    view == nil ? rect.applying(placementOnScreen) : super.convert(rect, to: view)
  }

  /// Returns the box around a rectangle of another view's coordinates in the window's; `nil` means the screen's (XI-3).
  open override func convert(_ rect: Rect, from view: View?) -> Rect {
    guard view == nil else { return super.convert(rect, from: view) }
    guard let back = placementOnScreen.inverted() else { return Rect(origin: bounds.origin, size: rect.size) }
    return rect.applying(back)
  }

  /// The application (RC-4).
  open override var next: (any Responder)? { home }
  /// The window itself (FR-3).
  public final override var focusHost: (any FocusHost)? { self }
  /// The settings, plugins and time of the window's tree.
  public final override var touchContext: TouchContext? { context }
  /// The view's policy, but a window receives all touches whatever `isMultipleTouchEnabled` is (TB-5).
  open override var touchPolicy: TouchPolicy { super.touchPolicy.union(.multiple) }

  /// Follows which nodes leave while there is a first responder, which goes with its view (FR-4).
  private func watchTree(_ isWatching: Bool) {
    if isWatching { context.addLeaveWatcher(port) } else { context.removeLeaveWatcher(port) }
  }

  // MARK: Order

  /// A Boolean value that indicates whether the window is hidden; one that is shown comes to the front of its level.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityChanged() } } }

  /// The height of the window, ``Level/normal`` at first; a change brings it to the front of its level (HT-16).
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { home?.bringToFront(self) } }
  }

  /// The insets of the area in which touches of content begin, in points; zero by default.
  public final var safeAreaInsets = EdgeInsets.zero { didSet { if safeAreaInsets != oldValue { areaChanged() } } }

  /// Lets what is presented follow; call `super` when you override it (SH-1).
  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    areaChanged()
  }

  /// A Boolean value that indicates whether the window receives events without a location (HT-17).
  open var isKeyWindow: Bool { home.map { $0.keyWindow === self } ?? isStandaloneKey }

  /// A Boolean value that indicates whether the window can become key; `true` unless overridden.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window of its application, after the present one resigned.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    if let home { return home.makeKey(self) }
    isStandaloneKey = true
    becomeKey()
  }

  /// Shows the window in front of the others at its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    home?.bringToFront(self)
    makeKey()
  }

  /// Called when the window became the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// Brings a window that is shown to the front; one that is hidden resigns as key window.
  final func visibilityChanged() {
    if isHidden { resignKeyIfNeeded() } else { home?.bringToFront(self) }
    notifyControllers()
  }

  private func resignKeyIfNeeded() {
    guard isKeyWindow else { return }
    if let home { return home.keyWindowLeaves() }
    isStandaloneKey = false
    resignKey()
  }

  // MARK: Root view controller

  /// The controller whose view fills the window; setting it replaces the view of the one before (RC-3, RC-8).
  ///
  /// A view that is already in the window stays where it is.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      let oldView = oldValue?.viewIfLoaded
      let index = oldView.flatMap { old in subviews.firstIndex { $0 === old } }
      if let oldView, oldView.superview === self { oldView.removeFromSuperview() }
      rootViewController?.windowBounds = bounds
      if let view = rootViewController?.view { addRootView(view, at: index) }
    }
  }

  /// The controller that is shown in front: the root controller, or the last one presented over it (RC-9).
  public final var visibleViewController: ViewController? { rootViewController?.visibleDescendant }

  /// Called when a controller's wishes of the host may have changed; `nil` by default (XV-7).
  ///
  /// Read ``screenEdgesDeferringSystemGestures`` and ``prefersPointerLocked`` then.
  public final var onPreferenceChange: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

  /// Adds the root controller's view to the window, unless it is there.
  final func addRootView(_ view: View, at index: Int?) {
    guard view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: index ?? subviews.count)
  }

  // MARK: Events

  /// Passes an event on to recognizers and responders; override it to receive complete touches, and call `super` (EV-4).
  open func sendEvent(_ event: TouchEvent) {
    if event.type == .touches {
      if context.diagnostics != nil {
        for touch in event.touches where touch.phase == .began && touch.node !== self {
          if (touch.node as? View)?.isMissingLayout ?? false { context.report(.missingLayout) }
        }
      }
      engine.dispatcher.process(event, in: self)
    } else {
      engine.focused.deliver(event, in: self)
    }
  }
}

/// Follows which nodes leave for a window, so that the context does not retain the window.
final class WindowPort: TouchLeaveWatching {
  @BackReference var window: Window?

  func nodeWillLeave(_ node: any TouchNode) { window?.endFocus(in: node) }
}
