import Testing
import TouchWindows

@Suite struct WindowLevelTests {
  @Test func `the levels of alerts, status bar and windows stand in this order (HT-16)`() {
    let heights = [Window.Level.normal, .statusBar, .alert].map { $0.rawValue }

    #expect(heights == [0, 1000, 2000])
  }

  @Test func `a level is raised and lowered by a number`() {
    let raised = Window.Level.normal + 1

    #expect((raised, raised - 1) == (Window.Level(1), .normal))
  }

  @Test func `a new window stands at the normal level`() {
    #expect(Window(frame: screen).windowLevel == .normal)
  }
}
