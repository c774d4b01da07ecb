import TouchCore
import TouchGestures
import TouchTesting

/// A root with one view in its middle, a driver, and a trace of what recognizers did and the view heard.
final class Stage {
  let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let view = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let driver: TouchDriver
  let trace = EventTrace()

  init() {
    let context = TouchContext(registry: PluginRegistry(.gestures))
    driver = TouchDriver(host: TouchDispatcher(context: context, root: root))
    root.addSubview(view)
    trace.names.name(view, "view")
    trace.names.name(root, "root")
    context.trace = trace
  }

  /// The actions and calls so far, without the calls that the root got by forwarding.
  var outcome: String {
    trace.lines.filter { !$0.hasPrefix("root ") }.joined(separator: ", ")
  }
}

/// Counts the actions that it gets, as a view controller's method would.
final class Counter {
  private(set) var states: [GestureState] = []
  var count: Int { states.count }

  func handle(_ gestureRecognizer: GestureRecognizer) {
    states.append(gestureRecognizer.state)
  }
}
