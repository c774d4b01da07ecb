public import TouchViews

/// The windows that share an engine, and the last responder of the chain before its delegate (RC-4, RC-5).
///
/// Send it samples and advance its time; it finds the window of each touch (HT-16). It does not retain its windows.
///
/// ```swift
/// let application = Application()
/// let main = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: application)
/// let alert = Window(frame: Rect(x: 60, y: 100, width: 200, height: 120), application: application)
/// alert.windowLevel = .alert
/// for window in [main, alert] {
///   let tap = TapGestureRecognizer()
///   tap.addAction { print(window === alert ? "alert" : "main", $0.location(in: $0.view)) }
///   window.addGestureRecognizer(tap)
/// }
/// application.send([TouchSample(id: 1, phase: .began, location: Point(x: 70, y: 110), timestamp: 0)])
/// application.send([TouchSample(id: 1, phase: .ended, location: Point(x: 70, y: 110), timestamp: 0.1)])
/// // Prints "alert Point(x: 10.0, y: 10.0)"
/// ```
open class Application: ResponderObject, EventHost {
  /// The settings, plugins and time that the windows share.
  public final let context: TouchContext
  /// The path of events to the windows.
  private(set) final lazy var engine = Engine(application: self)
  /// The windows, from the lowest to the highest; each clears its place when it goes.
  final var slots: [BackReference<Window>] = []
  @BackReference final var key: Window?
  final var keyCount = 0
  #if hasFeature(Embedded)
    @UncheckedReference private var storedDelegate: (any ApplicationDelegate)?
  #else
    private weak var storedDelegate: (any ApplicationDelegate)?
  #endif
  /// Whether the delegate belongs to the responder chain, decided when it is set (RC-5).
  private var isDelegateInChain = false
  private var ignoringCount = 0
  private var receivesRemoteControl = false

  /// Creates an application without windows.
  public init(context: TouchContext) {
    self.context = context
    super.init()
    _ = engine
    context.actionDispatcher = self
  }

  public convenience override init() { self.init(context: TouchContext()) }

  deinit {
    for slot in slots { slot.withUnretained { $0.applicationDeallocated() } }
    engine.shutDown(self)
    if context.actionDispatcher === self { context.actionDispatcher = nil }
    // Without a route, what is down is cancelled past the application.
    engine.dispatcher.cancelAllTouches(at: context.now)
    engine.focused.cancelAll(at: context.now)
  }

  /// Forgets a window that is going; returns whether it was the key window.
  final func forget(_ window: Window) -> Bool {
    remove(window)
    guard _key.refers(to: window) else { return false }
    key = nil
    return true
  }

  /// The context that the windows share.
  public final override var treeContext: TouchContext? { context }
  /// The application owns the engine that holds the touches.
  public final override var ownsTouches: Bool { true }

  /// The application's delegate; not retained (RC-5).
  open var delegate: (any ApplicationDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      let responder = newValue?.asResponder
      isDelegateInChain = responder !== self && !(responder is View) && !(responder is ViewController)
    }
  }

  /// The delegate, when it is a responder other than a view, a controller or the application itself (RC-5).
  open override var next: (any Responder)? { isDelegateInChain ? delegate?.asResponder : nil }

  /// None: only responders in a window can be first.
  public final override var focusHost: (any FocusHost)? { nil }
  /// `true`: the chain ends here.
  public final override var findsFocusHost: Bool { true }

  /// Returns `false`, after the key window's first responder has resigned for it if it can become first (FR-2).
  @discardableResult
  open override func becomeFirstResponder() -> Bool { keyWindow?.makeFirstResponder(self) ?? false }

  /// The windows, from the back to the front: by level, and in a level the last shown in front (HT-16).
  open var windows: [Window] { slots.compactMap { $0.wrappedValue } }

  /// The window that receives events without a location; `nil` until one is made key (HT-17).
  open var keyWindow: Window? { key }

  /// The direction in which people read, from the engine's settings.
  open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    context.settings.userInterfaceLayoutDirection
  }

  /// A Boolean value that indicates whether a shake that no responder keeps asks to undo; `true` by default (XV-8).
  open var applicationSupportsShakeToEdit = true

  /// Called with a shake that ended and that no responder kept, while ``applicationSupportsShakeToEdit`` is set (XV-8).
  public final var onShakeToEdit: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

  /// Requests an undo for a shake that no responder handled (XV-8).
  open override func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    if motion == .motionShake, applicationSupportsShakeToEdit { onShakeToEdit?() }
    super.motionEnded(motion, with: event)
  }

  /// The key commands of the main menu, which come after those of the responder chain; none by default (AC-5).
  open var menuKeyCommands: [KeyCommand] = [] { didSet { withExtendedLifetime(oldValue) {} } }

  // MARK: Events

  /// Passes an event to the windows concerned; override it to receive complete touches, and call `super` (EV-4).
  ///
  /// The windows of the touches that changed get it in the order of their lowest touch; an event without a
  /// location goes to one window (HT-17).
  open func sendEvent(_ event: TouchEvent) {
    guard event.type == .touches else {
      engine.focused.window(for: event)?.sendEvent(event)
      return
    }
    var touches = event.touches
    // They are in the order of arrival; only of several windows the numbers matter.
    let first = touches.first { $0.phase != .stationary }?.rootNode
    if !touches.allSatisfy({ $0.phase == .stationary || $0.rootNode === first }) {
      touches.sort { $0.number < $1.number }
    }
    for (index, touch) in touches.enumerated() where touch.phase != .stationary {
      guard let window = touch.window, window.application === self else { continue }
      let hadTurn = touches[..<index].contains { $0.phase != .stationary && $0.rootNode === window }
      if !hadTurn { window.sendEvent(event) }
    }
  }

  /// Sends an action to its target, or along the responder chain; returns whether there is a target (AC-3).
  ///
  /// The search starts at the first responder of the sender's window, and only there. Without one it starts at the sender.
  /// For a sender outside windows the key window counts (AC-4).
  @discardableResult
  open func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?
  ) -> Bool {
    let responder = sender as? ResponderObject
    let host = responder?.focusHost ?? keyWindow
    return ActionDispatch.perform(
      action, on: target, from: sender, for: event, startingAt: host?.firstResponder ?? responder, in: context)
  }

  // MARK: Ignoring touches

  /// A Boolean value that indicates whether touches are ignored currently.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Ignores new touches until ``endIgnoringInteractionEvents()`` was called as often, up to 15 times (HT-19).
  ///
  /// Touches that are down are ignored until they lift, and then cancelled.
  open func beginIgnoringInteractionEvents() {
    ignoringCount = min(15, ignoringCount + 1)
    engine.dispatcher.ignoresInteraction = true
  }

  /// Balances one ``beginIgnoringInteractionEvents()``; a call too many does nothing.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
    engine.dispatcher.ignoresInteraction = ignoringCount > 0
  }

  // MARK: Remote control

  /// Starts passing remote commands to responders (RM-1).
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// Stops passing remote commands.
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

  /// Sends a remote command to the key window's first responder or visible controller, if it was asked for (RM-1).
  public final func sendRemoteControl(_ command: TouchEvent.EventSubtype, at time: Timestamp) {
    guard receivesRemoteControl else { return }
    engine.focused.sendRemoteControl(command, at: time)
  }
}

extension Application: ActionDispatching {}
