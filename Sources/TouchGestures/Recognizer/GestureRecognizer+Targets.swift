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
  var isRemoved = false

  init(number: Int) { self.number = number }

  /// Calls it for a recognizer.
  func send(_ recognizer: GestureRecognizer) {}
  /// Whether it is what a target and an action name, where `nil` stands for any.
  func isNamed(_ target: AnyObject?, _ action: Action?) -> Bool { target == nil && action == nil }
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

  override func isNamed(_ target: AnyObject?, _ action: Action?) -> Bool {
    (target == nil || self.target.object === target) && (action == nil || self.action == action)
  }
}

/// The closures and target–method pairs of a recognizer, in the order of their addition (GA-2).
struct TargetList {
  private(set) var entries: [TargetEntry] = []
  private var lastNumber = 0
  /// How many sends are on their way, one inside of the other: entries that are removed stay in the list meanwhile.
  private var sends = 0
  private var hasGaps = false

  mutating func add(_ target: AnyObject, _ action: Action) {
    guard !entries.contains(where: { !$0.isRemoved && $0.isNamed(target, action) }) else { return }
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
    for entry in entries where isMeant(entry) { entry.isRemoved = true }
    hasGaps = true
    return sends == 0 ? closeGaps() : []
  }

  private mutating func closeGaps() -> [TargetEntry] {
    let old = entries
    hasGaps = false
    entries = old.filter { !$0.isRemoved }
    return old
  }

  /// Keeps the entries alive and in their places for a send; answers how many it calls.
  mutating func beginSend() -> Int {
    sends += 1
    return entries.count
  }

  mutating func endSend() -> [TargetEntry] {
    sends -= 1
    return hasGaps && sends == 0 ? closeGaps() : []
  }
}

extension GestureRecognizer {
  /// Removes a closure.
  public final func removeAction(_ token: ActionToken) {
    let old = targets.remove(token)
    withExtendedLifetime(old) {}
  }

  /// Calls closures and actions; those removed meanwhile are not called (GR-9).
  final func sendActions() {
    let count = targets.beginSend()
    var index = 0
    while index < count {
      let entry = targets.entries[index]
      if !entry.isRemoved { entry.send(self) }
      index += 1
    }
    let old = targets.endSend()
    withExtendedLifetime(old) {}
  }
}

extension GestureRecognizing where Self: GestureRecognizer {
  /// Calls a closure with this recognizer at each action: began, changed, ended or recognized, cancelled (GA-1).
  @discardableResult
  public func addAction(_ handler: @escaping (Self) -> Void) -> ActionToken {
    targets.add { recognizer in if let own = recognizer as? Self { handler(own) } }
  }
}
