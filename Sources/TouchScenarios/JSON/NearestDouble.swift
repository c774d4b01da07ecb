import TouchEvents

/// Converts a decimal number to the nearest double, with ties rounded to even.
package enum NearestDouble {
  /// Returns the double for a number in JSON syntax, or `nil` when it is out of range.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    #if hasFeature(Embedded)
      return computed(text)
    #else
      // The standard library's reader is exact for any number of digits; it is not available in Embedded Swift.
      guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
      return number
    #endif
  }

  /// Returns the same result for up to 17 digits of a number that is neither tiny nor huge; otherwise the result may be
  /// off by one unit in the last place.
  package static func computed(_ text: ArraySlice<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var power = 0
    var exponent = 0
    var isNegative = false
    var isBehindPoint = false
    var isExponent = false
    var isExponentNegative = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): if isExponent { isExponentNegative = true } else { isNegative = true }
      case UInt8(ascii: "."): isBehindPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent {
          exponent = min(exponent * 10 + Int(digit), 1_000_000)
        } else if digits < 1_000_000_000_000_000_000 {
          digits = digits * 10 + UInt64(digit)
          if isBehindPoint { power -= 1 }
        } else if !isBehindPoint {
          power += 1
        }
      default: break
      }
    }
    power += isExponentNegative ? -exponent : exponent
    if digits == 0 || power < -400 { return isNegative ? -0.0 : 0 }
    if power > 400 { return nil }
    var number = WideNumber(digits)
    number.multiply(byTenTo: power)
    let magnitude = number.double
    guard magnitude.isFinite else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
