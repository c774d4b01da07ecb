import Toolkit
import TouchButton
import TouchControls

// No recognizer is linked; a button works all the same.
let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
let button = Button(frame: Rect(x: 100, y: 100, width: 100, height: 44))
root.addSubview(button)
var count = 0
button.addAction(for: .touchUpInside) { _ in count += 1 }
let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
  dispatcher.send([
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: 150, y: 120), timestamp: Timestamp(time))
  ])
}
expect(count, 1)
