import TouchPan
import TouchTransitions
import TouchWindows

/// The delegate of a navigation controller of a file: its animator, what drives its transitions, and its own pan.
final class ScriptedNavigation: NavigationControllerDelegate {
  let navigation: NavigationController
  let driver = PercentDrivenInteractiveTransition()
  let script: ScenarioNavigation
  private let animator: ScriptedAnimator?
  /// Whether the pop gestures have another delegate than their own.
  private(set) var hasOtherPopDelegate = false
  /// The calls of steps, for a recorder.
  private var calls: [(time: Timestamp, call: ScenarioTransitionCall)] = []
  private let otherDelegate = OtherPopDelegate()
  private let popDelegates: [(any GestureRecognizerDelegate)?]

  init(_ script: ScenarioNavigation, _ navigation: NavigationController) {
    (self.script, self.navigation) = (script, navigation)
    animator = script.animator.map { ScriptedAnimator($0) }
    popDelegates = Self.gestures(of: navigation).map { $0.delegate }
    if let interaction = script.interaction {
      driver.completionSpeed = interaction.completionSpeed
      driver.completionCurve = interaction.curve
      driver.wantsInteractiveStart = interaction.wantsInteractiveStart
    }
    navigation.delegate = self
    navigation.isNavigationBarHidden = script.isBarHidden
    setPopDelegate(isOther: script.hasOtherPopDelegate)
  }

  private static func gestures(of navigation: NavigationController) -> [GestureRecognizer] {
    [navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer].compactMap { $0 }
  }

  /// Lets the pop gestures ask another delegate, or their own.
  func setPopDelegate(isOther: Bool) {
    hasOtherPopDelegate = isOther
    for (gesture, own) in zip(Self.gestures(of: navigation), popDelegates) {
      gesture.delegate = isOther ? otherDelegate : own
    }
  }

  /// Lets a pan of the application pop (IT-14).
  func follow(_ pan: PanGestureRecognizer, over length: Double) {
    let script = OwnerReference(wrappedValue: self)
    pan.addAction { pan in script.wrappedValue.panChanged(pan, length) }
  }

  private func panChanged(_ pan: PanGestureRecognizer, _ length: Double) {
    let share = pan.translation(in: navigation.viewIfLoaded).x / length
    switch pan.state {
    case .began: navigation.popViewController(animated: true)
    case .changed: driver.update(share)
    case .ended: if share > 0.5 { driver.finish() } else { driver.cancel() }
    case .cancelled: driver.cancel()
    case .possible, .failed: break
    }
  }

  /// Carries a call of a step out.
  func call(_ call: ScenarioTransitionCall) {
    if let context = navigation.viewIfLoaded?.window?.context, context.trace != nil {
      calls.append((context.now, call))
    }
    switch call {
    case .update(let share): driver.update(share)
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    case .pause: driver.pause()
    case .complete: if let context = animator?.context { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  /// Returns the calls of steps since the last time.
  func takeCalls() -> [(time: Timestamp, call: ScenarioTransitionCall)] {
    defer { calls = [] }
    return calls
  }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { script.interaction == nil ? nil : driver }
}

/// An animator of a file, which changes nothing.
private final class ScriptedAnimator: ViewControllerAnimatedTransitioning, ViewImplicitlyAnimating {
  private let script: ScenarioAnimator
  var fractionComplete = 0.0
  private(set) var context: (any ViewControllerContextTransitioning)?

  init(_ script: ScenarioAnimator) { self.script = script }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
    script.duration
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    context = transitionContext
    guard script.completes else { return }
    transitionContext.containerView.animate(withDuration: script.duration, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  { script.isInterruptible ? self : nil }
}

/// A delegate of pop gestures that returns `true`, as those do that people set to have the gesture back.
private final class OtherPopDelegate: GestureRecognizerDelegate {}

extension ScenarioInteraction {
  /// The curve of the name.
  fileprivate var curve: View.AnimationCurve {
    switch completionCurve {
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    case "linear": .linear
    default: .easeInOut
    }
  }
}
