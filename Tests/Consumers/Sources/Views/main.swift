import Toolkit
import TouchGestures
import TouchTap
import TouchViews

let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
let photo = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))
root.addSubview(photo)
var taps = 0
let tap = TapGestureRecognizer()
tap.addAction { _ in taps += 1 }
photo.addGestureRecognizer(tap)
let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
  dispatcher.send([
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: 150, y: 150), timestamp: Timestamp(time))
  ])
}
expect(taps, 1)
