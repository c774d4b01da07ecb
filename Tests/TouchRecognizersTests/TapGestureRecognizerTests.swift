import Testing
import TouchGestures
import TouchLongPress
import TouchTap
import TouchTesting
import TouchViews

@Suite struct TapGestureRecognizerTests {
  private func twoFingerTap() -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    return tap
  }

  @Test(arguments: Parent.allCases) func `a tap acts once, when its finger lifts (TA-2)`(parent: Parent) {
    let stage = RecognizerStage(TapGestureRecognizer(), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).up())

    #expect(stage.actions == [.ended])
  }

  @Test(arguments: Parent.allCases, [(45.0, 1), (45.1, 0)])
  func `a tap may move 45 window points, that far included (TA-11)`(parent: Parent, limit: (Double, Int)) {
    let stage = RecognizerStage(TapGestureRecognizer(), in: parent)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(limit.0, 0)).up())

    #expect(stage.actions.count == limit.1)
  }

  @Test func `a tap that comes back from too far away does not act (TA-11)`() {
    let stage = RecognizerStage(TapGestureRecognizer())

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(46, 0)).move(to: stage.at(0, 0)).up())

    #expect(stage.actions.isEmpty)
  }

  @Test(arguments: [(1.4, 1), (1.5, 0), (1.6, 0)]) func `a tap may be held for a second and a half (TA-6)`(
    seconds: Double, actions: Int
  ) {
    let stage = RecognizerStage(TapGestureRecognizer())

    stage.play(Finger(1).down(at: stage.at(0, 0)).up(after: seconds))

    #expect(stage.actions.count == actions)
  }

  @Test func `the time of the hold alone fails a tap (TA-6)`() {
    let stage = RecognizerStage(TapGestureRecognizer())

    stage.driver.down(at: stage.at(0, 0))
    stage.driver.advance(to: 1.5)

    #expect(stage.states.contains("failed"))
  }

  @Test(arguments: [(0.34, 1), (0.35, 0)]) func `the next tap lands within 0.35 seconds (TA-5)`(
    pause: Double, actions: Int
  ) {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let stage = RecognizerStage(tap)

    stage.driver.tap(at: stage.at(0, 0), count: 2, pause: pause)

    #expect(stage.actions.count == actions)
  }

  @Test func `a tap's location is where its first tap started, also in the view of a parent that is rotated (TA-7)`() {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let stage = RecognizerStage(tap, in: .turned)
    var location = Point.zero
    tap.addAction { location = $0.location(in: stage.view) }

    stage.play(
      Finger(1).down(at: stage.viewPoint(10, 5)).move(to: stage.viewPoint(12, 5)).up()
        .wait(0.1).down(at: stage.viewPoint(15, 5)).up())

    #expect(isClose(location, Point(x: 210, y: 205)))
  }

  @Test func `a two-finger tap is judged by the centre of its fingers (TA-11)`() {
    let stage = RecognizerStage(twoFingerTap())

    stage.play(
      Finger(1).down(at: stage.at(-50, 0)).move(to: stage.at(-50, 60)).up(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(50, -60)).up())
    let early = stage.actions

    stage.play(
      Finger(1).down(at: stage.at(-50, 0)).move(to: stage.at(-50, 50)).up(),
      Finger(2).down(at: stage.at(50, 0)).move(to: stage.at(50, 50)).up())
    #expect([early, stage.actions] == [[.ended], [.ended]])
  }

  @Test func `a finger may lift and another land before a two-finger tap is over (TA-3)`() {
    let stage = RecognizerStage(twoFingerTap())

    stage.play(
      Finger(1).down(at: stage.at(0, 0)).up(after: 0.2),
      Finger(2).down(at: stage.at(20, 0)).up(after: 0.5),
      Finger(3).down(at: stage.at(40, 0), time: 0.3).up(after: 0.3))

    #expect(stage.actions == [.ended])
  }

  @Test func `one finger of two, two in turn and three are no two-finger tap (TA-3)`() {
    let stage = RecognizerStage(twoFingerTap())

    stage.driver.tap(at: stage.at(0, 0))
    stage.driver.tap(at: stage.at(0, 0), count: 2)
    stage.driver.tap(at: stage.at(0, 0), fingers: 3)

    #expect(stage.actions.isEmpty)
  }

  @Test func `the number of touches is that of a complete tap, also when its fingers are up (TA-13)`() {
    let stage = RecognizerStage(twoFingerTap())
    var numbers: [Int] = []
    stage.recognizer.addAction { numbers.append($0.numberOfTouches) }

    stage.driver.down(1, at: stage.at(0, 0))
    numbers.append(stage.recognizer.numberOfTouches)
    stage.driver.down(2, at: stage.at(20, 0))
    numbers.append(stage.recognizer.numberOfTouches)
    stage.driver.up(1)
    numbers.append(stage.recognizer.numberOfTouches)
    stage.driver.up(2)

    #expect(numbers == [0, 2, 2, 2])
  }

  @Test func `a cancelled touch fails a tap at once (TA-6)`() {
    let stage = RecognizerStage(twoFingerTap())

    stage.driver.down(1, at: stage.at(0, 0))
    stage.driver.down(2, at: stage.at(20, 0))
    stage.driver.cancel(1)

    #expect(stage.states.contains("failed"))
  }

  @Test func `the second tap of a double tap comes too late when a host shortens the wait`() {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.maximumTapInterval = 0.2
    let stage = RecognizerStage(tap)

    stage.driver.tap(at: stage.at(0, 0), count: 2, pause: 0.25)

    #expect(stage.actions.isEmpty)
  }

  @Test func `a tap's movement and hold have the limits that a host sets`() {
    let tap = TapGestureRecognizer()
    tap.maximumTapMovement = 5
    tap.maximumTapDuration = 0.1
    let stage = RecognizerStage(tap)

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(6, 0)).up())
    stage.driver.tap(at: stage.at(0, 0), holding: 0.2)
    let early = stage.actions.isEmpty

    stage.play(Finger(1).down(at: stage.at(0, 0)).move(to: stage.at(5, 0)).up())
    #expect((early, stage.actions) == (true, [.ended]))
  }

  @Test func `the settings of the engine limit the hold of all taps (TA-6)`() {
    var settings = TouchSettings()
    settings.tapHoldLimit = 0.3
    let stage = RecognizerStage(TapGestureRecognizer(), settings: settings)

    stage.driver.tap(at: stage.at(0, 0), holding: 0.31)

    #expect(stage.actions.isEmpty)
  }

  @Test func `a tap leaves alone a tap of more taps and a press after as many (TA-12)`() {
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let press = LongPressGestureRecognizer()
    let tapAndHold = LongPressGestureRecognizer()
    tapAndHold.numberOfTapsRequired = 1

    #expect(
      [
        single.canPrevent(double), double.canPrevent(single), single.canPrevent(tapAndHold), single.canPrevent(press),
        single.canPrevent(twoFingerTap()),
      ] == [false, true, false, true, true])
  }
}
