import TouchTransitions

let (list, detail) = (ViewController(), ViewController())
let navigation = NavigationController(rootViewController: list)
let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
window.rootViewController = navigation
navigation.pushViewController(detail, animated: false)
for (time, phase, x) in [(0.0, TouchPhase.began, 5.0), (0.1, .moved, 15), (0.2, .moved, 320), (0.3, .ended, 320)] {
  window.send([TouchSample(id: 1, phase: phase, location: Point(x: x, y: 400), timestamp: time)])
}
for frame in 1...60 { window.advance(to: 0.3 + Double(frame) / 60) }
precondition(navigation.topViewController === list)
