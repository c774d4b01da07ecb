import Testing
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// Animators, what drives them, and the coordinator (IT-1 to IT-5).
@Suite struct DriverTests {
  private func driven(_ set: (PlainAnimator) -> Void = { _ in }) -> (
    NavigationStage, PlainAnimator, PercentDrivenInteractiveTransition
  ) {
    let (stage, animator, driver) = (NavigationStage(), PlainAnimator(), PercentDrivenInteractiveTransition())
    set(animator)
    (stage.delegate.animator, stage.delegate.driver) = (animator, driver)
    return (stage, animator, driver)
  }

  @Test func `the rest takes its part of the duration`() {
    for (share, speed, finishes, rest) in [(0.3, 1.0, true, 0.28), (0.3, 2, true, 0.14), (0.3, 1, false, 0.12)] {
      let (stage, animator, driver) = driven()
      driver.completionSpeed = speed
      stage.navigation.popViewController(animated: true)
      driver.update(share)
      if finishes { driver.finish() } else { driver.cancel() }
      stage.wait(rest - 0.001)
      #expect(stage.transition != nil)
      stage.wait(rest)

      #expect(stage.transition == nil && animator.ends == [finishes])
    }
  }

  @Test func `an update is clamped, and NaN counts as nothing`() {
    let (stage, _, driver) = driven()
    stage.navigation.popViewController(animated: true)
    for (share, shown) in [(1.7, 1.0), (-2, 0), (.nan, 0), (0.25, 0.25)] {
      driver.update(share)
      #expect(driver.percentComplete == shown)
    }
  }

  @Test func `an update outside is reported, and a second end is ignored`() {
    let (stage, _, driver) = driven()
    stage.navigation.popViewController(animated: true)
    driver.finish()
    driver.cancel()
    driver.update(0.2)
    stage.wait(1)
    driver.update(0.2)

    #expect(stage.take().filter { $0 == "reports updateOutside" }.count == 2 && stage.names == "A")
  }

  @Test func `completing twice is reported and ignored`() {
    let (stage, animator, driver) = driven()
    stage.navigation.popViewController(animated: true)
    driver.finish()
    stage.wait(1)
    animator.context?.completeTransition(true)

    #expect(stage.take().last == "reports completedTwice" && stage.names == "A")
  }

  @Test func `an animator may complete at once, inside what starts it`() {
    let (stage, _, _) = driven { $0.onAnimate = { $0.completeTransition(true) } }
    stage.navigation.popViewController(animated: true)

    #expect(stage.names == "A" && stage.transition == nil && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `an animator that never completes keeps the stack, and a touch and a push report it`() {
    let (stage, animator, _) = driven { $0.completes = false }
    stage.delegate.driver = nil
    stage.navigation.popViewController(animated: true)
    stage.wait(5)
    stage.touch(5, .began, 200)
    stage.touch(5.1, .ended, 200)
    stage.navigation.pushViewController(stage.pages[2], animated: true)
    #expect(stage.take().filter { $0 == "reports transitionRunning" }.count == 2 && stage.transition != nil)
    animator.context?.completeTransition(true)

    #expect(stage.transition == nil && stage.names == "A" && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `NaN, infinity and less than nothing count as no duration`() {
    for duration in [Double.nan, -1, .infinity] {
      let (stage, _, _) = driven { $0.duration = duration }
      stage.delegate.driver = nil
      stage.navigation.popViewController(animated: true)
      stage.wait(0.1)

      #expect(stage.names == "A" && stage.take().contains("reports invalidDuration"))
    }
  }

  @Test func `pause takes over what can be interrupted, and reports what cannot`() {
    for isInterruptible in [true, false] {
      let (stage, _, driver) = driven { $0.isInterruptible = isInterruptible }
      stage.navigation.popViewController(animated: true)
      driver.update(0.5)
      driver.completionCurve = .linear
      driver.finish()
      stage.wait(0.1)
      _ = stage.take()
      driver.pause()

      #expect(stage.take() == [isInterruptible ? "interactive true" : "reports notInterruptible"])
      if isInterruptible {
        #expect((driver.percentComplete - 0.75).magnitude < 1e-9)
        driver.cancel()
        stage.wait(1)
        #expect(stage.names == "AB" && stage.law.faultsAtRest().isEmpty)
      }
    }
  }

  @Test func `the coordinator runs alongside at the start, and completes after the did-calls`() {
    let (stage, _, driver) = driven()
    stage.onLine = { [unowned stage] line in
      guard line == "A willAppear" else { return }
      stage.pages[0].transitionCoordinator?.animate(
        alongsideTransition: { _ in stage.write("alongside") },
        completion: { stage.write("over, cancelled \($0.isCancelled)") })
      stage.transition?.notifyWhenInteractionChanges { stage.write("changed \($0.isInteractive)") }
      stage.transition?.notifyWhenInteractionEnds { _ in stage.write("ended") }
    }
    stage.navigation.popViewController(animated: true)
    driver.finish()
    stage.wait(1)

    #expect(
      stage.take() == [
        "start pop interactive", "B willDisappear", "A willAppear", "alongside", "finish", "interactive false",
        "changed false", "ended", "completed true", "B didDisappear", "A didAppear", "over, cancelled false",
      ])
    #expect(stage.pages[0].transitionCoordinator == nil)
  }

  @Test func `without wanting an interactive start the animator runs, and can be taken over`() {
    let (stage, _, driver) = driven { $0.isInterruptible = true }
    driver.wantsInteractiveStart = false
    stage.navigation.popViewController(animated: true)
    #expect(stage.take().first == "start pop")
    stage.wait(0.2)
    driver.pause()
    #expect((driver.percentComplete - 0.5).magnitude < 1e-9)
    driver.finish()
    stage.wait(1)

    #expect(stage.names == "A")
  }

  @Test func `with an animator alone the gesture drives nothing`() {
    let (stage, _, _) = driven()
    stage.delegate.driver = nil
    stage.wait(stage.drag(to: 60) + 1)

    #expect(stage.take().first == "start pop" && stage.names == "A")
  }

  @Test func `one object that is to drive two transitions drives the first, and the other ends by itself`() {
    let (stage, _, driver) = driven()
    let page = stage.pages[2]
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = stage.delegate
    stage.delegate.presented = (PlainAnimator(), driver)
    stage.navigation.popViewController(animated: true)
    driver.update(0.5)
    stage.window.rootViewController?.present(page, animated: true)
    #expect(stage.take().contains("reports driverTaken"))
    stage.wait(1)
    #expect(stage.navigation.presentedViewController === page && driver.percentComplete == 0.5)
    driver.finish()
    stage.wait(3)

    #expect(stage.names == "A" && stage.transition == nil && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `an animator that keeps its context is let go of once the transition is over`() {
    weak var gone: PlainAnimator?
    do {
      let (stage, animator, driver) = driven()
      gone = animator
      stage.navigation.popViewController(animated: true)
      driver.finish()
      stage.wait(1)
      #expect(animator.context != nil)
      stage.context.trace = nil
    }

    #expect(gone == nil)
  }
}
