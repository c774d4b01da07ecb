public import TouchEvents

/// The names of nodes, responders and recognizers in a trace.
///
/// A given name comes first, then the closure's result, then a recognizer's own `name` or kind. Whatever remains
/// nameless is numbered in the order in which it first occurs. The list keeps the objects alive, so that no other takes
/// the place and the name of one that died.
public struct TouchNames {
  /// Returns a name for an object that was given none; `nil` falls back to its own name or a number.
  public var objectName: ((AnyObject) -> String?)?

  private var given: [(object: AnyObject, name: String)] = []
  private var unnamedObjects: [AnyObject] = []

  /// Creates a list without names.
  public init() {}

  /// Gives an object a name, in place of an earlier one.
  public mutating func name(_ object: AnyObject, _ name: String) {
    given.removeAll { $0.object === object }
    given.append((object, name))
  }

  /// Returns the name of a node or responder.
  public mutating func text(_ object: AnyObject) -> String { chosenName(object) ?? number(object) }

  /// Returns the name of a recognizer.
  public mutating func text(_ recognizer: any GestureRecognizing) -> String {
    chosenName(recognizer) ?? recognizer.name ?? recognizer.traits.kind.rawValue
  }

  private func chosenName(_ object: AnyObject) -> String? {
    given.first { $0.object === object }?.name ?? objectName?(object)
  }

  private mutating func number(_ object: AnyObject) -> String {
    let known = unnamedObjects.firstIndex { $0 === object }
    if known == nil { unnamedObjects.append(object) }
    return "#\((known ?? unnamedObjects.count - 1) + 1)"
  }
}
