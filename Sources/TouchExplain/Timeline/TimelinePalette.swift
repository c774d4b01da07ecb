import TouchScenarios

/// The colours of timeline pictures, each with its value on light and on dark paper.
struct TimelinePalette {
  /// The colours by their names in the style sheet.
  private static var colors: [(name: StaticString, light: UInt32, dark: UInt32)] {
    [
      ("paper", 0xFFFFFF, 0x11161D), ("ink", 0x1A2330, 0xE8EDF3), ("muted", 0x566272, 0xA6B2C0),
      ("line", 0xD5DBE3, 0x2F3947), ("node", 0xF3F6FA, 0x19212B), ("possible", 0xDCE4EE, 0x303C4B),
      ("waiting", 0x9A6200, 0xF2B94B), ("active", 0x0A63BD, 0x63B3FF), ("acted", 0x08704A, 0x55D6A0),
      ("failed", 0xB3261E, 0xFF8F86), ("lost", 0x7A3EA1, 0xD2A6F2),
    ]
  }

  /// The definitions of all colours as properties of the style sheet.
  static var style: String {
    let light = colors.map { "--\($0.name):\(hex($0.light))" }.joined(separator: ";")
    let dark = colors.map { "--\($0.name):\(hex($0.dark))" }.joined(separator: ";")
    return ":root{\(light);color-scheme:light dark}@media(prefers-color-scheme:dark){:root{\(dark)}}"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
