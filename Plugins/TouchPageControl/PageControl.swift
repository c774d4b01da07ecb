public import TouchControls
import TouchGestures
import TouchLongPress
import TouchTap

/// A control that shows which of several pages is visible and moves to its neighbours.
///
/// It is UIKit's `UIPageControl` without its drawing.
///
/// A tap beyond the current page's dot goes one page on and one before it goes back; taps that follow soon at the same
/// place continue in the same direction (PC-1, PC-2). A finger held on the dots for 0.15 seconds scrubs (PC-3). It is driven
/// by three recognizers of its own and keeps single taps from those of other views (CG-1).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let pages = PageControl(frame: Rect(x: 0, y: 0, width: 200, height: 36))
/// pages.numberOfPages = 5
/// pages.addAction(for: .valueChanged) { _ in print("page", pages.currentPage) }
/// window.addSubview(pages)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 150, y: 18), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 150, y: 18), timestamp: 0.1)])
/// // Prints "page 1"
/// ```
open class PageControl: Control, DeadlineHandler {
  /// How the user is working the control.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By taps, page by page.
    case discrete = 1
    /// By scrubbing.
    case continuous = 2
  }

  /// Which way the pages go.
  public enum Direction: Int, Sendable {
    /// As people read.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }

  /// How many pages there are, 0 by default; fewer pages than ``currentPage`` move that back.
  ///
  /// Negative counts as 0. With ``hidesForSinglePage`` setting it hides or shows the control (PC-5).
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      page = clamped(page)
      if hidesForSinglePage { isHidden = pages < 2 }
    }
  }
  /// The current page, from 0; setting it clamps it to the pages and sends nothing (TT-8).
  ///
  /// Setting another page while a finger scrubs ends that (PC-3).
  open var currentPage: Int {
    get { page }
    set {
      guard clamped(newValue) != page else { return }
      page = clamped(newValue)
      if scrub != nil { interactionState = .none }
      endScrub()
    }
  }
  /// Kept for source compatibility, as in UIKit: taps and scrubbing don't depend on it (PC-5); `false` by default.
  open var defersCurrentPageDisplay = false
  /// Does nothing: the page that is shown is always ``currentPage`` (PC-5).
  open func updateCurrentPageDisplay() {}
  /// A Boolean value that indicates whether the control hides itself for fewer than two pages; `false` by default.
  open var hidesForSinglePage = false
  /// A Boolean value that indicates whether a held finger scrubs; `true` by default (PC-3).
  open var allowsContinuousInteraction = true {
    didSet { press.isEnabled = allowsContinuousInteraction }
  }
  /// Which way the pages go; `natural` by default.
  open var direction = Direction.natural
  /// How the user is working the control; read it in actions of `valueChanged` (PC-5).
  open private(set) var interactionState = InteractionState.none

  private var pages = 0
  private var page = 0
  private let tap = PageTap()
  private let press = PagePress()
  private let touchEvents = PageTouchEvents()
  private var taps = PageTaps()
  private var scrub: PageScrub?
  /// Keeps the frames of a scrub.
  private var clock: TouchContext?

  public override init(frame: Rect) {
    super.init(frame: frame)
    press.minimumPressDuration = PageScrub.delay
    press.allowableMovement = .infinity
    for (recognizer, name) in [(tap as GestureRecognizer, "tap"), (press, "press"), (touchEvents, "events")] {
      recognizer.name = name
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      addGestureRecognizer(recognizer)
    }
    tap.addTarget(self, action: Action("tap", PageControl.tapped))
    press.addTarget(self, action: Action("press", PageControl.pressed))
  }

  /// The layout of the dots.
  public final var geometry: PageControlGeometry {
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    let isReversed =
      switch direction {
      case .natural: isRightToLeft
      case .leftToRight, .topToBottom: false
      case .rightToLeft, .bottomToTop: true
      }
    return PageControlGeometry(
      bounds: bounds, numberOfPages: pages, isVertical: isVertical, isReversed: isReversed)
  }

  open override var primaryActionEvents: Event { .valueChanged }
  open override var adjustableValue: AdjustableValue? {
    AdjustableValue(Double(page), from: 0, to: Double(max(pages - 1, 0)))
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(pages - 1, 0)) }

  // MARK: Touch

  /// Returns `false`: a recognizer sends the touch events, and touches are forwarded to the superview (PC-4, PC-7).
  open override var tracksTouches: Bool { false }

  /// The tap, the press and what sends the touch events.
  open override var ownGestureRecognizers: [any GestureRecognizing] { [tap, press, touchEvents] }

  /// Returns whether a recognizer is one of the three that the control has by itself.
  func owns(_ recognizer: GestureRecognizer) -> Bool {
    recognizer === tap || recognizer === press || recognizer === touchEvents
  }

  private func tapped(_ tap: TapGestureRecognizer) {
    let target = taps.tap(
      at: tap.location(in: self), time: rootNode.touchContext?.now ?? 0, isPointer: self.tap.isPointer,
      currentPage: page, in: geometry)
    interactionState = .discrete
    go(to: target)
    interactionState = .none
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    let place = press.location(in: self)
    switch press.state {
    case .began:
      interactionState = .continuous
      if self.press.isPointer, let target = geometry.page(at: place) { go(to: target) }
      scrub = PageScrub(at: place, currentPage: page, in: geometry)
    case .changed:
      // What a subclass may override is read first: it may end the scrub.
      let geometry = geometry
      scrub?.move(to: place, in: geometry)
      waitForFrame()
    case .ended, .cancelled:
      endScrub()
      interactionState = .none
    default: break
    }
  }

  /// Requests a frame while a page is due, counted from when it became due.
  private func waitForFrame() {
    guard scrub?.nextPage(after: page, in: geometry) != nil else { return stopWaiting() }
    guard clock == nil else { return }
    clock = rootNode.touchContext
    if let clock { clock.deadlines.schedule(self, at: clock.now + PageScrub.frame) }
  }

  /// Shows the next page of a scrub; the engine's deadline queue calls it.
  public final func deadlineReached(_ tag: Int, at time: Timestamp) {
    clock = nil
    guard let next = scrub?.nextPage(after: page, in: geometry) else { return }
    go(to: next)
    waitForFrame()
  }

  private func endScrub() {
    scrub = nil
    stopWaiting()
  }

  private func stopWaiting() {
    clock?.deadlines.cancelAll(of: self)
    clock = nil
  }

  private func go(to newPage: Int) {
    let before = page
    page = clamped(newPage)
    if page != before { sendActions(for: .valueChanged) }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }

  // MARK: Without touch

  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { if isEnabled { go(to: page + 1) } }

  open override func accessibilityDecrement() { if isEnabled { go(to: page - 1) } }
}
