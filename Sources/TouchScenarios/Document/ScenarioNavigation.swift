/// The entry of a navigation controller in a file: its stack is the first of its view's children.
public struct ScenarioNavigation: Sendable {
  /// How many of the view's children are the stack's root views, the top one last; the others are spare.
  public var stackCount: Int
  /// The animator that the delegate returns; `nil` for none.
  public var animator: ScenarioAnimator?
  /// What the delegate lets drive a transition; `nil` for nothing.
  public var interaction: ScenarioInteraction?
  /// Whether the bar is hidden.
  public var isBarHidden: Bool
  /// Whether the pop gestures have another delegate, which lets them begin.
  public var hasOtherPopDelegate: Bool
  /// The application's own pan that pops, and over how many points.
  public var popPan: (gesture: String, over: Double)?
}

/// An animator of a file.
public struct ScenarioAnimator: Sendable {
  /// How long it lasts, in seconds.
  public var duration: Double
  /// Whether it can be taken over.
  public var isInterruptible: Bool
  /// Whether it completes its transition.
  public var completes: Bool
}

/// What drives a transition in a file.
public struct ScenarioInteraction: Sendable {
  /// By how much faster the rest runs.
  public var completionSpeed: Double
  /// How the rest runs: a name of UIKit's curves.
  public var completionCurve: String
  /// Whether it begins interactively.
  public var wantsInteractiveStart: Bool
}

/// What a navigation bar shows for a controller of a file.
public struct ScenarioItem: Sendable {
  /// Whether the back button is hidden.
  public var hidesBackButton: Bool
  /// Whether there is an item on the left.
  public var hasLeftItem: Bool
  /// Whether that stands beside the back button.
  public var leftItemsSupplementBackButton: Bool
}

/// What is called of what drives a transition, and of its context.
public enum ScenarioTransitionCall: Sendable {
  /// `update(_:)`.
  case update(Double)
  /// `finish()`.
  case finish
  /// `cancel()`.
  case cancel
  /// `pause()`.
  case pause
  /// `completeTransition(!transitionWasCancelled)` of the context.
  case complete
}
