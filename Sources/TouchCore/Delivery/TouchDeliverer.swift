/// Carries commands out on responders: cancels, then what was withheld, then the event's own touches (step 6 of 3.3).
final class TouchDeliverer {
  unowned(unsafe) let context: TouchContext

  /// The touches whose responders may still hear something, sequence by sequence, in the order of their numbers.
  private(set) var live: [Touch] = []
  /// Buffers that calls are made with; taken out during a call, so that a call inside of it gets another.
  private var spareBatches: [[Touch]] = []
  var contentHolds: [ContentHold] = []
  /// Whether anything may be withheld that ``flush(_:isInEvent:)`` could deliver.
  private(set) var withholds = false

  init(context: TouchContext) { self.context = context }

  /// Whether a scroll view withholds any touch.
  var holdsContent: Bool { !contentHolds.isEmpty }

  var isEmpty: Bool { live.isEmpty && contentHolds.isEmpty }

  // MARK: New touches

  /// Decides whether a new touch's responder is given it (TB-4, TB-7, R-25), and whether scroll views withhold it.
  func accept(_ touch: Touch, _ event: TouchEvent?) {
    guard let node = touch.hitNode else { return }
    let policy = node.touchPolicy
    for other in live where other.delivery.isLive && other.isDown && other.press == nil && touch.press == nil {
      guard let otherNode = other.hitNode, other.rootNode === touch.rootNode else { continue }
      if otherNode === node {
        if !policy.contains(.multiple) { return refuse(touch, for: other) }
      } else if policy.contains(.exclusive) || otherNode.touchPolicy.contains(.exclusive) {
        return refuse(touch, for: other)
      }
    }
    touch.delivery.isAccepted = true
    insert(touch, into: &live)
    if touch.press == nil { askContentHolders(touch, node, event) }
  }

  private func refuse(_ touch: Touch, for other: Touch) {
    context.trace?.record(.delivery(touch, .refused, .otherTouch(other)))
  }

  // MARK: Commands

  /// Carries out what holds and releases, without calling anybody.
  func apply(_ commands: [TouchCommand]) {
    for command in commands {
      let touch = command.touch
      switch command.verb {
      case .holdAll:
        touch.delivery.beganIsHeld = true
        touch.delivery.endIsHeld = true
        context.trace?.record(.delivery(touch, .beganHeld, command.account))
      case .holdEnd:
        touch.delivery.beganIsHeld = false
        touch.delivery.endIsHeld = true
        context.trace?.record(.delivery(touch, .endHeld, command.account))
      case .release:
        touch.delivery.beganIsHeld = false
        touch.delivery.endIsHeld = false
        context.trace?.record(.delivery(touch, .released, command.account))
      case .drop: drop(touch, command.account)
      case .cancel: break
      }
    }
  }

  /// Takes away the touches of cancel commands (GV-1).
  func cancel(_ commands: [TouchCommand], _ event: TouchEvent?) {
    guard commands.contains(where: { $0.verb == .cancel }) else { return }
    var taken = takeBatch()
    for command in commands where command.verb == .cancel {
      let touch = command.touch
      guard !touch.delivery.isOver else { continue }
      touch.delivery.isTaken = true
      guard touch.delivery.isAccepted else { continue }
      if touch.delivery.beganIsDelivered {
        touch.delivery.isOver = true
        context.trace?.record(.delivery(touch, .taken, command.account))
        insert(touch, into: &taken)
      } else {
        drop(touch, command.account)
      }
    }
    callInGroups(.cancelled, taken, event)
    giveBack(&taken)
  }

  func drop(_ touch: Touch, _ account: @autoclosure () -> DeliveryAccount) {
    guard !touch.delivery.isOver else { return }
    touch.delivery.isOver = true
    context.trace?.record(.delivery(touch, .dropped, account()))
  }

  /// Delivers what was withheld and is not any longer (GD-3), grouped by responder and sequence.
  ///
  /// The number is that of the event at hand, -1 outside of events.
  func flush(_ event: TouchEvent?, isInEvent number: Int) {
    var index = 0
    while index < live.count {
      let first = live[index]
      index += 1
      guard isFlushable(first) else { continue }
      var group = takeBatch()
      for touch in live
      where isFlushable(touch) && touch.responder === first.responder
        && touch.sequence == first.sequence
      {
        group.append(touch)
      }
      flush(group, event, number)
      giveBack(&group)
    }
    if !live.contains(where: { $0.delivery.isWithheld }) { withholds = false }
  }

  private func isFlushable(_ touch: Touch) -> Bool { touch.delivery.isFlushable }

  // MARK: The event's own touches

