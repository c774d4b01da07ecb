public import TouchWindows

/// Animates a transition, with UIKit's methods (IT-1).
///
/// It may animate by `View.animate(withDuration:…)` in the container: its completion is held while the transition is
/// interactive and called when the rest has run (IT-3).
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns how long the transition lasts, in seconds; NaN and negative values count as 0 and are reported.
  ///
  /// Called once when the transition begins.
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
  /// Makes the changes, and calls `completeTransition(_:)` of the context at their end.
  ///
  /// Called after the first calls to the controllers; in an interactive transition the percent-driven object calls it.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Returns the object by which the animation can be stopped and taken over; `nil` by default: it cannot (IT-4).
  ///
  /// It is the same one all along.
  func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  /// Called when the transition is over, after the last calls to the controllers.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns `nil`.
  @inline(__always)
  public func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  { nil }
  /// Does nothing.
  @inline(__always)
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An animation that can be stopped at any share of it: of UIKit's `UIViewImplicitlyAnimating`, what a transition uses.
public protocol ViewImplicitlyAnimating: AnyObject {
  /// How far the animation is, from 0 to 1; the transition sets it in each event and frame.
  var fractionComplete: Double { get set }
  /// Starts the animation; called by programs, and does nothing by default, as the transition decides about the time.
  func startAnimation()
}

extension ViewImplicitlyAnimating {
  /// Does nothing.
  @inline(__always)
  public func startAnimation() {}
}

/// Drives a transition, with UIKit's methods; a subclass of ``PercentDrivenInteractiveTransition`` as a rule.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins to drive the transition; called after the first calls to the controllers (IT-1).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// By how much faster than its animator the rest runs after the interaction; 1 by default (IT-3).
  var completionSpeed: Double { get }
  /// How the rest runs; slow at both ends by default (IT-3).
  var completionCurve: View.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition begins interactively; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// Returns 1.
  @inline(__always)
  public var completionSpeed: Double { 1 }
  /// Returns ``View/AnimationCurve/easeInOut``.
  @inline(__always)
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// Returns `true`.
  @inline(__always)
  public var wantsInteractiveStart: Bool { true }
}
