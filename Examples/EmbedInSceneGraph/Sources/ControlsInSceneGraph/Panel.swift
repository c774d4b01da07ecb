import SceneGraph
import TouchControls
import TouchGestures
import TouchPan
import TouchTap

/// A scroller with a button and a slider in it, under a tap of the root; and what happened to them.
final class Panel {
  let root = SceneNode("root", middle: Point(x: 150, y: 200), size: Size(width: 300, height: 400))
  let button = ButtonNode("button", middle: Point(x: 0, y: -440), size: Size(width: 120, height: 44))
  let slider = SliderNode("slider", middle: Point(x: 0, y: -360), size: Size(width: 228, height: 40))
  let scroller: ScrollerNode
  let dispatcher: TouchDispatcher
  private(set) var log: [(time: Timestamp, line: String)] = []

  init() {
    let context = TouchContext()
    dispatcher = TouchDispatcher(context: context, root: root)
    root.touchContext = context
    scroller = ScrollerNode(
      "scroller", middle: .zero, size: root.size, contentHeight: 1000, pan: PanGestureRecognizer())
    root.add(scroller)
    scroller.content.add(button)
    scroller.content.add(slider)
    let tap = TapGestureRecognizer()
    root.addGestureRecognizer(tap)

    tap.addAction { [unowned self] _ in note("the root is tapped") }
    button.onEvents = { [unowned self] events in note("button " + events.names.joined(separator: " ")) }
    slider.onValue = { [unowned self] value in note("slider \((value * 1000).rounded() / 1000)") }
    scroller.onScroll = { [unowned self] what in note("scroller " + what) }
  }

  /// Sends samples, and draws frames while something moves.
  func play(_ samples: [TouchSample], framesPerSecond: Double) {
    for sample in samples {
      draw(until: sample.timestamp, framesPerSecond)
      dispatcher.send([sample])
    }
    draw(until: .infinity, framesPerSecond)
    // A deadline may set something in motion.
    while let deadline = dispatcher.nextDeadline {
      dispatcher.advance(to: deadline)
      draw(until: .infinity, framesPerSecond)
    }
  }

  private func draw(until end: Timestamp, _ framesPerSecond: Double) {
    while dispatcher.context.isAnimating {
      let frame = dispatcher.context.now + 1 / framesPerSecond
      guard frame < end else { return }
      dispatcher.advance(to: frame)
    }
  }

  private func note(_ line: String) { log.append((dispatcher.context.now, line)) }
}
