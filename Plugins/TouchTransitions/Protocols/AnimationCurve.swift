import TouchScrollView
public import TouchWindows

extension View {
  /// How the speed of an animation changes: UIKit's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at its beginning and its end: half a wave of the cosine (PH-5).
    case easeInOut
    /// Slow at its beginning.
    case easeIn
    /// Slow at its end.
    case easeOut
    /// Of one speed.
    case linear

    /// Returns how far the animation is after a share of its time, both from 0 to 1.
    func share(after time: Double) -> Double {
      switch self {
      case .easeInOut: ScrollEase(from: 0, to: 1, duration: 1).position(at: time)
      case .easeIn: time * time
      case .easeOut: 1 - (1 - time) * (1 - time)
      case .linear: time
      }
    }
  }
}
