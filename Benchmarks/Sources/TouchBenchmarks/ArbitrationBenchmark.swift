import TouchCore
import TouchGestures
import TouchTap

/// A view with taps, each of which waits for the one before it to fail.
final class ChainStage {
  let dispatcher: TouchDispatcher
  let root: BenchmarkRoot
  let counter = Counter()
  private let taps: [TapGestureRecognizer]

  /// The first tap is a double tap, so that the others wait for it until time decides.
  init(count: Int, isReversed: Bool) {
    let context = TouchContext(registry: PluginRegistry(.gestures))
    root = BenchmarkRoot(frame: Rect(x: 0, y: 0, width: 100, height: 100), context: context)
    dispatcher = TouchDispatcher(context: context, root: root)
    taps = (0..<count).map { _ in TapGestureRecognizer() }
    taps[0].numberOfTapsRequired = count > 1 ? 2 : 1
    for (tap, earlier) in zip(taps.dropFirst(), taps) { tap.require(toFail: earlier) }
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

/// Times a tap over a chain of failure requirements; one of them acts.
func measureArbitration(_ shape: String, _ count: Int) {
  let stage = ChainStage(count: count, isReversed: shape == "chain-reversed")
  var start = 10.0
  let result = time { _ in
    stage.tap(at: start)
    start += 5
  }
  // The double tap fails, the first that waited acts, the rest fail with it.
  precondition(stage.counter.calls > 0 && stage.dispatcher.isIdle, "the chain did not come to an end")
  report(
    "touchstone", "arbitration", shape, count, result.samples,
    [
      ("ns_per_recognizer", "\(Int(median(result.samples) / Double(count)))"),
      ("gestures_per_sample", "\(result.count)"),
    ])
}
