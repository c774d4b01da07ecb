public import TouchEvents

/// Turns reports of buttons into presses, and sends them through recognizers to responders (PR-1).
///
/// Windows and applications have one. For a tree without windows create one beside its dispatcher:
///
/// ```swift
/// let presses = PressSequencer(dispatcher: dispatcher)
/// presses.send(.select, .began, to: focusedNode, in: focusedNode, at: 1)
/// presses.send(.select, .ended, to: focusedNode, in: focusedNode, at: 1.2)
/// ```
public final class PressSequencer {
  private let dispatcher: TouchDispatcher
  private let port = PressPort()
  private var held: [HeldPress] = []
  /// The buttons that went down where interaction was off; they are not delivered.
  private var ignored: [Press.PressType] = []
  /// Takes events through the `sendEvent` of application and window, when there are windows.
  ///
  /// Given an event, the root that it is for and the work that it is about, it returns whether the root did the work.
  package var route: ((TouchEvent, any TouchNode, @escaping () -> Void) -> Bool)?

  /// A button that is down, and the node at which its press began.
  private struct HeldPress {
    let press: Press
    let node: any TouchNode
    let root: any TouchNode
    /// Whether the end of the press is on its way, which comes once.
    var isOver = false
  }

  /// Where a press begins.
  package struct Start {
    let responder: any Responder
    let node: any TouchNode
    /// Whether the press is dropped, since interaction is off.
    let isIgnored: Bool

    package init(responder: any Responder, node: any TouchNode, isIgnored: Bool = false) {
      self.responder = responder
      self.node = node
      self.isIgnored = isIgnored
    }
  }

  /// Creates a sequencer that sends through a dispatcher, which it retains.
  public init(dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
    port.sequencer = self
    context.addLeaveWatcher(port)
  }

  deinit {
    for press in held { press.press.touch = nil }
    port.sequencer = nil
    context.removeLeaveWatcher(port)
  }

  private var context: TouchContext { dispatcher.context }
  /// The touches of presses that are over while their ends are delayed.
  private var delayed: [Touch] { dispatcher.delayedPresses(sentBy: ObjectIdentifier(self)) }

  /// Sends a change of a button at a time, in seconds.
  ///
  /// A press begins at the responder of its `.began` and stays with it; `node` determines which recognizers receive it. Later phases
  /// ignore both. The force is that of an analog button, from 0 to 1.
  public func send(
    _ type: Press.PressType, _ phase: Press.Phase, force: Double = 1, to responder: any Responder,
    in node: any TouchNode, at time: Timestamp
  ) {
    send(type, phase, force: force, at: time) { Start(responder: responder, node: node) }
  }

  /// Sends a change of a key of a keyboard at a time, in seconds (XK-1).
  ///
  /// It is a press of the key's own type. Key commands are not searched: windows do that.
  public func send(
    _ key: Key, _ phase: Press.Phase, to responder: any Responder, in node: any TouchNode, at time: Timestamp
  ) {
    send(.key(key.keyCode), phase, key: key, at: time) { Start(responder: responder, node: node) }
  }

  /// Cancels all presses, including ended ones whose end is delayed, as at an interruption (TB-12).
  public func cancelAll(at time: Timestamp) {
    dispatcher.perform(at: time) { [self] in
      var roots: [any TouchNode] = []
      for root in held.map({ $0.root }) + delayed.compactMap({ $0.rootNode })
      where !roots.contains(where: { $0 === root }) {
        roots.append(root)
      }
      // Checked again for each root: the event of the one before may have ended some.
      for root in roots {
        let presses = held.filter { $0.root === root }.map { $0.press }
        for press in presses { press.timestamp = context.now }
        send(presses, .cancelled, to: root, with: delayed.filter { $0.rootNode === root })
      }
    }
  }

  /// Sends a change of a button; where a press begins is asked for when its time has come.
  package func send(
    _ type: Press.PressType, _ phase: Press.Phase, force: Double = 1, key: Key? = nil, at time: Timestamp,
    from start: @escaping () -> Start?
  ) {
    dispatcher.perform(at: time) { [self] in
      context.trace?.record(.input(.press(type, phase, force: force)))
      switch phase {
      case .began: begin(type, force, key, start)
      case .changed, .ended, .cancelled: change(type, phase, force)
      case .stationary: break
      }
    }
  }

