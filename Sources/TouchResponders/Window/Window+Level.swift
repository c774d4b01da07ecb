extension Window {
  /// The height at which a window stands; higher ones are asked for touches first, whatever was shown last (HT-16).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: Double
    /// Makes a level of a height.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Makes a level of a height.
    public init(_ rawValue: Double) { self.rawValue = rawValue }
    /// The level of an application's own windows.
    public static let normal = Level(0)
    /// The level of a status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts, above everything that the system knows.
    public static let alert = Level(2000)

    /// A level that is higher by a number.
    public static func + (level: Level, step: Double) -> Level { Level(level.rawValue + step) }
    /// A level that is lower by a number.
    public static func - (level: Level, step: Double) -> Level { Level(level.rawValue - step) }
  }
}
