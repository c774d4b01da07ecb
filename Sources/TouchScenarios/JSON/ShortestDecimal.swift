import TouchEvents

/// The shortest decimal digits that read back as the same double.
///
/// Written as JavaScript and Swift write them, whole numbers without a fraction; `Double`'s own text needs multiplications of
/// 128 bits, which a bare WebAssembly machine does not have.
package enum ShortestDecimal {
  /// Returns the digits of a number.
  package static func text(_ number: Double) -> String {
    let sign = number.sign == .minus ? "-" : ""
    let magnitude = number.magnitude
    if magnitude == 0 { return sign + "0" }
    // Nearly all numbers of files have few decimals; a quotient of two exact numbers is rounded as a reader rounds.
    var scale = 1.0
    for decimals in 0...6 {
      let scaled = Mathematics.round(magnitude * scale)
      if scaled >= 1, scaled < 1e15, scaled / scale == magnitude, decimals < 5 || magnitude >= 0.0001 {
        return sign + fixed(digits: "\(UInt64(scaled))", decimals: decimals)
      }
      scale *= 10
    }
    #if !hasFeature(Embedded)
      // Elsewhere the standard library has the same digits at once.
      let text = "\(magnitude)"
      return sign + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    #else
      return sign + searched(magnitude)
    #endif
  }

  /// Returns the shortest digits, found by trying one more at a time; 17 name every double.
  package static func searched(_ magnitude: Double) -> String {
    var exponent = estimatedExponent(magnitude)
    while digits(magnitude, exponent, 17).count < 17 { exponent -= 1 }
    while digits(magnitude, exponent, 17).count > 17 { exponent += 1 }
    for count in 1...17 {
      var digits = digits(magnitude, exponent, count)
      let exponent = exponent + digits.count - count
      while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
      let text = scientific(digits, exponent)
      if count == 17 || NearestDouble.computed(Array(text.utf8)[...]) == magnitude {
        return exponent >= -4 && exponent < 16 ? positional(digits, exponent) : text
      }
    }
    return ""
  }

  /// So many digits of a number, the first of which stands for a power of ten; one more where they round up to it.
  private static func digits(_ magnitude: Double, _ exponent: Int, _ count: Int) -> [UInt8] {
    var number = WideNumber(magnitude)
    number.multiply(byTenTo: count - 1 - exponent)
    return Array("\(number.integer)".utf8)
  }

  /// Returns the power of ten of the first digit, or one less or more.
  private static func estimatedExponent(_ magnitude: Double) -> Int {
    let power = magnitude.isNormal ? Int(magnitude.exponentBitPattern) - 1023 : -1023
    let estimate = Double(power) * 0.301_029_995_663_981_2
    return Int(estimate < 0 ? estimate - 1 : estimate)
  }

  private static func fixed(digits: String, decimals: Int) -> String {
    var bytes = Array(digits.utf8)
    while bytes.count <= decimals { bytes.insert(UInt8(ascii: "0"), at: 0) }
    if decimals > 0 { bytes.insert(UInt8(ascii: "."), at: bytes.count - decimals) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func positional(_ digits: [UInt8], _ exponent: Int) -> String {
    var bytes = digits
    while bytes.count <= exponent { bytes.append(UInt8(ascii: "0")) }
    return fixed(digits: String(decoding: bytes, as: UTF8.self), decimals: bytes.count - 1 - exponent)
  }

  private static func scientific(_ digits: [UInt8], _ exponent: Int) -> String {
    var bytes = digits
    if bytes.count > 1 { bytes.insert(UInt8(ascii: "."), at: 1) }
    let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    return String(decoding: bytes, as: UTF8.self) + (exponent < 0 ? "e-" : "e+") + power
  }
}