  private func begin(_ type: Press.PressType, _ force: Double, _ key: Key?, _ start: () -> Start?) {
    guard !ignored.contains(type), !held.contains(where: { $0.press.type == type }) else {
      return context.report(.pressOutOfOrder(type))
    }
    guard let start = start() else { return }
    guard !start.isIgnored else { return ignored.append(type) }
    let press = Press(
      type: type, force: force.isFinite ? force : 1, timestamp: context.now, responder: start.responder, key: key,
      sender: ObjectIdentifier(self), payload: PressDelivery(to: start.responder, in: context))
    held.append(HeldPress(press: press, node: start.node, root: start.node.rootNode))
    send(press, .began)
  }

  private func change(_ type: Press.PressType, _ phase: Press.Phase, _ force: Double) {
    if let index = ignored.firstIndex(of: type) {
      if phase != .changed { ignored.remove(at: index) }
      return
    }
    guard let press = held.first(where: { $0.press.type == type })?.press else {
      return context.report(.pressOutOfOrder(type))
    }
    press.timestamp = context.now
    if force.isFinite, phase == .changed { press.force = force }
    send(press, phase)
  }

  private func send(_ press: Press, _ phase: Press.Phase) {
    guard let root = held.first(where: { $0.press === press })?.root else { return }
    send([press], phase, to: root)
  }

  /// Sends presses of one root in one event, with ended ones whose delayed end becomes a cancel.
  private func send(_ changed: [Press], _ phase: Press.Phase, to root: any TouchNode, with delayed: [Touch] = []) {
    var presses: [Press] = []
    for index in held.indices where changed.contains(held[index].press) && !held[index].isOver {
      held[index].isOver = phase == .ended || phase == .cancelled
      presses.append(held[index].press)
    }
    guard !presses.isEmpty || !delayed.isEmpty else { return }
    for other in held where !other.isOver { other.press.phase = .stationary }
    for press in presses { press.phase = phase }
    let event = PressesEvent(timestamp: context.now, context: context)
    event.modifierFlags = presses.last?.key?.modifierFlags ?? []
    event.allPresses = held.map { $0.press } + delayed.compactMap { $0.press }
    let isDone: Bool
    if let route {
      isDone = route(event, root) { [self] in process(presses, phase, event, delayed) }
    } else {
      process(presses, phase, event, delayed)
      isDone = true
    }
    guard phase == .ended || phase == .cancelled else { return }
    // A responder must receive an end even if an override of `sendEvent` drops the event.
    if !isDone { process(presses, .cancelled, event, delayed) }
    held.removeAll { presses.contains($0.press) }
    for press in presses { press.touch = nil }
    // Recognizers remember the latest event, which must not keep the tree.
    event.allPresses.removeAll { press in presses.contains(press) || delayed.contains { $0.press === press } }
  }

  private func process(_ presses: [Press], _ phase: Press.Phase, _ event: PressesEvent, _ delayed: [Touch]) {
    var touches = delayed
    for touch in touches { touch.press?.phase = phase }
    for present in held where presses.contains(present.press) {
      if let touch = present.press.touch {
        touches.append(touch)
      } else if phase == .began {
        touches.append(dispatcher.beginPress(present.press, event: event, node: present.node))
      }
    }
    guard !touches.isEmpty else { return }
    for press in presses { press.phase = phase }
    dispatcher.sendPresses(touches, phase: phase.ofTouch, event: event)
  }

  /// Cancels the presses whose chain goes through a node that is about to leave, while the chain is whole (PR-1).
  func nodeWillLeave(_ node: any TouchNode) {
    for present in held {
      let isInChain = present.press.responder?.responderChain.contains { $0 === node } ?? false
      guard present.node.isInside(node) || isInChain else { continue }
      present.press.timestamp = context.now
      send(present.press, .cancelled)
    }
  }
}

/// Watches the tree for a sequencer, so that the context does not retain it.
private final class PressPort: TouchLeaveWatching {
  @BackReference var sequencer: PressSequencer?

  func nodeWillLeave(_ node: any TouchNode) { sequencer?.nodeWillLeave(node) }
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
