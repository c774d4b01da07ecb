public import Touchstone

// Time is the host's here. Inside a recognizer, view or controller these methods stand before the global functions of
// Apple's platforms.

extension GestureRecognizer {
  /// Returns the time of the current event or deadline, in seconds (XT-1).
  public func CACurrentMediaTime() -> Double { currentTime }
}

extension TouchNode {
  /// Returns the time of the current event or deadline, in seconds (XT-1).
  public func CACurrentMediaTime() -> Double { currentTime }
}

extension View {
  /// Makes changes, and calls the completion at once: without a view no clock is known (XL-4).
  ///
  /// Call the method of a view where the end matters.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, and calls the completion at once: without a view no clock is known (XL-4).
  ///
  /// Call the method of a view where the end matters.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Makes changes; they are never animated here but by a host.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
