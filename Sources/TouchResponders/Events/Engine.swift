public import TouchCore

/// The path of events through a window that stands alone, or through the windows of an application.
public final class Engine: TouchEventRouter, TouchRootSource {
  let dispatcher: TouchDispatcher
  let focused: FocusedEvents
  unowned(unsafe) var application: Application?
  unowned(unsafe) var window: Window?

  init(context: TouchContext) {
    dispatcher = TouchDispatcher(context: context)
    focused = FocusedEvents(dispatcher: dispatcher)
    focused.engine = self
    dispatcher.router = self
    dispatcher.rootSource = self
  }

  deinit { shutDown() }

  /// Lets the dispatcher run dry when its owner goes while an event is on its way.
  func shutDown() {
    focused.engine = nil
    dispatcher.router = nil
    dispatcher.rootSource = nil
    application = nil
    window = nil
  }

  /// The window that events without a location go to (HT-17).
  var keyWindow: Window? { application.map { $0.keyWindow } ?? window }

  /// Passes an event of touches to the application, or to the window that stands alone.
  public func route(_ event: TouchEvent) {
    if let application { return application.sendEvent(event) }
    guard let window else { return }
    for touch in event.touches where touch.phase != .stationary && touch.rootNode === window {
      return window.sendEvent(event)
    }
  }

  /// Returns the window at a point, the highest first, and the node hit in it (HT-16).
  public func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    if let application { return application.hitTest(point, with: event) }
    guard let window, let node = HitTesting.node(at: point, in: window, with: event) else { return nil }
    return (window, node)
  }

  /// Sends an event without a location to a window, past the application if there is one (EV-4).
  func send(_ event: TouchEvent, to window: Window) {
    if let application { application.sendEvent(event) } else { window.sendEvent(event) }
  }

  func cancelAll(at time: Timestamp) {
    dispatcher.cancelAllTouches(at: time)
    focused.cancelAll(at: time)
  }
}