  /// Delivers the changes of an event that are not withheld, responder by responder (TB-10, R-26).
  func deliver(_ touches: [Touch], _ event: TouchEvent?) {
    for touch in touches { touch.delivery.wasCalled = false }
    var index = 0
    while index < touches.count {
      let first = touches[index]
      index += 1
      guard !first.delivery.wasCalled, first.delivery.isLive else { continue }
      var batch = takeBatch()
      for phase in Self.order {
        batch.removeAll(keepingCapacity: true)
        for touch in touches where touch.responder === first.responder && touch.phase == phase {
          touch.delivery.wasCalled = true
          if touch.delivery.admits(phase) {
            batch.append(touch)
          } else if touch.delivery.beganIsWithheld, phase == .began {
            touch.beganSample = TouchBegan(touch)
          }
          if touch.delivery.isWithheld { withholds = true }
        }
        call(phase, batch, event)
      }
      giveBack(&batch)
    }
    forgetFinished()
  }

  private static let order: [TouchPhase] = [.began, .moved, .ended, .cancelled]

  // MARK: Nodes that leave

  /// Cancels the touches of nodes that are about to leave the tree (TB-11, R-16).
  func nodeWillLeave(_ node: any TouchNode, _ event: TouchEvent?) {
    guard !live.isEmpty else { return }
    var leaving = takeBatch()
    for touch in live where touch.delivery.isLive {
      guard let hit = touch.hitNode, hit.isInside(node) else { continue }
      touch.delivery.isTaken = true
      if touch.delivery.beganIsDelivered {
        touch.delivery.isOver = true
        context.trace?.record(.delivery(touch, .taken, .leaving(node)))
        leaving.append(touch)
      } else {
        drop(touch, .leaving(node))
      }
    }
    callInGroups(.cancelled, leaving, event)
    giveBack(&leaving)
  }

  // MARK: Calling

  /// Calls a phase for touches of several responders and sequences, one call for each of both.
  private func callInGroups(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    for touch in touches { touch.delivery.wasCalled = false }
    for first in touches where !first.delivery.wasCalled {
      var batch = takeBatch()
      for touch in touches where touch.responder === first.responder && touch.sequence == first.sequence {
        touch.delivery.wasCalled = true
        batch.append(touch)
      }
      call(phase, batch, event)
      giveBack(&batch)
    }
  }

  /// Makes one call; the touches read the phase of the call while it lasts.
  func call(_ phase: TouchPhase, _ batch: [Touch], _ event: TouchEvent?) {
    guard let first = batch.first, let responder = first.responder else { return }
    if first.press != nil { return callPresses(phase, batch, responder, event) }
    if batch.allSatisfy({ $0.phase == phase }) { return responder.deliver(phase, batch, event) }
    let phases = batch.map { $0.phase }
    for touch in batch { touch.phase = phase }
    responder.deliver(phase, batch, event)
    for (touch, phase) in zip(batch, phases) { touch.phase = phase }
  }

  private func callPresses(
    _ phase: TouchPhase, _ batch: [Touch], _ responder: any Responder, _ event: TouchEvent?
  ) {
    let presses = batch.compactMap { $0.press }
    let phases = presses.map { $0.phase }
    let told: Press.Phase
    switch phase {
    case .began: told = .began
    case .ended: told = .ended
    case .cancelled: told = .cancelled
    default: told = .changed
    }
    // As with touches, a press reads the phase of the call while it lasts.
    for press in presses { press.phase = told }
    responder.call(told, presses, pressesEvent(of: event, presses, batch))
    for (press, phase) in zip(presses, phases) { press.phase = phase }
  }

  /// The event at hand; a press that ends apart from its own events gets one made for the call.
  private func pressesEvent(of event: TouchEvent?, _ presses: [Press], _ batch: [Touch]) -> PressesEvent {
    if let event, let present = event as? PressesEvent { return present }
    let made = PressesEvent(timestamp: context.now, context: context)
    made.allPresses = presses
    made.touches = batch
    return made
  }

  private func forgetFinished() {
    guard live.contains(where: { $0.delivery.isOver }) else { return }
    let (touches, holds) = (live, contentHolds)
    // A view that dies with the last reference to its touch may ask for these lists, so they are set before that.
    withExtendedLifetime((touches, holds)) {
      live = touches.filter { !$0.delivery.isOver }
      contentHolds = holds.filter { !$0.touch.delivery.isOver }
      for hold in holds where hold.touch.delivery.isOver { forgetDeadline(hold.tag) }
    }
  }

  private func insert(_ touch: Touch, into batch: inout [Touch]) {
    guard !batch.contains(where: { $0 === touch }) else { return }
    var index = batch.count
    while index > 0, touch.isNumbered(below: batch[index - 1]) { index -= 1 }
    batch.insert(touch, at: index)
  }

  func takeBatch() -> [Touch] { spareBatches.popLast() ?? [] }

  func giveBack(_ batch: inout [Touch]) {
    batch.removeAll(keepingCapacity: true)
    guard spareBatches.count < 4 else { return }
    spareBatches.append([])
    swap(&batch, &spareBatches[spareBatches.count - 1])
  }
}
