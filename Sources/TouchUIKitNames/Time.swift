public import Touchstone

// Time is the host's here. Inside of a recognizer, view or controller these methods stand before the global functions of
// Apple's platforms.

extension GestureRecognizer {
  /// Returns the time of the event or deadline at hand, in seconds (XT-1).
  public func CACurrentMediaTime() -> Double { currentTime }
}

extension TouchNode {
  /// Returns the time of the event or deadline at hand, in seconds (XT-1).
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
}
