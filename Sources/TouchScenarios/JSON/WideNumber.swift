/// A number with 64 significant bits, eleven more than a double has.
///
/// They are enough to turn 17 digits into the double that they name, and a double into digits that name it, from about
/// 1e-15 to 1e25; beyond, one in a thousand is the next double.
struct WideNumber {
  /// The significant bits, of which the highest is set; zero is not kept.
  private(set) var bits: UInt64
  /// The power of two that the bits are multiplied by.
  private(set) var exponent: Int

  /// Creates a number from an integer that is not zero.
  init(_ integer: UInt64, exponent: Int = 0) {
    let spare = integer.leadingZeroBitCount
    bits = integer << UInt64(spare)
    self.exponent = exponent - spare
  }

  /// Creates a number from a double above zero.
  init(_ magnitude: Double) {
    let isNormal = magnitude.isNormal
    self.init(
      magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0),
      exponent: (isNormal ? Int(magnitude.exponentBitPattern) : 1) - 1075)
  }

  /// Multiplies by a power of ten.
  mutating func multiply(byTenTo power: Int) {
    for _ in 0..<max(0, power) { multiplyByTen() }
    var rest = -power
    while rest > 0 {
      var divisor: UInt64 = 1
      for _ in 0..<min(rest, 18) { divisor *= 10 }
      divide(by: divisor)
      rest -= 18
    }
  }

  private mutating func multiplyByTen() {
    let (sum, isCarry) = bits.addingReportingOverflow(bits >> 2 + (bits >> 1 & 1))
    bits = isCarry ? sum >> 1 | 1 << 63 : sum
    exponent += isCarry ? 4 : 3
  }

  /// Divides by less than 2^60; the last bit is also set for what remains, so that no half is taken for one in the middle.
  private mutating func divide(by divisor: UInt64) {
    var (quotient, remainder) = bits.quotientAndRemainder(dividingBy: divisor)
    while quotient >> 63 == 0 {
      remainder *= 2
      quotient *= 2
      exponent -= 1
      if remainder >= divisor {
        remainder -= divisor
        quotient += 1
      }
    }
    bits = remainder == 0 ? quotient : quotient | 1
  }

  /// The nearest double; infinite beyond all doubles.
  var double: Double { Double(sign: .plus, exponent: exponent, significand: Double(bits)) }

  /// The nearest integer of a number below 2^63.
  var integer: UInt64 {
    let shift = UInt64(-exponent)
    return (bits >> shift) + (bits >> (shift - 1) & 1)
  }
}
