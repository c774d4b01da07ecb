import TouchCore

/// Creates the events without a location and sends them to the key window: presses, motions and remote commands.
///
/// Like touches they pass through the `sendEvent` of application and window (EV-4). The work of an event waits in
/// ``pending`` until its window processes it, and is dropped when an override of `sendEvent` drops the event.
final class FocusedEvents {
  let dispatcher: TouchDispatcher
  unowned(unsafe) var engine: Engine?
  private var down: [HeldPress] = []
  private var motion: (any Responder)?
  private var pending: Pending?

  /// A button that is down, where its press began, and the touch that stands for it once its began was processed.
  private struct HeldPress {
    let press: Press
    let window: Window
    let node: View
    var touch: Touch?
  }

  private struct Pending {
    let event: TouchEvent
    let window: Window
    let work: () -> Void
  }

  init(dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

  private var context: TouchContext { dispatcher.context }

  /// Returns the window that an event is for, while it is on its way.
  func window(for event: TouchEvent) -> Window? { pending.flatMap { $0.event === event ? $0.window : nil } }

  /// Does the work of an event, once; called by the window that it reached.
  func deliver(_ event: TouchEvent, in window: Window) {
    guard let due = pending, due.event === event, due.window === window else { return }
    pending = nil
    due.work()
  }

  /// Sends an event and returns whether its window processed it.
  private func send(_ event: TouchEvent, to window: Window, _ work: @escaping () -> Void) -> Bool {
    let outer = pending
    pending = Pending(event: event, window: window, work: work)
    engine?.send(event, to: window)
    let isDone = pending?.event !== event
    pending = outer
    return isDone
  }

  // MARK: Presses

  func sendPress(_ type: Press.PressType, _ phase: Press.Phase, force: Double, at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      context.trace?.record(.input(.press(type, phase, force: force)))
      switch phase {
      case .began: begin(type, force)
      case .changed, .ended, .cancelled: change(type, phase, force)
      case .stationary: break
      }
    }
  }

  func cancelAll(at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      for held in down { change(held.press.type, .cancelled, held.press.force) }
      if motion != nil { tellMotion(.cancelled, .motionShake) }
    }
  }

  private func begin(_ type: Press.PressType, _ force: Double) {
    guard !down.contains(where: { $0.press.type == type }) else {
      return context.report(.pressOutOfOrder(type))
    }
    guard let window = engine?.keyWindow else { return }
    let responder = window.firstResponder ?? rootView(of: window) ?? window
    let press = Press(
      type: type, force: force.isFinite ? force : 1, timestamp: context.now, responder: responder)
    down.append(HeldPress(press: press, window: window, node: window.place(of: responder)))
    tell(press, .began)
  }

  private func rootView(of window: Window) -> View? {
    guard let view = window.rootViewController?.viewIfLoaded, view.window === window else { return nil }
    return view
  }

  private func change(_ type: Press.PressType, _ phase: Press.Phase, _ force: Double) {
    guard let held = down.first(where: { $0.press.type == type }) else {
      return context.report(.pressOutOfOrder(type))
    }
    held.press.timestamp = context.now
    if force.isFinite, phase == .changed { held.press.force = force }
    tell(held.press, phase)
  }

  private func tell(_ press: Press, _ phase: Press.Phase) {
    guard let window = down.first(where: { $0.press === press })?.window else { return }
    for held in down { held.press.phase = .stationary }
    press.phase = phase
    let event = PressesEvent(timestamp: context.now, context: context)
    event.allPresses = down.map { $0.press }
    let isDone = send(event, to: window) { [self] in process(press, phase, event) }
    let isFinal = phase == .ended || phase == .cancelled
    guard isFinal else { return }
    // A responder must hear an end even if an override of `sendEvent` drops the event.
    if !isDone { process(press, .cancelled, event) }
    down.removeAll { $0.press === press }
    // Recognizers remember the latest event, which must not keep the tree.
    event.allPresses.removeAll { $0 === press }
  }

  private func process(_ press: Press, _ phase: Press.Phase, _ event: PressesEvent) {
    guard let index = down.firstIndex(where: { $0.press === press }) else { return }
    let held = down[index]
    guard held.touch != nil || phase == .began else { return }
    press.phase = phase
    let touch = dispatcher.sendPress(
      press, phase: phase.ofTouch, event: event, node: held.node, touch: held.touch)
    // The callbacks may have released other buttons.
    if let index = down.firstIndex(where: { $0.press === press }) { down[index].touch = touch }
  }

  // MARK: Keys

  /// Looks for a key command from where a press would begin; returns whether one was performed (AC-5).
  func sendKey(_ input: String, _ modifierFlags: KeyModifierFlags, at time: Timestamp) -> Bool {
    var isDone = false
    dispatcher.perform(at: time) { [self] in
      guard let window = engine?.keyWindow else { return }
      let start = window.firstResponder ?? rootView(of: window) ?? window
      isDone = KeyCommandSearch.perform(input, modifierFlags, startingAt: start, in: context)
    }
    return isDone
  }

  // MARK: Motions and remote commands

  func sendMotion(_ phase: MotionPhase, _ motion: TouchEvent.EventSubtype, at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      context.trace?.record(.input(.motion(motion, phase.ofTouch)))
      tellMotion(phase, motion)
    }
  }

  private func tellMotion(_ phase: MotionPhase, _ subtype: TouchEvent.EventSubtype) {
    guard let window = engine?.keyWindow else {
      motion?.motionCancelled(subtype, with: nil)
      motion = nil
      return
    }
    let event = TouchEvent(type: .motion, subtype: subtype, timestamp: context.now, context: context)
    let first = window.firstResponder
    if let present = motion {
      motion = nil
      // One who is no longer first must not wait for an end that belongs to another.
      let isOver = phase == .ended && first === present
      _ = send(event, to: window) {
        if isOver {
          present.motionEnded(subtype, with: event)
        } else {
          present.motionCancelled(subtype, with: event)
        }
      }
    }
    guard phase == .began, let first else { return }
    _ = send(event, to: window) { [self] in
      motion = first
      first.motionBegan(subtype, with: event)
    }
  }

  func sendRemoteControl(_ command: TouchEvent.EventSubtype, at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      guard let window = engine?.keyWindow, let first = window.firstResponder else { return }
      let event = TouchEvent(
        type: .remoteControl, subtype: command, timestamp: context.now, context: context)
      _ = send(event, to: window) { first.remoteControlReceived(with: event) }
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

extension Press.Phase {
  /// The phase of the touch that stands for a press in the arbitration.
  fileprivate var ofTouch: TouchPhase {
    switch self {
    case .began: .began
    case .changed: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
