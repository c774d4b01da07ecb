import TouchViews

/// Creates the events without a location and sends them to the key window: presses, keys, motions and remote commands.
///
/// Like touches they pass through the `sendEvent` of application and window (EV-4). The work of an event waits in
/// ``pending`` until its window processes it, and is dropped when an override of `sendEvent` drops the event.
final class FocusedEvents {
  let dispatcher: TouchDispatcher
  @BackReference var engine: Engine?
  private let presses: PressSequencer
  private var motion: (any Responder)?
  private var pending: Pending?

  private struct Pending {
    let event: TouchEvent
    let window: Window
    let work: () -> Void
  }

  init(dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
    presses = PressSequencer(dispatcher: dispatcher)
    let own = BackReference(wrappedValue: self)
    presses.route = { own.wrappedValue?.send($0, to: $1, $2) ?? false }
  }

  deinit { presses.route = nil }

  private var context: TouchContext { dispatcher.context }

  func cancelAll(at time: Timestamp) {
    presses.cancelAll(at: time)
    dispatcher.perform(at: time) { [self] in
      if motion != nil { send(.cancelled, .motionShake) }
    }
  }

  // MARK: The way through the windows

  /// Returns the window that an event is for, while it is on its way.
  func window(for event: TouchEvent) -> Window? { pending.flatMap { $0.event === event ? $0.window : nil } }

  /// Does the work of an event, once; called by the window that it reached.
  func deliver(_ event: TouchEvent, in window: Window) {
    guard let due = pending, due.event === event, due.window === window else { return }
    pending = nil
    due.work()
  }

  /// Sends an event to a window; returns whether the window processed it.
  func send(_ event: TouchEvent, to root: any TouchNode, _ work: @escaping () -> Void) -> Bool {
    guard let window = root as? Window else { return false }
    let outer = pending
    pending = Pending(event: event, window: window, work: work)
    engine?.send(event, to: window)
    let isDone = pending?.event !== event
    pending = outer
    return isDone
  }

  /// Returns the responder that motions, remote commands and keys go to: without a first responder the visible controller.
  private func target(in window: Window) -> any Responder {
    window.firstResponder ?? window.visibleViewController ?? window
  }

  /// Returns the window that an event without a location goes to; that there is none is reported.
  private func window() -> Window? {
    let window = engine?.keyWindow
    if window == nil { context.report(.noKeyWindow) }
    return window
  }

  // MARK: Presses and keys

  /// Returns whether a responder is a controller whose key commands don't count while it presents another.
  private func isPassedOver(_ responder: any Responder) -> Bool {
    (responder as? ViewController)?.isPassedOver ?? false
  }

  /// The key commands of the main menu.
  private var menu: [KeyCommand] { engine?.application?.menuKeyCommands ?? [] }

  func sendPress(_ type: Press.PressType, _ phase: Press.Phase, force: Double, at time: Timestamp) {
    presses.send(type, phase, force: force, at: time) { [self] in
      guard let window = window() else { return nil }
      let responder = window.firstResponder ?? window
      return PressSequencer.Start(
        responder: responder, node: window.place(of: responder), isIgnored: !window.isUserInteractionEnabled)
    }
  }

  /// Searches for a key command in the chain of the first responder; returns whether one was performed (AC-5).
  func sendKey(_ input: String, _ modifierFlags: KeyModifierFlags, at time: Timestamp) -> Bool {
    var isDone = false
    dispatcher.perform(at: time) { [self] in
      guard let window = window() else { return }
      isDone = KeyCommandSearch.perform(
        input, modifierFlags, startingAt: target(in: window), menu: menu, in: context, passingOver: isPassedOver)
    }
    return isDone
  }

  /// Sends a key of a keyboard: for a command, or else as a press (XK-1, XK-2); returns whether a command was performed.
  func sendKey(_ key: Key, _ phase: Press.Phase, at time: Timestamp) -> Bool {
    var isCommand = false
    if phase == .began {
      dispatcher.perform(at: time) { [self] in
        guard let window = engine?.keyWindow else { return }
        isCommand = KeyCommandSearch.perform(
          key.commandInput, key.modifierFlags, startingAt: target(in: window), menu: menu, in: context,
          passingOver: isPassedOver)
      }
    }
    presses.send(.key(key.keyCode), phase, key: key, at: time) { [self] in
      guard let window = window() else { return nil }
      let responder = target(in: window)
      return PressSequencer.Start(
        responder: responder, node: window.place(of: responder),
        isIgnored: isCommand || !window.isUserInteractionEnabled)
    }
    return isCommand
  }

  // MARK: Motions and remote commands

  func sendMotion(_ phase: MotionPhase, _ motion: TouchEvent.EventSubtype, at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      context.trace?.record(.input(.motion(motion, phase.ofTouch)))
      send(phase, motion)
    }
  }

  private func send(_ phase: MotionPhase, _ subtype: TouchEvent.EventSubtype) {
    guard let window = phase == .began ? window() : engine?.keyWindow else {
      motion?.receive(.motion(.cancelled, subtype, nil))
      motion = nil
      return
    }
    let event = TouchEvent(type: .motion, subtype: subtype, timestamp: context.now, context: context)
    let first = target(in: window)
    if let present = motion {
      motion = nil
      // A responder that no longer gets motions must not wait for an end that belongs to another.
      let end: TouchPhase = phase == .ended && first === present ? .ended : .cancelled
      _ = send(event, to: window) { present.receive(.motion(end, subtype, event)) }
    }
    guard phase == .began else { return }
    _ = send(event, to: window) { [self] in
      motion = first
      first.receive(.motion(.began, subtype, event))
    }
  }

  func sendRemoteControl(_ command: TouchEvent.EventSubtype, at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      guard let window = window() else { return }
      let first = target(in: window)
      let event = TouchEvent(
        type: .remoteControl, subtype: command, timestamp: context.now, context: context)
      _ = send(event, to: window) { first.receive(.remoteControl(event)) }
    }
  }
}

extension MotionPhase {
  fileprivate var ofTouch: TouchPhase {
    switch self {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
