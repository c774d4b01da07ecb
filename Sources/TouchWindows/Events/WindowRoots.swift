import TouchViews

/// The windows of a context that touches land in: those of its application, and those that stand alone.
///
/// All of them share one dispatcher. A window that stands alone sends it samples of its own, see
/// `TouchDispatcher/send(_:to:)`.
final class WindowRoots: TouchRoots, KeyFocusProviding {
  let dispatcher: TouchDispatcher
  @BackReference var application: Application?
  /// The windows that stand alone, the latest last.
  private var lone: [BackReference<Window>] = []

  private init(context: TouchContext) {
    dispatcher = TouchDispatcher(context: context)
    dispatcher.setRoots(self)
    context.keyFocusProvider = self
  }

  deinit {
    dispatcher.setRoots(nil)
    if dispatcher.context.keyFocusProvider === self { dispatcher.context.keyFocusProvider = nil }
  }

  /// Returns the roots of a context, which are made when the first window or application needs them.
  static func of(_ context: TouchContext) -> WindowRoots {
    context.dispatcher?.roots as? WindowRoots ?? WindowRoots(context: context)
  }

  func add(_ window: Window) { lone.append(BackReference(wrappedValue: window)) }

  /// Forgets an application or a window that stands alone, which may be going.
  func remove(_ host: AnyObject) {
    if _application.refers(to: host) { application = nil }
    lone.removeAll { $0.refers(to: host) }
  }

  private var loneWindows: [Window] { lone.compactMap { $0.wrappedValue } }

  /// The application's key window; without one the window that stands alone, or of several the one that was made key.
  var keyFocusHost: (any FocusHost)? {
    if let application { return application.keyWindow }
    let windows = loneWindows
    return windows.count == 1 ? windows[0] : windows.last { $0.isKeyWindow }
  }

  func route(_ event: TouchEvent) {
    application?.sendEvent(event)
    guard !lone.isEmpty else { return }
    for window in loneWindows {
      let isConcerned = event.touches.contains { $0.phase != .stationary && $0.rootNode === window }
      if isConcerned { window.sendEvent(event) }
    }
  }

  func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    let hit = find(point, event)
    guard let hit, event.type == .touches, let window = hit.root as? Window else { return hit }
    return window.admitsTouch(on: hit.node) ? hit : nil
  }

  private func find(_ point: Point, _ event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    if let hit = application?.hitTest(point, with: event) { return hit }
    for window in loneWindows.reversed() {
      if let answer = HitTesting.touchAnswer(at: point, of: window, with: event) { return (window, answer) }
    }
    if lone.isEmpty, application?.slots.isEmpty ?? true, event.type == .touches { dispatcher.context.report(.noRoot) }
    return nil
  }

  func isInFront(_ root: any TouchNode, of other: any TouchNode) -> Bool {
    guard let place = place(of: root), let otherPlace = self.place(of: other) else { return false }
    return place > otherPlace
  }

  /// Returns the place of a window from the back: those that stand alone are behind those of the application, as in hit tests.
  private func place(of root: any TouchNode) -> Int? {
    let root = root as AnyObject
    if let place = lone.firstIndex(where: { $0.refers(to: root) }) { return place }
    return application?.slots.firstIndex { $0.refers(to: root) }.map { lone.count + $0 }
  }

  func safeArea(of root: any TouchNode) -> Rect? {
    (root as? Window).map { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
}
