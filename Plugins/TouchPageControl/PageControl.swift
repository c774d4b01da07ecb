public import TouchControls
public import TouchCore

/// A control that shows which of several pages is seen and goes to its neighbours: UIKit's `UIPageControl`, undrawn.
///
/// A lift inside goes one page on in the trailing half and one back in the leading half (PC-1, R-39). A finger held for
/// half a second and then moved scrubs through the pages (PC-2). Ancestors' single taps are kept out (5.9).
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

  /// How long a finger is held before it scrubs, in seconds (chosen: a long press, LP-1).
  public static var scrubDelay: Timestamp { 0.5 }

  /// How many pages there are, 0 by default; fewer pages than ``currentPage`` move that back.
  ///
  /// Negative counts as 0.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      currentPage = page
    }
  }
  /// The page that is seen, from 0; setting it clamps it to the pages and sends nothing (TT-8).
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(pages - 1, 0)) }
  }
  /// Whether a renderer draws nothing for a single page; `false` by default.
  open var hidesForSinglePage = false
  /// Whether a held finger scrubs; `true` by default (PC-2).
  open var allowsContinuousInteraction = true
  /// How the user is working the control; read it in actions of `valueChanged`.
  public final private(set) var interactionState = InteractionState.none

  private var pages = 0
  private var page = 0
  private var hasScrubbed = false
  private var scrubStart = (x: 0.0, page: 0)
  private var location = Point.zero
  private var clock: TouchContext?

  /// Makes a page control of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// What places mean.
  public final var geometry: PageControlGeometry {
    PageControlGeometry(bounds: bounds, isRightToLeft: isRightToLeft)
  }

  /// A change of the page.
  open override var primaryActionEvents: Event { .valueChanged }
  /// The page and its bounds.
  open override var adjustableValue: AdjustableValue? {
    AdjustableValue(Double(page), from: 0, to: Double(max(pages - 1, 0)))
  }

  /// Waits whether the finger is held.
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    location = touch.location(in: self)
    hasScrubbed = false
    if allowsContinuousInteraction {
      clock = rootView.touchContext
      if let clock { clock.deadlines.schedule(self, at: clock.now + Self.scrubDelay) }
    }
    return true
  }

  /// Begins to scrub; the engine's deadline queue calls it.
  public final func deadlineReached(_ tag: Int, at time: Timestamp) {
    guard isTracking, isTouchInside, allowsContinuousInteraction else { return }
    interactionState = .continuous
    scrubStart = (location.x, page)
  }

  /// Scrubs, if the finger was held before it moved.
  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    location = touch.location(in: self)
    guard interactionState == .continuous else { return true }
    let gone = geometry.pages(scrubbedBy: location.x - scrubStart.x, numberOfPages: pages)
    if gone != 0 { hasScrubbed = true }
    go(to: scrubStart.page + gone)
    return true
  }

  /// Goes one page on or back, unless the touch scrubbed.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    stopWaiting()
    if let touch, isTouchInside, !hasScrubbed {
      interactionState = .discrete
      go(to: page + geometry.step(at: touch.location(in: self)))
    }
    interactionState = .none
  }

  /// Stops; pages that were scrubbed over stay so.
  open override func cancelTracking(with event: TouchEvent?) {
    stopWaiting()
    interactionState = .none
  }

  private func stopWaiting() {
    clock?.deadlines.cancelAll(of: self)
    clock = nil
  }

  private func go(to newPage: Int) {
    let before = page
    currentPage = newPage
    if page != before { sendUserEvents(for: .valueChanged) }
  }

  /// Keeps single taps of ancestors' recognizers out (5.9), also while disabled.
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }

  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }

  /// Goes one page on.
  open override func accessibilityIncrement() {
    if isEnabled { go(to: page + 1) }
  }

  /// Goes one page back.
  open override func accessibilityDecrement() {
    if isEnabled { go(to: page - 1) }
  }
}
