/// The state of a touch's delivery to its responder, including a delayed phase.
struct TouchDelivery {
  /// Whether the responder is given the touch at all: it was not refused by TB-4 or TB-7.
  var isAccepted = false
  /// A Boolean value that indicates whether the began was delivered to the responder.
  var beganIsDelivered = false
  /// A Boolean value that indicates whether the responder receives nothing more: it received the end, or the touch was taken
  /// away or dropped.
  var isOver = false
  /// Whether the touch still has its view: from its acceptance until its last call returned (TB-1, TB-13).
  var hasView = false
  /// Whether a recognizer took the touch away from the view.
  var isTaken = false
  /// Whether the system or a removed view cancelled the touch in the current event.
  var isEndedEarly = false
  /// A began or ended that the responder has not received yet (GE-4).
  var delayed: DelayedMoment?
  /// Whether the touch moved after its began was delayed (GD-3).
  var hasDelayedMove = false

  /// A Boolean value that indicates whether the responder has the touch or is about to get it.
  var isLive: Bool { isAccepted && !isOver }
  /// Whether the began was delivered and nothing is delayed, so that each move is delivered.
  var isFollowed: Bool { isLive && beganIsDelivered && delayed == nil }
  /// A Boolean value that indicates whether a began or ended is kept from the responder.
  var isDelayed: Bool { delayed != nil }
}

extension Touch {
  /// A Boolean value that indicates whether the responder has the touch or is about to get it.
  package var isLive: Bool { delivery.isLive }
  /// Whether its responder receives nothing more.
  package var isOverForResponder: Bool { delivery.isOver }
  /// A Boolean value that indicates whether its responder received that it began, and not yet that it is over.
  public var isDelivered: Bool { delivery.isLive && delivery.beganIsDelivered }
}

/// What a touch showed at the time of a phase, for a call that comes later (EO-8).
final class DelayedMoment {
  let moment: TouchMoment

  init(_ moment: TouchMoment) { self.moment = moment }
}
