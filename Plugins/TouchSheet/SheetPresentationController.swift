public import TouchScrollView
public import TouchWindows

/// Presents a controller as a sheet that a finger pulls between heights and away (SH-1 to SH-20).
///
/// A program gets it from `ViewController.sheetPresentationController`. The view is placed at the bottom of its container;
/// below its smallest detent it is shifted, above that resized.
///
/// ```swift
/// let (home, panel) = (ViewController(), ViewController())
/// let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
/// window.rootViewController = home
/// let sheet = panel.sheetPresentationController
/// sheet?.detents = [.custom(identifier: .init("small")) { _ in 300 }, .large()]
/// home.present(panel)
/// for (time, phase, y) in [(0.0, TouchPhase.began, 700.0), (0.1, .moved, 690), (0.2, .moved, 640)] {
///   window.send([TouchSample(id: 1, phase: phase, location: Point(x: 100, y: y), timestamp: time)])
/// }
/// print(panel.view.frame.minY, panel.view.frame.height)  // Prints "450.0 350.0"
/// ```
open class SheetPresentationController: PresentationController {
  /// The delegate; not retained.
  open var delegate: (any SheetPresentationControllerDelegate)? {
    get { weakDelegate.object }
    set { weakDelegate.object = newValue }
  }
  private var weakDelegate = WeakSheetDelegate()

  /// The name by which traces speak of a sheet as the gate that keeps content from a drag (SH-3).
  public static var gateName: String { "sheet" }

  // MARK: Detents

  /// The heights at which the sheet rests, the smallest first; `[.large()]` by default (SH-1).
  ///
  /// An empty list counts as the default, and one in another order is sorted; both are reported.
  open var detents: [Detent] = [.large()] { didSet { withExtendedLifetime(oldValue) { layOutAnew() } } }
  /// The name of the detent at which the sheet rests; `nil`, the default, and an unknown one mean the smallest (SH-1).
  ///
  /// The user changes it by letting go of the sheet. Setting it moves the sheet at once, inside ``animateChanges(_:)``
  /// by its spring; a finger that pulls the sheet loses it (SH-14).
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      layOutAnew()
    }
  }
  final var selected: Detent.Identifier?
  /// The name of the largest detent at which what is beside the sheet takes touches; `nil` by default: none (SH-13).
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether a finger that goes up on content at its top pulls the sheet up first; `true` by
  /// default (SH-3).
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet has a handle, a tap on which chooses the next detent; `false` by
  /// default (SH-18).
  open var prefersGrabberVisible = false { didSet { showGrabber() } }
  /// A Boolean value that indicates whether the container is of compact height, where the medium detent is inactive; `false`
  /// by default.
  ///
  /// The host sets it, as this library knows no size classes.
  open var isCompactHeight = false { didSet { if isCompactHeight != oldValue { layOutAnew() } } }

  /// How gestures that begin on the sheet are shared with what is around and inside it; `nil`, the default, leaves it to
  /// the context (NH-3).
  open var scrollHandOver: ScrollHandOver?

  /// What it takes of a finger's way under ``/TouchScrollView/ScrollHandOver/custom``; nothing by default (NH-3).
  open var handOverAnswers = HandOverAnswers()

  /// Returns what it takes of a way, in points of the scroller that began, signed as the way; by ``handOverAnswers`` unless
  /// overridden (NH-3).
  open func handOverShare(of available: Double, asked moment: HandOverMoment, along axis: HandOverAxis) -> Double {
    handOverAnswers.share(of: available, asked: moment)
  }

  /// Asks the detents for their values again, as after a change of what they depend on (SH-14).
  open func invalidateDetents() { layOutAnew() }

  /// Makes changes of the sheet's properties that move it by its spring (SH-14).
  open func animateChanges(_ changes: () -> Void) {
    state.animatedBlocks += 1
    changes()
    state.animatedBlocks -= 1
  }

  // MARK: What it shows

  /// The view behind the sheet; `nil` until the sheet is presented.
  public final var dimmingView: View? { parts?.dimming }
  /// The handle of the sheet; `nil` until the sheet is presented with ``prefersGrabberVisible``.
  public final var grabber: View? { parts.flatMap { $0.grabber.superview == nil ? nil : $0.grabber } }
  /// Where the sheet's upper edge is now, in points of its container; not rounded to pixels (SH-4).
  public final var currentTop: Double { state.top(at: link.context?.now ?? 0) }
  /// Where its upper edge rests at the active detents, the smallest detent first, in points of its container; empty until the
  /// sheet is presented (SH-1).
  public final var restingTops: [Double] { parts == nil ? [] : state.stops?.stops.map { $0.top } ?? [] }
  /// A Boolean value that indicates whether a finger pulls the sheet.
  public final var isDragging: Bool { state.pull != nil }
  /// A Boolean value that indicates whether the sheet moves by itself.
  public final var isSettling: Bool { state.flight != nil }

  /// What belongs to a sheet while it is presented.
  struct Parts {
    let view: View
    let pan: SheetPanGestureRecognizer
    let dimming: SheetDimmingView
    let grabber: SheetGrabberView
    let cover: SheetCoverView
  }
  final var parts: Parts?
  final var state = SheetState()
  final let link = SheetLink()

  /// Creates the sheet of a controller, which retains it when it is assigned to its `presentationController`.
  public override init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    link.sheet = self
  }

  deinit {
    link.sheet = nil
    link.leave()
  }

  // MARK: Presentation

  /// Adds what a sheet needs to its container and to its view.
  open override func presentationTransitionWillBegin() { install() }
  /// The frame at the selected detent, in the container's coordinates (SH-1).
  open override var frameOfPresentedViewInContainerView: Rect {
    if state.stops == nil { resolve() }
    return frame(at: state.top)
  }
  /// Takes away what it added.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    parts?.cover.isHidden = true
    guard completed else { return }
    uninstall()
    // That of a dismissal by code before the one that ended at once.
    let earlier = state.completion
    state.completion = nil
    earlier?()
  }
  /// Lets new touches on the sheet reach its recognizer alone (IT-7).
  open override func dismissalTransitionWillBegin() {
    guard let parts, parts.view.superview != nil else { return }
    parts.cover.frame = Rect(origin: parts.view.bounds.origin, size: parts.view.bounds.size)
    parts.view.addSubview(parts.cover)
    parts.cover.isHidden = false
  }
  /// Leaves to the spring what would pull the sheet from under a finger (SH-14).
  open override func defersDismissal(animated: Bool, completion: (() -> Void)?) -> Bool {
    dismissByCode(completion)
  }
  /// Dismisses as for a tap beside the sheet; returns whether it leaves now (SH-13).
  open override func dismissForUser() -> Bool? {
    dismissByTap()
    return state.flight?.end.isGone ?? (parts == nil)
  }
}
