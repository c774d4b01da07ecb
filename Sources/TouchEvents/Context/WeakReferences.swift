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
  public init(_ object: AnyObject?) { self.object = object }
}

/// A reference to a node that does not keep it alive.
///
/// A node with a ``TouchNode/nodeLink`` is found through that, without the runtime's weak references, which would slow down
/// every later count of references to it. Under Embedded Swift, which has none, other nodes are unchecked: detach what
/// refers to such a node before it dies.
public struct WeakNode {
  @usableFromInline enum Reference { case none, link(NodeLink), other(Box) }

  @usableFromInline final class Box {
    #if hasFeature(Embedded)
      unowned(unsafe) var object: (any TouchNode)?
    #else
      weak var object: (any TouchNode)?
    #endif
    init(_ object: any TouchNode) { self.object = object }
  }

  @usableFromInline let reference: Reference

  /// The node, `nil` once it died.
  public var object: (any TouchNode)? {
    switch reference {
    case .none: nil
    case .link(let link): link.node
    case .other(let box): box.object
    }
  }

  /// A Boolean value that indicates whether there is a node, and it lives.
  @inlinable public var isSet: Bool {
    if case .link(let link) = reference { return link.isSet }
    return object != nil
  }

  /// Refers to a node.
  public init(_ object: (any TouchNode)? = nil) {
    reference = object.map { node in node.nodeLink.map { .link($0) } ?? .other(Box(node)) } ?? .none
  }
}

#if hasFeature(Embedded)
  /// A reference to an object that is known by a class-bound protocol, in place of a weak one, which Embedded Swift lacks.
  ///
  /// It is unchecked: clear it before the object dies.
  @propertyWrapper
  public struct UncheckedReference<Object> {
    /// The object and the table of its conformance, which a value of such a protocol consists of.
    private var words: (UInt, UInt)

    /// Refers to an object.
    public init(wrappedValue: Object?) { words = unsafeBitCast(wrappedValue, to: (UInt, UInt).self) }

    /// The object; clear it before it dies.
    public var wrappedValue: Object? {
      get { unsafeBitCast(words, to: Object?.self) }
      set { words = unsafeBitCast(newValue, to: (UInt, UInt).self) }
    }
  }
#endif

/// A reference of a dispatcher to its roots; a class, as copies of weak references cost.
final class RootsReference {
  /// Roots of this package, which are subclassed nowhere and clear the reference before they go: they are read several times per
  /// event.
  private unowned(unsafe) var own: (any TouchRoots)?
  #if hasFeature(Embedded)
    private unowned(unsafe) var other: (any TouchRoots)?
  #else
    private weak var other: (any TouchRoots)?
  #endif
  private var hasOther = false

  /// The roots; `nil` when there are none.
  var roots: (any TouchRoots)? { hasOther ? other : own }

  /// Refers to roots, or to none; those of this package clear the reference before they go.
  func set(_ roots: (any TouchRoots)?, areOwn: Bool) {
    own = areOwn ? roots : nil
    other = areOwn ? nil : roots
    hasOther = !areOwn && roots != nil
  }
}

/// How references find a node that they do not keep alive: the node stores one, and clears it in its `deinit`.
///
/// Under Embedded Swift a link that was not cleared refers to memory that is gone; elsewhere it reads `nil` then.
public final class NodeLink {
  /// No weak reference, since that slows down every later count of references to the node.
  private unowned(unsafe) var target: (any TouchNode)?
  #if !hasFeature(Embedded)
    private weak var checked: (any TouchNode)?
  #endif
  @exclusivity(unchecked) @usableFromInline var state = State.unchecked

  @usableFromInline enum State { case cleared, unchecked, checked }

  /// Refers to a node.
  public init(_ node: any TouchNode) {
    #if hasFeature(Embedded)
      target = node
    #else
      checked = node
      state = .checked
    #endif
  }

  /// Refers to a node of this package, whose `deinit` clears the link without fail.
  package init(clearedBy node: any TouchNode) { target = node }

  /// The node, until ``clear()`` and until it is going.
  public var node: (any TouchNode)? {
    #if !hasFeature(Embedded)
      if state == .checked { return checked }
    #endif
    guard let target, !isGoing(Unmanaged.passUnretained(target as AnyObject).toOpaque()) else { return nil }
    return target
  }

  /// Whether it refers to a node; no reference to one of this package is counted.
  @inlinable var isSet: Bool { state == .unchecked || node != nil }

  /// Forgets the node, which is about to go.
  public func clear() {
    state = .cleared
    target = nil
    #if !hasFeature(Embedded)
      checked = nil
    #endif
  }
}
