import TouchButton
import TouchGestures
import TouchPan
import TouchTap
import TouchWindows

// The ways of house-4: a tap on a button that has a tap recognizer, a pan of the window that takes a drag from a plain view, and
// a single tap that waits for a double tap.

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
let send: (TouchPhase, Double, Double, Double) -> Void = { phase, x, y, time in
  window.send([TouchSample(id: 1, phase: phase, location: Point(x: x, y: y), timestamp: time)])
}

switch CommandLine.arguments.dropFirst().first {
case "tap":
  let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 50))
  let tap = TapGestureRecognizer()
  tap.addAction { _ in print("tapped") }
  button.addGestureRecognizer(tap)
  window.addSubview(button)
  send(.began, 30, 30, 0)
  send(.ended, 30, 30, 0.1)
case "drag":
  window.addSubview(View(frame: Rect(x: 0, y: 0, width: 320, height: 480)))
  let pan = PanGestureRecognizer()
  pan.addAction { print("panned", $0.state) }
  window.addGestureRecognizer(pan)
  send(.began, 30, 30, 0)
  send(.moved, 30, 60, 0.02)
  send(.moved, 30, 90, 0.04)
  send(.ended, 30, 90, 0.06)
case "double":
  let single = TapGestureRecognizer()
  let double = TapGestureRecognizer()
  double.numberOfTapsRequired = 2
  single.require(toFail: double)
  single.addAction { _ in print("single") }
  for tap in [double, single] { window.addGestureRecognizer(tap) }
  send(.began, 30, 30, 0)
  send(.ended, 30, 30, 0.1)
  window.advance(to: 1)
default: print("usage: CentreWays tap | drag | double")
}
