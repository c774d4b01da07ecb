import Testing
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// Views that leave or are replaced in the calls of a transition; what random sessions found (IT-6).
@Suite struct DepartingViewTests {
  /// A stage whose second page is presented over all of the window.
  private func made() -> (NavigationStage, Page) {
    let stage = NavigationStage(1)
    stage.pages[1].modalPresentationStyle = .fullScreen
    return (stage, stage.pages[1])
  }

  private func deed(_ line: String, _ stage: NavigationStage, _ work: @escaping () -> Void) {
    stage.onLine = { [unowned stage] written in
      guard written == line else { return }
      stage.onLine = nil
      work()
    }
  }

  @Test func `a child whose view leaves while its parent disappears has disappeared with it`() {
    let (stage, page) = made()
    deed("B willAppear", stage) { stage.pages[0].view.removeFromSuperview() }
    stage.navigation.present(page)

    #expect(stage.take() == ["A willDisappear", "B willAppear", "B didAppear", "A didDisappear"])
  }

  @Test func `a child whose view leaves in an earlier call does not appear with its parent`() {
    let stage = NavigationStage(2)
    let (over, under) = (stage.pages[2], stage.pages[0])
    over.modalPresentationStyle = .fullScreen
    stage.navigation.popViewController(animated: true)
    stage.navigation.present(over)
    _ = stage.take()
    deed("A willAppear", stage) { stage.pages[1].view.removeFromSuperview() }
    stage.navigation.dismiss()
    stage.wait(2)

    #expect(!stage.take().contains("B willAppear"))
    #expect(stage.law.faultsAtRest().isEmpty && under.view.window != nil)
  }

  @Test func `a controller behind one whose view has left appears with the dismissal`() {
    let (stage, page) = made()
    deed("B didAppear", stage) { page.view.removeFromSuperview() }
    stage.navigation.present(page)
    _ = stage.take()
    stage.navigation.dismiss()

    #expect(stage.take() == ["A willAppear", "A didAppear"] && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `a controller whose view is replaced by one in no window has disappeared`() {
    let (stage, _) = made()
    stage.pages[0].view = View(frame: .zero)

    #expect(stage.take() == ["A willDisappear", "A didDisappear"] && stage.law.faultsAtRest().isEmpty)
  }
}
