extension JSONReader {
  /// Reads a number.
  mutating func number() throws(DocumentError) -> Double {
    let start = index
    let isNegative = skipByte(UInt8(ascii: "-"))
    var mantissa: UInt64 = 0
    let integers = try digits(into: &mantissa)
    if integers > 1, bytes[index - integers] == UInt8(ascii: "0") {
      throw error("a number starts with a superfluous zero")
    }
    let decimals = skipByte(UInt8(ascii: ".")) ? try digits(into: &mantissa) : 0
    var hasExponent = false
    if skipByte(UInt8(ascii: "e")) || skipByte(UInt8(ascii: "E")) {
      hasExponent = true
      if !skipByte(UInt8(ascii: "+")) { _ = skipByte(UInt8(ascii: "-")) }
      var exponent: UInt64 = 0
      _ = try digits(into: &exponent)
    }
    // Both sides are exact in a Double up to here, so that one division rounds correctly.
    if !hasExponent, integers + decimals <= 15 {
      let magnitude = Double(mantissa) / Self.powersOfTen[decimals]
      return isNegative ? -magnitude : magnitude
    }
    guard let number = NearestDouble.number(bytes[start..<index]), number.isFinite else {
      throw error("the number \(String(decoding: bytes[start..<index].prefix(40), as: UTF8.self)) is too large")
    }
    return number
  }

  /// Reads at least one digit and answers how many there were.
  private mutating func digits(into value: inout UInt64) throws(DocumentError) -> Int {
    let start = index
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit <= 9 {
      // Wraps only where there are so many digits that the value is not used.
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    guard index > start else { throw error("expected a digit, found \(found)") }
    return index - start
  }

  private mutating func skipByte(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
