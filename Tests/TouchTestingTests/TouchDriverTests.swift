import Testing
import TouchGestures
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct TouchDriverTests {
  private let stage = Stage()
  private let here = Point(x: 150, y: 150)

  @Test func `samples of one time make one event`() {
    stage.view.isMultipleTouchEnabled = true
    stage.driver.play(Finger(1).down(at: here).up(), Finger(2).down(at: here + Point(x: 9, y: 0)).up())
    #expect(stage.trace.text == "view began 1 2, root began 1 2, view ended 1 2, root ended 1 2")
  }

  @Test func `a play begins at the present moment`() {
    stage.driver.advance(to: 5)
    stage.driver.tap(at: here, holding: 0.25)
    #expect(stage.driver.now == 5.25)
  }

  @Test func `waits at the end of a script pass too`() {
    stage.driver.play(Finger(1).down(at: here).up().wait(1))
    #expect(stage.driver.now == 1.01)
  }

  @Test func `fingers that are moved step by step stay where they were put`() {
    stage.driver.down(at: here)
    stage.driver.advance(by: 0.1)
    stage.driver.move(to: Point(x: 160, y: 150))
    stage.driver.up()
    #expect(
      stage.trace.text
        == "view began 1, root began 1, view moved 1, root moved 1, view ended 1, root ended 1")
  }

  @Test func `an interruption takes all fingers away (TB-12)`() {
    stage.driver.down(at: here)
    stage.driver.interrupt()
    stage.driver.up()
    #expect(stage.trace.text == "view began 1, root began 1, view cancelled 1, root cancelled 1")
  }

  @Test func `settling fires deadlines until nothing waits`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(double)
    stage.driver.tap(at: here)
    let found = (stage.driver.nextDeadline?.nanoseconds, stage.driver.settle(), stage.driver.nextDeadline == nil)
    #expect(found == (400_000_000, true, true))
  }

  @Test func `settling gives up on something that waits for ever`() {
    let clock = EndlessClock(stage.driver.host.context)
    stage.driver.host.context.deadlines.schedule(clock, at: 1)
    #expect(!stage.driver.settle(within: 20))
  }

  @Test func `settling draws a frame every sixtieth of a second while something moves`() {
    let mover = Mover(stage.driver.host.context, frames: 3)
    stage.driver.host.context.deadlines.schedule(mover, at: 0.02)
    stage.driver.host.context.startAnimating(mover)
    let isSettled = stage.driver.settle()
    #expect((isSettled, mover.milliseconds) == (true, [17, 20, 37]))
  }

  @Test func `settling draws the frames of what a deadline sets in motion`() {
    let mover = Mover(stage.driver.host.context, frames: 2)
    stage.driver.host.context.deadlines.schedule(mover, at: 1)
    #expect((stage.driver.settle(), mover.milliseconds) == (true, [1000, 1017]))
  }

  @Test func `settling gives up on something that moves for ever`() {
    let mover = Mover(stage.driver.host.context, frames: .max)
    stage.driver.host.context.startAnimating(mover)
    #expect((stage.driver.settle(within: 20), mover.milliseconds.count) == (false, 20))
  }

  @Test func `a pinch moves two fingers apart around a place`() {
    let watch = TwoFingerWatch()
    stage.view.addGestureRecognizer(watch)
    stage.driver.pinch(around: Point(x: 200, y: 200), from: 40, to: 100, steps: 3)
    #expect(watch.distances == [60, 80, 100])
  }

  @Test func `a turn keeps two fingers at their distance`() {
    let watch = TwoFingerWatch()
    stage.view.addGestureRecognizer(watch)
    stage.driver.turn(around: Point(x: 200, y: 200), radius: 50, by: 3, steps: 6)
    #expect((watch.distances.allSatisfy { abs($0 - 100) < 1e-9 }, watch.distances.count) == (true, 6))
  }
}

/// Schedules itself again at each deadline.
private final class EndlessClock: DeadlineHandler {
  let context: TouchContext
  init(_ context: TouchContext) { self.context = context }
  func deadlineReached(_ tag: Int, at time: Timestamp) { context.deadlines.schedule(self, at: time + 1) }
}

/// Moves for a number of frames, and begins to at a deadline.
private final class Mover: DeadlineHandler, TouchAnimating {
  let context: TouchContext
  let frames: Int
  var milliseconds: [Int] = []
  init(_ context: TouchContext, frames: Int) { (self.context, self.frames) = (context, frames) }
  func deadlineReached(_ tag: Int, at time: Timestamp) { context.startAnimating(self) }
  func animate(to time: Timestamp) {
    milliseconds.append(Int((time * 1000).rounded()))
    if milliseconds.count == frames { context.stopAnimating(self) }
  }
}

/// Notes how far two fingers are apart.
private final class TwoFingerWatch: GestureRecognizer {
  var distances: [Double] = []
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let places = trackedTouches.map { $0.location(in: nil) }
    distances.append(places[0].distance(to: places[1]))
  }
}
