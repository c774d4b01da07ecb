import Testing
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTestSupport
import TouchWindows

@Suite struct SheetHandOverTests {
  private func stage(_ policy: ScrollHandOver? = nil, _ detents: [Detent] = [.fixed(400), .large()]) -> (
    SheetStage, ScrollView
  ) {
    let stage = SheetStage(detents) { $0.scrollHandOver = policy }
    return (stage, stage.addList())
  }

  // MARK: Which begins

  @Test func `a finger that goes down on content at its top pulls the sheet`() {
    let (stage, list) = stage()
    stage.drag(from: 600, to: 640, lifts: false)

    #expect((stage.top, list.contentOffset.y, list.isDragging) == (430, 0, false))
  }

  @Test func `half a point below its top content still counts as at its top`() {
    let (stage, list) = stage()
    stage.context.settings.displayScale = 2
    list.contentOffset.y = 0.5
    stage.drag(from: 600, to: 640, lifts: false)

    #expect((list.contentOffset.y, stage.top) == (0.5, 430))
  }

  @Test func `a finger that goes down on content below its top scrolls that, and its bounce is its own`() {
    let (stage, list) = stage()
    list.contentOffset.y = 20
    stage.drag(from: 600, to: 690, lifts: false)

    #expect(stage.top == 400 && list.contentOffset.y < 0)
  }

  @Test func `a finger that goes up expands the sheet first, if the property says so`() {
    let (stage, list) = stage()
    stage.drag(from: 700, to: 650, lifts: false)
    let (expanded, still) = (stage.top, list.contentOffset.y)
    let (other, otherList) = self.stage()
    other.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    other.drag(from: 700, to: 650, lifts: false)

    #expect((expanded, still) == (360, 0))
    #expect((other.top, otherList.contentOffset.y) == (400, 40))
  }

  @Test func `a sheet gives back what it took also where it takes nothing (NH-5, SH-15)`() {
    let (stage, list) = stage(.chain)
    stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    list.scrollHandOver = .chain
    list.contentOffset.y = 50
    let time = stage.drag(from: 500, to: 660, lifts: false)
    let during = (stage.top, list.contentOffset.y)
    stage.touch(time + 0.016, .moved, 510)

    #expect(during == (500, 0) && (stage.top, list.contentOffset.y) == (400, 50))
  }

  @Test func `every list around the finger has to be at its top`() {
    let (stage, list) = stage()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    inner.contentSize = Size(width: 400, height: 1000)
    list.addSubview(inner)
    inner.contentOffset.y = 100
    stage.drag(from: 600, to: 640, lifts: false)

    #expect((stage.top, inner.contentOffset.y) == (400, 70))
  }

  @Test func `a list that scrolls sideways alone is no content`() {
    let (stage, list) = stage()
    list.contentSize = Size(width: 2000, height: 100)
    stage.drag(from: 600, to: 640, lifts: false)

    #expect(stage.top == 430)
  }

  @Test func `a list with an inset is at its top at the inset`() {
    let stage = SheetStage([.fixed(400), .large()])
    let list = stage.addList(inset: 30)
    stage.drag(from: 600, to: 640, lifts: false)

    #expect((stage.top, list.contentOffset.y) == (430, -30))
  }

  // MARK: From the sheet to the content and back

  @Test func `what is left of a step at the largest detent scrolls the content, and the way back restores both`() {
    let (stage, list) = stage()
    stage.drag(from: 700, to: 240, lifts: false)
    let far = (stage.top, list.contentOffset.y)
    for (index, y) in stride(from: 243.0, through: 690, by: 7).enumerated() {
      stage.touch(1 + 0.016 * Double(index), .moved, y)
    }
    stage.touch(3, .moved, 690)

    #expect((far.0, far.1) == (0, 50))
    #expect((stage.top, list.contentOffset.y) == (400, 0))
  }

