public import TouchCore

#if hasFeature(Embedded)
  /// A target of actions; any object.
  public typealias ActionTarget = AnyObject
#else
  /// A target of actions; UIKit's signature takes anything, though only objects can be called.
  public typealias ActionTarget = Any
#endif

/// Names a closure that was added to a recognizer, to remove it.
public struct ActionToken: Hashable, Sendable {
  let number: Int
}

/// A closure, or a target and its action, of a recognizer.
final class TargetEntry {
  let number: Int
  let target: WeakTarget
  let action: Action?
  let closure: ((GestureRecognizer) -> Void)?
  var isRemoved = false

  init(
    number: Int, target: WeakTarget = WeakTarget(nil), action: Action? = nil,
    closure: ((GestureRecognizer) -> Void)? = nil
  ) {
    self.number = number
    self.target = target
    self.action = action
    self.closure = closure
  }
}

/// The closures and target–method pairs of a recognizer, in the order of their addition (GA-2).
struct TargetList {
  private(set) var entries: [TargetEntry] = []
  private var lastNumber = 0

  mutating func add(_ target: AnyObject, _ action: Action) {
    guard !entries.contains(where: { $0.target.object === target && $0.action == action }) else { return }
    lastNumber += 1
    entries.append(TargetEntry(number: lastNumber, target: WeakTarget(target), action: action))
  }

  mutating func add(_ closure: @escaping (GestureRecognizer) -> Void) -> ActionToken {
    lastNumber += 1
    entries.append(TargetEntry(number: lastNumber, closure: closure))
    return ActionToken(number: lastNumber)
  }

  mutating func remove(_ target: AnyObject?, _ action: Action?) {
    remove { entry in
      guard let own = entry.action else { return target == nil && action == nil }
      return (target == nil || entry.target.object === target) && (action == nil || own == action)
    }
  }

  mutating func remove(_ token: ActionToken) {
    remove { $0.number == token.number }
  }

  private mutating func remove(_ isMeant: (TargetEntry) -> Bool) {
    for entry in entries where isMeant(entry) { entry.isRemoved = true }
    entries.removeAll { $0.isRemoved }
  }
}

extension GestureRecognizer {
  /// Removes a closure.
  public final func removeAction(_ token: ActionToken) {
    targets.remove(token)
  }

  /// Calls closures and actions; those removed meanwhile are not called (GR-9).
  final func sendActions() {
    // The list is held while it is gone through, and with it the entries and what they call.
    let entries = targets.entries
    for entry in entries where !entry.isRemoved {
      if let closure = entry.closure {
        closure(self)
      } else if let target = entry.target.object, let action = entry.action {
        action(target, sender: self, event: environment?.lastEvent)
      }
    }
  }
}

extension GestureRecognizing where Self: GestureRecognizer {
  /// Calls a closure with this recognizer at each action: began, changed, ended or recognized, cancelled (GA-1).
  @discardableResult
  public func addAction(_ handler: @escaping (Self) -> Void) -> ActionToken {
    targets.add { recognizer in handler(unsafeDowncast(recognizer, to: Self.self)) }
  }
}
