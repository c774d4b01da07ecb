/// A key combination and the action that it performs in the responder chain (AC-5).
///
/// A responder offers its own in ``Responder/keyCommands``; those of the whole chain are considered.
open class KeyCommand {
  /// What the key types without modifiers, or one of the names such as ``inputEscape``; compared byte by byte.
  public final let input: String
  /// The modifier keys that must be held, and no other; caps lock does not matter.
  public final let modifierFlags: KeyModifierFlags
  /// The action, performed by the first responder up the chain that can.
  public final let action: Action

  /// A Boolean value that indicates whether the command goes before those without it; `false` by default (AC-5).
  public final var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key with modifiers.
  public init(input: String, modifierFlags: KeyModifierFlags, action: Action) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// The upper arrow key.
  public static var inputUpArrow: String { "UpArrow" }
  /// The lower arrow key.
  public static var inputDownArrow: String { "DownArrow" }
  /// The left arrow key.
  public static var inputLeftArrow: String { "LeftArrow" }
  /// The right arrow key.
  public static var inputRightArrow: String { "RightArrow" }
  /// The escape key.
  public static var inputEscape: String { "Escape" }

  /// Returns whether a key, with the modifiers that are held, is the one of this command.
  package final func matches(_ key: String, _ held: KeyModifierFlags) -> Bool {
    haveEqualBytes(input, key) && modifierFlags.subtracting(.alphaShift) == held.subtracting(.alphaShift)
  }
}
