import Testing
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// The delegate, the animator and the presentation of a controller, each of which writes its calls down.
private final class LoudPresentation: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
  unowned let stage: NavigationStage
  let driver: PercentDrivenInteractiveTransition?
  private(set) var context: (any ViewControllerContextTransitioning)?

  init(_ stage: NavigationStage, _ driver: PercentDrivenInteractiveTransition?) {
    (self.stage, self.driver) = (stage, driver)
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    stage.write("asks for the presentation")
    let way = LoudWay(presentedViewController: presented, presenting: presenting)
    way.stage = stage
    return way
  }
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    stage.write("asks for an animator to present")
    return self
  }
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    stage.write("asks for an animator to dismiss")
    return self
  }
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    stage.write("asks what drives")
    return driver
  }
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
    stage.write("asks for the duration")
    return 0.3
  }
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    context = transitionContext
    stage.write("animate")
    transitionContext.containerView.animate(withDuration: 0.3, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  {
    stage.write("asks for what interrupts")
    return nil
  }
  func animationEnded(_ transitionCompleted: Bool) { stage.write("ended") }
}

private final class LoudWay: PresentationController {
  unowned var stage: NavigationStage?

  override var frameOfPresentedViewInContainerView: Rect {
    stage?.write("way frame")
    return super.frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() { stage?.write("way will present") }
  override func presentationTransitionDidEnd(_ completed: Bool) { stage?.write("way did present \(completed)") }
  override func dismissalTransitionWillBegin() { stage?.write("way will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { stage?.write("way did dismiss \(completed)") }
  override func defersDismissal(animated: Bool, completion: (() -> Void)?) -> Bool {
    stage?.write("way defers")
    return false
  }
}

/// Each deed in each call of presentations and dismissals (IT-6).
@Suite struct PresentationHostileTests {
  static let lines = [
    "asks for the presentation", "asks for an animator to present", "asks for an animator to dismiss",
    "asks what drives",
    "asks for the duration", "asks for what interrupts", "start present", "start dismiss", "animate", "ended",
    "way frame",
    "way will present", "way did present true", "way did present false", "way will dismiss", "way did dismiss true",
    "way did dismiss false", "way defers", "B willAppear", "B didAppear", "B willDisappear", "B didDisappear",
    "interactive false", "finish", "cancel", "completed true", "completed false", "presented", "dismissed",
  ]

  private final class Sight { var line = false }

  /// Presents and dismisses, each taken back once if it is driven, with a deed in the first call of a line.
  private func play(_ deed: Deed?, at line: String, driven: Bool, _ sight: Sight = Sight()) -> NavigationStage {
    let (stage, driver) = (NavigationStage(1, spare: 3), PercentDrivenInteractiveTransition())
    let loud = LoudPresentation(stage, driven ? driver : nil)
    let page = stage.pages[1]
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = loud
    stage.onLine = { [unowned stage] written in
      guard written == line, !sight.line else { return }
      sight.line = true
      deed?.happen(in: stage, driver)
    }
    func rest(_ isTakenBack: Bool) {
      driver.update(0.5)
      if isTakenBack { driver.cancel() } else { driver.finish() }
      stage.wait(stage.now + 1)
    }
    for isTakenBack in driven ? [true, false] : [false] {
      stage.navigation.present(page, animated: true) { [unowned stage] in stage.write("presented") }
      rest(isTakenBack)
    }
    for isTakenBack in driven ? [true, false] : [false] {
      page.dismiss(animated: true) { [unowned stage] in stage.write("dismissed") }
      rest(isTakenBack)
    }
    stage.onLine = nil
    driver.cancel()
    stage.window.cancelAllTouches(at: stage.now)
    stage.wait(stage.now + 3)
    if stage.transition != nil {
      loud.context?.completeTransition(true)
      stage.wait(stage.now + 2)
    }
    stage.window.isHidden = false
    stage.context.trace = nil
    withExtendedLifetime(loud) {}
    return stage
  }

  @Test(arguments: lines)
  func `each line of a presentation occurs in one of the plays`(_ line: String) {
    let sight = Sight()
    for driven in [false, true] { _ = play(nil, at: line, driven: driven, sight) }

    #expect(sight.line)
  }

  @Test(arguments: lines)
  func `whatever happens in a call of a presentation, appearance is balanced and nothing sticks (IT-6)`(
    _ line: String
  ) {
    for deed in Deed.allCases {
      for driven in [false, true] {
        let stage = play(deed, at: line, driven: driven)
        let faults = stage.law.faultsAtRest()
        #expect(faults.isEmpty, "\(deed) in \(line), driven \(driven): \(faults)")
        #expect(stage.transition == nil && !stage.context.isAnimating, "\(deed) in \(line), driven \(driven)")
      }
    }
  }
}
