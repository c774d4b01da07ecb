import Toolkit
import TouchGestures
import TouchScrollView

let root = Node(frame: Rect(x: 0, y: 0, width: 400, height: 800))
let outer = Scroller(frame: root.frame, content: 1600)
let inner = Scroller(frame: Rect(x: 0, y: 100, width: 400, height: 300), content: 500, offset: 150)
outer.content.add(inner)
root.add(outer)
let context = TouchContext()
root.touchContext = context
context.scrollHandOver = .chain
let host = TouchDispatcher(context: context, root: root)

@MainActor func send(_ phase: TouchPhase, _ y: Double, at time: Double) {
  host.send([TouchSample(id: 1, phase: phase, location: Point(x: 200, y: y), timestamp: time)])
}

// As the inner one: what it leaves at its end moves the outer one, and comes back.
send(.began, 300, at: 0)
for step in 1...12 { send(.moved, 300 - 10 * Double(step), at: 0.016 * Double(step)) }
// What the inner one leaves moves the outer one.
expect([inner.offset, outer.offset], [200, 60])
for step in 1...11 { send(.moved, 180 + 10 * Double(step), at: 0.2 + 0.016 * Double(step)) }
// The same way back restores both.
expect([inner.offset, outer.offset], [150, 0])
send(.ended, 290, at: 0.4)

// As the outer one, beside the inner one: it takes alone.
send(.began, 700, at: 1)
for step in 1...6 { send(.moved, 700 - 10 * Double(step), at: 1 + 0.016 * Double(step)) }
send(.ended, 640, at: 1.2)
// The outer one moves by its own drag.
expect([inner.offset, outer.offset], [150, 50])
