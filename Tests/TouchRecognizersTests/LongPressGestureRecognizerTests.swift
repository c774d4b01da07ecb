import Testing
import TouchGestures
import TouchLongPress
import TouchTesting
import TouchViews

@Suite struct LongPressGestureRecognizerTests {
  private func press(fingers: Int = 1, taps: Int = 0) -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.numberOfTouchesRequired = fingers
    press.numberOfTapsRequired = taps
    return press
  }

  @Test(arguments: Parent.allCases) func `a long press begins by time alone and ends at the lift (LP-2, LP-4)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(press(), in: parent)

    stage.driver.down(at: stage.at(0, 0))
    stage.driver.advance(to: 0.5)
    let early = stage.actions

    stage.driver.up()
    #expect([early, stage.actions] == [[.began], [.began, .ended]])
  }

  @Test(arguments: Parent.allCases, [(10.0, 1), (10.1, 0)])
  func `a finger may move ten window points before a press begins (LP-3)`(parent: Parent, limit: (Double, Int)) {
    let stage = RecognizerStage(press(), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(limit.0, 0)).wait(0.5).up())

    #expect(stage.count(.began) == limit.1)
  }

  @Test func `it is the centre of the fingers whose movement counts (LP-3)`() {
    let stage = RecognizerStage(press(fingers: 2))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(-30, 0)).wait(0.5).up(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(80, 0)).wait(0.5).up())

    #expect(stage.count(.began) == 1)
  }

  @Test(arguments: [-1, Double.infinity, .greatestFiniteMagnitude])
  func `some distances stand for any distance (LP-3)`(movement: Double) {
    let stage = RecognizerStage(press())
    stage.recognizer.allowableMovement = movement

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(100, 0)).wait(0.5).up())

    #expect(stage.count(.began) == 1)
  }

  @Test func `the time counts from the last required finger, however long the first waits (LP-2)`() {
    let stage = RecognizerStage(press(fingers: 2))

    stage.driver.down(1, at: stage.at(0, 0))
    stage.driver.advance(to: 2)
    stage.driver.down(2, at: stage.at(50, 0))
    stage.driver.advance(to: 2.49)
    let early = stage.actions.isEmpty

    stage.driver.advance(to: 2.5)
    #expect((early, stage.actions) == (true, [.began]))
  }

  @Test func `a lift before its time fails a press (LP-5)`() {
    let stage = RecognizerStage(press())

    stage.driver.press(at: stage.at(0, 0), for: 0.49)

    #expect(stage.actions.isEmpty && stage.states.contains("failed"))
  }

  @Test func `another finger fails a press before it begins and is left alone after (LP-6)`() {
    let stage = RecognizerStage(press())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).up(after: 1), Finger(2).down(at: stage.at(50, 0), time: 0.2).up(after: 0.8))
    let early = stage.actions.isEmpty

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).up(after: 1), Finger(2).down(at: stage.at(50, 0), time: 0.6).up(after: 0.2))
    #expect((early, stage.actions) == (true, [.began, .ended]))
  }

  @Test func `without a duration a press begins in the event that puts its finger down (LP-7)`() {
    let stage = RecognizerStage(press())
    stage.recognizer.minimumPressDuration = 0

    stage.driver.down(at: stage.at(0, 0))

    #expect(stage.actions == [.began])
  }

  @Test func `a press after a tap starts wherever the next finger lands (LP-8)`() {
    let stage = RecognizerStage(press(taps: 1))

    stage.play(
      Finger(1).down(at: stage.at(-100, 0)).up().wait(0.3).down(at: stage.at(100, 0)).up(after: 0.6))

    #expect(stage.actions == [.began, .ended])
  }

  @Test func `a press after a tap fails when the next finger does not land in time (LP-8)`() {
    let stage = RecognizerStage(press(taps: 1))

    stage.play(Finger(1).down(at: stage.at(0, 0)).up().wait(0.36).down(at: stage.at(0, 0)).up(after: 0.6))

    #expect(stage.actions.isEmpty)
  }

  @Test func `a cancelled finger fails a press, or cancels it once it began (LP-9)`() {
    let stage = RecognizerStage(press(fingers: 2))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).cancel(after: 0.2), Finger(2).down(at: stage.at(50, 0)).up(after: 1))
    let early = stage.actions.isEmpty

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).cancel(after: 0.7), Finger(2).down(at: stage.at(50, 0)).up(after: 1))
    #expect((early, stage.actions) == (true, [.began, .cancelled]))
  }

  @Test(arguments: Parent.allCases) func `a press is where the centre of its fingers is, or was (LP-11)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(press(fingers: 2), in: parent)
    var read: [Point] = []
    stage.recognizer.addAction { read.append($0.location(in: stage.view)) }

    stage.play(
      Finger(1).down(at: stage.viewPoint(0, 0)).up(after: 0.7),
      Finger(2).down(at: stage.viewPoint(40, 0)).wait(0.6).move(to: stage.viewPoint(60, 0)).wait(0.2).up())

    #expect(isClose(read.first ?? .zero, Point(x: 220, y: 200)) && isClose(read.last ?? .zero, Point(x: 230, y: 200)))
  }

  @Test func `a press leaves alone one that comes after more taps (LP-10)`() {
    let plain = press()
    let afterTap = press(taps: 1)

    #expect(
      [plain.canPrevent(afterTap), afterTap.canPrevent(plain), plain.canPrevent(press(fingers: 2, taps: 1))] == [
        false, true, true,
      ])
  }
}
