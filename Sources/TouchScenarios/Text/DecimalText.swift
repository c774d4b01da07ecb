import TouchEvents

/// Numbers as logs write them: rounded as C's `%.3f` does, to the even digit when in doubt, for every reader the same.
package enum DecimalText {
  /// A time: three decimals.
  package static func time(_ time: Double) -> String { threeDecimals(time) }

  /// A detail: three decimals without trailing zeros, and zero without a sign.
  package static func text(_ number: Double) -> String {
    let decimals = threeDecimals(number)
    guard number.isFinite else { return decimals }
    var bytes = Array(decimals.utf8)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return haveEqualBytes(text, "-0") ? "0" : text
  }

  private static func threeDecimals(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    var thousandths = thousandths(of: number.magnitude)
    let decimals = thousandths.divide(by: 1000)
    var text = number.sign == .minus ? "-" : ""
    text += thousandths.text + "."
    if decimals < 100 { text += "0" }
    if decimals < 10 { text += "0" }
    return text + "\(decimals)"
  }

  /// A number of at least zero in thousandths, rounded from its exact value.
  private static func thousandths(of number: Double) -> BigNatural {
    guard number > 0 else { return BigNatural(0) }
    // The number is an integer below 2^53 times a power of two.
    let isNormal = number.isNormal
    let integer = number.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let power = (isNormal ? Int(number.exponentBitPattern) : 1) - 1075
    var result = BigNatural(integer)
    result.multiply(by: 1000)
    if power >= 0 {
      result.shiftLeft(by: power)
    } else {
      result.divideByPowerOfTwo(-power)
    }
    return result
  }
}
