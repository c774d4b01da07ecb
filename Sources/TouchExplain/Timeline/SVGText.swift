import TouchEvents
import TouchScenarios

/// Pieces of SVG text.
enum SVG {
  /// Returns text with markup characters escaped, and characters that XML forbids replaced by spaces.
  static func escaped(_ text: String) -> String {
    text.replacing { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": " "
      default: nil
      }
    }
  }

  /// Returns a coordinate, rounded to a tenth of a point: smaller differences are not visible.
  static func number(_ value: Double) -> String {
    DecimalText.text(value.isFinite ? Mathematics.round(value * 10) / 10 : 0)
  }

  static func points(_ points: [Point]) -> String {
    points.map { number($0.x) + "," + number($0.y) }.joined(separator: " ")
  }

  /// Returns a group of shapes with a tooltip.
  static func group(_ tip: String, _ shapes: String) -> String {
    "<g class=\"tip\"><title>\(escaped(tip))</title>\(shapes)</g>"
  }

  static func text(
    _ text: String, x: Double, y: Double, _ style: String = "", anchor: String? = nil
  ) -> String {
    let anchored = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\"\(anchored)>\(escaped(text))</text>"
  }

  /// Returns where a bar ends: also of what took no time something is visible.
  static func barEnd(from x: Double, to end: Double) -> Double { max(end, x + 6) }

  static func bar(_ style: String, from x: Double, to end: Double, y: Double, height: Double) -> String {
    "<rect class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(barEnd(from: x, to: end) - x))\" "
      + "height=\"\(number(height))\" rx=\"2\"/>"
  }

  /// Returns a cross: something failed or was cancelled.
  static func cross(_ style: String, x: Double, y: Double, size: Double = 4) -> String {
    let (left, right, top, bottom) = (number(x - size), number(x + size), number(y - size), number(y + size))
    return "<path class=\"\(style)\" d=\"M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)\"/>"
  }

  /// Returns a diamond: something was recognized.
  static func diamond(_ style: String, x: Double, y: Double, size: Double = 6) -> String {
    let top = number(y - size)
    return "<path class=\"\(style)\" d=\"M\(number(x)) \(top)L\(number(x + size)) \(number(y))"
      + "L\(number(x)) \(number(y + size))L\(number(x - size)) \(number(y))Z\"/>"
  }

  /// Returns a triangle that points down at a moment: an action or event was sent.
  static func flag(_ style: String, x: Double, y: Double) -> String {
    "<path class=\"\(style)\" d=\"M\(number(x - 3.5)) \(number(y))h7L\(number(x)) \(number(y + 6))Z\"/>"
  }

  /// Returns the estimated width of text in small letters: narrow letters, and wide ones, differ by half of the average.
  static func width(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar {
      case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|": width + 3.4
      case " ", "f", "r", "t", "(", ")", "-": width + 4.4
      case "m", "w", "W", "M": width + 9.6
      case "A"..."Z": width + 7.6
      default: width + 6.7
      }
    }
  }

  /// Returns text truncated to a width, estimated from an average character width.
  static func fitted(_ text: String, width: Double, letter: Double = 6.1) -> String {
    let room = Int(width / letter)
    guard text.letterCount > room else { return text }
    guard room >= 4 else { return "" }
    var scalars = text.unicodeScalars.prefix(room - 1)
    while let last = scalars.last, last == " " || last == ":" || last == "," { scalars.removeLast() }
    return String(scalars) + "…"
  }
}

extension String {
  /// The number of Unicode scalars, which needs none of Unicode's tables.
  var letterCount: Int { unicodeScalars.count }
}
