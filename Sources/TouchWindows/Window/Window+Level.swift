extension Window {
  /// The height of a window: higher ones are asked for touches first, whichever was shown last (HT-16).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: Double
    /// Creates a level from a height.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Creates a level from a height.
    public init(_ rawValue: Double) { self.rawValue = rawValue }
    /// The level of an application's own windows.
    public static let normal = Level(0)
    /// The level of a status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Returns a level that is higher by a number.
    public static func + (level: Level, step: Double) -> Level { Level(level.rawValue + step) }
    /// Returns a level that is lower by a number.
    public static func - (level: Level, step: Double) -> Level { Level(level.rawValue - step) }
  }
}
