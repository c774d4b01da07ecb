import TouchResponders

extension View {
  /// Options of an animation; of UIKit's options, those that concern touches have an effect here (XL-4).
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, UIKit's.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Animated views accept touches (HT-18).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs until ``View/animationEnded()``.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every other run is backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation is slow at its beginning and its end.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation is slow at its beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation is slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation is of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes changes at once and calls the completion with `true` when an animation of them would be over (XL-4).
  ///
  /// Views of this view's window whose place, size, transform or alpha changed take no touches until then, unless the
  /// options allow it (HT-18). How they get there is the host's to draw. Times are in seconds. Outside a window or
  /// root, where no time passes, the completion is called at once.
  public final func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let tree = self.tree
    let recorder = AnimationRecorder(inside: tree?.recorder)
    tree?.recorder = recorder
    animations()
    if options.contains(.layoutSubviews) { layoutIfNeeded() }
    tree?.recorder = recorder.outer
    if let collector = tree?.collector {
      if let completion, !options.contains(.repeat) { collector.completions.append(completion) }
      return
    }
    let end = max(duration, 0) + max(delay, 0)
    let allowsTouches = options.contains(.allowUserInteraction)
    for state in recorder.states where state.hasChanged {
      if options.contains(.repeat), !allowsTouches {
        state.view.animationRepeats()
      } else {
        state.view.animationBegan(duration: end, allowsUserInteraction: allowsTouches)
      }
    }
    guard let completion, !options.contains(.repeat) else { return }
    guard let context = rootView.touchContext else { return completion(true) }
    context.schedule(after: end) { completion(true) }
  }

  /// Makes changes at once and calls the completion when an animation by a spring would be over, as a plain one (XL-4).
  public final func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
}

extension View {
  /// Whether the view is in a tree that has a window or another root.
  final var isInWindow: Bool { tree != nil }

  /// Takes note of the view before it changes, if it does so in the changes of an animation.
  @inline(__always)
  final func noteAnimation() { if let recorder = tree?.recorder { recorder.note(self) } }
}

extension View {
  /// Returns the completions of the animations that begin during some work, for what lets them pass (IT-3).
  ///
  /// Their changes are made at once, and nothing else calls the completions. Outside a window or root there are none.
  public final func collectAnimations(during work: () -> Void) -> [(Bool) -> Void] {
    guard let tree else {
      work()
      return []
    }
    let outer = tree.collector
    let collector = AnimationCollector()
    tree.collector = collector
    work()
    tree.collector = outer
    return collector.completions
  }
}

/// The completions of animations that something else lets pass.
final class AnimationCollector {
  var completions: [(Bool) -> Void] = []
}

/// Takes note of what the views of a tree were before the changes of an animation.
final class AnimationRecorder {
  /// The recorder of the animation among whose changes this one is, which has the changes as well.
  let outer: AnimationRecorder?
  /// What the views were, one of them several times where it changed again.
  private(set) var states: [AnimatedState] = []

  init(inside outer: AnimationRecorder?) { self.outer = outer }

  func note(_ view: View) {
    states.append(AnimatedState(view))
    outer?.note(view)
  }
}

/// What an animation can change of a view.
struct AnimatedState {
  let view: View
  let position: Point
  let bounds: Rect
  let transform: AffineTransform
  let alpha: Double

  init(_ view: View) {
    self.view = view
    position = view.position
    bounds = view.storedBounds
    transform = view.extras?.transform ?? .identity
    alpha = view.alpha
  }

  var hasChanged: Bool {
    position != view.position || bounds != view.storedBounds || alpha != view.alpha
      || transform != view.extras?.transform ?? .identity
  }
}