  @Test func `content that moved last glides, and the sheet goes to its nearest detent`() {
    let (stage, list) = stage()
    let time = stage.drag(from: 700, to: 200, lifts: false)
    _ = stage.take()
    stage.touch(time + 0.008, .ended, 200)

    #expect(list.isDecelerating && stage.top == 0)
    #expect(stage.take() == ["detent large", "settles large", "rests 0.0"])
  }

  @Test func `a sheet that moved last is released with the speed, and the content stops`() {
    let (stage, list) = stage()
    let time = stage.drag(from: 700, to: 240, lifts: false)
    for (index, y) in [280.0, 330, 400].enumerated() { stage.touch(time + 0.016 * Double(index + 1), .moved, y) }
    _ = stage.take()
    stage.touch(time + 0.06, .ended, 400)

    #expect(!list.isDecelerating && !list.isDragging)
    #expect(stage.take() == ["settles m"])
  }

  @Test func `the system's cancel stops both`() {
    let (stage, list) = stage()
    let time = stage.drag(from: 700, to: 200, lifts: false)
    stage.window.cancelAllTouches(at: time)

    #expect(!list.isDecelerating && !list.isDragging && !stage.sheet.isDragging)
  }

  @Test func `without the property a sheet takes nothing up from a gesture that its content began`() {
    let (stage, list) = stage(.expandFirst)
    stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    list.scrollHandOver = .expandFirst
    stage.drag(from: 700, to: 650, lifts: false)

    #expect((stage.top, list.contentOffset.y) == (400, 40))
  }

  // MARK: From the content to the sheet

  @Test(arguments: [ScrollHandOver.chain, .expandFirst])
  func `under a chain what the content leaves pulls the sheet, which asks`(_ policy: ScrollHandOver) {
    let (stage, list) = stage(nil, [.large()])
    list.scrollHandOver = policy
    list.contentOffset.y = 50
    stage.drag(from: 300, to: 420, lifts: false)

    #expect((stage.top, list.contentOffset.y) == (60, 0))
    #expect(stage.take() == ["should", "will", "will disappear"])
  }

  @Test(arguments: [ScrollHandOver.uikit, .contain, .latched])
  func `under other policies the content bounces and the sheet stays`(_ policy: ScrollHandOver) {
    let (stage, list) = stage(nil, [.large()])
    list.scrollHandOver = policy
    list.contentOffset.y = 50
    stage.drag(from: 300, to: 420, lifts: false)

    #expect((stage.top, stage.take()) == (0, []))
    #expect(list.contentOffset.y < 0)
  }

  @Test func `a modal sheet resists what its content leaves, and reports an attempt by its own share`() {
    let (stage, list) = stage(nil, [.large()])
    stage.page.isModalInPresentation = true
    list.scrollHandOver = .chain
    list.contentOffset.y = 100
    let lift = stage.drag(from: 100, to: 550)
    let early = stage.take()
    stage.wait(lift + 1)
    list.contentOffset.y = 20
    stage.drag(lift + 1, from: 100, to: 550, id: 2)

    #expect(early == ["settles large"])
    #expect(stage.take() == ["rests 0.0", "attempt", "settles large"])
  }

  @Test func `code that moves the sheet ends its part in a gesture of its content`() {
    let (stage, list) = stage(nil, [.fixed(400), .large()])
    list.scrollHandOver = .chain
    list.contentOffset.y = 10
    let time = stage.drag(from: 500, to: 560, lifts: false)
    stage.sheet.selectedDetentIdentifier = .large
    stage.wait(time + 1)
    stage.touch(time + 1.1, .moved, 600)

    #expect((stage.top, list.isDragging) == (0, true))
  }

  @Test func `content that glides to its end pulls the sheet no further down`() {
    let (stage, list) = stage(nil, [.large()])
    list.scrollHandOver = .chain
    list.contentOffset.y = 100
    stage.touch(0, .began, 300)
    for (index, y) in [320.0, 340, 360].enumerated() { stage.touch(0.008 * Double(index + 1), .moved, y) }
    stage.touch(0.032, .ended, 360)
    stage.wait(3)

    #expect((stage.top, list.contentOffset.y, stage.take()) == (0, 0, []))
  }
}
