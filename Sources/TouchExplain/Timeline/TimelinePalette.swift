import TouchScenarios

/// The colours of timeline pictures, each with its value on light and on dark paper.
struct TimelinePalette {
  /// A colour of the picture; the raw value is its name in the style sheet.
  enum Role: String, CaseIterable {
    case paper, ink, muted, line, node, possible, waiting, active, acted, failed, lost

    var light: UInt32 {
      switch self {
      case .paper: 0xFFFFFF
      case .ink: 0x1A2330
      case .muted: 0x566272
      case .line: 0xD5DBE3
      case .node: 0xF3F6FA
      case .possible: 0xDCE4EE
      case .waiting: 0x9A6200
      case .active: 0x0A63BD
      case .acted: 0x08704A
      case .failed: 0xB3261E
      case .lost: 0x7A3EA1
      }
    }

    var dark: UInt32 {
      switch self {
      case .paper: 0x11161D
      case .ink: 0xE8EDF3
      case .muted: 0xA6B2C0
      case .line: 0x2F3947
      case .node: 0x19212B
      case .possible: 0x303C4B
      case .waiting: 0xF2B94B
      case .active: 0x63B3FF
      case .acted: 0x55D6A0
      case .failed: 0xFF8F86
      case .lost: 0xD2A6F2
      }
    }
  }

  /// The definitions of all colours as properties of the style sheet.
  static var style: String {
    let light = Role.allCases.map { "--\($0.rawValue):\(hex($0.light))" }.joined(separator: ";")
    let dark = Role.allCases.map { "--\($0.rawValue):\(hex($0.dark))" }.joined(separator: ";")
    return ":root{\(light);color-scheme:light dark}@media(prefers-color-scheme:dark){:root{\(dark)}}"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
