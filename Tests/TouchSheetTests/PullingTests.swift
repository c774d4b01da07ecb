import Testing
import TouchScroll
import TouchSheet
import TouchTap
import TouchTestSupport
import TouchWindows

@Suite struct PullingTests {
  @Test func `a pull below the smallest detent asks and begins the dismissal, and its way back ends it`() {
    let stage = SheetStage()
    let lift = stage.drag(from: 100, to: 280)
    let pulled = stage.take()
    stage.wait(lift + 1)

    #expect(pulled == ["drag", "should", "will", "will disappear", "settles large"])
    #expect(stage.take() == ["rests 0.0", "will appear", "did appear"])
    #expect(!stage.page.isBeingDismissed && stage.page.presentingViewController === stage.home)
  }

  @Test func `beyond half of its height a sheet is dismissed and lets its controller go`() {
    let stage = SheetStage()
    let lift = stage.drag(from: 100, to: 520)
    let isLeaving = stage.page.isBeingDismissed
    stage.wait(lift + 1)

    #expect(stage.take().suffix(4) == ["settles gone", "rests 800.0", "did disappear", "did"])
    #expect(isLeaving && stage.page.presentingViewController == nil && stage.page.view.superview == nil)
    #expect(stage.window.subviews.count == 1 && stage.page.view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func `the view is shifted below the smallest detent and resized above it`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.drag(from: 500, to: 560, lifts: false)
    let shifted = stage.view.frame
    stage.drag(2, from: 500, to: 300, id: 2, lifts: false)

    #expect(shifted == Rect(x: 0, y: 450, width: 400, height: 400))
    #expect(stage.view.frame == shifted)
  }

  @Test func `a pull up resizes the view`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.drag(from: 700, to: 640, lifts: false)

