/// How far a controller's view has appeared, and why (XV-1).
struct Appearance {
  enum Stage {
    case disappeared, appearing, appeared, disappearing
  }

  var stage = Stage.disappeared
  var isAnimated = false
  /// Whether the transition began because the view moved, and ends by itself.
  var isAutomatic = false
  /// Whether `viewIsAppearing` was called in this transition.
  var wasNotified = false
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Whether the transition began with that of the parent, and ends with it.
  var isForwarded = false
  /// How far what drives the transition is; `nil` while nothing has driven it.
  var share: Double?

  /// Whether the view has appeared or is about to.
  var isShown: Bool { stage == .appeared || stage == .appearing }

  /// Takes a step to another stage; returns whether it is one.
  mutating func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
    guard isShown != isAppearing else { return false }
    stage = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    (isAutomatic, isForwarded) = (false, false)
    wasNotified = false
    return true
  }

  mutating func willMove(to parent: ViewController?, from present: ViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil && present != nil
  }

  mutating func didMove() {
    isMovingToParent = false
    isMovingFromParent = false
  }
}
