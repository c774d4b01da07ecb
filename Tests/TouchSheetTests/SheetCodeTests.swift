import Testing
import TouchSheet
import TouchTestSupport
import TouchWindows

@Suite struct SheetCodeTests {
  @Test func `a detent that code selects is there at once and reported to nobody`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.sheet.selectedDetentIdentifier = .large

    #expect((stage.top, stage.view.frame.height, stage.take(), stage.context.isAnimating) == (0, 800, [], false))
  }

  @Test func `in animateChanges it goes there by the spring from rest`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
    let start = stage.top
    stage.wait(1)

    #expect((start, stage.top, stage.take()) == (400, 0, ["rests 0.0"]))
  }

  @Test func `code that selects a detent takes the sheet from the finger`() {
    let stage = SheetStage([.fixed(400), .large()])
    let time = stage.drag(from: 500, to: 600, lifts: false)
    _ = stage.take()
    stage.sheet.detents = [.fixed(300, "a"), .large()]
    stage.sheet.selectedDetentIdentifier = .large
    let calls = stage.take()
    let place = stage.top
    stage.touch(time + 0.016, .moved, 700)
    stage.wait(time + 1)

    #expect((calls, place) == (["will appear", "did appear"], 490))
    #expect((stage.take(), stage.sheet.isDragging) == (["rests 0.0"], false))
  }

  @Test func `a dismissal by code is reported to nobody`() {
    let stage = SheetStage()
    stage.page.dismiss()

    #expect(stage.take() == ["will disappear", "did disappear"])
    #expect(stage.page.presentingViewController == nil && stage.window.subviews.count == 1)
  }

  @Test func `a dismissal by code in a pull goes by the spring, after the user's was taken back`() {
    let stage = SheetStage()
    var isDone = false
    let time = stage.drag(from: 100, to: 200, lifts: false)
    _ = stage.take()
    stage.page.dismiss(animated: true) { isDone = true }
    let early = (stage.take(), isDone)
    stage.wait(time + 1)

    #expect(early == (["will appear", "did appear", "will disappear"], false))
    #expect((stage.take(), isDone) == (["rests 800.0", "did disappear"], true))
  }

  @Test func `a dismissal by code of a sheet that springs back is done at once`() {
    let stage = SheetStage()
    stage.drag(from: 100, to: 200)
    _ = stage.take()
    stage.page.dismiss()

    #expect(stage.take() == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(!stage.context.isAnimating)
  }

  @Test func `a detent that is selected while the user's dismissal goes on takes that back`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.drag(from: 500, to: 720)
    _ = stage.take()
    stage.sheet.selectedDetentIdentifier = .large

    #expect((stage.take(), stage.top) == (["will appear", "did appear"], 0))
  }

  @Test func `invalidated detents are asked again`() {
    var height = 300.0
    let stage = SheetStage([.custom(identifier: .init("m")) { _ in height }])
    height = 500
    let before = stage.top
    stage.sheet.invalidateDetents()

    #expect((before, stage.top) == (500, 300))
  }

  @Test func `a resolver that gives another height at each call never leaves the sheet between two places`() {
    var height = 300.0
    let stage = SheetStage([
      .custom(identifier: .init("m")) { _ in
        height += 50
        return height
      }
    ])
    let lift = stage.drag(from: 600, to: 640)
    stage.wait(lift + 1)

    #expect(stage.top == 800 - height)
  }

  @Test func `a resolver that changes the sheet is not asked again for it`() {
    var sheet: SheetPresentationController?
    var calls = 0
    let stage = SheetStage([
      .custom(identifier: .init("m")) { _ in
        calls += 1
        sheet?.invalidateDetents()
        return 300
      }
    ])
    sheet = stage.sheet
    stage.sheet.invalidateDetents()

    #expect((stage.top, calls) == (500, 2))
  }

  @Test func `a view that leaves its window in a pull ends it without a dismissal`() {
    let stage = SheetStage()
    let time = stage.drag(from: 100, to: 600, lifts: false)
    _ = stage.take()
    stage.view.removeFromSuperview()
    stage.wait(time + 1)

    #expect(!stage.sheet.isDragging && !stage.sheet.isSettling && !stage.context.isAnimating)
    #expect(!stage.take().contains("did"))
  }

  @Test func `a sheet keeps neither its controller nor its window`() {
    weak var page: Page?
    weak var sheet: SheetPresentationController?
    weak var window: Window?
    do {
      let stage = SheetStage()
      stage.drag(from: 100, to: 520)
      (page, sheet, window) = (stage.page, stage.sheet, stage.window)
      stage.wait(3)
      stage.context.trace = nil
    }

    #expect(page == nil && sheet == nil && window == nil)
  }

  @Test func `a window that goes while a pulled sheet springs back frees its controllers`() {
    weak var page: Page?
    weak var home: Page?
    weak var sheet: SheetPresentationController?
    do {
      let stage = SheetStage()
      stage.drag(from: 100, to: 400, lifts: false)
      (page, home, sheet) = (stage.page, stage.home, stage.sheet)
      stage.window.cancelAllTouches(at: stage.context.now)
      #expect(stage.sheet.isDismissing)
      stage.context.trace = nil
    }

    #expect(page == nil && home == nil && sheet == nil)
  }

  @Test func `a presentation that belongs to no controller presents nothing`() {
    let sheet = SheetPresentationController(presentedViewController: ViewController(), presenting: nil)
    sheet.selectedDetentIdentifier = .large
    sheet.invalidateDetents()
    sheet.animateChanges { sheet.detents = [] }

    #expect(sheet.presentedViewController == nil && sheet.presentedView == nil && sheet.dimmingView == nil)
  }

  @Test func `styles that are no sheet have none`() {
    let (full, page) = (ViewController(), ViewController())
    full.modalPresentationStyle = .fullScreen
    page.modalPresentationStyle = .formSheet

    #expect(full.sheetPresentationController == nil)
    #expect(page.sheetPresentationController === page.presentationController)
  }
}
