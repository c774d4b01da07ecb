public import TouchWindows

/// A key of a keyboard as a file names it, by the words of UIKit's `UIKey`.
public struct ScenarioKey: Sendable {
  /// Which physical key it is.
  public var keyCode: KeyboardHIDUsage
  /// What it types with the modifiers.
  public var characters = ""
  /// What it types without them; `nil` for the same.
  public var charactersIgnoringModifiers: String?
  /// The modifiers that are held.
  public var modifierFlags: KeyModifierFlags = []

  /// The key as the engine has it.
  var key: Key {
    Key(
      keyCode, characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers,
      modifierFlags: modifierFlags)
  }
}

/// A key command that a responder of a file offers, by the words of UIKit's `UIKeyCommand`.
public struct ScenarioKeyCommand: Sendable {
  /// What the key types without modifiers, or a name such as `Escape`.
  public var input: String
  /// The modifiers that must be held.
  public var modifierFlags: KeyModifierFlags = []
  /// The action that is performed.
  public var action: String
  /// Whether it goes before those without it.
  public var wantsPriorityOverSystemBehavior = false
  /// Whether arrows and brackets change sides where people read from right to left.
  public var allowsAutomaticMirroring = true
  /// Whether it is not performed.
  public var isDisabled = false

  /// The command as the engine has it.
  var command: KeyCommand {
    let command = KeyCommand(input: input, modifierFlags: modifierFlags, action: Action(named: ActionName(action)))
    command.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    command.allowsAutomaticMirroring = allowsAutomaticMirroring
    if isDisabled { command.attributes = .disabled }
    return command
  }
}
