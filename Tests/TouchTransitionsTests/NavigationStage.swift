import TouchTestSupport
import TouchTransitions
import TouchWindows

/// A window with a navigation controller, whose transitions it writes down.
final class NavigationStage: WindowStage {
  let navigation = NavigationController()
  let pages: [Page]
  let delegate = StageDelegate()
  var law = AppearanceLaw()

  /// Makes a stack of pages, which are named by letters.
  init(_ count: Int = 2, spare: Int = 2, profile: BehaviourProfile = .iOS18) {
    pages = (0..<(count + spare)).map { Page(String(UnicodeScalar(UInt8(65 + $0)))) }
    super.init()
    for page in pages { page.stage = self }
    window.context.settings.profile = profile
    window.rootViewController = navigation
    navigation.setViewControllers(Array(pages.prefix(count)), animated: false)
    delegate.stage = self
    navigation.delegate = delegate
    begin()
  }

  var now: Double { context.now }
  var transition: (any ViewControllerTransitionCoordinator)? { navigation.transitionCoordinator }
  var edge: GestureRecognizer? { navigation.interactivePopGestureRecognizer }
  var names: String { navigation.viewControllers.map { ($0 as? Page)?.name ?? "?" }.joined() }

  override func record(_ record: TraceRecord) {
    guard case .module(let module) = record, let entry = module as? TransitionEntry else { return }
    switch entry.fact {
    case .start(let kind, let isInteractive): write("start " + kind.name + (isInteractive ? " interactive" : ""))
    case .update, .asks: break
    case .finish: write("finish")
    case .cancel: write("cancel")
    case .interactive(let isInteractive): write("interactive \(isInteractive)")
    case .completed(let isCompleted): write("completed \(isCompleted)")
    case .reports(let mistake): write("reports " + mistake.name)
    case .refusesPop(let refusal): write("refuses \(refusal)")
    }
  }

  func touch(_ time: Double, _ phase: TouchPhase, _ x: Double, y: Double = 400, id: Int = 1) {
    touch(time, phase, at: Point(x: x, y: y), id: id)
  }

  /// A sideways drag; returns when it is over.
  @discardableResult
  func drag(
    _ time: Double = 0, from: Double = 5, to: Double, y: Double = 400, id: Int = 1, rests: Bool = true,
    lifts: Bool = true
  ) -> Double {
    drag(time, from: Point(x: from, y: y), to: Point(x: to, y: y), id: id, rests: rests, lifts: lifts)
  }
}

/// A controller that writes down that it appears and disappears.
final class Page: ViewController {
  let name: String
  weak var stage: NavigationStage?

  init(_ name: String) { self.name = name }

  /// Receives the touches that began on the view.
  var onTouch: (([Touch]) -> Void)?

  override func loadView() {
    super.loadView()
    let landing = LandingView(frame: view.frame)
    landing.page = self
    view = landing
  }

  private func called(_ call: AppearanceLaw.Call) {
    stage?.law.note(call, of: self, name)
    stage?.write(name + " " + call.rawValue)
  }

  override func viewWillAppear(_ animated: Bool) { called(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { called(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { called(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { called(.didDisappear) }
}

/// The view of a page, which tells it of touches.
private final class LandingView: View {
  weak var page: Page?

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    page?.onTouch?(touches)
    super.touchesBegan(touches, with: event)
  }
}

/// An animator that changes nothing, and completes its transition at the end of its animation if it is to.
final class PlainAnimator: ViewControllerAnimatedTransitioning, ViewImplicitlyAnimating {
  var duration = 0.4
  var completes = true
  var isInterruptible = false
  var fractionComplete = 0.0
  var onAnimate: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any ViewControllerContextTransitioning)?
  private(set) var ends: [Bool] = []

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double { duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    context = transitionContext
    onAnimate?(transitionContext)
    guard completes else { return }
    transitionContext.containerView.animate(withDuration: duration, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  { isInterruptible ? self : nil }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A delegate that returns what the test gives it.
final class StageDelegate: NavigationControllerDelegate, ViewControllerTransitioningDelegate {
  weak var stage: NavigationStage?
  var animator: PlainAnimator?
  var driver: (any ViewControllerInteractiveTransitioning)?
  /// Those of presentations, where they are others.
  var presented: (animator: PlainAnimator, driver: PercentDrivenInteractiveTransition)?
  var writesShows = false

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) { if writesShows { stage?.write("willShow " + ((viewController as? Page)?.name ?? "")) } }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) { if writesShows { stage?.write("didShow " + ((viewController as? Page)?.name ?? "")) } }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { driver }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self.presented?.animator ?? animator }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { presented?.animator ?? animator }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { presented?.driver ?? driver }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { presented?.driver ?? driver }
}
