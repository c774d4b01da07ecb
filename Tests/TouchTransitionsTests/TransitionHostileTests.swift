import Testing
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// What a program does in a call, however bad an idea it is.
enum Deed: CaseIterable {
  case pop, push, pushSame, popToRoot, replaceStack, emptyStack, disableEdge, removeContainer, removeFrom, removeTo
  case completeYes, completeNo, update, finish, cancel, pause, cancelTouches, present, dismiss, hideWindow, otherRoot
  case letTimePass, touch, otherDelegate, hideBar, removeFromParent, otherView, moveView

  func happen(in stage: NavigationStage, _ driver: PercentDrivenInteractiveTransition) {
    let (navigation, context) = (stage.navigation, stage.delegate.animator?.context)
    switch self {
    case .pop: navigation.popViewController(animated: true)
    case .push: navigation.pushViewController(stage.pages[3], animated: true)
    case .pushSame: navigation.pushViewController(stage.pages[1], animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: false)
    case .replaceStack: navigation.viewControllers = [stage.pages[3], stage.pages[0], stage.pages[3]]
    case .emptyStack: navigation.viewControllers = []
    case .disableEdge: stage.edge?.isEnabled.toggle()
    case .removeContainer: navigation.view.subviews.first?.removeFromSuperview()
    case .removeFrom: stage.pages[1].view.removeFromSuperview()
    case .removeTo: stage.pages[0].view.removeFromSuperview()
    case .completeYes: context?.completeTransition(true)
    case .completeNo: context?.completeTransition(false)
    case .update: driver.update(.nan)
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    case .pause: driver.pause()
    case .cancelTouches: stage.window.cancelAllTouches(at: stage.now)
    case .present: stage.pages[1].present(ViewController(), animated: true)
    case .dismiss: navigation.dismiss(animated: true)
    case .hideWindow: stage.window.isHidden.toggle()
    case .otherRoot: stage.window.rootViewController = ViewController()
    case .letTimePass:
      let start = stage.now
      for frame in 1...30 { stage.window.advance(to: start + Double(frame) / 60) }
    case .touch:
      for phase in [TouchPhase.began, .moved, .ended] {
        stage.window.send([TouchSample(id: 9, phase: phase, location: Point(x: 4, y: 500), timestamp: stage.now)])
      }
    case .otherDelegate: navigation.delegate = nil
    case .hideBar: navigation.isNavigationBarHidden.toggle()
    case .removeFromParent: stage.pages[1].removeFromParent()
    case .otherView: stage.pages[0].view = View(frame: .zero)
    case .moveView: stage.window.addSubview(stage.pages[1].view)
    }
  }
}

@Suite struct TransitionHostileTests {
  static let lines = [
    "start pop interactive", "start pop", "start push", "willShow A", "B willDisappear", "A willAppear", "finish",
    "cancel",
    "interactive false", "completed true", "completed false", "B didDisappear", "A didAppear", "A willDisappear",
    "A didDisappear", "B willAppear", "B didAppear", "didShow A", "animate", "ended", "alongside", "over", "changed",
  ]

  private final class Sight { var line = false }

  /// Plays swipes, pops and pushes with a deed in the first call of a line, and returns the stage when all is over.
  private func play(_ deed: Deed?, at line: String, driven: Bool, _ sight: Sight = Sight()) -> NavigationStage {
    let stage = NavigationStage(2, spare: 2)
    let driver = PercentDrivenInteractiveTransition()
    stage.delegate.writesShows = true
    if driven {
      let animator = PlainAnimator()
      animator.isInterruptible = true
      animator.onAnimate = { [unowned stage] _ in stage.write("animate") }
      (stage.delegate.animator, stage.delegate.driver) = (animator, driver)
    }
    stage.onLine = { [unowned stage] written in
      if written.hasPrefix("start") || written == "A willAppear" {
        stage.transition?.animate(
          alongsideTransition: { _ in if written.hasPrefix("start") { stage.write("alongside") } },
          completion: { _ in if written.hasPrefix("start") { stage.write("over") } })
        if written.hasPrefix("start") {
          stage.transition?.notifyWhenInteractionChanges { _ in stage.write("changed") }
          stage.transition?.notifyWhenInteractionEnds { _ in stage.write("ended") }
        }
      }
      guard written == line, !sight.line else { return }
      sight.line = true
      deed?.happen(in: stage, driver)
    }
    var time = stage.drag(to: 100)
    if driven { driver.cancel() }
    time = stage.drag(time + 1.5, to: 350)
    if driven { driver.finish() }
    stage.wait(time + 1.5)
    stage.navigation.pushViewController(stage.pages[1], animated: true)
    if driven { driver.finish() }
    stage.wait(time + 3)
    stage.navigation.popViewController(animated: true)
    if driven { driver.finish() }
    stage.onLine = nil
    stage.wait(time + 5)
    stage.window.cancelAllTouches(at: stage.now)
    driver.cancel()
    stage.wait(stage.now + 3)
    return stage
  }

  @Test(arguments: lines)
  func `each line occurs in one of the plays`(_ line: String) {
    let sight = Sight()
    for driven in [false, true] { play(nil, at: line, driven: driven, sight).context.trace = nil }

    #expect(sight.line)
  }

  @Test(arguments: lines)
  func `whatever happens in a call, appearance is balanced and nothing sticks`(_ line: String) {
    for deed in Deed.allCases {
      for driven in [false, true] {
        let stage = play(deed, at: line, driven: driven)
        if stage.transition != nil {
          stage.delegate.animator?.context?.completeTransition(true)
          stage.wait(stage.now + 2)
        }
        stage.window.isHidden = false
        stage.context.trace = nil
        let faults = stage.law.faultsAtRest()
        #expect(faults.isEmpty, "\(deed) in \(line), driven \(driven): \(faults)")
        #expect(stage.transition == nil && !stage.context.isAnimating, "\(deed) in \(line), driven \(driven)")
      }
    }
  }
}
