import Touchstone

/// What classes of the program that implement a protocol store; the generated classes report the calls.
class Answers {}

typealias AnyNode = NodeState & TouchNode

/// A node of a tree that is not the package's own.
class NodeState {
  weak var up: AnyNode?
  var kids: [AnyNode] = []
  var list: [any GestureRecognizing] = []
  var context: TouchContext?
  var holder: HookHolder?
  var chooser: HookChooser?
  var box: Rect
  var placement = AffineTransform.identity
  private var storedLink: NodeLink?

  init(_ box: Rect) { self.box = box }

  func add(_ kid: AnyNode) {
    kids.append(kid)
    kid.up = self as? AnyNode
  }

  func removeFromParent() {
    guard let up else { return }
    (self as? AnyNode)?.willLeaveTree()
    up.kids.removeAll { $0 === self }
    self.up = nil
  }

  func child(at index: Int) -> any HitTestNode {
    // A count that is a lie asks for children that are not there.
    if kids.isEmpty { return self as? AnyNode ?? HookNode(.zero) }
    return kids[min(max(index, 0), kids.count - 1)]
  }

  var top: AnyNode {
    guard var node = self as? AnyNode else { return HookNode(.zero) }
    for _ in 0..<100 {
      guard let parent = node.up else { break }
      node = parent
    }
    return node
  }

  func isBelow(_ other: any HitTestNode) -> Bool {
    var node: NodeState? = self
    for _ in 0..<100 where node != nil {
      if node === other { return true }
      node = node?.up
    }
    return false
  }

  var placementBelowScreen: AffineTransform {
    var result = placement
    var node = up
    for _ in 0..<100 {
      guard let here = node else { break }
      result = result.concatenating(here.placement)
      node = here.up
    }
    return result
  }

  func hitChild(_ point: Point, below index: Int) -> ChildHit {
    for kid in kids.prefix(max(0, index)).reversed() {
      guard let inverse = kid.placement.inverted() else { continue }
      let inside = point.applying(inverse)
      if kid.box.contains(inside) { return .descend(kid, at: inside) }
    }
    return .none
  }

  func comes(_ child: any TouchNode, after other: any TouchNode) -> Bool {
    for kid in kids.reversed() {
      if kid === child { return true }
      if kid === other { return false }
    }
    return false
  }

  func add(_ recognizer: any GestureRecognizing, to node: any TouchNode) {
    recognizer.node?.removeGestureRecognizer(recognizer)
    list.append(recognizer)
    recognizer.attach(to: node)
  }

  func remove(_ recognizer: any GestureRecognizing, from node: any TouchNode) {
    guard list.contains(recognizer) else { return }
    list.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }

  func link(to node: any TouchNode) -> NodeLink {
    if let storedLink { return storedLink }
    let link = NodeLink(node)
    storedLink = link
    return link
  }

  deinit { storedLink?.clear() }
}

/// A node that is a responder with keys, and keeps the first responder itself.
class ResponderNodeState: NodeState {
  weak var focused: (any Responder)?
  var commands: [KeyCommand] = []

  func focus(_ responder: any Responder) -> Bool {
    focused = responder
    return true
  }

  func unfocus(_ responder: any Responder) -> Bool {
    if focused === responder { focused = nil }
    return true
  }
}

/// Trees side by side.
class RootsState {
  var trees: [AnyNode] = []
  weak var dispatcher: TouchDispatcher?

  func find(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    for tree in trees.reversed() {
      if let node = HitTesting.node(at: point, in: tree, with: event) { return (tree, node) }
    }
    return nil
  }

  func comes(_ root: any TouchNode, after other: any TouchNode) -> Bool {
    for tree in trees.reversed() {
      if tree === root { return true }
      if tree === other { return false }
    }
    return false
  }

  func pass(_ event: TouchEvent) {
    for tree in trees { dispatcher?.process(event, in: tree) }
  }
}

class RecordState {
  let place: any TouchNode
  init(_ place: any TouchNode) { self.place = place }
}

class HostState {
  let inner: TouchDispatcher
  init(_ inner: TouchDispatcher) { self.inner = inner }
}

/// A recognizer that is not a subclass of the package's.
class ForeignState {
  weak var place: (any TouchNode)?
  var handlers: [(GestureState) -> Void] = []
}

class InteractionState {
  weak var place: View?
}

class RefresherState: View {
  var refresh: (() -> Void)?
}

class ApplicationDelegateState {
  weak var responder: ResponderObject?
}

class FocusState {
  weak var focused: (any Responder)?

  func focus(_ responder: any Responder) -> Bool {
    focused = responder
    return true
  }

  func unfocus(_ responder: any Responder) -> Bool {
    if focused === responder { focused = nil }
    return true
  }
}

class KeyFocusState {
  weak var host: (any FocusHost)?
}
