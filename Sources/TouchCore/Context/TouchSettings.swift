/// Which of two accounts of a double tap on a view the engine follows (3.10, decision 3).
public enum DoubleTapProfile: Sendable {
  /// Apple's guide: the second began is delivered, both touches are cancelled.
  case guide
  /// What was seen on devices: nothing younger passes a withheld end of the same recognizer.
  case observed
}

/// Which way people read, and so which end of a control is the leading one.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Distances, delays and switches of one engine; a value that the host supplies, never a global.
public struct TouchSettings: Sendable {
  /// How the views hear of a double tap; Apple's guide by default (decision 3).
  public var doubleTapProfile: DoubleTapProfile = .guide
  /// Whether actions are sent before the view's `touchesCancelled`, as observed, or after it (decision 1, GV-2).
  public var actionBeforeCancel = true
  /// Whether a prevented recognizer is told `touchesCancelled` before it fails (decision 6, GX-8).
  public var preventedGetsTouchesCancelled = true
  /// How far beyond a control's bounds a tracked finger still counts as inside, in points (CT-6: measured about 70).
  public var trackingSlop: Double = 70
  /// Which way people read; controls mirror themselves by it, as by UIKit's application property of this name.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// How long a scroll view keeps touches from its content, in seconds (SC-1).
  public var contentTouchDelay: Double = 0.15
  /// How long each tap of a tap recognizer, or before a long press, may be held, in seconds (TA-6).
  public var tapHoldLimit: Double = 1.5
  /// Whether scroll views pass the touches of their own that they handle on to the next responder.
  public var scrollViewsForwardTouches = false
  /// How many pixels a point has, to whose edges content offsets are rounded; above zero.
  public var displayScale: Double = 1
  /// How often a new touch is hit-tested; UIKit was seen to do it twice (HT-13).
  public var hitTestPasses = 1
  /// How far apart two taps of one count may be, in points: a third of an inch at 135 points an inch (decision 12).
  public var tapDistance: Double = 45
  /// How long after a tap the next one of the same count may begin, in seconds (decision 12).
  public var tapInterval: Double = 0.35
  /// How long a touch may go without a sample before the engine cancels it, in seconds; `nil` for ever.
  public var lostTouchTimeout: Double?

  /// The settings that the specification names as defaults.
  public init() {}
}
