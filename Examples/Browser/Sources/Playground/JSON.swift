/// Pieces of JSON that are passed to the page.
enum JSON {
  static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"" + $0.0 + "\":" + $0.1 }.joined(separator: ",") + "}"
  }

  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return "\"" + text + "\"" }
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a number of which a ten-thousandth is the least that counts.
  static func number(_ value: Double) -> String {
    let all = Int((value * 10_000 + 0.5).rounded(.down))
    let digits = String(all.magnitude % 10_000)
    return (all < 0 ? "-" : "") + String(all.magnitude / 10_000) + "."
      + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
