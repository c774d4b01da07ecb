public import TouchViews

/// The delegate of an application; if it is a responder it is the last of the chain (RC-5).
///
/// A `ResponderObject` that conforms needs nothing else to participate in the chain.
public protocol ApplicationDelegate: AnyObject {
  /// The delegate as a responder; `nil` when it is not one.
  var asResponder: (any Responder)? { get }
}

extension ApplicationDelegate {
  /// None.
  public var asResponder: (any Responder)? { nil }
}

extension ApplicationDelegate where Self: Responder {
  /// The delegate itself.
  public var asResponder: (any Responder)? { self }
}
