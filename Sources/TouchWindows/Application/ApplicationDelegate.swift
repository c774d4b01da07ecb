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

/// A reference to a delegate that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: clear it before the delegate dies.
struct WeakApplicationDelegate {
  #if hasFeature(Embedded)
    unowned(unsafe) var object: (any ApplicationDelegate)?
  #else
    weak var object: (any ApplicationDelegate)?
  #endif
}
