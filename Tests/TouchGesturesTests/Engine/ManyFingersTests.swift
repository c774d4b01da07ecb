import Testing
import TouchTap
import TouchTesting
import Touchstone

/// What holds for many fingers and recognizers at once, where the engine takes shorter ways.
@Suite struct ManyFingersTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
  private let board = View(frame: Rect(x: 0, y: 0, width: 1000, height: 100))

  private func fingers(_ phase: TouchPhase, _ count: Int, at time: Double) -> [TouchSample] {
    (0..<count).map { number in
      TouchSample(
        id: TouchID(number), phase: phase, location: Point(x: Double(number) * 10 + 5, y: 5), timestamp: time)
    }
  }

  @Test func `of twenty taps on views none prevents another, and all prevent that of their parent (GX-1, GX-10)`() {
    var log: [String] = []
    window.addSubview(board)
    for number in 0..<20 {
      let pad = View(frame: Rect(x: Double(number) * 10, y: 0, width: 10, height: 10))
      let tap = TapGestureRecognizer()
      tap.addAction { _ in log.append("pad") }
      pad.addGestureRecognizer(tap)
      board.addSubview(pad)
    }
    let tap = TapGestureRecognizer()
    tap.addAction { _ in log.append("board") }
    tap.numberOfTouchesRequired = 20
    board.addGestureRecognizer(tap)

    window.send(fingers(.began, 20, at: 1))
    window.send(fingers(.ended, 20, at: 1.05))

    #expect(log == Array(repeating: "pad", count: 20))
  }

  @Test func `a finger takes the lowest place that is free among seventy (GL-1)`() {
    let watcher = GestureRecognizer()
    board.isMultipleTouchEnabled = true
    board.addGestureRecognizer(watcher)
    window.addSubview(board)

    window.send(fingers(.began, 70, at: 1))
    window.send([TouchSample(id: 66, phase: .ended, location: .zero, timestamp: 1.1)])
    window.send([TouchSample(id: 99, phase: .began, location: Point(x: 901, y: 5), timestamp: 1.2)])

    #expect((watcher.numberOfTouches, watcher.location(ofTouch: 66, in: board)) == (70, Point(x: 901, y: 5)))
  }
}
