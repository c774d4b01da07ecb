/// A touch's way to its responder. Only ``take(_:)`` moves it, and returns the calls that are due:
///
/// | step | taken in | from | to | due |
/// | --- | --- | --- | --- | --- |
/// | accepted | EO-1 | none | accepted | |
/// | began | EO-8 | accepted | followed | began |
/// | | | beganDelayed | the same | |
/// | moved | EO-8 | beganDelayed | the same, has moved | |
/// | | | followed | the same | moved |
/// | ended, cancelled | EO-8 | accepted | over, dropped: an override of `sendEvent` kept its began | |
/// | | | followed | over, calling | ended, cancelled |
/// | delayed | EO-8 | accepted, followed | beganDelayed (GD-1), endDelayed (GE-1) | |
/// | released | EO-6 | beganDelayed | accepted | began, then ended or moved (GD-3) |
/// | | | endDelayed | followed | ended |
/// | taken | EO-5 | accepted, followed, delayed | over, taken, calling (GV-1) | cancelled, but for a view that received none |
/// | dropped | any time | the same | over, dropped (R-10, SC-3) | |
/// | called | after a last call | over, calling | over (TB-13) | |
///
/// What is not in the table does nothing.
enum TouchDelivery {
  /// It hit nothing, or was refused (TB-4, TB-7).
  case none
  /// Its view is to receive it, and has received nothing.
  case accepted
  /// Its began is kept from the view, and with it the moves that follow; what the touch showed then (GE-4).
  indirect case beganDelayed(TouchMoment, hasMoved: Bool)
  /// Its began was delivered; each move goes through.
  case followed
  /// Its end is kept from the view; what the touch showed then.
  indirect case endDelayed(TouchMoment)
  /// The view receives nothing more, but for its last call: it reads that it has the touch until that has returned.
  case over(End, isCalling: Bool)

  /// How the delivery ended.
  enum End { case ended, cancelled, taken, dropped }

  /// What moves a delivery.
  enum Step {
    case accepted, began, moved, ended, cancelled, taken, dropped, called
    indirect case delayed(TouchMoment)
    /// Nothing delays it any longer; its finger may have been lifted by then, or moves in this event.
    case released(isLifted: Bool, isMoving: Bool)
  }

  /// The calls that are due, in this order.
  struct Calls: OptionSet {
    let rawValue: UInt8
    static let began = Calls(rawValue: 1), moved = Calls(rawValue: 2), ended = Calls(rawValue: 4)
    static let cancelled = Calls(rawValue: 8)
  }

  /// The one place where a delivery moves; returns the calls that are due.
  @discardableResult
  mutating func take(_ step: Step) -> Calls {
    // Moves of touches that are followed are nearly all that comes.
    if case .followed = self, case .moved = step { return .moved }
    switch (self, step) {
    case (.none, .accepted): self = .accepted
    case (.accepted, .began): return move(to: .followed, .began)
    case (.beganDelayed(let began, hasMoved: false), .moved): self = .beganDelayed(began, hasMoved: true)
    case (.accepted, .ended), (.accepted, .cancelled): self = .over(.dropped, isCalling: false)
    case (.followed, .ended): return move(to: .over(.ended, isCalling: true), .ended)
    case (.followed, .cancelled): return move(to: .over(.cancelled, isCalling: true), .cancelled)
    case (.accepted, .delayed(let moment)): self = .beganDelayed(moment, hasMoved: false)
    case (.followed, .delayed(let moment)): self = .endDelayed(moment)
    case (.beganDelayed(_, let hasMoved), .released(let isLifted, let isMoving)):
      return move(to: .accepted, isLifted ? [.began, .ended] : hasMoved && !isMoving ? [.began, .moved] : .began)
    case (.endDelayed, .released): return move(to: .followed, .ended)
    case (_, .taken) where isLive: return move(to: .over(.taken, isCalling: true), isDelivered ? .cancelled : [])
    case (_, .dropped) where isLive: self = .over(.dropped, isCalling: false)
    case (.over(let end, isCalling: true), .called): self = .over(end, isCalling: false)
    default: break
    }
    return []
  }

  private mutating func move(to next: TouchDelivery, _ due: Calls) -> Calls {
    self = next
    return due
  }

  /// Whether the responder has the touch or is about to get it.
  var isLive: Bool {
    switch self {
    case .none, .over: false
    default: true
    }
  }

  /// Whether the responder received that it began, and not yet that it is over.
  var isDelivered: Bool {
    switch self {
    case .followed, .endDelayed: true
    default: false
    }
  }

  /// Whether the touch still has its view: from its acceptance until its last call has returned (TB-1, TB-13).
  var hasView: Bool { if case .over(_, let isCalling) = self { isCalling } else { isLive } }
  /// Whether the responder receives nothing more, but for a call that is being made.
  var isOver: Bool { if case .over = self { true } else { false } }
  /// Whether corrections of its reports still reach the responder (TP-9): not once it was cancelled or taken.
  var receivesCorrections: Bool { if case .over(.ended, _) = self { true } else { isDelivered } }

  /// Whether a began or an end is kept from the responder.
  var isDelayed: Bool {
    switch self {
    case .beganDelayed, .endDelayed: true
    default: false
    }
  }

  /// What the touch showed as its began or end was kept from the responder; `nil` when nothing is.
  var delayed: TouchMoment? {
    switch self {
    case .beganDelayed(let moment, _), .endDelayed(let moment): moment
    default: nil
    }
  }
}

extension Touch {
  /// A Boolean value that indicates whether the responder has the touch or is about to get it.
  package var isLive: Bool { delivery.isLive }
  /// Whether its responder receives nothing more.
  package var isOverForResponder: Bool { delivery.isOver }
  /// A Boolean value that indicates whether its responder received that it began, and not yet that it is over.
  public var isDelivered: Bool { delivery.isDelivered }
}
