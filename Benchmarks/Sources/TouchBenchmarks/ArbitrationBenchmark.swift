import TouchGestures
import TouchTap

/// A view with taps that wait for each other to fail: each for the one before it, or for all before it.
final class ChainStage {
  let dispatcher: TouchDispatcher
  let root: BenchmarkRoot
  let counter = Counter()
  /// How many requirements there are.
  private(set) var edges = 0
  private let taps: [TapGestureRecognizer]

  /// The first tap is a double tap, so that the others wait for it until time decides.
  init(count: Int, isReversed: Bool = false, isMesh: Bool = false) {
    let context = TouchContext()
    root = BenchmarkRoot(frame: Rect(x: 0, y: 0, width: 100, height: 100), context: context)
    dispatcher = TouchDispatcher(context: context, root: root)
    taps = (0..<count).map { _ in TapGestureRecognizer() }
    taps[0].numberOfTapsRequired = count > 1 ? 2 : 1
    for index in taps.indices.dropFirst() {
      for earlier in taps[(isMesh ? 0 : index - 1)..<index] {
        taps[index].require(toFail: earlier)
        edges += 1
      }
    }
    for tap in isReversed ? taps.reversed() : taps {
      tap.addAction { [counter] _ in counter.calls += 1 }
      root.addGestureRecognizer(tap)
    }
  }

  /// One tap of a finger, and the time until all is decided.
  func tap(at time: Double) {
    var sample = TouchSample(id: TouchID(1), phase: .began, location: Point(x: 50, y: 50), timestamp: time)
    dispatcher.send([sample])
    sample.phase = .ended
    sample.timestamp = time + 0.05
    dispatcher.send([sample])
    dispatcher.advance(to: time + 1)
  }
}

/// Times a tap over failure requirements; one of the recognizers acts.
func measureArbitration(_ shape: String, _ count: Int) {
  let stage = ChainStage(count: count, isReversed: shape == "chain-reversed", isMesh: shape == "mesh")
  var start = 10.0
  let result = time(from: 1, counted: 2) { _ in
    stage.tap(at: start)
    start += 5
  }
  // The double tap fails, the first that waited acts, the rest fail with it.
  precondition(stage.counter.calls > 0 && stage.dispatcher.isIdle, "the chain did not come to an end")
  report(
    "touchstone", "arbitration", shape, count, result.samples,
    [
      ("edges", "\(max(1, stage.edges))"), ("ns_per_recognizer", "\(Int(median(result.samples) / Double(count)))"),
      ("gestures_per_sample", "\(result.count)"),
    ])
}
