import TouchCore
import TouchGestures
import TouchTesting

/// A root with one view in it, and a driver.
final class Stage {
  let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let view = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let driver: TouchDriver
  let trace: EventTrace

  init(kinds: EventTrace.Kinds = .outcome) {
    let context = TouchContext(registry: PluginRegistry(.gestures))
    driver = TouchDriver(host: TouchDispatcher(context: context, root: root))
    trace = EventTrace(kinds: kinds)
    root.addSubview(view)
    trace.names.name(view, "view")
    trace.names.name(root, "root")
    context.trace = trace
  }
}
