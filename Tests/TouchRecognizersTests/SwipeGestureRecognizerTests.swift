import Testing
import TouchGestures
import TouchSwipe
import TouchTesting
import TouchViews

@Suite struct SwipeGestureRecognizerTests {
  private func swipe(_ direction: SwipeGestureRecognizer.Direction, fingers: Int = 1) -> SwipeGestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = fingers
    return swipe
  }

  @Test(arguments: Parent.allCases) func `a swipe acts once, while the finger moves (SW-6)`(parent: Parent) {
    let stage = RecognizerStage(swipe(.right), in: parent)

    stage.play(
      Finger(1).down(at: stage.viewPoint(-50, 0)).move(to: stage.viewPoint(20, 0)).move(to: stage.viewPoint(60, 0)))
    let early = stage.actions

    stage.driver.up()
    #expect([early, stage.actions] == [[.ended], [.ended]])
  }

  @Test(arguments: [(SwipeGestureRecognizer.Direction.left, -1.0, 0.0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1)])
  func `a swipe goes in its direction of its view and in no other (SW-5)`(
    direction: SwipeGestureRecognizer.Direction, x: Double, y: Double
  ) {
    for parent in Parent.allCases {
      let stage = RecognizerStage(swipe(direction), in: parent)

      stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.viewPoint(-60 * x, -60 * y)).up())
      stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.viewPoint(60 * y, 60 * x)).up())
      #expect(stage.actions.isEmpty)

      stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.viewPoint(60 * x, 60 * y)).up())
      #expect(stage.actions == [.ended])
    }
  }

  @Test(arguments: Parent.allCases, [(0.5, 1), (0.501, 0)])
  func `a swipe may take half a second, that long included (SW-2)`(parent: Parent, limit: (Double, Int)) {
    let stage = RecognizerStage(swipe(.right), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.viewPoint(80, 0), after: limit.0).up())

    #expect(stage.actions.count == limit.1)
  }

  @Test func `a finger that rests leaves a swipe possible until it lifts (SW-2)`() {
    let stage = RecognizerStage(swipe(.right))

    stage.driver.down(at: stage.at(0, 0))
    stage.driver.advance(to: 3)
    #expect(stage.states.isEmpty && stage.driver.nextDeadline == nil)

    stage.driver.up()
    #expect(stage.states.contains("failed"))
  }

  @Test func `a swipe fails a tenth of a point behind its start, not when it turns back ahead of it (SW-3)`() {
    let stage = RecognizerStage(swipe(.right))

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(-0.1, 0)).move(to: stage.at(80, 0)).up())
    let early = stage.actions.isEmpty

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(20, 0)).move(to: stage.at(10, 0)).move(to: stage.at(80, 0)))
    #expect((early, stage.actions) == (true, [.ended]))
  }

  @Test func `a swipe that went too far to the side fails for good (SW-3)`() {
    let stage = RecognizerStage(swipe(.up))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(49.6, 0)).move(to: stage.at(0, -20))
        .move(to: stage.at(0, -80)).up())

    #expect(stage.actions.isEmpty)
  }

  @Test func `sideways within the limit and then forward is a swipe (SW-3)`() {
    let stage = RecognizerStage(swipe(.right))

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(0, 30)).move(to: stage.at(80, 30)).up())

    #expect(stage.actions == [.ended])
  }

  @Test func `every finger of a swipe must qualify (SW-4)`() {
    let stage = RecognizerStage(swipe(.right, fingers: 2))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(100, 0)).up(),
      Finger(2).down(at: stage.at(0, 50)).wait(0.01).up())
    let early = stage.actions.isEmpty

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(100, 0)).up(),
      Finger(2).down(at: stage.at(0, 50)).move(to: stage.at(50, 50)).up())
    #expect((early, stage.actions) == (true, [.ended]))
  }

  @Test func `a finger too many makes a swipe dead, which fails when the last one lifts (SW-4)`() {
    let stage = RecognizerStage(swipe(.right))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(100, 0), after: 0.02),
      Finger(2).down(at: stage.at(0, 50), time: 0.01).move(to: stage.at(100, 50)))
    let early = stage.states.isEmpty

    stage.lift(1)
    stage.lift(2)
    #expect(early && stage.states.contains("failed") && stage.actions.isEmpty)
  }

  @Test func `the time of a two-finger swipe counts from its second finger (SW-2)`() {
    let stage = RecognizerStage(swipe(.right, fingers: 2))

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(100, 0), after: 0.8),
      Finger(2).down(at: stage.at(0, 50), time: 0.4).move(to: stage.at(100, 50), after: 0.4))

    #expect(stage.actions == [.ended])
  }

  @Test(arguments: Parent.allCases) func `a swipe's action reads where its fingers landed (SW-6, SW-7)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(swipe(.right, fingers: 2), in: parent)
    var read: (Int, Point, Point, Point)?
    stage.recognizer.addAction {
      read = (
        $0.numberOfTouches, $0.location(in: stage.view), $0.location(ofTouch: 1, in: stage.view), $0.location(in: nil)
      )
    }

    stage.play(
      Finger(1).down(at: stage.viewPoint(0, 0)).move(to: stage.viewPoint(60, 0)),
      Finger(2).down(at: stage.viewPoint(0, 20)).move(to: stage.viewPoint(60, 20)))

    #expect(
      (
        read?.0, isClose(read?.1 ?? .zero, Point(x: 200, y: 210)), isClose(read?.2 ?? .zero, Point(x: 200, y: 220)),
        read?.3
      ) == (2, true, true, .zero))
  }

  @Test func `a host may ask for longer or slower swipes`() {
    let stage = RecognizerStage(swipe(.right))
    stage.recognizer.bounds.distance = 100
    stage.recognizer.bounds.longest = 0.6

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(80, 0)).up())
    let early = stage.actions.isEmpty

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(110, 0), after: 0.55).up())
    #expect((early, stage.actions) == (true, [.ended]))
  }

  @Test func `a swipe for no finger never recognizes (SW-1)`() {
    let stage = RecognizerStage(swipe(.right, fingers: 0))

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(100, 0)).up())

    #expect(stage.actions.isEmpty)
  }
}
