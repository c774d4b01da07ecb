extension TouchEvent {
  /// The type of an event (EV-1).
  public enum EventType: Int, Sendable {
    /// Fingers, pencils or pointers in contact.
    case touches
    /// The device was moved, such as by a shake.
    case motion
    /// A command of a remote control or headset.
    case remoteControl
    /// A physical button.
    case presses
    /// A wheel or trackpad scrolled.
    case scroll
    /// A pointer without contact.
    case hover
  }

  /// The kind of a motion or remote-control event (EV-1).
  public enum EventSubtype: Int, Sendable {
    /// No subtype: touches, presses, scrolling and hovering.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Start playing.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause, whichever it is not doing.
    case remoteControlTogglePlayPause = 103
    /// Skip to the next track.
    case remoteControlNextTrack = 104
    /// Skip to the previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// End to seek backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// End to seek forward.
    case remoteControlEndSeekingForward = 109

    /// A Boolean value that indicates whether it is a command of a remote control or headset.
    public var isRemoteControl: Bool { rawValue >= 100 }
  }

  /// The buttons of a pointing device (EV-3).
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the mask of a button counted from 1; 0 counts as 1, and numbers out of range give the empty set.
    public static func button(_ number: Int) -> ButtonMask {
      guard number >= 0, number < Int.bitWidth else { return [] }
      return ButtonMask(rawValue: number <= 1 ? 1 : 1 << (number - 1))
    }
  }
}

/// The modifier keys that are held during an event.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command, or the system key.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
