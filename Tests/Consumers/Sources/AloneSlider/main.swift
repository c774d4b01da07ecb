import TouchSlider

let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
let control = Slider(frame: Rect(x: 0, y: 0, width: 100, height: 30))
root.addSubview(control)
var count = 0
control.addAction(for: .valueChanged) { _ in count += 1 }
let dispatcher = TouchDispatcher(
  context: TouchContext(registry: PluginRegistry(SliderPlugin())), root: root)
for (phase, x, time) in [(TouchPhase.began, 10.0, 0.0), (.moved, 60, 0.1), (.ended, 60, 0.2)] {
  dispatcher.send([TouchSample(id: 1, phase: phase, location: Point(x: x, y: 15), timestamp: time)])
}
precondition(count > 0 && control.value > 0)
