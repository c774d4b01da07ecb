public import TouchEvents

#if hasFeature(Embedded)
  /// A target of actions; any object.
  public typealias ActionTarget = AnyObject
#else
  /// A target of actions; UIKit's signature takes anything, though only objects can be called.
  public typealias ActionTarget = Any
#endif

/// Names a closure that was added to a recognizer, to remove it.
public struct ActionToken: Hashable, Sendable { let number: Int }

/// A closure, or a target and its action, of a recognizer.
final class TargetEntry {
  let number: Int
  /// Calls it for a recognizer.
  let send: (GestureRecognizer) -> Void
  fileprivate let target: WeakTarget
  /// The key of the target in an ``IdentityIndex``, or that of a closure's number.
  fileprivate let key: UInt
  /// The action; `nil` for a closure.
  fileprivate let action: Action?

  init(number: Int, closure: @escaping (GestureRecognizer) -> Void) {
    self.number = number
    send = closure
    target = WeakTarget(nil)
    key = Self.key(of: number)
    action = nil
  }

  fileprivate static func key(of number: Int) -> UInt { UInt(bitPattern: number) }

  init(number: Int, target: AnyObject, action: Action) {
    key = IdentityIndex.key(ofAny: target)
    let target = WeakTarget(target)
    self.number = number
    send = { recognizer in
      guard let target = target.object else {
        recognizer.context?.report(.targetIsGone(action.name))
        return
      }
      action(target, sender: recognizer, event: recognizer.environment?.course.lastEvent)
    }
    self.target = target
    self.action = action
  }

  /// Returns whether a removal means it, where `nil` stands for any target or action (GA-2).
  ///
  /// A pair is also meant by any target once its own is gone, a closure by neither target nor action alone.
  func isNamed(_ target: AnyObject?, _ action: Action?) -> Bool {
    guard let own = self.action else { return target == nil && action == nil }
    return (target == nil || self.target.object == nil || self.target.object === target)
      && (action == nil || own.name == action?.name)
  }
}

/// The closures and target–method pairs of a recognizer, in the order of their addition (GA-2).
struct TargetList {
  private(set) var entries: [TargetEntry] = []
  /// The places of each target, by the address that it had: at one of an object that is gone another may be now.
  private var places = IdentityIndex()
  private var lastNumber = 0
  /// What is called instead of a closure that was removed, until half of the list is such.
  private var gap: TargetEntry?
  private var gaps = 0

  mutating func add(_ target: AnyObject, _ action: Action) {
    var place = places.first(IdentityIndex.key(ofAny: target))
    while place >= 0 {
      if entries[place].target.object === target, entries[place].action == action { return }
      place = places.next(after: place)
    }
    lastNumber += 1
    append(TargetEntry(number: lastNumber, target: target, action: action))
  }

  mutating func add(_ closure: @escaping (GestureRecognizer) -> Void) -> ActionToken {
    lastNumber += 1
    append(TargetEntry(number: lastNumber, closure: closure))
    return ActionToken(number: lastNumber)
  }

  private mutating func append(_ entry: TargetEntry) {
    places.insert(entry.key, at: entries.count)
    entries.append(entry)
  }

  // What goes with a closure may come back here from its deinit. So the caller gets the previous list, and lets
  // it go when the access is over and the new list in its place.

  mutating func remove(_ target: AnyObject?, _ action: Action?) -> [TargetEntry] {
    remove { $0.isNamed(target, action) }
  }

  mutating func remove(_ token: ActionToken) -> [TargetEntry] {
    var place = places.first(TargetEntry.key(of: token.number))
    while place >= 0, entries[place].number != token.number { place = places.next(after: place) }
    guard place >= 0 else { return [] }
    let old = entries[place]
    let gap = gap ?? TargetEntry(number: 0) { _ in }
    self.gap = gap
    entries[place] = gap
    gaps += 1
    return 2 * gaps > entries.count ? remove { _ in false } + [old] : [old]
  }

  private mutating func remove(_ isMeant: (TargetEntry) -> Bool) -> [TargetEntry] {
    let old = entries
    entries = []
    places = IdentityIndex()
    gaps = 0
    for entry in old where entry.number > 0 && !isMeant(entry) { append(entry) }
    return old
  }
}

extension GestureRecognizer {
  /// Removes a closure.
  public final func removeAction(_ token: ActionToken) { withExtendedLifetime(targets.remove(token)) {} }

  /// Calls closures and actions: those of this moment, whatever they add or remove (GA-2).
  final func sendActions() {
    let entries = targets.entries
    withExtendedLifetime(entries) {
      for index in entries.indices { OwnerReference(wrappedValue: entries[index]).withUnretained { $0.send(self) } }
    }
  }
}

extension GestureRecognizing where Self: GestureRecognizer {
  /// Calls a closure with this recognizer at each action: began, changed, ended or recognized, cancelled (GA-1).
  @discardableResult
  public func addAction(_ handler: @escaping (Self) -> Void) -> ActionToken {
    // The entry belongs to this very recognizer, which sends it only while it lives.
    let own = OwnerReference(wrappedValue: self)
    return targets.add { _ in own.withUnretained(handler) }
  }
}
