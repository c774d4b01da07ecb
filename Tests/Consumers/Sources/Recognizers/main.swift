import SpriteNodes
import Toolkit
import TouchGestures
import TouchPan
import TouchTap

nonisolated(unsafe) var log: [String] = []

let scene = Sprite.makeScene()
let (tap, pan) = (TapGestureRecognizer(), PanGestureRecognizer())
tap.addAction { _ in log.append("tap") }
pan.addAction { if $0.state == .began { log.append("pan") } }
scene.children[0].children[0].addGestureRecognizer(tap)
scene.addGestureRecognizer(pan)

@MainActor func touch(to x: Double, at time: Double) {
  let samples: [(TouchPhase, Double, Double)] = [(.began, 120, 0), (.moved, x, 0.1), (.ended, x, 0.2)]
  for (phase, x, delay) in samples {
    dispatcher.send([
      TouchSample(id: TouchID(1), phase: phase, location: Point(x: x, y: 120), timestamp: Timestamp(time + delay))
    ])
  }
}

let dispatcher = TouchDispatcher(context: context, root: scene)
touch(to: 120, at: 0)
touch(to: 200, at: 1)
expect(log, ["tap", "pan"])

// A sprite that goes leaves the table first.
recognizers.removeNode(scene)
expect(recognizers[scene].count, 0)
expect(pan.node == nil, true)