    #expect(stage.view.frame == Rect(x: 0, y: 350, width: 400, height: 450))
  }

  @Test func `a drag further to a side than down begins nothing until it goes further down`() {
    let stage = SheetStage()
    stage.touch(0, .began, 100)
    stage.touch(0.02, .moved, 112, x: 214)
    let early = stage.take()
    stage.touch(0.04, .moved, 130, x: 214)

    #expect((early, stage.take().first, stage.top) == ([], "drag", 20))
  }

  @Test func `a sheet whose delegate answers no resists, and reports the attempt once`() {
    let stage = SheetStage()
    stage.delegate.allows = false
    stage.drag(from: 100, to: 600)

    #expect(stage.take() == ["drag", "should", "attempt", "settles large"])
  }

  @Test func `a modal sheet asks nobody and reports the attempt only beyond the limit`() {
    let stage = SheetStage()
    stage.page.isModalInPresentation = true
    let lift = stage.drag(from: 100, to: 400)
    let early = stage.take()
    stage.drag(lift + 1, from: 100, to: 520, id: 2)

    #expect(early == ["drag", "settles large"])
    #expect(stage.take() == ["rests 0.0", "drag", "attempt", "settles large"])
  }

  @Test func `a pull is asked about once, however often it comes back`() {
    let stage = SheetStage()
    stage.touch(0, .began, 100)
    for (index, y) in [120.0, 100, 80, 130, 60, 140].enumerated() { stage.touch(0.016 * Double(index + 1), .moved, y) }

    #expect(stage.take() == ["drag", "should", "will", "will disappear"])
  }

  @Test func `a sheet that was pulled to its place again rests at the lift`() {
    let stage = SheetStage()
    stage.touch(0, .began, 100)
    for (index, y) in [110.0, 150, 110].enumerated() { stage.touch(0.2 * Double(index + 1), .moved, y) }
    _ = stage.take()
    stage.touch(0.7, .ended, 110)

    #expect(stage.take() == ["settles large", "rests 0.0", "will appear", "did appear"])
  }

  @Test func `between detents the nearest is chosen and reported before the spring`() {
    let stage = SheetStage([.fixed(400), .large()])
    let lift = stage.drag(from: 700, to: 460)
    stage.wait(lift + 1)

    #expect(stage.take() == ["drag", "detent large", "settles large", "rests 0.0"])
    #expect(stage.sheet.selectedDetentIdentifier == .large)
  }

  @Test func `a flick down at the smallest detent is asked about at the lift`() {
    let stage = SheetStage()
    stage.touch(0, .began, 400)
    stage.touch(0.016, .moved, 380)
    // The finger goes up first, so that the sheet stays where it is.
    stage.touch(0.024, .moved, 300)
    stage.touch(0.032, .moved, 340)
    stage.touch(0.040, .moved, 380)
    stage.touch(0.048, .ended, 380)

    #expect(stage.take() == ["drag", "should", "will", "will disappear", "settles gone"])
  }

  @Test func `a flick down at the smallest detent of a modal sheet is an attempt`() {
    let stage = SheetStage()
    stage.page.isModalInPresentation = true
    stage.touch(0, .began, 400)
    for (time, y) in [(0.016, 380.0), (0.024, 300), (0.032, 340), (0.040, 380)] { stage.touch(time, .moved, y) }
    stage.touch(0.048, .ended, 380)

    #expect(stage.take() == ["drag", "attempt", "settles large", "rests 0.0"])
  }

  // MARK: Taking over

  @Test func `a pull takes the sheet from its way back, which is over first`() {
    let stage = SheetStage()
    let lift = stage.drag(from: 100, to: 200)
    _ = stage.take()
    stage.touch(lift + 0.05, .began, 300, id: 2)
    stage.touch(lift + 0.066, .moved, 310, id: 2)

    #expect(stage.take() == ["drag", "will appear", "did appear", "should", "will", "will disappear"])
    #expect(stage.top > 50 && stage.top < 90)
  }

  @Test func `a pull takes a sheet that leaves, without calls of its controller`() {
    let stage = SheetStage()
    let lift = stage.drag(from: 100, to: 520)
    _ = stage.take()
    stage.touch(lift + 0.02, .began, 700, id: 2)
    stage.touch(lift + 0.036, .moved, 690, id: 2)
    let taken = stage.take()
    stage.touch(lift + 0.5, .ended, 690, id: 2)

    #expect(taken == ["drag", "should", "will"])
    #expect(stage.take().first == "settles gone")
  }

  @Test func `a pull of a sheet that leaves can be refused, and then it comes back`() {
    let stage = SheetStage()
    let lift = stage.drag(from: 100, to: 520)
    _ = stage.take()
    stage.delegate.allows = false
    stage.touch(lift + 0.02, .began, 700, id: 2)
    stage.touch(lift + 0.036, .moved, 690, id: 2)
    let place = stage.top
    for (index, y) in [650.0, 500, 300].enumerated() { stage.touch(lift + 0.1 + 0.1 * Double(index), .moved, y, id: 2) }
    stage.touch(lift + 0.4, .ended, 300, id: 2)
    stage.wait(lift + 2)

    #expect(place > 400)
    #expect(stage.take() == ["drag", "should", "settles large", "rests 0.0", "will appear", "did appear"])
  }

  // MARK: Fingers

  @Test func `a second finger on a sheet that is pulled reaches nothing`() {
    let stage = SheetStage()
    let tap = TapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    var taps = 0
    tap.addAction { _ in taps += 1 }
    stage.drag(from: 100, to: 200, lifts: false)
    stage.tap(0.3, 600, id: 2)

    #expect((taps, stage.sheet.isDragging) == (0, true))
  }

  @Test func `a second finger before the begin keeps the sheet from being pulled`() {
    let stage = SheetStage()
    stage.touch(0, .began, 100)
    stage.touch(0.01, .began, 600, id: 2)
    stage.touch(0.02, .moved, 200)

    #expect((stage.take(), stage.top) == ([], 0))
  }

  @Test func `the system's cancel is no dismissal`() {
    let stage = SheetStage()
    let time = stage.drag(from: 100, to: 700, lifts: false)
    _ = stage.take()
    stage.window.cancelAllTouches(at: time)
    stage.wait(time + 1)

    #expect(stage.take() == ["settles large", "rests 0.0", "will appear", "did appear"])
  }

  @Test func `a recognizer that is switched off lets go of the sheet from rest`() {
    let stage = SheetStage([.fixed(400), .large()])
    stage.drag(from: 700, to: 500, lifts: false)
    _ = stage.take()
    stage.view.gestureRecognizers?.first?.isEnabled = false

    #expect(stage.take() == ["settles m"] && !stage.sheet.isDragging)
  }

  @Test func `new touches on a sheet that springs reach its recognizer alone`() {
    let stage = SheetStage()
    let inner = TapGestureRecognizer()
    let outer = TapGestureRecognizer()
    var taps: [String] = []
    inner.addAction { _ in taps.append("inner") }
    outer.addAction { _ in taps.append("outer") }
    stage.view.addGestureRecognizer(inner)
    stage.window.addGestureRecognizer(outer)
    let lift = stage.drag(from: 100, to: 300)
    stage.tap(lift + 0.02, 600, id: 2)

    #expect(taps == ["outer"])
  }

  @Test func `touches that are down are cancelled as a dismissal begins, except for recognizers that have begun`() {
    let stage = SheetStage([.fixed(400), .large()]) { $0.largestUndimmedDetentIdentifier = .init("m") }
    let behind = TouchLog()
    behind.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    stage.home.view.addSubview(behind)
    stage.touch(0, .began, 50, id: 2)
    stage.drag(0.1, from: 500, to: 560, lifts: false)

    #expect(behind.calls == ["began", "cancelled"])
  }
}

/// A view that writes down the touches that it receives.
private final class TouchLog: View {
  var calls: [String] = []
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { calls.append("began") }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { calls.append("ended") }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { calls.append("cancelled") }
}
