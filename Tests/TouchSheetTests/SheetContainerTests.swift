import Testing
import TouchSheet
import TouchTestSupport
import TouchWindows

/// A container whose size or safe area changes under a sheet (SH-1).
@Suite struct SheetContainerTests {
  @Test func `a safe area that changes is seen at once`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.window.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let small = (stage.top, stage.view.frame.height)
    stage.sheet.selectedDetentIdentifier = .large

    #expect((small.0, small.1) == (366, 434))
    #expect((stage.top, stage.view.frame.height) == (59, 741))
  }

  @Test func `a window of another size is seen at once, the width too`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.window.frame = Rect(x: 0, y: 0, width: 500, height: 900)

    #expect(stage.view.frame == Rect(x: 0, y: 500, width: 500, height: 400))
    #expect(stage.sheet.dimmingView?.frame == Rect(x: 0, y: 0, width: 500, height: 900))
  }

  @Test func `a sheet that springs goes on to its new place`() {
    let stage = SheetStage([.fixed(400), .large()])
    let lift = stage.drag(from: 700, to: 460)
    stage.wait(lift + 0.05)
    let before = stage.top
    stage.window.safeAreaInsets.top = 50
    let after = stage.top
    stage.wait(lift + 2)

    #expect(before == after && stage.top == 50 && stage.take().last == "rests 50.0")
  }

  @Test func `a sheet that a finger pulls goes on under it, and is let go by the new places`() {
    let stage = SheetStage([.fixed(400), .large()])
    let time = stage.drag(from: 700, to: 640, lifts: false)
    stage.window.frame = Rect(x: 0, y: 0, width: 400, height: 900)
    let place = (stage.top, stage.view.frame.maxY, stage.sheet.isDragging)
    stage.touch(time + 0.1, .moved, 630)
    let moved = stage.top
    stage.touch(time + 0.5, .ended, 630)
    stage.wait(time + 2)

    #expect((place.0, place.1, place.2, moved) == (450, 900, true, 440))
    #expect(stage.top == 500)
  }

  @Test func `a sheet that leaves goes beyond the new lower edge`() {
    let stage = SheetStage()
    let lift = stage.drag(from: 100, to: 520)
    stage.wait(lift + 0.05)
    stage.window.frame = Rect(x: 0, y: 0, width: 400, height: 1000)
    stage.wait(lift + 2)

    #expect(stage.take().suffix(3) == ["rests 1000.0", "did disappear", "did"])
  }
}
