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
class TargetEntry {
  let number: Int

  init(number: Int) { self.number = number }

  /// Calls it for a recognizer.
  func send(_ recognizer: GestureRecognizer) {}
  /// Whether a removal means it, where `nil` stands for any target or action (GA-2).
  func isNamed(_ target: AnyObject?, _ action: Action?) -> Bool { target == nil && action == nil }
  /// Whether it calls this action on this target.
  func isPair(of target: AnyObject, _ action: Action) -> Bool { false }
}

/// A closure of a recognizer.
private final class ClosureEntry: TargetEntry {
  private let closure: (GestureRecognizer) -> Void

  init(number: Int, closure: @escaping (GestureRecognizer) -> Void) {
    self.closure = closure
    super.init(number: number)
  }

  override func send(_ recognizer: GestureRecognizer) { closure(recognizer) }
}

/// A target and its action.
private final class ActionEntry: TargetEntry {
  private let target: WeakTarget
  private let action: Action

  init(number: Int, target: WeakTarget, action: Action) {
    self.target = target
    self.action = action
    super.init(number: number)
  }

  override func send(_ recognizer: GestureRecognizer) {
    if let target = target.object { action(target, sender: recognizer, event: recognizer.environment?.lastEvent) }
  }

  /// Also for any target, once its own is gone.
  override func isNamed(_ target: AnyObject?, _ action: Action?) -> Bool {
    (target == nil || self.target.object == nil || self.target.object === target)
      && (action == nil || self.action == action)
  }

  override func isPair(of target: AnyObject, _ action: Action) -> Bool {
    self.target.object === target && self.action == action
  }
}

/// The closures and target–method pairs of a recognizer, in the order of their addition (GA-2).
struct TargetList {
  private(set) var entries: [TargetEntry] = []
  private var lastNumber = 0

  mutating func add(_ target: AnyObject, _ action: Action) {
    guard !entries.contains(where: { $0.isPair(of: target, action) }) else { return }
    lastNumber += 1
    entries.append(ActionEntry(number: lastNumber, target: WeakTarget(target), action: action))
  }

  mutating func add(_ closure: @escaping (GestureRecognizer) -> Void) -> ActionToken {
    lastNumber += 1
    entries.append(ClosureEntry(number: lastNumber, closure: closure))
    return ActionToken(number: lastNumber)
  }

  // What goes with a closure may come back here from its deinit. So whoever calls these gets the list as it was, and lets
  // it go when the access is over and the new list in its place.

  mutating func remove(_ target: AnyObject?, _ action: Action?) -> [TargetEntry] {
    remove { $0.isNamed(target, action) }
  }

  mutating func remove(_ token: ActionToken) -> [TargetEntry] {
    remove { $0.number == token.number }
  }

  private mutating func remove(_ isMeant: (TargetEntry) -> Bool) -> [TargetEntry] {
    let old = entries
    entries = old.filter { !isMeant($0) }
    return old
  }
}

extension GestureRecognizer {
  /// Removes a closure.
  public final func removeAction(_ token: ActionToken) {
    let old = targets.remove(token)
    withExtendedLifetime(old) {}
  }

  /// Calls closures and actions: those of this moment, whatever they add or remove (GA-2).
  final func sendActions() {
    let entries = targets.entries
    for index in entries.indices { OwnerReference(wrappedValue: entries[index]).lend { $0.send(self) } }
  }
}

extension GestureRecognizing where Self: GestureRecognizer {
  /// Calls a closure with this recognizer at each action: began, changed, ended or recognized, cancelled (GA-1).
  @discardableResult
  public func addAction(_ handler: @escaping (Self) -> Void) -> ActionToken {
    // The entry belongs to this very recognizer, which sends it only while it lives.
    let own = OwnerReference(wrappedValue: self)
    return targets.add { _ in own.lend(handler) }
  }
}
