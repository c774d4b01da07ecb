/// An object that keeps the first responder of the responders in it: a window (FR-3).
public protocol FocusHost: AnyObject {
  /// The first responder; `nil` when there is none.
  var firstResponder: (any Responder)? { get }
  /// Makes a responder first after asking all questions (FR-2); returns whether it is first now.
  func makeFirstResponder(_ responder: any Responder) -> Bool
  /// Makes a responder stop being first; returns whether it stopped.
  func resignFirstResponder(_ responder: any Responder) -> Bool
  /// Ends the status of a first responder without asking it (XI-1); asks it by default.
  func endFirstResponder(_ responder: any Responder)
}

extension FocusHost {
  /// Asks the responder to resign, for a host that doesn't force it.
  @inline(__always)
  public func endFirstResponder(_ responder: any Responder) { _ = resignFirstResponder(responder) }
}
