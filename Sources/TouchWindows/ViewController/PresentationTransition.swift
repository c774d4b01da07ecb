public import TouchViews

/// Carries presentations and dismissals out over time, in place of at once (IT-1).
public protocol PresentationConducting: AnyObject {
  /// Returns whether it carries a presentation or dismissal out; `false` leaves it as it would be without a conductor.
  ///
  /// Called before the first call to a controller, for what is asked for with `animated`. With `true` it calls
  /// ``PresentationTransition/begin(in:isDriven:)`` and, later or at once, ``PresentationTransition/end(completed:)``.
  func conduct(_ transition: PresentationTransition) -> Bool
  /// Returns whether what it carries out keeps a controller from presenting or being dismissed; it reports that (IT-2).
  func refuses(_ controller: ViewController) -> Bool
  /// Called after the last call of a dismissal, and of a presentation that was taken back, conducted or not.
  func didLeave(_ controller: ViewController)
  /// Lets go of what it carries out, without any call; called when the window is going.
  func releaseTransitions()
  /// Returns how a controller of the custom style is presented; `nil` leaves it to the presentation that it has (XV-3).
  ///
  /// Called before the controller is presented, with the controller that presents it and the one that was asked to.
  func presentationController(
    of presented: ViewController, presenting: ViewController, source: ViewController
  ) -> PresentationController?
}

/// A presentation or a dismissal, from the request to its last call; every one of them goes through it (XV-3, IT-6).
public final class PresentationTransition {
  /// The controller that presents.
  public let presenting: ViewController
  /// The controller that is presented.
  public let presented: ViewController
  /// The controller that was asked to present it, which may be inside the one that does.
  public let source: ViewController
  /// A Boolean value that indicates whether it is a presentation, and not a dismissal.
  public let isPresentation: Bool
  /// A Boolean value that indicates whether it was asked for with an animation.
  public let isAnimated: Bool
  /// The calls of it, which a presentation that covers nothing makes to the presented controller alone.
  public let appearance: AppearanceTransition
  private let completion: (() -> Void)?
  private var stage = Stage.asked
  private enum Stage { case asked, running, over }
  private var isDriven = false
  /// Whether the presenting controller was shown when it began.
  private var isShown = false

  init(
    of presented: ViewController, by presenting: ViewController, from source: ViewController? = nil,
    isPresentation: Bool, animated: Bool, completion: (() -> Void)?
  ) {
    (self.presented, self.presenting, self.completion) = (presented, presenting, completion)
    self.source = source ?? presenting
    (self.isPresentation, isAnimated) = (isPresentation, animated)
    let covered = presented.modalPresentationStyle.covers ? presenting : nil
    appearance =
      isPresentation
      ? AppearanceTransition(from: covered, to: presented, endsWithLeaving: true)
      : AppearanceTransition(from: presented, to: covered, endsWithLeaving: true)
  }

  /// A Boolean value that indicates whether it has begun and is not over.
  public var isRunning: Bool { stage == .running }

  /// Makes the first calls; a presentation's view goes to a container, `nil` for the window.
  ///
  /// While one with a container lasts, the presentation controller's own dismissals wait for it (IT-1).
  public func begin(in container: View? = nil, isDriven: Bool = false) {
    guard stage == .asked else { return }
    (stage, self.isDriven) = (.running, isDriven)
    if container != nil { presented.presentationController?.conducted = self }
    if isPresentation { beginPresentation(in: container) } else { beginDismissal() }
  }

  private func beginPresentation(in container: View?) {
    guard let window = presenting.viewIfLoaded?.window, let view = presented.view else { return }
    isShown = presenting.appearance.isShown
    presented.appearance.isBeingPresented = true
    if isShown { appearance.begin(animated: isAnimated, isDriven: isDriven) }
    // A callback may have dismissed it.
    if isPresented, view.superview == nil {
      view.frame = container?.bounds ?? presenting.area(of: presented.modalPresentationStyle, in: window)
      (container ?? window).addSubview(view)
    }
    if let way = presented.presentationController, isPresented, view.superview != nil {
      way.presentationTransitionWillBegin()
      view.frame = way.frameOfPresentedViewInContainerView
    }
  }

  private func beginDismissal() {
    isShown = presented.appearance.isShown
    presented.appearance.isBeingDismissed = true
    presented.presentationController?.dismissalTransitionWillBegin()
    if isShown { appearance.begin(animated: isAnimated, isDriven: isDriven) }
  }

  private var isPresented: Bool { presented.presenter === presenting }

  /// Makes the last calls: of one that is completed, or of one that is taken back (IT-6).
  public func end(completed: Bool) {
    guard stage == .running else { return }
    stage = .over
    presented.presentationController?.forget(self)
    switch (isPresentation, completed) {
    case (true, true):
      appearance.finish()
      presented.appearance.isBeingPresented = false
      if isPresented { presented.presentationController?.presentationTransitionDidEnd(true) }
    case (true, false):
      appearance.cancel(betweenCalls: leave)
      presented.appearance.isBeingPresented = false
      presented.presentationController?.presentationTransitionDidEnd(false)
    case (false, true):
      leave()
      appearance.finish()
      // What was covered by a view that had left before appears now.
      if !isShown {
        presenting.viewWillMove(toWindow: presenting.viewIfLoaded?.window)
        presenting.viewDidMoveToWindow()
      }
      presented.appearance.isBeingDismissed = false
      presented.presentationController?.dismissalTransitionDidEnd(true)
    case (false, false):
      appearance.cancel()
      presented.appearance.isBeingDismissed = false
      presented.presentationController?.dismissalTransitionDidEnd(false)
    }
    if !isPresented { presented.presentationConductor?.didLeave(presented) }
    completion?()
  }

  /// Takes the presented view away and lets the controller go.
  private func leave() {
    presented.viewIfLoaded?.removeFromSuperview()
    if presenting.presented === presented { presenting.presented = nil }
    if isPresented { presented.presenter = nil }
  }
}
