import Testing
import TouchGestures
import TouchPan
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct PanGestureRecognizerTests {
  private func pan(_ minimum: Int = 1, _ maximum: Int = .max) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = minimum
    pan.maximumNumberOfTouches = maximum
    return pan
  }

  @Test(arguments: Parent.allCases, [(10.0, 0.0, 1), (9.9, 9.9, 0), (0, -10, 1), (9.9, 0, 0), (12, 4, 1)])
  func `a pan begins at ten window points along one axis of its view (PA-2)`(
    parent: Parent, limit: (Double, Double, Int)
  ) {
    let stage = RecognizerStage(pan(), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(limit.0, limit.1)).up())

    #expect(stage.count(.began) == limit.2)
  }

  @Test(arguments: Parent.allCases, [(15.0, 4.0, 5.0, 0.0), (-12, -25, -2, -15), (10, 0, 0, 0)])
  func `each axis loses ten window points as a pan begins (PA-3)`(
    parent: Parent, way: (Double, Double, Double, Double)
  ) {
    let stage = RecognizerStage(pan(), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(way.0, way.1)))
    let expected = Point(x: way.2, y: way.3) / parent.scale
    let early = isClose(stage.recognizer.translation(in: stage.view), expected)

    stage.play(Finger(1).move(to: stage.at(way.0 + 5, way.1)))
    #expect(early && isClose(stage.recognizer.translation(in: stage.view), expected + Point(x: 5 / parent.scale, y: 0)))
  }

  @Test func `a translation that is set counts from there and leaves the velocity (PA-3)`() {
    let stage = RecognizerStage(pan())

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(20, 0)))
    let velocity = stage.recognizer.velocity(in: stage.view)
    stage.recognizer.setTranslation(Point(x: 3, y: 4), in: stage.view)
    #expect(stage.recognizer.velocity(in: stage.view) == velocity)

    stage.play(Finger(1).move(to: stage.at(20, 10)))
    #expect(isClose(stage.recognizer.translation(in: stage.view), Point(x: 3, y: 14)))
  }

  @Test func `a translation cannot be set while no finger is down (PA-3)`() {
    let stage = RecognizerStage(pan())

    stage.driver.drag(from: stage.at(0, 0), to: stage.at(50, 0))
    stage.recognizer.setTranslation(.zero, in: stage.view)

    #expect(isClose(stage.recognizer.translation(in: stage.view), Point(x: 40, y: 0)))
  }

  @Test(arguments: Parent.allCases) func `fingers that join and leave move nothing (PA-4)`(parent: Parent) {
    let stage = RecognizerStage(pan(), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(30, 0)))
    let before = stage.recognizer.translation(in: stage.view)
    stage.play(Finger(2).down(at: stage.at(-50, -50)), Finger(3).down(at: stage.at(70, 20), time: 0.1))
    let early = isClose(stage.recognizer.translation(in: stage.view), before)

    stage.lift(1)
    #expect(early && isClose(stage.recognizer.translation(in: stage.view), before))
  }

  @Test func `the movement of an event counts before who joins in it (PA-4)`() {
    let stage = RecognizerStage(pan())

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(30, 0)))
    stage.play(Finger(1).move(to: stage.at(40, 0)), Finger(2).down(at: stage.at(100, 50), time: 0.01))

    #expect(isClose(stage.recognizer.translation(in: stage.view), Point(x: 30, y: 0)))
  }

  @Test func `the velocity blends the last two steps and a rest does not age it (PA-5)`() {
    let stage = RecognizerStage(pan(), in: .turned)

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(10, 0), after: 0.1).move(to: stage.at(30, 0), after: 0.1)
        .up(after: 3))

    #expect(isClose(stage.recognizer.velocity(in: stage.view), Point(x: (0.2 * 200 + 0.8 * 100) / 2, y: 0)))
  }

  @Test func `a pan continues below its minimum and ends with its last finger (PA-6)`() {
    let stage = RecognizerStage(pan(2))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(30, 0)).up(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(80, 0)).wait(0.1).move(to: stage.at(100, 0)))
    let found = (stage.count(.ended), isClose(stage.recognizer.translation(in: stage.view), Point(x: 40, y: 0)))
    #expect(found == (0, true))

    stage.lift(2)
    #expect(stage.count(.ended) == 1)
  }

  @Test func `what one finger moved counts towards a two-finger pan, which the next movement begins (PA-2)`() {
    let stage = RecognizerStage(pan(2))

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(12, 0)))
    stage.driver.down(2, at: stage.at(50, 0))
    let early = stage.actions.isEmpty

    stage.play(Finger(1).move(to: stage.at(12.5, 0)))
    #expect(
      (early, stage.actions, isClose(stage.recognizer.translation(in: stage.view), Point(x: 2.25, y: 0))) == (
        true, [.began], true
      ))
  }

  @Test func `a finger too many fails a pan before it begins and does not count after (PA-7)`() {
    let stage = RecognizerStage(pan(1, 1))

    stage.play(Finger(1).down(at: stage.at(0, 0)).wait(0.1).up(), Finger(2).down(at: stage.at(50, 0)).up())
    let early = stage.states.contains("failed")

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(30, 0)))
    stage.play(Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(90, 0)))
    #expect(
      (stage.recognizer.numberOfTouches, isClose(stage.recognizer.translation(in: stage.view), Point(x: 20, y: 0))) == (
        1, true
      ))

    stage.lift(1)
    #expect((early, stage.count(.ended)) == (true, 1))
  }

  @Test func `a pan that never moved enough fails at the lift (PA-8)`() {
    let stage = RecognizerStage(pan())

    stage.driver.drag(from: stage.at(0, 0), to: stage.at(9, 9))

    #expect(stage.actions.isEmpty && stage.states.contains("failed"))
  }

  @Test(arguments: Parent.allCases) func `a pan that had to wait counts from zero and keeps its velocity (PA-11)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(pan(), in: parent)
    let tap = TapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    stage.recognizer.require(toFail: tap)
    var read: [(Point, Point)] = []
    stage.recognizer.addAction { read.append(($0.translation(in: stage.view), $0.velocity(in: stage.view))) }

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(20, 0)).move(to: stage.at(40, 0)))
    #expect(stage.recognizer.isWaitingForFailure)
    stage.play(Finger(1).move(to: stage.at(60, 0)).move(to: stage.at(65, 0)))

    #expect(
      (
        read.count, isClose(read[0].0, .zero), isClose(read[0].1, Point(x: 2000 / parent.scale, y: 0)),
        isClose(read[1].0, Point(x: 5 / parent.scale, y: 0))
      ) == (2, true, true, true))
  }

  @Test func `a cancelled finger is like a lifted one until none is left (PA-12)`() {
    let stage = RecognizerStage(pan())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(30, 0)).cancel(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(80, 0)).wait(0.1).move(to: stage.at(90, 0)).cancel())

    #expect(
      (
        stage.count(.cancelled), stage.actions.last,
        isClose(stage.recognizer.translation(in: stage.view), Point(x: 30, y: 0))
      ) == (1, .cancelled, true))
  }

  @Test(arguments: Parent.allCases) func `an action reads the fingers that are down and their centre (PA-13)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(pan(), in: parent)
    var read: [(Int, Point)] = []
    stage.recognizer.addAction { read.append(($0.numberOfTouches, $0.location(in: stage.view))) }

    stage.play(
      Finger(1).down(at: stage.viewPoint(0, 0)).move(to: stage.viewPoint(20, 0)).up(),
      Finger(2).down(at: stage.viewPoint(40, 0)).move(to: stage.viewPoint(60, 0)).wait(0.1).up())

    #expect(
      (
        read.first?.0, isClose(read.first?.1 ?? .zero, Point(x: 240, y: 200)), read.last?.0,
        isClose(read.last?.1 ?? .zero, Point(x: 260, y: 200))
      ) == (2, true, 0, true))
  }

  @Test(arguments: Parent.allCases) func `a pan along one axis of its view counts nothing of the other (PA-14)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(pan(), in: parent)
    stage.recognizer.scrollableAxes = .vertical

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(40, 0)))
    #expect(stage.actions.isEmpty)

    stage.play(Finger(1).move(to: stage.at(40, 20)).move(to: stage.at(60, 25)))
    #expect(
      isClose(stage.recognizer.translation(in: stage.view), Point(x: 0, y: 15 / parent.scale))
        && isClose(stage.recognizer.velocity(in: stage.view).x, 0))
  }

  @Test func `a host may ask for a longer way before a pan begins`() {
    let stage = RecognizerStage(pan())
    stage.recognizer.slop = 30

    stage.driver.drag(from: stage.at(0, 0), to: stage.at(29, 0))
    let early = stage.actions.isEmpty

    stage.driver.drag(from: stage.at(0, 0), to: stage.at(40, 0))
    #expect(early && isClose(stage.recognizer.translation(in: stage.view), Point(x: 10, y: 0)))
  }

  @Test(arguments: 0..<20) func `a translation never jumps, whichever fingers join, leave and move (PA-4)`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let stage = RecognizerStage(pan())
    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(20, 0)))
    var down: [(number: Int, place: Point)] = [(1, stage.at(20, 0))]
    var next = 2

    for _ in 0..<100 {
      let before = stage.recognizer.translation(in: stage.view)
      var moved = Point.zero
      switch numbers.below(3) {
      case 0 where down.count < 5:
        let place = Point(x: Double(numbers.below(400)), y: Double(numbers.below(400)))
        down.append((next, place))
        stage.play(Finger(next).down(at: place, time: 0.01))
        next += 1
      case 1 where down.count > 1:
        stage.lift(down.remove(at: numbers.below(down.count)).number)
      default:
        let index = numbers.below(down.count)
        let step = Point(x: Double(numbers.below(21)) - 10, y: Double(numbers.below(21)) - 10)
        down[index].place += step
        moved = step / Double(down.count)
        stage.play(Finger(down[index].number).move(to: down[index].place))
      }
      #expect(isClose(stage.recognizer.translation(in: stage.view) - before, moved))
    }
  }

  @Test func `the way of a finger that is ignored as it moves counts (PA-4, GR-5)`() {
    final class Leaving: PanGestureRecognizer {
      var leaver: TouchID?
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
        for touch in touches where touch.id == leaver { ignore(touch, for: event) }
        super.touchesMoved(touches, with: event)
      }
    }
    let stage = RecognizerStage(Leaving(target: nil, action: nil))
    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(20, 0)),
      Finger(2).down(at: stage.at(0, 50)).move(to: stage.at(20, 50)))
    let before = stage.recognizer.translation(in: stage.view)

    stage.recognizer.leaver = 2
    stage.driver.send(
      [(1, 0.0), (2, 50)].map { id, y in
        TouchSample(
          id: TouchID(id), phase: .moved, location: stage.at(30, y), timestamp: stage.driver.now + Finger.frame)
      })

    #expect(isClose(stage.recognizer.translation(in: stage.view), before + Point(x: 10, y: 0)))
  }
}
