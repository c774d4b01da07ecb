extension Touch {
  /// What made a touch (TP-5).
  @frozen public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A touch on a surface apart from the screen, such as a remote control's.
    case indirect
    /// A pencil or pen on the screen.
    case pencil
    /// A mouse or trackpad with its pointer on the screen.
    case indirectPointer

    /// The older name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }

  /// Properties whose first value is an estimate that a later report may correct (TP-9).
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force of the touch.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction in which a pencil leans.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between a pencil and the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place of the touch.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of a pencil about its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
