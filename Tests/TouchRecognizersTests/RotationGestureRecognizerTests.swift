import Testing
import TouchGestures
import TouchRotation
import TouchTesting

@Suite struct RotationGestureRecognizerTests {
  private func degrees(_ angle: Double) -> Double { angle * .pi / 180 }

  @Test(arguments: Parent.allCases, [(5.0, 0.0), (6, 1), (10, 5), (45, 40), (90, 85), (-12, -7)])
  func `a rotation begins beyond five degrees and leaves them out (RO-1)`(parent: Parent, turn: (Double, Double)) {
    let stage = RecognizerStage(RotationGestureRecognizer(), in: parent)

    stage.driver.turn(around: stage.at(0, 0), by: degrees(turn.0), steps: 1)

    #expect((stage.count(.began), isClose(stage.recognizer.rotation, degrees(turn.1))) == ((turn.1 == 0 ? 0 : 1), true))
  }

  @Test func `a rotation continues past half a turn (RO-1)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.driver.turn(around: stage.at(0, 0), by: degrees(270), steps: 18)

    #expect(isClose(stage.recognizer.rotation, degrees(265)))
  }

  @Test func `a rotation that is set leaves nothing out anew and keeps its velocity (RO-2)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(-50, 0)).move(to: stage.at(0, -50)),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(0, 50)))
    let velocity = stage.recognizer.velocity
    stage.recognizer.rotation = 0
    #expect(stage.recognizer.velocity == velocity)

    stage.play(Finger(1).move(to: stage.at(50, 0)), Finger(2).move(to: stage.at(-50, 0)))
    #expect(isClose(stage.recognizer.rotation, degrees(90)))
  }

  @Test func `spreading is no rotation (DO-1)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.driver.pinch(around: stage.at(0, 0), from: 50, to: 300)

    #expect(stage.actions.isEmpty)
  }

  @Test func `fingers that spread as well must turn farther (RO-1)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(-50, 0)).move(to: stage.at(-62.5 * 0.9945, -62.5 * 0.1045)),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(62.5 * 0.9945, 62.5 * 0.1045)))

    #expect(stage.actions.isEmpty)
  }

  @Test func `one finger of two that is cancelled cancels a rotation (RO-4)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(-50, 0)).move(to: stage.at(0, -50)).cancel(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(0, 50)))

    #expect(stage.actions == [.began, .cancelled])
  }

  @Test func `another finger takes over without a jump (R-34)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.play(
      Finger(1).down(at: stage.at(-50, 0)).move(to: stage.at(0, -50)).up(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(0, 50)).wait(0.1),
      Finger(3).down(at: stage.at(100, 100), time: 0.05))

    #expect((isClose(stage.recognizer.rotation, degrees(85)), stage.count(.ended)) == (true, 0))
  }

  @Test func `a rotation ends with its last finger (RO-2)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())

    stage.driver.turn(around: stage.at(0, 0), by: degrees(45))

    #expect((stage.actions.first, stage.actions.last, stage.count(.ended)) == (.began, .ended, 1))
  }

  @Test func `two pointers rotate beyond one degree (RO-1)`() {
    let stage = RecognizerStage(RotationGestureRecognizer())
    let turned = degrees(3)
    let arm = Point(x: 50 * Mathematics.cos(turned), y: 50 * Mathematics.sin(turned))

    stage.play(
      Finger(1, type: .indirectPointer).down(at: stage.at(-50, 0)).move(to: stage.at(0, 0) - arm),
      Finger(2, type: .indirectPointer).down(at: stage.at(50, 0)).move(to: stage.at(0, 0) + arm))

    #expect(isClose(stage.recognizer.rotation, degrees(2)))
  }

  @Test func `a host may ask for a wider turn before a rotation begins`() {
    let stage = RecognizerStage(RotationGestureRecognizer())
    stage.recognizer.slop = degrees(20)

    stage.driver.turn(around: stage.at(0, 0), by: degrees(19), steps: 1)
    let early = stage.actions.isEmpty

    stage.driver.turn(around: stage.at(0, 0), by: degrees(30), steps: 1)
    #expect(early && isClose(stage.recognizer.rotation, degrees(10)))
  }
}
