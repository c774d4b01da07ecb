import Testing
import TouchButton
import TouchSheet
import TouchTap
import TouchTestSupport
import TouchWindows

@Suite struct BesideSheetTests {
  @Test func `a tap on what is dimmed dismisses the sheet`() {
    let stage = SheetStage([.fixed(400)])
    stage.tap(0, 100)
    stage.wait(2)

    #expect(
      stage.take() == [
        "should", "will", "will disappear", "settles gone", "rests 800.0", "did disappear", "did",
      ])
  }

  @Test func `a host's own gesture is a tap beside the sheet`() {
    let stage = SheetStage([.fixed(400)]) { $0.largestUndimmedDetentIdentifier = .init("m") }
    let leaves = stage.page.dismissByUser()
    let calls = stage.take()
    let modal = SheetStage()
    modal.page.isModalInPresentation = true
    let refuses = modal.page.dismissByUser()

    #expect((leaves, calls) == (true, ["should", "will", "will disappear", "settles gone"]))
    #expect((refuses, modal.take()) == (false, ["attempt"]))
  }

  @Test func `a drag on what is dimmed does nothing`() {
    let stage = SheetStage([.fixed(400)])
    stage.drag(from: 100, to: 300)

    #expect(stage.take() == [])
  }

  @Test func `a tap beside a sheet that may not be dismissed is an attempt`() {
    let stage = SheetStage([.fixed(400)])
    stage.delegate.allows = false
    stage.tap(0, 100)
    let asked = stage.take()
    stage.page.isModalInPresentation = true
    stage.tap(1, 100)

    #expect((asked, stage.take(), stage.top) == (["should", "attempt"], ["attempt"], 400))
  }

  @Test func `a tap beside a sheet that is pulled or leaves does nothing`() {
    let stage = SheetStage([.fixed(400)])
    let time = stage.drag(from: 500, to: 550, lifts: false)
    _ = stage.take()
    stage.tap(time + 0.01, 100, id: 2)
    let pulled = stage.take()
    stage.touch(time + 0.1, .moved, 790)
    stage.touch(time + 0.5, .ended, 790)
    _ = stage.take()
    stage.tap(time + 0.52, 100, id: 2)

    #expect((pulled, stage.take()) == ([], []))
  }

  @Test func `at an undimmed detent touches reach what lies behind, unless the sheet is modal`() {
    let stage = SheetStage([.fixed(400), .large()]) { $0.largestUndimmedDetentIdentifier = .init("m") }
    let button = Button(frame: Rect(x: 100, y: 50, width: 200, height: 100))
    var taps = 0
    button.addAction(for: .touchUpInside) { _ in taps += 1 }
    stage.home.view.addSubview(button)
    stage.tap(0, 100)
    let open = taps
    stage.page.isModalInPresentation = true
    stage.tap(1, 100)

    #expect((open, taps, stage.take()) == (1, 1, []))
  }

  @Test func `beside an undimmed modal sheet even the window's recognizers receive nothing`() {
    let stage = SheetStage([.fixed(400)]) { $0.largestUndimmedDetentIdentifier = .init("m") }
    stage.page.isModalInPresentation = true
    let tap = TapGestureRecognizer()
    var taps = 0
    tap.addAction { _ in taps += 1 }
    stage.window.addGestureRecognizer(tap)
    stage.tap(0, 100)

    #expect((taps, stage.take()) == (0, []))
  }

  // MARK: The handle

  private func stageWithGrabber(_ detents: [SheetPresentationController.Detent]) -> SheetStage {
    SheetStage(detents) { $0.prefersGrabberVisible = true }
  }

  @Test func `a tap on the handle chooses the next larger detent, from the largest the smallest`() {
    let stage = stageWithGrabber([.fixed(400), .large()])
    stage.tap(0, 410)
    stage.wait(1)
    let larger = stage.take()
    stage.tap(1, 10)
    stage.wait(2)

    #expect(larger == ["detent large", "settles large", "rests 0.0"])
    #expect(stage.take() == ["detent m", "settles m", "rests 400.0"])
  }

  @Test func `the handle takes touches in an area of 44 points`() {
    let stage = stageWithGrabber([.fixed(400), .large()])
    stage.tap(0, 428, x: 221)
    let inside = stage.take()
    stage.wait(1)
    _ = stage.take()
    stage.tap(1, 31, x: 200)

    #expect((inside, stage.take()) == (["detent large", "settles large"], []))
  }

  @Test func `its area above the sheet is the handle's, also where what lies behind takes touches`() {
    let stage = stageWithGrabber([.fixed(400), .large()])
    stage.tap(0, 387)
    let dimmed = stage.take()
    let open = SheetStage([.fixed(400), .large()]) {
      $0.prefersGrabberVisible = true
      $0.largestUndimmedDetentIdentifier = .init("m")
    }
    open.tap(0, 387)
    let undimmed = open.take()
    stage.wait(1)

    #expect((dimmed, undimmed) == (["detent large", "settles large"], ["detent large", "settles large"]))
  }

  @Test func `a finger that lands on the handle above the sheet pulls it`() {
    let stage = stageWithGrabber([.fixed(400), .large()])
    stage.drag(from: 390, to: 420, lifts: false)

    #expect(stage.take().first == "drag" && stage.top == 420)
  }

  @Test func `with one detent a tap on the handle dismisses the sheet`() {
    let stage = stageWithGrabber([.fixed(400)])
    stage.tap(0, 410)

    #expect(stage.take() == ["should", "will", "will disappear", "settles gone"])
  }

  @Test func `without the property there is no handle`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.tap(0, 410)
    stage.sheet.prefersGrabberVisible = true
    let grabber = stage.sheet.grabber
    stage.sheet.prefersGrabberVisible = false

    #expect(stage.take() == [] && grabber != nil && stage.sheet.grabber == nil)
  }

  // MARK: Stacks

  @Test func `only the sheet in front is pulled, and its dismissal leaves the other one`() {
    let stage = SheetStage()
    let front = ViewController()
    front.sheetPresentationController?.detents = [.fixed(200)]
    front.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("m")
    stage.page.present(front)
    stage.drag(from: 100, to: 500)
    let behind = (stage.take(), stage.top)
    stage.drag(3, from: 650, to: 790)
    stage.wait(6)

    #expect((behind.0, behind.1) == ([], 0))
    #expect(front.presentingViewController == nil && stage.page.presentingViewController === stage.home)
    #expect(!stage.take().contains("will disappear"))
  }

  @Test func `the sheet behind is pulled again when the one in front is gone`() {
    let stage = SheetStage()
    let front = ViewController()
    front.sheetPresentationController?.detents = [.fixed(200)]
    stage.page.present(front)
    front.dismiss()
    stage.drag(from: 100, to: 200, lifts: false)

    #expect(stage.top == 90)
  }
}
