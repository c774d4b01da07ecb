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
/// A view is found through a link that it clears, without the runtime's weak references, which would slow down every later
/// count of references to it. Under Embedded Swift, which has none, other nodes are unchecked: detach what refers to such a
/// node before it dies.
public struct WeakNode {
  private enum Reference {
    case none
    case view(ViewLink)
    case other(Box)
  }

  private final class Box {
    #if hasFeature(Embedded)
      unowned(unsafe) var object: (any TouchNode)?
    #else
      weak var object: (any TouchNode)?
    #endif
    init(_ object: any TouchNode) { self.object = object }
  }

  private var reference = Reference.none

  /// The node, `nil` once it died.
  public var object: (any TouchNode)? {
    get {
      switch reference {
      case .none: nil
      case .view(let link): link.view
      case .other(let box): box.object
      }
    }
    set {
      if let view = newValue?.asView {
        reference = .view(view.link)
      } else {
        reference = newValue.map { .other(Box($0)) } ?? .none
      }
    }
  }

  /// Refers to a node.
  public init(_ object: (any TouchNode)? = nil) {
    self.object = object
  }
}

/// How those find a view that it does not know: cleared when the view goes.
final class ViewLink {
  @BackReference var view: View?

  init(_ view: View) { self.view = view }
}
