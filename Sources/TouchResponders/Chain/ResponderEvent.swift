public import TouchEvents

/// What a responder handles besides touches.
public enum ResponderEvent {
  /// Buttons went down or up, or the force of analog ones changed; cancelled ones are taken away, and no end follows (PR-1).
  case presses(Press.Phase, [Press], PressesEvent?)
  /// A motion such as a shake began or ended, or was cancelled: it was interrupted or took too long (MO-1).
  case motion(TouchPhase, TouchEvent.EventSubtype, TouchEvent?)
  /// A remote command arrived (RM-1).
  case remoteControl(TouchEvent?)

  /// The event that is on its way.
  var touchEvent: TouchEvent? {
    switch self {
    case .presses(_, _, let event): event
    case .motion(_, _, let event), .remoteControl(let event): event
    }
  }
}
