/// The recognizers of nodes that cannot store a list of their own, such as those of another module's class.
///
/// ```swift
/// nonisolated(unsafe) let recognizers = RecognizerTable()  // the program has one thread
/// extension Sprite: TouchNode {
///   var attachedGestureRecognizers: [any GestureRecognizing] {
///     get { recognizers[self] }
///     set { recognizers[self] = newValue }
///   }
/// }
/// ```
///
/// The table does not retain the nodes. Set a node's list to `[]`, or call ``removeNode(_:)``, before the node goes: an
/// object that comes to lie in the same place would find the list. Reading takes a step for each node in the table.
public final class RecognizerTable {
  private struct Entry {
    let node: ObjectIdentifier
    var recognizers: [any GestureRecognizing]
  }

  private var entries: [Entry] = []

  /// Creates an empty table.
  public init() {}

  /// The recognizers of a node, in the order of their addition.
  public subscript(node: any TouchNode) -> [any GestureRecognizing] {
    get { place(of: node).map { entries[$0].recognizers } ?? [] }
    set {
      guard let place = place(of: node) else {
        if !newValue.isEmpty { entries.append(Entry(node: ObjectIdentifier(node as AnyObject), recognizers: newValue)) }
        return
      }
      if newValue.isEmpty { entries.remove(at: place) } else { entries[place].recognizers = newValue }
    }
  }

  /// Detaches the recognizers of a node that is about to go, and forgets it.
  public func removeNode(_ node: any TouchNode) {
    for recognizer in self[node] { node.removeGestureRecognizer(recognizer) }
    self[node] = []
  }

  private func place(of node: any TouchNode) -> Int? {
    let identifier = ObjectIdentifier(node as AnyObject)
    return entries.firstIndex { $0.node == identifier }
  }
}
