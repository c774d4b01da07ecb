import TouchCounting
import TouchGestures
import TouchLongPress
import TouchPan
import TouchPinch
import TouchRotation
import TouchSwipe
import TouchTap
import TouchViews

/// What the handlers of a run were called how often.
final class Counter {
  var calls = 0
}

/// The target of the raw work: a view with a plain touch handler.
final class HandlingView: View {
  let counter: Counter

  init(frame: Rect, counter: Counter) {
    self.counter = counter
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { counter.calls += 1 }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { counter.calls += 1 }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { counter.calls += 1 }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { counter.calls += 1 }
}

/// The root of a benchmark's tree.
final class BenchmarkRoot: View {
  let context: TouchContext

  init(frame: Rect, context: TouchContext) {
    self.context = context
    super.init(frame: frame)
  }

  override var touchContext: TouchContext? { context }
}

/// Lets all recognizers act at once, as the peers whose gestures all fire.
final class Everybody: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { true }
}

/// The chain of eight nodes, with what a shape attaches.
final class EventStage {
  let counter = Counter()
  let delegate = Everybody()
  let dispatcher: TouchDispatcher
  let root: BenchmarkRoot
  let levels: [View]

  init(shape: String) {
    let context = TouchContext()
    root = BenchmarkRoot(frame: Rect(x: 0, y: 0, width: 600, height: 600), context: context)
    var levels: [View] = []
    for level in 0..<8 {
      let place = level == 0 ? 0.0 : 10.0
      let size = Double(540 - 20 * level)
      let frame = Rect(x: place, y: place, width: size, height: size)
      let view = level == 7 ? HandlingView(frame: frame, counter: counter) : View(frame: frame)
      view.isMultipleTouchEnabled = true
      (levels.last ?? root).addSubview(view)
      levels.append(view)
    }
    self.levels = levels
    dispatcher = TouchDispatcher(context: context, root: root)
    if shape != "raw" { attachSix(to: levels[7]) }
    if shape == "nested" {
      for level in [1, 3, 5] {
        attach(PanGestureRecognizer(), to: levels[level])
        attach(TapGestureRecognizer(), to: levels[level])
      }
    }
  }

  private func attachSix(to view: View) {
    attach(TapGestureRecognizer(), to: view)
    attach(PanGestureRecognizer(), to: view)
    attach(PinchGestureRecognizer(), to: view)
    attach(RotationGestureRecognizer(), to: view)
    attach(SwipeGestureRecognizer(), to: view)
    attach(LongPressGestureRecognizer(), to: view)
  }

  private func attach(_ recognizer: GestureRecognizer, to view: View) {
    let counter = counter
    recognizer.delegate = delegate
    recognizer.addAction { _ in counter.calls += 1 }
    view.addGestureRecognizer(recognizer)
  }

  /// Sends all fingers' samples of a frame, in a list that is filled anew.
  private func send(_ samples: inout [TouchSample], _ phase: TouchPhase, frame: Int, seconds: Double) {
    for finger in samples.indices {
      let place = fingerPlace(finger, frame: frame)
      samples[finger].phase = phase
      samples[finger].location = Point(x: Double(place.x + 70), y: Double(place.y + 70))
      samples[finger].timestamp = seconds
    }
    dispatcher.send(samples)
  }

  /// Runs one gesture: all down, 200 frames, all up; what the frames and the rest took, in ns.
  func gesture(fingers: Int, start: Double, isCounted: Bool = false) -> (moves: Double, ends: Double) {
    var samples = (0..<fingers).map {
      TouchSample(id: TouchID($0), phase: .began, location: .zero, timestamp: start)
    }
    let a = nanoseconds()
    send(&samples, .began, frame: 0, seconds: start)
    let b = nanoseconds()
    if isCounted { countingBegins() }
    for frame in 1...200 {
      send(&samples, .moved, frame: frame, seconds: start + 0.008 * Double(frame))
    }
    if isCounted { countingEnds(iterations: 200) }
    let c = nanoseconds()
    send(&samples, .ended, frame: 200, seconds: start + 0.008 * 201)
    let d = nanoseconds()
    return (c - b, (b - a) + (d - c))
  }
}

/// Times move frames in a shape.
func measureEvents(_ shape: String, fingers: Int) {
  let effort = Effort.chosen
  let stage = EventStage(shape: shape)
  var start = 10.0
  func run(_ count: Int) -> (moves: Double, ends: Double) {
    var sum = (moves: 0.0, ends: 0.0)
    for _ in 0..<count {
      let result = stage.gesture(fingers: fingers, start: start)
      start += 2.4
      sum.moves += result.moves
      sum.ends += result.ends
    }
    return sum
  }
  if effort.counts {
    _ = run(4)
    _ = stage.gesture(fingers: fingers, start: start, isCounted: true)
    return report("touchstone", "event", shape, fingers, [], [])
  }
  var count = 1
  while true {
    let spent = run(count)
    if spent.moves + spent.ends >= effort.nanoseconds || count >= 1 << 16 { break }
    count *= 2
  }
  stage.counter.calls = 0
  var samples: [Double] = []
  var ends: [Double] = []
  for _ in 0..<effort.samples {
    let spent = run(count)
    samples.append(spent.moves / Double(count * 200))
    ends.append(spent.ends / Double(count))
  }
  let handlers = Double(stage.counter.calls) / Double(effort.samples * count * 200)
  report(
    "touchstone", "event", shape, fingers, samples,
    [
      ("ns_per_touch", "\(Int(median(samples) / Double(fingers)))"), ("down_up_ns", "\(Int(median(ends)))"),
      ("handlers_per_frame", "\(Double(Int(handlers * 1000)) / 1000)"), ("frames_per_sample", "\(count * 200)"),
    ])
}
