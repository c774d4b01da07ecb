public import TouchPlugins
public import TouchTesting
public import TouchViews

/// A root with views in it, a scripted hand, and what happened as text.
///
/// ```swift
/// let stage = Stage()
/// let tap = TapGestureRecognizer()
/// tap.name = "tap"
/// stage.view.addGestureRecognizer(tap)
///
/// stage.driver.tap(at: stage.here)
///
/// #expect(stage.text == "view began 1, [tap], view cancelled 1")
/// ```
///
/// Nothing but TouchCore runs beneath it unless a test hands in an engine of its own, a window for example.
public final class Stage {
  /// The root of the tree, 400 × 400 points unless a test handed in its own.
  public let root: View
  /// The first view in the root: a plain one at (100, 100), 200 × 200 points, unless a test put in its own.
  public let view: View
  /// Plays fingers and moves the time.
  public let driver: TouchDriver
  /// Writes down what the engine tells, actions and calls of responders unless other kinds are asked for.
  public let trace: EventTrace
  /// What was reported to the host so far.
  public private(set) var diagnostics: [Diagnostic] = []
  /// A point in ``view``, in the coordinates of the samples.
  public let here = Point(x: 150, y: 150)

  /// Makes a root of its own with views in it, or one plain view when none is given.
  public convenience init(
    _ views: View..., size: Size = Size(width: 400, height: 400), kinds: EventTrace.Kinds = .outcome,
    registry: PluginRegistry = PluginRegistry()
  ) {
    let root = View(frame: Rect(origin: .zero, size: size))
    let host = TouchDispatcher(context: TouchContext(registry: registry), root: root)
    self.init(root: root, host: host, views, kinds: kinds)
  }

  /// Puts views into a root that an engine serves already, such as a window, which is both.
  public init(root: View, host: any TouchHost, _ views: [View] = [], kinds: EventTrace.Kinds = .outcome) {
    self.root = root
    view = views.first ?? View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
    driver = TouchDriver(host: host)
    trace = EventTrace(kinds: kinds)
    for view in views.isEmpty ? [view] : views { root.addSubview(view) }
    trace.names.name(root, "root")
    trace.names.name(view, "view")
    context.trace = trace
    context.diagnostics = { [weak self] in self?.diagnostics.append($0) }
  }

  /// What the engine and its host share.
  public var context: TouchContext { driver.host.context }

  /// What happened so far in one line, without the touches that the root got by forwarding.
  public var text: String { lines.joined(separator: ", ") }

  /// What happened so far, without the touches that the root got by forwarding.
  public var lines: [String] {
    let forwarded = ["began", "moved", "ended", "cancelled"].map { "root " + $0 }
    return trace.lines.filter { line in !forwarded.contains { line.hasPrefix($0) } }
  }

  /// Returns ``text`` and forgets it.
  public func take() -> String {
    defer { trace.clear() }
    return text
  }
}
