import TouchRefreshControl

let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
let control = RefreshControl()
root.addSubview(control)
let dispatcher = TouchDispatcher(
  context: TouchContext(registry: PluginRegistry(RefreshControlPlugin())), root: root)
control.beginRefreshing()
precondition(control.isRefreshing && dispatcher.isIdle)
