public import TouchViews

/// A closure that a control calls for events, with what menus show of it: UIKit's `UIAction`.
///
/// ```swift
/// button.addAction(ControlAction { action in save(action.sender) }, for: .primaryActionTriggered)
/// ```
///
/// Two are equal when they are the same object or have the same identifier (TT-7).
public final class ControlAction {
  /// A name by which an action is found and replaced.
  public typealias Identifier = ActionName

  /// What the action is called in a menu or on a segment; empty by default.
  public var title: String
  /// A picture for menus and segments, of whatever class the host draws; `nil` by default.
  public var image: AnyObject? { didSet { withExtendedLifetime(oldValue) {} } }
  /// The identifier; `nil` for an action that is equal only to itself.
  public let identifier: Identifier?
  /// What explains the action to people; `nil` by default.
  public var discoverabilityTitle: String?
  /// How the action is shown in a menu; on a segment `disabled` keeps people from picking it (XA-2).
  public var attributes: MenuElement.Attributes
  /// The mark beside the action in a menu.
  public var state: MenuElement.State
  /// The sender of the action while its closure runs; `nil` at other times (XA-1).
  public private(set) var sender: AnyObject? { didSet { withExtendedLifetime(oldValue) {} } }
  private let handler: (ControlAction) -> Void

  /// Creates an action; one without an identifier is equal to itself only.
  public init(
    title: String = "", image: AnyObject? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: MenuElement.Attributes = [], state: MenuElement.State = .off,
    handler: @escaping (ControlAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  /// Calls the closure, with a sender that it finds in ``sender`` (XA-1).
  ///
  /// The target is UIKit's, which finds performers by it; a closure needs none.
  public func performWithSender(_ sender: AnyObject?, target: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// Returns whether the action has an identifier, compared byte by byte.
  func isIdentified(by name: Identifier) -> Bool { identifier == name }
}

extension ControlAction: Hashable {
  /// Returns whether two actions are the same object or have the same identifier.
  public static func == (left: ControlAction, right: ControlAction) -> Bool {
    left === right || right.identifier.map { left.isIdentified(by: $0) } ?? false
  }

  /// Hashes the identifier, or without one the identity.
  public func hash(into hasher: inout Hasher) {
    guard let identifier else { return hasher.combine(ObjectIdentifier(self)) }
    hasher.combine(identifier)
  }
}
