/// The namespace for attributes and states of commands and actions in menus: UIKit's `UIMenuElement`.
public enum MenuElement {
  /// The attributes of an element: how it is shown, and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set, UIKit's.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// The mark of a mixture.
    case mixed = 2
  }
}
