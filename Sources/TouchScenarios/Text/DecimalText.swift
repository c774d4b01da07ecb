import TouchEvents

/// Numbers as logs write them: rounded like C's `%.3f` (ties to even), and identical on every platform.
package enum DecimalText {
  /// Returns a time: three decimals.
  package static func time(_ time: Double) -> String { threeDecimals(time) }

  /// Returns a detail: three decimals without trailing zeros, and zero without a sign.
  package static func text(_ number: Double) -> String {
    let decimals = threeDecimals(number)
    guard number.magnitude < 0x1p63 else { return decimals }
    var bytes = Array(decimals.utf8)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return haveEqualBytes(text, "-0") ? "0" : text
  }

  private static func threeDecimals(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    let magnitude = number.magnitude
    let sign = number.sign == .minus ? "-" : ""
    // Doubles this large have no fraction and don't fit in an integer; C's full expansion would be useless here.
    guard magnitude < 0x1p63 else { return sign + ShortestDecimal.text(magnitude) }
    let (integer, thousandths) = parts(of: magnitude)
    let zeros = thousandths < 10 ? "00" : thousandths < 100 ? "0" : ""
    return sign + "\(integer).\(zeros)\(thousandths)"
  }

  /// Returns the integer part and the thousandths of a number, rounded from its exact value with ties to even.
  private static func parts(of magnitude: Double) -> (integer: UInt64, thousandths: UInt64) {
    let integer = UInt64(magnitude)
    let fraction = magnitude - Double(integer)
    // The fraction is an integer below 2^53 divided by a power of two. Below 2^-11 it rounds to zero thousandths.
    let power = 1075 - Int(fraction.exponentBitPattern)
    guard power < 64 else { return (integer, 0) }
    let product = (fraction.significandBitPattern | 1 << 52) * 1000
    var thousandths = product >> UInt64(power)
    let rest = product - thousandths << UInt64(power)
    let half: UInt64 = 1 << UInt64(power - 1)
    if rest > half || rest == half && thousandths & 1 == 1 { thousandths += 1 }
    return thousandths == 1000 ? (integer + 1, 0) : (integer, thousandths)
  }
}
