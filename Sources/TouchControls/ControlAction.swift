/// A closure that a control calls for events: UIKit's `UIAction`, without what menus draw.
///
/// Two are equal when they are the same object or have the same identifier (TT-7).
public final class ControlAction {
  /// The identifier; `nil` for an action that is equal only to itself.
  public let identifier: String?
  /// The closure to call, with the control that sends the action.
  public let handler: (Control) -> Void

  /// Creates an action; one without an identifier is equal to itself only.
  public init(identifier: String? = nil, handler: @escaping (Control) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }

  /// Whether the action has an identifier, compared byte by byte.
  func isIdentified(by name: String) -> Bool { identifier?.utf8.elementsEqual(name.utf8) ?? false }
}

extension ControlAction: Hashable {
  /// Returns whether two actions are the same object or have the same identifier.
  public static func == (left: ControlAction, right: ControlAction) -> Bool {
    left === right || right.identifier.map { left.isIdentified(by: $0) } ?? false
  }

  /// Hashes the identifier, or without one the identity.
  public func hash(into hasher: inout Hasher) {
    guard let identifier else { return hasher.combine(ObjectIdentifier(self)) }
    for byte in identifier.utf8 { hasher.combine(byte) }
  }
}
