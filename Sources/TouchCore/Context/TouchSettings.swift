/// Which of two accounts of a double tap on a view the engine follows (GE-6).
public enum DoubleTapProfile: Sendable {
  /// Apple's guide: the second began is delivered, and each sequence is cancelled by a call of its own.
  case guide
  /// UIKit's own: what follows a withheld end is withheld, too, and all is cancelled by one call.
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
  /// How a double tap is delivered to views (GE-6).
  public var doubleTapProfile: DoubleTapProfile = .observed
  /// A Boolean value that indicates whether a recognizer's actions are sent before its views' `touchesCancelled`, or
  /// after it (GV-2).
  public var actionBeforeCancel = true
  /// A Boolean value that indicates whether a prevented recognizer gets `touchesCancelled` before it fails (GX-8).
  public var preventedGetsTouchesCancelled = false
  /// How far beyond a control's bounds a tracked finger still counts as inside, in points (CT-6: measured about 70).
  public var trackingSlop: Double = 70
  /// Which way people read; controls mirror themselves by it, as by UIKit's application property of this name.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// How long a scroll view keeps touches from its content, in seconds (SC-1).
  public var contentTouchDelay: Double = 0.15
  /// How long each tap of a tap recognizer, or before a long press, may be held, in seconds (TA-6).
  public var tapHoldLimit: Double = 1.5
  /// A Boolean value that indicates whether scroll views pass the touches of their own that they handle on to the next
  /// responder.
  public var scrollViewsForwardTouches = false
  /// What bars and the shape of the screen cover at the root's edges, in points; scroll views keep clear of it (XS-4).
  public var safeAreaInsets = EdgeInsets.zero
  /// Where the keyboard is, in the coordinates of the samples; empty while there is none (XS-7).
  public var keyboardFrame = Rect.zero
  /// How many pixels a point has, to whose edges content offsets are rounded; above zero.
  public var displayScale: Double = 1
  /// How many times a new touch is hit-tested, 1 or 2; the last result counts (HT-13).
  public var hitTestPasses = 2
  /// How far on each axis a tap may be from the first of its count, in points.
  public var tapDistance: Double = 45
  /// How long after a tap the next one of the same count may begin, in seconds.
  public var tapInterval: Double = 0.35
  /// How long a touch may go without a sample before the engine cancels it, in seconds; `nil` for ever.
  public var lostTouchTimeout: Double?

  /// The settings that the specification names as defaults.
  public init() {}
}
