/// Which way people read, and so which end of a control is the leading one.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether touches have a force, as UIKit's `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable {
  /// Not known, as outside a window or root.
  case unknown = 0
  /// Touches have no force.
  case unavailable = 1
  /// Touches have a force.
  case available = 2
}

/// Distances, delays and switches of one engine; a value that the host supplies, never a global.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// window.context.settings.tapInterval = 0.25  // A single tap beside a double tap comes 100 ms sooner.
/// window.context.settings.profile = .iOS26
/// ```
public struct TouchSettings: Sendable {
  /// The version of UIKit, or the single switches, whose behaviour counts; iOS 10 to 18 by default (VN-12).
  public var profile = BehaviourProfile.iOS18
  /// The distance beyond a control's bounds within which a tracked finger counts as inside, in points (CT-6: about 70).
  public var trackingSlop: Double = 70
  /// Which way people read; controls mirror themselves by it, as by UIKit's application property of this name.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// The delay before a scroll view delivers touches to its content, in seconds (SC-1).
  public var contentTouchDelay: Double = 0.15
  /// The maximum duration of each tap of a tap recognizer, or before a long press, in seconds (TA-6).
  public var tapHoldLimit: Double = 1.5
  /// The insets of the root's area that bars and the screen's shape leave free, in points; scroll views keep to it
  /// (XS-4).
  public var safeAreaInsets = EdgeInsets.zero
  /// The frame of the keyboard, in the coordinates of the samples; empty while there is none (XS-7).
  public var keyboardFrame = Rect.zero
  /// The number of pixels per point, above zero; content offsets are rounded to pixels.
  public var displayScale: Double = 1
  /// Whether the host's touches have a force; views show it in their traits (XI-6).
  public var forceTouchCapability: ForceTouchCapability = .unavailable
  /// The maximum distance of a tap from the first one of its series, on each axis, in points.
  public var tapDistance: Double = 45
  /// The maximum time after a tap in which the next one of its series begins, in seconds.
  public var tapInterval: Double = 0.35
  /// The time without a sample after which a touch is cancelled, in seconds; `nil` means never.
  public var lostTouchTimeout: Double?

  /// Creates the default settings.
  public init() {}
}
