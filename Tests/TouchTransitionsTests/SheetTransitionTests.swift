import Testing
import TouchSheet
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// Presentations of the program's own style, and sheets with an animator (IT-1, XV-3).
@Suite struct SheetTransitionTests {
  private final class Chooser: ViewControllerTransitioningDelegate {
    let animator = PlainAnimator()
    var way: PresentationController?
    var asked: [(presenting: ViewController?, source: ViewController)] = []

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      asked.append((presenting, source))
      return way
    }
    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
      animator
    }
  }

  private final class HalfScreen: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect { Rect(x: 0, y: 400, width: 400, height: 400) }
  }

  @Test(arguments: [true, false])
  func `the delegate chooses how a controller of the custom style is presented (XV-3)`(_ isAnimated: Bool) {
    let (stage, chooser) = (NavigationStage(1), Chooser())
    let page = stage.pages[1]
    chooser.way = HalfScreen(presentedViewController: page, presenting: nil)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = chooser
    stage.pages[0].present(page, animated: isAnimated)
    stage.wait(1)

    #expect(chooser.asked.count == 1 && chooser.asked[0].presenting === stage.navigation)
    #expect(chooser.asked[0].source === stage.pages[0])
    #expect(page.view.frame.minY == 400 && page.presentationController === chooser.way)
  }

  @Test func `the delegate is not asked about another style, and nil leaves what was assigned`() {
    let (stage, chooser) = (NavigationStage(1), Chooser())
    let page = stage.pages[1]
    page.transitioningDelegate = chooser
    page.modalPresentationStyle = .overFullScreen
    stage.navigation.present(page)
    stage.navigation.dismiss()
    #expect(chooser.asked.isEmpty)
    let own = HalfScreen(presentedViewController: page, presenting: nil)
    page.presentationController = own
    page.modalPresentationStyle = .custom
    stage.navigation.present(page)

    #expect(chooser.asked.count == 1 && page.presentationController === own && page.view.frame.minY == 400)
  }

  /// A stage whose second page is a sheet with an animator of 0.4 s.
  private func sheet(_ driver: PercentDrivenInteractiveTransition? = nil) -> (NavigationStage, Page, PlainAnimator) {
    let (stage, animator) = (NavigationStage(1), PlainAnimator())
    let page = stage.pages[1]
    page.sheetPresentationController?.detents = [.custom(identifier: .init("half")) { _ in 400 }, .large()]
    page.transitioningDelegate = stage.delegate
    (stage.delegate.animator, stage.delegate.driver) = (animator, driver)
    return (stage, page, animator)
  }

  @Test func `a sheet that code presents takes its animator's time, and one that it dismisses too (IT-1)`() {
    let (stage, page, animator) = sheet()
    stage.navigation.present(page, animated: true)
    #expect(stage.take() == ["start present", "B willAppear"] && page.isBeingPresented)
    #expect(page.sheetPresentationController?.currentTop == 400)
    stage.wait(0.4)
    #expect(stage.take() == ["completed true", "B didAppear"] && page.view.frame.minY == 400)
    page.dismiss(animated: true)
    #expect(stage.take() == ["start dismiss", "B willDisappear"] && page.isBeingDismissed)
    stage.wait(0.9)

    #expect(stage.take() == ["completed true", "B didDisappear"] && animator.ends == [true, true])
    #expect(stage.window.subviews.count == 1 && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `a sheet with an animator is pulled as any other once it is there`() {
    let (stage, page, _) = sheet()
    stage.navigation.present(page, animated: true)
    stage.wait(1)
    stage.drag(1, from: Point(x: 200, y: 500), to: Point(x: 200, y: 790))
    stage.wait(4)

    #expect(stage.navigation.presentedViewController == nil && stage.law.faultsAtRest().isEmpty)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `a dismissal of a sheet that is taken back leaves it at its detent (IT-6)`() {
    let (stage, page, _) = sheet()
    stage.navigation.present(page, animated: true)
    stage.wait(1)
    let driver = PercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    page.dismiss(animated: true)
    driver.update(0.5)
    driver.cancel()
    stage.wait(2)

    #expect(stage.navigation.presentedViewController === page && page.view.frame.minY == 400)
    stage.drag(2, from: Point(x: 200, y: 500), to: Point(x: 200, y: 100))
    stage.wait(5)
    #expect(page.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(stage.law.faultsAtRest().isEmpty)
  }

  @Test func `what code changes of a sheet in a transition does not take that back`() {
    let (stage, page, _) = sheet()
    stage.navigation.present(page, animated: true)
    stage.wait(1)
    _ = stage.take()
    page.dismiss(animated: true)
    stage.wait(1.1)
    page.sheetPresentationController?.selectedDetentIdentifier = .large
    page.dismissByUser()
    stage.wait(3)

    #expect(
      stage.take() == [
        "start dismiss", "B willDisappear", "reports transitionRunning", "completed true", "B didDisappear",
      ])
    #expect(stage.navigation.presentedViewController == nil && stage.law.faultsAtRest().isEmpty)
  }
}
