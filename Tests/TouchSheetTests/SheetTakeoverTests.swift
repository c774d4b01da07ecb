import Testing
import TouchSheet
import TouchTestSupport
import TouchWindows

/// A finger that comes while a sheet moves by itself (SH-5).
@Suite struct SheetTakeoverTests {
  /// A sheet that code dismissed while a finger pulled it, 50 ms after that.
  private func dismissed(_ completion: @escaping () -> Void = {}) -> (stage: SheetStage, time: Double) {
    let stage = SheetStage()
    let time = stage.drag(from: 100, to: 200, lifts: false)
    stage.page.dismiss(animated: true, completion: completion)
    stage.touch(time + 0.01, .ended, 200)
    _ = stage.take()
    return (stage, time + 0.05)
  }

  @Test func `a pull takes a sheet that code dismisses, asks, and may let it go`() {
    var isDone = false
    let (stage, time) = dismissed { isDone = true }
    stage.touch(time, .began, 700, id: 2)
    let place = stage.top
    stage.touch(time + 0.016, .moved, 690, id: 2)
    let taken = (stage.take(), stage.top)
    stage.touch(time + 0.032, .moved, 790, id: 2)
    stage.touch(time + 0.3, .moved, 791, id: 2)
    stage.touch(time + 0.31, .ended, 791, id: 2)
    stage.wait(time + 3)

    #expect(taken.0 == ["drag", "should", "will"] && taken.1 > place && taken.1 < 400)
    #expect(stage.take() == ["settles gone", "rests 800.0", "did disappear", "did"] && isDone)
  }

  @Test func `a sheet that is taken back from code's dismissal appears again`() {
    var isDone = false
    let (stage, time) = dismissed { isDone = true }
    stage.touch(time, .began, 700, id: 2)
    for (index, y) in [690.0, 500, 300].enumerated() { stage.touch(time + 0.1 * Double(index + 1), .moved, y, id: 2) }
    _ = stage.take()
    stage.touch(time + 0.5, .ended, 300, id: 2)
    stage.wait(time + 3)

    #expect(stage.take().suffix(2) == ["will appear", "did appear"])
    #expect(!isDone && stage.page.presentingViewController === stage.home && stage.top == 0)
  }

  @Test func `a sheet that code dismisses twice calls both completions`() {
    var calls: [Int] = []
    let (stage, _) = dismissed { calls.append(1) }
    stage.page.dismiss(animated: true) { calls.append(2) }

    #expect(calls == [1, 2] && stage.page.presentingViewController == nil)
  }

  @Test func `a modal sheet that code dismisses resists from where it is shown`() {
    let (stage, time) = dismissed()
    stage.page.isModalInPresentation = true
    stage.touch(time, .began, 700, id: 2)
    stage.touch(time + 0.016, .moved, 710, id: 2)
    let place = stage.top
    stage.touch(time + 0.032, .moved, 720, id: 2)

    #expect(stage.take() == ["drag"] && stage.top > place && stage.top < place + 5)
  }

  @Test func `a tap beside a sheet that springs back ends that dismissal before it asks (SH-13)`() {
    let stage = SheetStage([.fixed(400)])
    let lift = stage.drag(from: 500, to: 600)
    _ = stage.take()
    stage.tap(lift + 0.02, 100, id: 2)

    #expect(stage.take() == ["will appear", "did appear", "should", "will", "will disappear", "settles gone"])
  }

  @Test func `a tap that may not dismiss a sheet lets it spring on`() {
    let stage = SheetStage([.fixed(400)])
    let lift = stage.drag(from: 500, to: 600)
    _ = stage.take()
    stage.delegate.allows = false
    stage.tap(lift + 0.02, 100, id: 2)
    stage.wait(lift + 2)

    #expect(stage.take() == ["will appear", "did appear", "should", "attempt", "rests 400.0"])
  }

  @Test func `a tap on the handle chooses anew from where the sheet springs (SH-18)`() {
    let stage = SheetStage([.fixed(400), .large()]) { $0.prefersGrabberVisible = true }
    let lift = stage.drag(from: 700, to: 460)
    _ = stage.take()
    stage.wait(lift + 0.2)
    stage.tap(lift + 0.2, stage.top + 8, id: 2)

    #expect(stage.take() == ["detent m", "settles m"])
  }
}
