import TouchViews

/// The windows of a context that touches land in: those of its application, and those that stand alone.
///
/// All of them share one dispatcher. A window that stands alone sends it samples of its own, see
/// `TouchDispatcher/send(_:to:)`.
final class WindowRoots: TouchRoots, KeyFocusProviding {
  let dispatcher: TouchDispatcher
  @BackReference var application: Application?
  /// The windows that stand alone, the latest last.
  private var lone: [WindowSlot] = []

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

  func add(_ window: Window) { lone.append(WindowSlot(window: window)) }

  func remove(_ window: Window) { lone.removeAll { $0.window === window } }

  /// The application's key window; without one the window that stands alone, or of several the one that was made key.
  var keyFocusHost: (any FocusHost)? {
    if let application { return application.keyWindow }
    return lone.count == 1 ? lone[0].window : lone.last { $0.window.isKeyWindow }?.window
  }

  func route(_ event: TouchEvent) {
    application?.sendEvent(event)
    guard !lone.isEmpty else { return }
    let windows = lone.map { $0.window }
    for window in windows where event.touches.contains(where: { $0.phase != .stationary && $0.rootNode === window }) {
      window.sendEvent(event)
    }
  }

  func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    if let hit = application?.hitTest(point, with: event) { return hit }
    let windows = lone.map { $0.window }
    for window in windows.reversed() {
      if let answer = HitTesting.touchAnswer(at: point, of: window, with: event) { return (window, answer) }
    }
    return nil
  }

  func isInFront(_ root: any TouchNode, of other: any TouchNode) -> Bool {
    guard let place = place(of: root), let otherPlace = self.place(of: other) else { return false }
    return place > otherPlace
  }

  /// Returns the place of a window from the back: those that stand alone are behind those of the application, as in hit tests.
  private func place(of root: any TouchNode) -> Int? {
    if let place = lone.firstIndex(where: { $0.window === root }) { return place }
    return application?.slots.firstIndex { $0.window === root }.map { lone.count + $0 }
  }

  func safeArea(of root: any TouchNode) -> Rect? {
    (root as? Window).map { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
}
