public import TouchCore

/// The object behind an application; when it is a responder it ends the chain (RC-5).
///
/// A `ResponderObject` that conforms takes part in the chain without further ado.
public protocol ApplicationDelegate: AnyObject {
  /// The delegate as a responder; `nil` when it is none.
  var asResponder: (any Responder)? { get }
}

extension ApplicationDelegate {
  /// Says that the delegate is no responder.
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
