import Testing
import TouchControls
import TouchCore
import TouchPageControl

struct PageControlTests {
  private let pages = PageControl(frame: Rect(x: 100, y: 700, width: 200, height: 40))
  private let stage: Stage

  init() {
    stage = Stage(pages)
    pages.numberOfPages = 5
    pages.currentPage = 2
  }

  @Test func `a tap in the right half goes on, in the left half back (PC-1, R-18)`() {
    stage.tap(250, 720)
    #expect(stage.log == ["touchDown", "valueChanged 3.0", "primaryActionTriggered", "touchUpInside"])
    stage.tap(150, 720, at: 1)
    #expect(pages.currentPage == 2)
  }

  @Test func `at the last page nothing is sent (PC-1)`() {
    pages.currentPage = 4
    stage.tap(250, 720)
    #expect(stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `the half of the lift counts, inside the belt (R-39)`() {
    stage.down(150, 720)
    stage.up(360, 680)
    #expect(pages.currentPage == 3)
    stage.down(150, 720)
    stage.up(250, 500)
    #expect(pages.currentPage == 3)
  }

  @Test func `from right to left the halves change places (PC-1)`() {
    pages.semanticContentAttribute = .forceRightToLeft
    stage.tap(150, 720)
    #expect(pages.currentPage == 3)
  }

  @Test func `pages are clamped, silently (TT-8)`() {
    pages.currentPage = 99
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && stage.log == [])
  }

  @Test func `its defaults are UIKit's`() {
    let fresh = PageControl(frame: .zero)
    #expect(fresh.numberOfPages == 0 && fresh.currentPage == 0 && !fresh.hidesForSinglePage)
    #expect(fresh.allowsContinuousInteraction && fresh.interactionState == .none)
  }

  @Test func `a finger held and then moved scrubs, one page for each share of the width (PC-2)`() {
    var states: [PageControl.InteractionState] = []
    pages.addAction(for: .valueChanged) { [pages] _ in states.append(pages.interactionState) }
    stage.down(150, 720, at: 0)
    stage.advance(to: 0.5)
    stage.move(195, 720)
    stage.move(235, 720)
    stage.move(145, 720)
    stage.up(145, 720)
    #expect(pages.currentPage == 2)
    let values = stage.log.filter { $0.hasPrefix("valueChanged") }
    #expect(values == ["valueChanged 3.0", "valueChanged 4.0", "valueChanged 2.0"])
    #expect(states == [.continuous, .continuous, .continuous] && pages.interactionState == .none)
  }

  @Test func `a finger held still is a tap (R-39)`() {
    stage.down(250, 720, at: 0)
    stage.up(250, 720, at: 0.9)
    #expect(pages.currentPage == 3 && stage.deadlineCount == 0)
  }

  @Test func `nothing scrubs when it is not allowed (PC-2)`() {
    pages.allowsContinuousInteraction = false
    stage.down(150, 720, at: 0)
    stage.move(245, 720, at: 0.9)
    #expect(pages.currentPage == 2)
  }

  @Test func `a scrub of absurd length stays in range`() {
    let geometry = PageControlGeometry(bounds: Rect(x: 0, y: 0, width: 200, height: 40))
    #expect(geometry.pages(scrubbedBy: 1e300, numberOfPages: 5) == 5)
    #expect(geometry.pages(scrubbedBy: .nan, numberOfPages: 5) == 0)
  }

  @Test func `it can be worked without touch`() {
    pages.accessibilityIncrement()
    pages.accessibilityDecrement()
    #expect(pages.adjustableValue == AdjustableValue(2, from: 0, to: 4))
    #expect(stage.log.filter { $0 != "primaryActionTriggered" } == ["valueChanged 3.0", "valueChanged 2.0"])
  }
}
