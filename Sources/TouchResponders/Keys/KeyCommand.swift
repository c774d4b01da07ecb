public import TouchEvents

/// A key combination and the action that it performs in the responder chain (AC-5).
///
/// A responder offers its own in ``Responder/keyCommands``; those of the whole chain are considered.
open class KeyCommand {
  /// The character that the key types without modifiers, or a name such as ``inputEscape``; compared byte by byte.
  public final let input: String
  /// The modifier keys that must be held, and no other; caps lock does not matter.
  public final let modifierFlags: KeyModifierFlags
  /// The action, performed by the first responder up the chain that can.
  public final let action: Action

  /// A Boolean value that indicates whether the command goes before those without it; `false` by default (AC-5).
  public final var wantsPriorityOverSystemBehavior = false

  /// A Boolean value that indicates whether arrows and brackets change sides where people read from right to left (XK-3).
  ///
  /// `true` by default.
  public final var allowsAutomaticMirroring = true
  /// The name of the command, for menus; empty by default.
  public final var title = ""
  /// The title shown for the command while a modifier key is held; `nil` by default, for none.
  public final var discoverabilityTitle: String?
  /// The attributes of the command; one with `disabled` is not performed (XK-4).
  public final var attributes: MenuElement.Attributes = []
  /// The mark beside the command in a menu.
  public final var state = MenuElement.State.off

  /// Creates a command for a key with modifiers.
  public init(input: String, modifierFlags: KeyModifierFlags, action: Action) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// Creates a command for a key with modifiers that a host can report.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Action, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a command for a menu.
  public convenience init(
    title: String, action: Action, input: String, modifierFlags: KeyModifierFlags = [],
    discoverabilityTitle: String? = nil, attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
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

  /// The key one page up.
  public static var inputPageUp: String { "PageUp" }
  /// The key one page down.
  public static var inputPageDown: String { "PageDown" }
  /// The home key.
  public static var inputHome: String { "Home" }
  /// The end key.
  public static var inputEnd: String { "End" }
  /// The backspace key.
  public static var inputDelete: String { "Delete" }

  /// Returns whether a key, with the modifiers that are held, is the one of this command; a disabled one has none (XK-4).
  package final func matches(
    _ key: String, _ held: KeyModifierFlags, _ direction: UserInterfaceLayoutDirection
  ) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    let wanted = direction == .rightToLeft && allowsAutomaticMirroring ? Self.mirrored(input) : input
    return haveEqualBytes(wanted, key)
      && modifierFlags.subtracting(.alphaShift) == held.subtracting(.alphaShift)
  }

  /// Returns the input on the other side: arrows and brackets change, all others stay (XK-3).
  private static func mirrored(_ input: String) -> String {
    let pairs = [(inputLeftArrow, inputRightArrow), ("[", "]"), ("{", "}"), ("(", ")"), ("<", ">")]
    for (left, right) in pairs {
      if haveEqualBytes(input, left) { return right }
      if haveEqualBytes(input, right) { return left }
    }
    return input
  }
}

/// The names of the function keys.
extension KeyCommand {
  /// The function key F1.
  public static var f1: String { "F1" }
  /// The function key F2.
  public static var f2: String { "F2" }
  /// The function key F3.
  public static var f3: String { "F3" }
  /// The function key F4.
  public static var f4: String { "F4" }
  /// The function key F5.
  public static var f5: String { "F5" }
  /// The function key F6.
  public static var f6: String { "F6" }
  /// The function key F7.
  public static var f7: String { "F7" }
  /// The function key F8.
  public static var f8: String { "F8" }
  /// The function key F9.
  public static var f9: String { "F9" }
  /// The function key F10.
  public static var f10: String { "F10" }
  /// The function key F11.
  public static var f11: String { "F11" }
  /// The function key F12.
  public static var f12: String { "F12" }
}
