import TouchButton

let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
let control = Button(frame: Rect(x: 0, y: 0, width: 100, height: 30))
root.addSubview(control)
var count = 0
control.addAction(for: .touchUpInside) { _ in count += 1 }
let dispatcher = TouchDispatcher(
  context: TouchContext(registry: PluginRegistry(ButtonPlugin())), root: root)
for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
  dispatcher.send([TouchSample(id: 1, phase: phase, location: Point(x: 20, y: 10), timestamp: time)])
}
precondition(count == 1)
