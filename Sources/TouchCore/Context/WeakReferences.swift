/// A reference to a delegate that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: clear it before the delegate dies.
public struct WeakGestureDelegate {
  #if hasFeature(Embedded)
    /// The delegate; clear it before the delegate dies.
    public unowned(unsafe) var object: (any GestureRecognizingDelegate)?
  #else
    /// The delegate, `nil` once it died.
    public weak var object: (any GestureRecognizingDelegate)?
  #endif

  /// Refers to a delegate.
  public init(_ object: (any GestureRecognizingDelegate)? = nil) {
    self.object = object
  }
}

/// A reference to an action's target that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: remove the target before it dies.
public struct WeakTarget {
  #if hasFeature(Embedded)
    /// The target; remove it before it dies.
    public unowned(unsafe) var object: AnyObject?
  #else
    /// The target, `nil` once it died.
    public weak var object: AnyObject?
  #endif

  /// Refers to a target.
  public init(_ object: AnyObject?) {
    self.object = object
  }
}

/// A reference to a node that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: detach what refers to a node before it dies, as
/// ``View`` does by itself.
public struct WeakNode {
  #if hasFeature(Embedded)
    /// The node; detach what refers to it before it dies.
    public unowned(unsafe) var object: (any TouchNode)?
  #else
    /// The node, `nil` once it died.
    public weak var object: (any TouchNode)?
  #endif

  /// Refers to a node.
  public init(_ object: (any TouchNode)? = nil) {
    self.object = object
  }
}
