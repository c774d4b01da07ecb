import TouchEvents

/// Lets the responder of a press handle it.
final class PressDelivery: DeliveryPayload {
  private let responder: any Responder
  private let context: TouchContext

  init(to responder: any Responder, in context: TouchContext) {
    self.responder = responder
    self.context = context
  }

  func deliver(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    let presses = touches.compactMap { $0.press }
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
    responder.receive(.presses(told, presses, pressesEvent(of: event, presses, touches)))
    for (press, before) in zip(presses, phases) where press.phase == told && !press.isWithdrawn {
      press.phase = before
    }
  }

  /// Returns the event of the call; a press that ends apart from its own events gets one made for it.
  private func pressesEvent(of event: TouchEvent?, _ presses: [Press], _ touches: [Touch]) -> PressesEvent {
    if let event = event as? PressesEvent { return event }
    let made = PressesEvent(timestamp: context.now, context: context)
    made.allPresses = presses
    made.touches = touches
    return made
  }
}
