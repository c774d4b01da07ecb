import TouchCore
import TouchGestures
import TouchTesting

/// A root with one view in it, a driver, a trace, and the diagnostics that were told.
final class Stage {
  let root: Root
  let view = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let driver: TouchDriver
  let trace: EventTrace
  private(set) var diagnostics: [Diagnostic] = []
  let here = Point(x: 150, y: 150)

  /// A root that knows its context, as a window does.
  final class Root: View {
    var context: TouchContext?
    override var touchContext: TouchContext? { context }
    // Forwarded touches say nothing new.
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
    override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
    override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
  }

  init(kinds: EventTrace.Kinds = .outcome, gates: [any GestureGate] = []) {
    var registry = PluginRegistry(.gestures)
    for gate in gates { registry.add(gate) }
    let context = TouchContext(registry: registry)
    root = Root(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    driver = TouchDriver(host: TouchDispatcher(context: context, root: root))
    trace = EventTrace(kinds: kinds)
    root.context = context
    root.addSubview(view)
    trace.names.name(view, "view")
    trace.names.name(root, "root")
    context.trace = trace
    context.diagnostics = { [unowned self] in diagnostics.append($0) }
  }

  /// Adds a stub to the view, in front of those that are there.
  func add(_ name: String) -> Stub {
    let stub = Stub(name)
    view.addGestureRecognizer(stub)
    return stub
  }

  /// What the trace says, without what the root heard by forwarding.
  var text: String {
    trace.lines.filter { !$0.hasPrefix("root began") && !$0.hasPrefix("root moved") }
      .filter { !$0.hasPrefix("root ended") && !$0.hasPrefix("root cancelled") }
      .joined(separator: ", ")
  }
}

/// A recognizer that does what a test tells it to: in arbitration, built-in ones would decide too much by themselves.
final class Stub: GestureRecognizer {
  var onBegan: (Stub) -> Void = { _ in }
  var onMoved: (Stub) -> Void = { _ in }
  var onEnded: (Stub) -> Void = { $0.state = $0.state == .possible ? .failed : .ended }
  var onCancelled: (Stub) -> Void = { $0.state = .cancelled }
  var onDeadline: (Stub, Int) -> Void = { _, _ in }
  var resets = 0
  var prevents = true
  var isPreventable = true

  init(_ name: String) {
    super.init(target: nil, action: nil)
    self.name = name
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { onBegan(self) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { onMoved(self) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { onEnded(self) }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { onCancelled(self) }
  override func deadlineReached(_ tag: Int, at time: Timestamp) { onDeadline(self, tag) }
  override func reset() { resets += 1 }
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { isPreventable }
}
