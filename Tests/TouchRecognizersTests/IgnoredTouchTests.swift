import Testing
import TouchGestures
import TouchLongPress
import TouchPan
import TouchPinch
import TouchRotation
import TouchTestSupport
import TouchTesting
import TouchViews

/// Recognizers that leave a finger to its view during a gesture: nothing jumps, and the gesture still ends (GR-5).
@Suite struct IgnoredTouchTests {
  /// Plays a gesture of two fingers until it has begun; returns its event.
  private func begin<Recognizer>(_ stage: RecognizerStage<Recognizer>) throws -> TouchEvent {
    let keeper = EventKeeper()
    keeper.cancelsTouchesInView = false
    stage.root.addGestureRecognizer(keeper)
    stage.play(
      Finger(1).down(at: Point(x: 100, y: 200)).move(to: Point(x: 60, y: 240)).move(to: Point(x: 20, y: 300)),
      Finger(2).down(at: Point(x: 300, y: 200)).move(to: Point(x: 360, y: 160)).move(to: Point(x: 390, y: 100)))
    try #require(stage.recognizer.state == .changed)
    return try #require(keeper.event)
  }

  private final class EventKeeper: GestureRecognizer {
    var event: TouchEvent?
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { self.event = event }
  }

  /// Leaves the second finger, moves it, and then leaves the first as well; the values that were read between.
  private func leave<Recognizer>(
    _ stage: RecognizerStage<Recognizer>, _ values: (Recognizer) -> [Double]
  ) throws -> [[Double]] {
    let event = try begin(stage)
    var read = [values(stage.recognizer)]
    let fingers = stage.recognizer.trackedTouches
    stage.recognizer.ignore(fingers[1], for: event)
    read.append(values(stage.recognizer))
    stage.play(Finger(2).move(to: Point(x: 200, y: 10)))
    read.append(values(stage.recognizer))
    #expect(stage.recognizer.state == .changed)
    stage.recognizer.ignore(fingers[0], for: event)
    return read
  }

  @Test func `a pan continues with the finger it keeps, and ends when it keeps none (GR-5, PA-6)`() throws {
    let pan = PanGestureRecognizer()
    pan.slop = 1
    let stage = RecognizerStage(pan)

    let read = try leave(stage) { pan in
      let translation = pan.translation(in: pan.view)
      return [translation.x, translation.y]
    }

    #expect((read[1], read[2], stage.actions.last, pan.state) == (read[0], read[0], .ended, .possible))
  }

  @Test func `a pinch holds its scale, and ends when it keeps no finger (GR-5, PI-4)`() throws {
    let stage = RecognizerStage(PinchGestureRecognizer())

    let read = try leave(stage) { [$0.scale] }

    #expect((read[1], read[2], stage.actions.last, stage.recognizer.state) == (read[0], read[0], .ended, .possible))
  }

  @Test func `a rotation holds its angle, and ends when it keeps no finger (GR-5, PI-4)`() throws {
    let stage = RecognizerStage(RotationGestureRecognizer())

    let read = try leave(stage) { [$0.rotation] }

    #expect((read[1], read[2], stage.actions.last, stage.recognizer.state) == (read[0], read[0], .ended, .possible))
  }

  @Test func `a long press ends when it leaves its only finger to the view (GR-5, LP-4)`() throws {
    let keeper = EventKeeper()
    keeper.cancelsTouchesInView = false
    let stage = RecognizerStage(LongPressGestureRecognizer())
    stage.root.addGestureRecognizer(keeper)
    stage.play(Finger(1).down(at: Point(x: 100, y: 200)).wait(1).move(to: Point(x: 101, y: 200)))
    try #require(stage.recognizer.state == .changed)

    stage.recognizer.ignore(stage.recognizer.trackedTouches[0], for: try #require(keeper.event))

    #expect(stage.actions.last == .ended && stage.recognizer.state == .possible)
  }
}
