public import TouchWindows

/// Drives a transition by shares of it, with UIKit's members (IT-3).
///
/// A gesture's action starts the transition, then calls ``update(_:)``, and at last ``finish()`` or ``cancel()``. The
/// delegate that returned the animator returns this object as the interaction controller.
///
/// ```swift
/// let driver = PercentDrivenInteractiveTransition()
/// driver.completionSpeed = 2
/// print(driver.percentComplete, driver.wantsInteractiveStart)  // Prints "0.0 true"
/// ```
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private var transition: Transition?
  private var place: TransitionPlace?
  private var last = 0.0

  /// Creates an object that drives one transition after the other.
  public init() {}

  /// How long the animator says the transition lasts, in seconds; 0 while there is none.
  public final var duration: Double { transition?.transitionDuration ?? 0 }
  /// The last share that was given to ``update(_:)``, or at which ``pause()`` took the transition over; from 0 to 1.
  public final var percentComplete: Double {
    if let transition, transition.isInteractive { return transition.share }
    return last
  }
  /// By how much faster than its animator the rest runs; 1 by default, and in place of NaN, 0 and less.
  open var completionSpeed = 1.0
  /// How the rest runs; slow at both ends by default.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// A Boolean value that indicates whether the transition begins interactively; `true` by default.
  open var wantsInteractiveStart = true

  /// Lets the animator make its changes, whose time it decides about; called by the transition.
  ///
  /// One transition at a time: another goes to its end by itself, and is reported.
  open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    guard let transition = transitionContext as? Transition else { return }
    let isDriven = adopt(transition)
    transition.animate()
    if !isDriven {
      transition.release(to: 1, by: .eased(duration: transition.transitionDuration, completionCurve))
    }
  }

  /// Shows the transition at a share of it, from 0 to 1; outside of an interactive one it is reported (IT-3).
  open func update(_ percentComplete: Double) {
    guard let transition else {
      place?.report(.updateOutside)
      return
    }
    transition.follow(percentComplete)
    if transition.isInteractive { last = transition.share }
  }

  /// Takes the animated part over where it is shown, if its animator is interruptible (IT-4).
  open func pause() {
    transition?.pause()
    last = percentComplete
  }

  /// Lets the rest run to the end, in its part of the duration (IT-3).
  open func finish() { release(to: 1) }

  /// Lets what was shown run back, in its part of the duration (IT-3).
  open func cancel() { release(to: 0) }

  private func release(to end: Double) {
    guard let transition, transition.isInteractive else { return }
    let way = (end - transition.share).magnitude
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
    transition.release(
      to: end, by: .eased(duration: way * transition.transitionDuration / speed, completionCurve))
  }

  /// Drives a transition from now on; returns whether it does, and reports it where another is driven.
  @discardableResult
  final func adopt(_ transition: Transition) -> Bool {
    if let other = self.transition, other !== transition, other.isRunning {
      transition.report(.driverTaken)
      return false
    }
    self.transition = transition
    place = transition.place
    last = 0
    return true
  }

  final func leave(_ transition: Transition) { if self.transition === transition { self.transition = nil } }
}
