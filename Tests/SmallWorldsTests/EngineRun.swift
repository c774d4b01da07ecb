import TouchGestures
import TouchViews

/// A world on the real engine.
final class EngineRun {
  let trace = StubTrace()
  let recognizers: [Stub]
  private let world: World
  private let dispatcher: TouchDispatcher
  private let root = StubRoot(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let delegate: StubDelegate

  init(_ world: World) {
    self.world = world
    let context = TouchContext()
    context.trace = trace
    context.settings.profile = world.profile
    dispatcher = TouchDispatcher(context: context, root: root)
    root.ownContext = context
    delegate = StubDelegate(world)
    let first = StubView(
      .first, world, frame: Rect(x: 0, y: 0, width: world.isNested ? 200 : 100, height: 100))
    let second = StubView(.second, world, frame: Rect(x: 100, y: 0, width: 100, height: 100))
    root.addSubview(first)
    if world.isNested { first.addSubview(second) } else { root.addSubview(second) }
    recognizers = (0..<world.count).map { Stub($0, world) }
    for recognizer in recognizers.reversed() {
      recognizer.delegate = delegate
      switch world.flavours[recognizer.index] {
      case .delaysBegan: recognizer.delaysTouchesBegan = true
      case .spareView: recognizer.cancelsTouchesInView = false
      case .hastyEnd: recognizer.delaysTouchesEnded = false
      case .plain, .delegateVeto, .nodeVeto: break
      }
      (world.spots[recognizer.index] == .first ? first : second).addGestureRecognizer(recognizer)
      for other in recognizers where other !== recognizer && world.requires(recognizer.index, other.index) {
        recognizer.require(toFail: other)
      }
    }
  }

  deinit { root.ownContext = nil }

  /// Plays the script, and answers the account.
  func play() -> [Entry] {
    var time = 0.0
    for frame in world.frames {
      time += 0.01
      dispatcher.send(
        frame.map { change in
          let x: Double = world.places[change.touch] == .first ? 50 : 150
          return TouchSample(
            id: TouchID(change.touch), phase: change.phase, location: Point(x: x + time, y: 50), timestamp: time)
        })
    }
    return trace.entries
  }
}
