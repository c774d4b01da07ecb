/// A key of a hardware keyboard, as a press has it (XK-1): UIKit's `UIKey`.
open class Key {
  /// Which physical key it is.
  public final let keyCode: KeyboardHIDUsage
  /// What the key types with the modifiers that are held; empty for one that types nothing.
  public final let characters: String
  /// What the key types without modifiers.
  public final let charactersIgnoringModifiers: String
  /// The modifiers that are held.
  public final let modifierFlags: KeyModifierFlags

  /// Creates a key; without characters it types nothing, and by default it ignores modifiers.
  public init(
    _ keyCode: KeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifierFlags: KeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
  }
}

extension Press.PressType {
  /// Returns the type of the presses of a key: 2000 and its usage, as UIKit numbers them (XK-1).
  public static func key(_ keyCode: KeyboardHIDUsage) -> Press.PressType {
    Press.PressType(rawValue: 2000 &+ keyCode.rawValue)
  }
}
