import TouchControls
import TouchPan
import TouchScroll
import TouchSlider
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// One random session of fingers and code on a stack of screens, with what lies on them, and what broke its rules.
///
/// A pager, a slider, two lists inside each other and a view with a pan of its own are on one screen or another; a pan of the
/// application's may pop.
final class TransitionSession {
  let stage: NavigationStage
  let animator = PlainAnimator()
  let driver = PercentDrivenInteractiveTransition()
  let over = PlainAnimator()
  let overDriver = PercentDrivenInteractiveTransition()
  let pager = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
  let slider = Slider(frame: Rect(x: 20, y: 220, width: 360, height: 40))
  let outer = ScrollView(frame: Rect(x: 0, y: 300, width: 400, height: 500))
  let inner = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 300))
  let tally: TransitionTally
  var random: SplitMix64
  var time = 0.0
  /// The fingers that are down.
  var down: [Int: Point] = [:]
  /// Where those of them landed that landed in a transition.
  var late: [Int: Point] = [:]
  var actor = TransitionActor.code
  private(set) var log: [String] = []
  private(set) var faults: [String] = []
  private var deeds = 0
  /// The completions that the coordinator took, and those that it called.
  private var (promised, kept) = (0, 0)
  private final class AlwaysYes: GestureRecognizerDelegate {}
  private let yes = AlwaysYes()

  init(seed: UInt64, tally: TransitionTally) {
    self.tally = tally
    random = SplitMix64(seed: seed)
    stage = NavigationStage(1 + random.below(4), spare: 3, profile: random.chance(0.5) ? .iOS26 : .iOS18)
    set()
    furnish()
    stage.onLine = { [unowned self] line in called(line) }
  }

  private func set() {
    animator.isInterruptible = random.chance(0.5)
    animator.duration = [0.2, 0.4, 0.4, 0, .nan][random.below(5)]
    animator.completes = random.chance(0.9)
    driver.wantsInteractiveStart = random.chance(0.7)
    driver.completionSpeed = [1, 2, 0, -1][random.below(4)]
    over.isInterruptible = random.chance(0.5)
    overDriver.wantsInteractiveStart = random.chance(0.5)
    stage.delegate.presented = (over, overDriver)
    if random.chance(0.4) { stage.delegate.animator = animator }
    if random.chance(0.6) { stage.delegate.driver = driver }
    if random.chance(0.3) { stage.context.transitionSettings.popCompletion = .half }
    stage.context.transitionSettings.contentPopAtLeadingEdge = random.chance(0.5)
    if random.chance(0.1) { stage.edge?.delegate = yes }
  }

  private func furnish() {
    for page in stage.pages { page.onTouch = { [unowned self, unowned page] in touched(page, $0) } }
    pager.contentSize = Size(width: 1200, height: 200)
    pager.contentOffset = Point(x: Double(random.below(2)) * 400, y: 0)
    outer.contentSize = Size(width: 400, height: 500 + Double(20 + random.below(130)))
    inner.contentSize = Size(width: 400, height: 300 + Double(20 + random.below(130)))
    inner.transfersVerticalScrollingToParent = false
    inner.scrollHandOver = [.uikit, .chain, .expandFirst, .contain][random.below(4)]
    outer.addSubview(inner)
    let top = stage.navigation.topViewController?.view
    for view in [pager, slider, outer] { top?.addSubview(view) }
    if random.chance(0.3) { addPan() }
  }

  /// A pan of the application's that pops, on a part of its view (IT-14).
  private func addPan() {
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned self] pan in
      let before = actor
      actor = .pan
      switch pan.state {
      case .began: stage.navigation.popViewController(animated: true)
      case .changed: driver.update(pan.translation(in: stage.window).x / 400)
      case .ended: if driver.percentComplete > 0.5 { driver.finish() } else { driver.cancel() }
      default: driver.cancel()
      }
      actor = before
    }
    stage.navigation.view.addGestureRecognizer(pan)
  }

  func fault(_ text: String) { if !faults.contains(text) { faults.append(text) } }

  // MARK: In calls

  /// A touch that landed in a transition must not reach a page that it keeps (IT-7).
  private func touched(_ page: Page, _ touches: [Touch]) {
    guard let transition = stage.transition,
      touches.contains(where: { late[$0.id.rawValue] == $0.location(in: stage.window) })
    else { return }
    if [.from, .to].contains(where: { transition.viewController(forKey: $0) === page }) {
      fault("\(page.name) received a touch during a transition")
    }
  }

  private func called(_ line: String) {
    tally.add(line: line, by: actor, hasAnimator: stage.delegate.animator != nil)
    guard line.contains("Appear") || line.contains("Disappear") else { return }
    if random.chance(0.2) { goAlong() }
    guard deeds < 6 else { return }
    if line.contains("will"), stage.edge?.state.isActive ?? false, random.chance(0.1) {
      tally.add("IT-12")
      stage.edge?.isEnabled = false
      stage.edge?.isEnabled = true
    }
    guard random.chance(0.05) else { return }
    deeds += 1
    switch random.below(5) {
    case 0: stage.navigation.popViewController(animated: random.chance(0.5))
    case 1: push(animated: random.chance(0.5))
    case 2: stage.window.cancelAllTouches(at: stage.now)
    case 3: animator.context?.completeTransition(random.chance(0.5))
    default: stage.pages[random.below(stage.pages.count)].viewIfLoaded?.removeFromSuperview()
    }
  }

  private func goAlong() {
    let promises =
      stage.transition?.animate(
        alongsideTransition: { [unowned self] _ in stage.write("alongside") },
        completion: { [unowned self] _ in kept += 1 }) ?? false
    if promises { promised += 1 }
  }

  func push(animated: Bool) {
    let page = stage.pages[random.below(stage.pages.count)]
    if page.presentingViewController == nil { stage.navigation.pushViewController(page, animated: animated) }
  }

  // MARK: The course

  func play() {
    for _ in 0..<40 {
      time = max(time, stage.now) + Double(1 + random.below(30)) / 125
      step()
      log += stage.take()
      log.append(stage.names)
    }
    stage.onLine = nil
    actor = .code
    stage.window.cancelAllTouches(at: stage.now)
    for _ in 0..<3 { end() }
    log += stage.take()
    checkRest()
    stage.context.trace = nil
  }

  /// Lets what runs come to its end.
  private func end() {
    for one in [driver, overDriver] { one.cancel() }
    stage.wait(stage.now + 2)
    for one in [animator, over] where stage.transition != nil { one.context?.completeTransition(true) }
    stage.wait(stage.now + 2)
  }

  private func checkRest() {
    for text in stage.law.faultsAtRest() + (stage.checker?.violations ?? []) { fault(text) }
    if stage.transition != nil { fault("a transition sticks") }
    for page in stage.pages where page.isMovingToParent || page.isMovingFromParent { fault("\(page.name) moves") }
    if stage.context.isAnimating { fault("something moves") }
    if promised != kept { fault("\(promised) completions were promised, \(kept) called") }
    let stack = stage.navigation.viewControllers
    for (index, controller) in stack.enumerated() {
      if stack[..<index].contains(where: { $0 === controller }) { fault("a controller is twice on the stack") }
      if controller.parent !== stage.navigation { fault("a controller of the stack is no child") }
      if index < stack.count - 1, controller.viewIfLoaded?.superview != nil { fault("what is covered is shown") }
    }
    if stack.count != stage.navigation.children.count { fault("a child is not on the stack") }
  }
}
