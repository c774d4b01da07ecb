/// A method that a recognizer or control calls on its target: a name and a typed closure, in place of a selector.
///
/// ```swift
/// button.addTarget(self, action: Action("save", Editor.save), for: .touchUpInside)
/// ```
///
/// Two actions are equal when they have the same name and were created at the same place in the code, as when a function
/// runs again; two closures of one name are two actions. Removing goes by the name alone. The target is given beside the
/// action, and its sender doesn't retain it (GA-2, TT-3). An action without a target travels the responder chain by its
/// name (AC-3).
public struct Action: Hashable {
  /// The identity of the action.
  public let name: ActionName
  /// Where in the code it was created.
  private let place: (file: StaticString, line: Int, column: Int)
  /// Calls the method if the last argument says so; returns whether the classes are those that it takes.
  private let body: (AnyObject, AnyObject?, TouchEvent?, Bool) -> Bool

  /// Creates an action from a method without arguments.
  public init<Target: AnyObject>(
    _ name: ActionName, _ method: @escaping (Target) -> () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name
    place = (file, line, column)
    body = { target, _, _, calls in
      guard let target = downcast(target, to: Target.self) else { return false }
      if calls { method(target)() }
      return true
    }
  }

  /// Creates an action from a method that takes the sender.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: ActionName, _ method: @escaping (Target) -> (Sender) -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name
    place = (file, line, column)
    body = { target, sender, _, calls in
      guard let target = downcast(target, to: Target.self), let sender = downcast(sender, to: Sender.self)
      else { return false }
      if calls { method(target)(sender) }
      return true
    }
  }

  /// Creates an action from a method that takes the sender and the event.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: ActionName, _ method: @escaping (Target) -> (Sender, TouchEvent?) -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name
    place = (file, line, column)
    body = { target, sender, event, calls in
      guard let target = downcast(target, to: Target.self), let sender = downcast(sender, to: Sender.self)
      else { return false }
      if calls { method(target)(sender, event) }
      return true
    }
  }

  /// Creates an action that is only a name, to be sent along the responder chain.
  public init(named name: ActionName) {
    self.name = name
    place = ("", 0, 0)
    body = { _, _, _, _ in false }
  }

  /// Calls the method on a target; returns `false` when the target or sender is not of the class that it takes.
  @discardableResult
  public func callAsFunction(_ target: AnyObject, sender: AnyObject?, event: TouchEvent?) -> Bool {
    body(target, sender, event, true)
  }

  /// Returns whether a target and a sender are of the classes that the method takes; calls nothing.
  public func takes(_ target: AnyObject, sender: AnyObject?) -> Bool { body(target, sender, nil, false) }

  /// Returns whether two actions have the same name and were created at the same place in the code.
  public static func == (left: Action, right: Action) -> Bool {
    left.name == right.name && left.place.line == right.place.line && left.place.column == right.place.column
      && haveEqualBytes(left.place.file.description, right.place.file.description)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private func downcast<T: AnyObject>(_ object: AnyObject?, to type: T.Type) -> T? { object.flatMap { $0 as? T } }
