import Testing
import TouchGestures
import TouchPinch
import TouchTesting
import TouchViews

@Suite struct PinchGestureRecognizerTests {
  @Test(arguments: Parent.allCases, [(108.0, 0), (108.1, 1), (92.0, 0), (91.9, 1)])
  func `a pinch begins beyond eight window points (PI-2)`(parent: Parent, distance: (Double, Int)) {
    let stage = RecognizerStage(PinchGestureRecognizer(), in: parent)

    stage.driver.pinch(around: stage.at(0, 0), from: 100, to: distance.0, steps: 1)

    #expect(stage.count(.began) == distance.1)
  }

  @Test(arguments: Parent.allCases, [(110.0, 108.0), (109, 108), (90, 92)])
  func `eight points are left out of the scale (PI-2)`(parent: Parent, to: (Double, Double)) {
    let stage = RecognizerStage(PinchGestureRecognizer(), in: parent)

    stage.driver.pinch(around: stage.at(0, 0), from: 100, to: to.0, steps: 1)

    #expect(isClose(stage.recognizer.scale, to.0 / to.1))
  }

  @Test func `one finger never pinches (PI-1)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.driver.drag(from: stage.at(0, 0), to: stage.at(100, 0))

    #expect(stage.actions.isEmpty && stage.states.contains("failed"))
  }

  @Test func `a pinch continues with one finger and ends with the last (PI-4)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).up(after: 0.1),
      Finger(2).down(at: stage.at(100, 0)).move(to: stage.at(150, 0)).wait(0.1).move(to: stage.at(190, 0)))
    #expect((stage.count(.ended), isClose(stage.recognizer.scale, 150.0 / 108)) == (0, true))

    stage.lift(2)
    #expect(stage.count(.ended) == 1)
  }

  @Test func `another finger takes over without a jump (R-34)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).up(after: 0.1),
      Finger(2).down(at: stage.at(100, 0)).move(to: stage.at(150, 0)).wait(0.5),
      Finger(3).down(at: stage.at(100, 50), time: 0.2))
    let before = stage.recognizer.scale
    let early = isClose(before, 150.0 / 108)

    let apart = Point(x: 100, y: 50).distance(to: Point(x: 150, y: 0))
    stage.play(Finger(3).move(to: stage.at(100 - 50, 50 + 50)))
    #expect(early && isClose(stage.recognizer.scale, before * Point(x: 100, y: 100).length / apart))
  }

  @Test func `a cancelled finger is like a lifted one (PI-6)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).cancel(after: 0.1),
      Finger(2).down(at: stage.at(100, 0)).move(to: stage.at(150, 0)).wait(0.2).cancel())

    #expect((stage.actions.first, stage.actions.last, stage.count(.cancelled)) == (.began, .cancelled, 1))
  }

  @Test func `a scale that is set continues from there and leaves the velocity (PI-3)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)), Finger(2).down(at: stage.at(100, 0)).move(to: stage.at(190, 0), after: 0.1))
    let velocity = stage.recognizer.velocity
    stage.recognizer.scale = 1
    #expect(stage.recognizer.velocity == velocity)

    stage.play(Finger(2).move(to: stage.at(95, 0)))
    #expect(isClose(stage.recognizer.scale, 0.5))
  }

  @Test func `a scale of 0 can be set, one below is ignored (PI-3)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())
    stage.play(
      Finger(1).down(at: stage.at(0, 0)), Finger(2).down(at: stage.at(100, 0)).move(to: stage.at(190, 0), after: 0.1))

    stage.recognizer.scale = 0
    stage.recognizer.scale = -1

    #expect(stage.recognizer.scale == 0)
  }

  @Test func `a host may ask for more points before a pinch begins`() {
    let stage = RecognizerStage(PinchGestureRecognizer())
    stage.recognizer.slop = 20

    stage.driver.pinch(around: stage.at(0, 0), from: 100, to: 120, steps: 1)
    let early = stage.actions.isEmpty

    stage.driver.pinch(around: stage.at(0, 0), from: 100, to: 130, steps: 1)
    #expect(early && isClose(stage.recognizer.scale, 130.0 / 120))
  }

  @Test func `two pointers pinch beyond two points (PI-2)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.play(
      Finger(1, type: .indirectPointer).down(at: stage.at(0, 0)),
      Finger(2, type: .indirectPointer).down(at: stage.at(100, 0)).move(to: stage.at(104, 0)))

    #expect(isClose(stage.recognizer.scale, 104.0 / 102))
  }

  @Test func `a pinch does not begin while a finger is out of the window (PI-2)`() {
    let stage = RecognizerStage(PinchGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)), Finger(2).down(at: stage.at(190, 0)).move(to: stage.at(210, 0)))
    let early = stage.actions.isEmpty

    stage.play(Finger(2).move(to: stage.at(199, 0)))
    #expect((early, stage.actions) == (true, [.began]))
  }

  @Test(arguments: Parent.allCases) func `a pinch is at the centre of its fingers (PI-4)`(parent: Parent) {
    let stage = RecognizerStage(PinchGestureRecognizer(), in: parent)
    var read: [Point] = []
    stage.recognizer.addAction { read.append($0.location(in: stage.view)) }

    stage.play(
      Finger(1).down(at: stage.viewPoint(0, 0)).up(after: 0.1),
      Finger(2).down(at: stage.viewPoint(40, 0)).move(to: stage.viewPoint(60, 0)).wait(0.2).up())

    #expect(isClose(read.first ?? .zero, Point(x: 230, y: 200)) && isClose(read.last ?? .zero, Point(x: 260, y: 200)))
  }
}
