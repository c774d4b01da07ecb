import TouchScroll

let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
let scrollView = ScrollView(frame: root.bounds)
scrollView.contentSize = Size(width: 200, height: 1000)
root.addSubview(scrollView)
let dispatcher = TouchDispatcher(context: TouchContext(registry: PluginRegistry(ScrollPlugin())), root: root)
for (phase, y, time) in [(TouchPhase.began, 150.0, 0.0), (.moved, 120, 0.1), (.moved, 60, 0.2), (.ended, 60, 0.3)] {
  dispatcher.send([TouchSample(id: 1, phase: phase, location: Point(x: 50, y: y), timestamp: time)])
}
precondition(scrollView.contentOffset.y > 0 && scrollView.panGestureRecognizer.state == .possible)
