import Testing
import TouchTesting
import Touchstone

/// Which touches a recognizer is bound to, whatever overrides and callbacks do while they are offered.
@Suite struct OfferTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let right = View(frame: Rect(x: 100, y: 0, width: 100, height: 100))

  /// Accepts touches beside those that it is offered.
  private final class Greedy: GestureRecognizer {
    var further: [Touch] = []

    override func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] { further + touches }
  }

  /// Does something when it is asked about its first touch.
  private final class Asked: GestureRecognizerDelegate {
    var work: (() -> Void)?

    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      work?()
      work = nil
      return true
    }
  }

  init() {
    window.addSubview(left)
    window.addSubview(right)
  }

  private func began(_ id: TouchID, at x: Double, time: Double) -> TouchSample {
    TouchSample(id: id, phase: .began, location: Point(x: x, y: 50), timestamp: time)
  }

  @Test func `a touch that a recognizer was not offered is not bound to it, though it accepts it (GC-12)`() {
    let (other, greedy) = (GestureRecognizer(), Greedy())
    left.addGestureRecognizer(other)
    right.addGestureRecognizer(greedy)

    window.send([began(1, at: 50, time: 1)])
    greedy.further = other.trackedTouches
    window.send([began(2, at: 150, time: 1.1)])

    #expect((other.trackedTouches.map { $0.id }, greedy.trackedTouches.map { $0.id }) == ([1], [2]))
  }

  @Test func `a recognizer that moves to another view keeps no touch that it was offered before (GC-1, GR-7)`() {
    let (moving, watcher, asked) = (GestureRecognizer(), GestureRecognizer(), Asked())
    left.addGestureRecognizer(moving)
    window.addGestureRecognizer(watcher)
    watcher.delegate = asked
    asked.work = { [right] in right.addGestureRecognizer(moving) }

    window.send([began(1, at: 50, time: 1), began(2, at: 150, time: 1)])

    #expect(moving.node === right && moving.trackedTouches.map { $0.id } == [2])
  }
}
