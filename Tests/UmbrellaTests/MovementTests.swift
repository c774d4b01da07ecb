import Testing
import Touchstone

/// What gates and delegates read of a movement when a recognizer asks to begin.
@Suite struct MovementTests {
  private final class Judge: GestureRecognizerDelegate {
    var movement: Point?
    var translation: Point?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
      movement = gestureRecognizer.movement(in: nil)
      translation = gestureRecognizer.translation(in: nil)
      return true
    }
  }

  private static func sample(_ id: Int, _ phase: TouchPhase, x: Double, y: Double, at time: Double) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)
  }

  @Test func `a pan that asks to begin offers its whole movement, which its translation has lost (PA-3)`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let pan = PanGestureRecognizer()
    let judge = Judge()
    pan.delegate = judge
    window.addGestureRecognizer(pan)

    window.send([Self.sample(1, .began, x: 50, y: 50, at: 1)])
    window.send([Self.sample(1, .moved, x: 58, y: 62, at: 1.1)])

    #expect((judge.movement, judge.translation) == (Point(x: 8, y: 12), Point(x: 0, y: 2)))
  }

  @Test func `a finger that joins does not move the whole movement (PA-4)`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let pan = PanGestureRecognizer()
    window.addGestureRecognizer(pan)

    window.send([Self.sample(1, .began, x: 50, y: 50, at: 1)])
    window.send([Self.sample(1, .moved, x: 50, y: 70, at: 1.1)])
    window.send([Self.sample(2, .began, x: 150, y: 150, at: 1.2)])

    #expect(pan.movement(in: nil) == Point(x: 0, y: 20))
  }

  @Test func `a pan of a scroll view offers its whole movement (SD-2)`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 200, height: 1_000)
    window.addSubview(scrollView)

    window.send([Self.sample(1, .began, x: 50, y: 150, at: 1)])
    window.send([Self.sample(1, .moved, x: 55, y: 130, at: 1.1)])

    #expect(
      (scrollView.panGestureRecognizer.movement(in: nil), scrollView.panGestureRecognizer.translation(in: nil)) == (
        Point(x: 5, y: -20), Point(x: 0, y: -10)
      ))
  }
}
