import TouchGestures
import TouchLongPress
import TouchPan
import TouchPinch
import TouchPlugins
import TouchRotation
import TouchScroll
import TouchScrollView
import TouchSwipe
import TouchTap
import TouchViews

/// What a person does with one finger, in a tree of 1,054 views with ten recognizers, with the defaults.
///
/// *tap* is a finger that lands and lifts after 50 ms; *drag* one that lands, moves in 60 frames of 8 ms and lifts; *fling* a
/// drag of eight such frames over a list of 1,000 rows, and the frames of the glide at 60 Hz until it rests. Each is timed
/// from the first sample until nothing waits any more. The programs in `Benchmarks/Peers` do the same with other toolkits.
final class SessionStage {
  private let context = TouchContext(registry: PluginRegistry(PanPlugin(), ScrollPlugin()))
  private let dispatcher: TouchDispatcher
  private let root: BenchmarkRoot
  private let list: ScrollView?
  private let counter = Counter()
  /// Where the finger lands, in the root's coordinates.
  private let place: Point
  private var now = 10.0

  /// How often a recognizer or the list acted.
  var actions: Int { counter.calls }
  /// How far the list was scrolled.
  private(set) var scrolled = 0.0

  init?(isList: Bool) {
    let tree = makeViews(WorkTree(.ui, 1_000))
    root = BenchmarkRoot(frame: tree.frame, context: context)
    root.addSubview(tree)
    dispatcher = TouchDispatcher(context: context, root: root)
    if isList {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
      list.contentSize = Size(width: 400, height: 40_000)
      for row in 0..<1_000 {
        list.addSubview(View(frame: Rect(x: 0, y: Double(row) * 40, width: 400, height: 40)))
      }
      root.addSubview(list)
      self.list = list
      place = Point(x: 200, y: 700)
    } else {
      list = nil
      var leaf: View = tree
      while let first = leaf.subviews.first { leaf = first }
      place = leaf.convert(Point(x: leaf.bounds.width / 2, y: leaf.bounds.height / 2), to: root)
    }
    attachTen()
  }

  /// Six recognizers on the view under the finger and two each on two views above it; all on the root around a list.
  private func attachTen() {
    guard let hit = list ?? root.hitTest(place, with: nil) else { return }
    let above = list == nil ? [hit.superview ?? root, hit.superview?.superview ?? root] : [root, root]
    let six: [GestureRecognizer] = [
      TapGestureRecognizer(), PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
      SwipeGestureRecognizer(), LongPressGestureRecognizer(),
    ]
    for recognizer in six { attach(recognizer, to: list == nil ? hit : root) }
    for view in above {
      attach(TapGestureRecognizer(), to: view)
      attach(PanGestureRecognizer(), to: view)
    }
  }

  private func attach(_ recognizer: GestureRecognizer, to view: View) {
    recognizer.addAction { [counter] _ in counter.calls += 1 }
    view.addGestureRecognizer(recognizer)
  }

  /// One session, and the time until nothing waits any more.
  func play(_ shape: String) {
    list?.contentOffset = Point(x: 0, y: 1_000)
    var sample = TouchSample(id: TouchID(1), phase: .began, location: place, timestamp: now)
    dispatcher.send([sample])
    let moves = shape == "tap" ? 0 : shape == "drag" ? 60 : 8
    sample.phase = .moved
    for move in 0..<moves {
      sample.location.y += shape == "drag" ? (move < 30 ? 4 : -4) : -20
      sample.timestamp += 0.008
      dispatcher.send([sample])
    }
    sample.phase = .ended
    sample.timestamp += shape == "tap" ? 0.05 : 0.008
    dispatcher.send([sample])
    now = sample.timestamp
    while context.isAnimating {
      now += 1.0 / 60
      dispatcher.advance(to: now)
    }
    while let deadline = dispatcher.nextDeadline { dispatcher.advance(to: deadline) }
    now = max(now, context.now) + 1
    if let list { scrolled = max(scrolled, list.contentOffset.y - 1_000) }
  }
}

/// Times a session in CPU time, as a glide of other toolkits sleeps between its frames.
///
/// `n` is the number of recognizers.
func measureSession(_ shape: String) {
  guard let stage = SessionStage(isList: shape == "fling") else { return }
  let result = time(from: 1, atMost: 1 << 16, counted: 16, ofProcessor: true) { _ in stage.play(shape) }
  precondition(stage.actions > 0 || stage.scrolled > 160, "nobody acted in the session")
  report("touchstone", "session", shape, 10, result.samples, [("sessions_per_sample", "\(result.count)")])
}
