import TouchWindows

/// A controller that writes down what it receives of its appearance.
final class Page: ViewController {
  let name: String
  let log: Log
  var forwards = true
  var edges: RectEdge = []
  var locks = false
  var chosen: ViewController?
  var performs: ActionName?
  var performsWhilePresenting = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  private func note(_ word: String, _ animated: Bool) {
    var line = "\(name) \(word)"
    if animated { line += " animated" }
    if isBeingPresented { line += " presented" }
    if isBeingDismissed { line += " dismissed" }
    if isMovingToParent { line += " to parent" }
    if isMovingFromParent { line += " from parent" }
    log.lines.append(line)
  }

  override func viewWillAppear(_ animated: Bool) { note("will", animated) }
  override func viewIsAppearing(_ animated: Bool) { note(view.window == nil ? "is outside" : "is", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will not", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did not", animated) }
  override func viewWillLayoutSubviews() { log.lines.append("\(name) will lay out") }
  override func viewDidLayoutSubviews() { log.lines.append("\(name) laid out") }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override var preferredScreenEdgesDeferringSystemGestures: RectEdge { edges }
  override var childForScreenEdgesDeferringSystemGestures: ViewController? { chosen }
  override var prefersPointerLocked: Bool { locks }
  override var childViewControllerForPointerLock: ViewController? { chosen }
  override var performsActionsWhilePresentingModally: Bool { performsWhilePresenting }
  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == performs }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
    log.lines.append("\(name) performs \(action)")
  }
}
