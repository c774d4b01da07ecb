/// The behaviour of a version of UIKit, or of its guide, as a set of switches: what differs from iOS 10 to 18.
///
/// Each switch is one rule of file 9 of `Documentation/Behaviour` or one ruling of another file, and is read where that
/// rule is followed.
/// Any set of them is a profile: `settings.profile = [.asksSideBySide]`. A profile that is set while touches are down or
/// undecided counts from the next sequence (VN-12, VN-13).
public struct BehaviourProfile: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits; those without a meaning do nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The engine of iOS 10 to 18: no switch is set.
  public static let iOS18: BehaviourProfile = []
  /// What applications that are linked with the SDK of iOS 26 get.
  public static let iOS26: BehaviourProfile = [
    .failedGetTouchesCancelled, .resetReadsPossible, .changedOnlyWhenAssigned, .asksSideBySide, .trackpadSwipes,
    .switchReleasesInside, .stepperHalvesAreExact, .sliderEndsItself, .twoDecelerationRates, .contentPop,
    .interruptibleBack,
  ]
  /// The behaviour of Apple's guide where a device behaves differently.
  public static let documented: BehaviourProfile = [
    .guideDoubleTap, .cancelBeforeAction, .preventedGetTouchesCancelled,
  ]

  /// A recognizer that failed by itself, by a no or by a cancel gets `touchesCancelled` in the decisions (VN-1).
  public static let failedGetTouchesCancelled = BehaviourProfile(rawValue: 1)
  /// In `reset()` a recognizer's state already reads possible (VN-2).
  public static let resetReadsPossible = BehaviourProfile(rawValue: 1 << 1)
  /// A recognizer that has begun acts again only when it assigns changed, and not for each of its events (VN-3).
  public static let changedOnlyWhenAssigned = BehaviourProfile(rawValue: 1 << 2)
  /// Whether one excludes another is asked of its hook and its delegate, then of the other's (VN-4).
  public static let asksSideBySide = BehaviourProfile(rawValue: 1 << 3)
  /// A swipe of one finger is also driven by a trackpad, over twice the distance (VN-7).
  public static let trackpadSwipes = BehaviourProfile(rawValue: 1 << 4)
  /// A finger on a switch never counts as outside, so that no move away ends its tap (VN-8).
  public static let switchReleasesInside = BehaviourProfile(rawValue: 1 << 5)
  /// A stepper's half is pressed on its own rectangle alone, and enabled when the whole step fits or wraps (VN-9).
  public static let stepperHalvesAreExact = BehaviourProfile(rawValue: 1 << 6)
  /// A slider sends its up events itself when its interaction ends, and is tracking while it is changed (VN-10).
  public static let sliderEndsItself = BehaviourProfile(rawValue: 1 << 7)
  /// A scroll view's deceleration rate is 0.99 when it is set below 0.994, and else 0.998 (VN-11).
  public static let twoDecelerationRates = BehaviourProfile(rawValue: 1 << 8)
  /// A double tap's views get each began, and for each sequence a cancel of its own, as Apple's guide has it (GE-6).
  public static let guideDoubleTap = BehaviourProfile(rawValue: 1 << 9)
  /// A recognizer's views lose their touches before its actions are sent (GV-2).
  public static let cancelBeforeAction = BehaviourProfile(rawValue: 1 << 10)
  /// A recognizer that another one prevents receives `touchesCancelled` before it fails (GX-8).
  public static let preventedGetTouchesCancelled = BehaviourProfile(rawValue: 1 << 11)
  /// Scroll views that cannot scroll pass the touches of their own on to the next responder (SC-15).
  public static let scrollViewsForwardTouches = BehaviourProfile(rawValue: 1 << 12)
  /// A new touch is hit-tested once and not twice (HT-13).
  public static let singleHitTest = BehaviourProfile(rawValue: 1 << 13)
  /// A sideways drag that begins anywhere in a navigation controller's content pops (IT-8).
  public static let contentPop = BehaviourProfile(rawValue: 1 << 14)
  /// A swipe takes a pop over that a navigation controller animates by itself (IT-13).
  public static let interruptibleBack = BehaviourProfile(rawValue: 1 << 15)
}

extension TouchNode {
  /// Returns whether a switch is set in the profile that counts in the node's tree; without a context none is.
  @inline(__always)
  public func profileContains(_ behaviour: BehaviourProfile) -> Bool {
    rootNode.touchContext?.profile.contains(behaviour) ?? false
  }
}
