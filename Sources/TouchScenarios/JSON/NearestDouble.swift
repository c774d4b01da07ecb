import TouchEvents

/// The double that is nearest to a decimal number, the even one in the middle between two.
enum NearestDouble {
  /// Returns the double of a number in JSON's form; `nil` when it is beyond all doubles.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    #if hasFeature(Embedded)
      return computed(text)
    #else
      // The standard library's reader gives the same, in a fraction of the time; a bare machine does not have it.
      guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
      return number
    #endif
  }

  /// The same by exact arithmetic alone.
  static func computed(_ text: ArraySlice<UInt8>) -> Double? {
    var digits = BigNatural(0)
    var digitCount = 0
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
        let digit = Int(byte - UInt8(ascii: "0"))
        if isExponent {
          exponent = min(exponent * 10 + digit, 1_000_000)
        } else {
          // Beyond 800 digits only whether one of them is not zero can matter, and hardly that.
          if digitCount < 800 { digits.multiply(by: 10, adding: UInt32(digit)) } else { power += 1 }
          if !digits.isZero { digitCount += 1 }
          if isBehindPoint { power -= 1 }
        }
      default: break
      }
    }
    power += isExponentNegative ? -exponent : exponent
    guard let magnitude = magnitude(digits, power, digitCount) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// A whole number times a power of ten.
  private static func magnitude(_ digits: BigNatural, _ power: Int, _ digitCount: Int) -> Double? {
    if digits.isZero || digitCount + power < -400 { return 0 }
    if digitCount + power > 400 { return nil }
    var number = digits
    var shift = 0
    var isInexact = false
    if power >= 0 {
      for _ in 0..<power { number.multiply(by: 10) }
    } else {
      // Enough bits above the power of ten, so that what the division leaves is far below a double's last bit.
      shift = 128 - power * 4
      number.shiftLeft(by: shift)
      for _ in 0..<(-power) where number.divide(by: 10) != 0 { isInexact = true }
    }
    let surplus = max(0, number.bitCount - 64)
    let bits = number.highestBits | (isInexact ? 1 : 0)
    return rounded(bits, surplus - shift)
  }

  /// The double nearest to some bits, of which the last stands for all below it, times a power of two.
  private static func rounded(_ bits: UInt64, _ power: Int) -> Double? {
    let length = 64 - bits.leadingZeroBitCount
    // A double has 53 bits, fewer below 2^-1022.
    let surplus = max(max(0, length - 53), -1074 - power)
    guard surplus < 64 else { return 0 }
    var kept = bits >> UInt64(surplus)
    if surplus > 0 {
      let rest = bits & (1 << UInt64(surplus) - 1)
      let half: UInt64 = 1 << UInt64(surplus - 1)
      if rest > half || rest == half && kept & 1 == 1 { kept += 1 }
    }
    let exponent = power + surplus
    guard exponent < 972 else { return nil }
    let result = Double(sign: .plus, exponent: exponent, significand: Double(kept))
    return result.isFinite ? result : nil
  }
}
