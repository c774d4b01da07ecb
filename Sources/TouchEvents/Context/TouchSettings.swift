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

/// Whether touches tell their force, as UIKit's `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable {
  /// Not known, as outside of a window or root.
  case unknown = 0
  /// Touches have no force.
  case unavailable = 1
  /// Touches have a force.
  case available = 2
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
  /// The distance beyond a control's bounds within which a tracked finger counts as inside, in points (CT-6: about 70).
  public var trackingSlop: Double = 70
  /// Which way people read; controls mirror themselves by it, as by UIKit's application property of this name.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// The delay before a scroll view delivers touches to its content, in seconds (SC-1).
  public var contentTouchDelay: Double = 0.15
  /// The maximum duration of each tap of a tap recognizer, or before a long press, in seconds (TA-6).
  public var tapHoldLimit: Double = 1.5
  /// A Boolean value that indicates whether scroll views pass the touches of their own that they handle on to the next
  /// responder.
  public var scrollViewsForwardTouches = false
  /// The insets of the root's area that bars and the screen's shape leave free, in points; scroll views keep to it
  /// (XS-4).
  public var safeAreaInsets = EdgeInsets.zero
  /// The frame of the keyboard, in the coordinates of the samples; empty while there is none (XS-7).
  public var keyboardFrame = Rect.zero
  /// The number of pixels per point, above zero; content offsets are rounded to pixels.
  public var displayScale: Double = 1
  /// Whether the host's touches tell their force; views show it in their traits (XI-6).
  public var forceTouchCapability: ForceTouchCapability = .unavailable
  /// How many times a new touch is hit-tested, 1 or 2; the last result counts (HT-13).
  public var hitTestPasses = 2
  /// The maximum distance of a tap from the first one of its series, on each axis, in points.
  public var tapDistance: Double = 45
  /// The maximum time after a tap in which the next one of its series begins, in seconds.
  public var tapInterval: Double = 0.35
  /// The time without a sample after which a touch is cancelled, in seconds; `nil` means never.
  public var lostTouchTimeout: Double?

  /// Creates the default settings.
  public init() {}
}
