import TouchViews

/// The path of the events of one host: a window that stands alone, or an application, which make it themselves.
final class Engine {
  let roots: WindowRoots
  let focused: FocusedEvents
  @BackReference var application: Application?
  @BackReference var window: Window?

  var dispatcher: TouchDispatcher { roots.dispatcher }

  private init(_ context: TouchContext) {
    roots = .of(context)
    focused = FocusedEvents(dispatcher: roots.dispatcher)
    focused.engine = self
  }

  convenience init(application: Application) {
    self.init(application.context)
    self.application = application
    roots.application = application
  }

  convenience init(window: Window) {
    self.init(window.context)
    self.window = window
    roots.add(window)
  }

  /// Removes the host from the roots of the context; the host calls it before it goes, since others may keep the engine.
  func shutDown(_ host: AnyObject) {
    focused.engine = nil
    roots.remove(host)
    application = nil
    window = nil
  }

  /// The window that events without a location go to (HT-17).
  var keyWindow: Window? { application.map { $0.keyWindow } ?? window }

  /// Sends samples: those of a window that stands alone are of contacts on it.
  func send(_ samples: [TouchSample]) {
    if let window { dispatcher.send(samples, to: window) } else { dispatcher.send(samples) }
  }

  /// Sends an event without a location to a window, past the application if there is one (EV-4).
  func send(_ event: TouchEvent, to window: Window) {
    if let application { application.sendEvent(event) } else { window.sendEvent(event) }
  }

  func cancelAll(at time: Timestamp) {
    dispatcher.cancelAllTouches(at: time, sentTo: window)
    focused.cancelAll(at: time)
  }
}
