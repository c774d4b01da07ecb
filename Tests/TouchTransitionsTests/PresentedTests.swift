import Testing
import TouchSheet
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// Presentations with an animator (IT-1, IT-6), and without one (XV-3).
@Suite struct PresentedTests {
  private func made(_ style: ModalPresentationStyle = .fullScreen) -> (NavigationStage, Page, PlainAnimator) {
    let (stage, animator) = (NavigationStage(1, spare: 2), PlainAnimator())
    let page = stage.pages[1]
    page.modalPresentationStyle = style
    page.transitioningDelegate = stage.delegate
    stage.delegate.animator = animator
    return (stage, page, animator)
  }

  @Test func `without a delegate a presentation is over when it returns`() {
    let stage = NavigationStage(1)
    stage.pages[1].modalPresentationStyle = .fullScreen
    stage.navigation.present(stage.pages[1], animated: true)

    #expect(stage.take() == ["A willDisappear", "B willAppear", "B didAppear", "A didDisappear"])
  }

  @Test func `with an animator the did-calls come at its end, and hold what is going on until then`() {
    let (stage, page, animator) = made()
    var isDone = false
    stage.navigation.present(page, animated: true) { isDone = true }
    #expect(stage.take() == ["start present", "A willDisappear", "B willAppear"])
    #expect(page.isBeingPresented && !isDone && page.transitionCoordinator != nil)
    stage.wait(0.4)

    #expect(stage.take() == ["completed true", "B didAppear", "A didDisappear"])
    #expect(!page.isBeingPresented && isDone && animator.ends == [true])
  }

  @Test func `a window that goes in a driven dismissal frees its controllers`() {
    weak var gone: Page?
    do {
      let (stage, page, _) = made(.overFullScreen)
      stage.navigation.present(page, animated: true)
      stage.wait(1)
      let driver = PercentDrivenInteractiveTransition()
      stage.delegate.driver = driver
      page.dismiss(animated: true)
      driver.update(0.5)
      gone = page
      stage.context.trace = nil
    }

    #expect(gone == nil)
  }

  @Test func `a window that goes ends no transition of a controller that is another window's root now`() {
    let (stage, page, animator) = made(.overFullScreen)
    let other = Window(frame: stage.window.frame)
    other.rootViewController = stage.navigation
    stage.window.rootViewController = nil
    do {
      let first = Window(frame: stage.window.frame)
      first.rootViewController = stage.navigation
      other.rootViewController = nil
      other.rootViewController = stage.navigation
      stage.navigation.present(page, animated: true)
      other.advance(to: 1)
      stage.delegate.driver = PercentDrivenInteractiveTransition()
      page.dismiss(animated: true)
      (stage.delegate.driver as? PercentDrivenInteractiveTransition)?.update(0.5)
    }
    (stage.delegate.driver as? PercentDrivenInteractiveTransition)?.finish()
    for frame in 0..<60 { other.advance(to: 1 + Double(frame) / 60) }

    #expect(animator.ends == [true, true] && stage.navigation.presentedViewController == nil)
  }

  @Test func `a dismissal that is driven and taken back leaves it presented`() {
    let (stage, page, _) = made(.overFullScreen)
    stage.navigation.present(page, animated: true)
    stage.wait(1)
    let driver = PercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    _ = stage.take()
    page.dismiss(animated: true)
    driver.update(0.5)
    #expect(page.isBeingDismissed)
    driver.cancel()
    stage.wait(2)

    #expect(stage.navigation.presentedViewController === page && !page.isBeingDismissed)
    #expect(
      stage.take() == [
        "start dismiss interactive", "B willDisappear", "cancel", "interactive false", "completed false",
        "B willAppear",
        "B didAppear",
      ])
    page.dismiss(animated: true)
    driver.finish()
    stage.wait(4)
    #expect(stage.navigation.presentedViewController == nil && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `a dismissal during a transition is refused and reported`() {
    let (stage, page, _) = made()
    stage.navigation.present(page, animated: true)
    page.dismiss(animated: true)
    page.present(stage.pages[2])

    #expect(stage.take().filter { $0 == "reports transitionRunning" }.count == 2)
    stage.wait(1)
    #expect(stage.navigation.presentedViewController === page && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `a presentation that is taken back leaves nothing`() {
    let (stage, page, _) = made()
    let driver = PercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    stage.navigation.present(page, animated: true)
    driver.cancel()
    stage.wait(1)

    #expect(page.viewIfLoaded?.superview == nil && stage.navigation.presentedViewController == nil)
    #expect(stage.law.faultsAtRest().isEmpty && stage.window.subviews.count == 1)
  }

  @Test func `a sheet over a navigation controller and its pops stay apart`() {
    let stage = NavigationStage(2)
    let sheet = stage.pages[2].sheetPresentationController
    sheet?.detents = [.custom(identifier: .init("half")) { _ in 400 }]
    stage.navigation.present(stage.pages[2])
    stage.touch(0, .began, 200, y: 500)
    for step in 1...30 { stage.touch(Double(step) * 0.016, .moved, 200, y: 500 + Double(step) * 10) }
    stage.touch(0.6, .ended, 200, y: 800)
    stage.wait(2)

    #expect(stage.navigation.presentedViewController == nil && stage.names == "AB")
    #expect(stage.law.faultsAtRest().isEmpty)
  }
}
