/// A whole number of any size, for turning numbers into digits and digits into numbers without a rounding on the way.
package struct BigNatural: Sendable {
  /// The digits in base 2^32, the lowest first; the highest is not zero.
  private var limbs: [UInt32] = []

  /// Creates a number.
  package init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  /// A Boolean value that indicates whether the number is zero.
  package var isZero: Bool { limbs.isEmpty }

  /// How many bits the number has; none when it is zero.
  package var bitCount: Int {
    guard let highest = limbs.last else { return 0 }
    return limbs.count * 32 - highest.leadingZeroBitCount
  }

  /// Multiplies the number and adds to it.
  package mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Divides the number and returns the remainder.
  package mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      let part = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(part / UInt64(divisor))
      remainder = part % UInt64(divisor)
    }
    trim()
    return UInt32(remainder)
  }

  /// Multiplies the number by a power of two.
  package mutating func shiftLeft(by bits: Int) {
    guard !isZero else { return }
    let part = UInt32(bits % 32)
    if part > 0 { multiply(by: 1 << part) }
    limbs = Array(repeating: 0, count: bits / 32) + limbs
  }

  /// Divides the number by a power of two and rounds to the nearest, to the even one in the middle.
  package mutating func divideByPowerOfTwo(_ bits: Int) {
    guard bits > 0 else { return }
    let isHalf = bit(bits - 1)
    let isMore = isHalf && hasBits(below: bits - 1)
    shiftRight(by: bits)
    if isHalf, isMore || bit(0) { increment() }
  }

  /// The highest bits of the number, 64 at the most, with the lowest of them set when a bit below them is.
  package var highestBits: UInt64 {
    var copy = self
    let surplus = max(0, bitCount - 64)
    let isInexact = surplus > 0 && hasBits(below: surplus)
    copy.shiftRight(by: surplus)
    let low = UInt64(copy.limbs.first ?? 0)
    let high = copy.limbs.count > 1 ? UInt64(copy.limbs[1]) << 32 : 0
    return high | low | (isInexact ? 1 : 0)
  }

  /// The number in decimal digits.
  package var text: String {
    var rest = self
    var digits: [UInt8] = []
    while !rest.isZero { digits.append(UInt8(ascii: "0") + UInt8(rest.divide(by: 10))) }
    return digits.isEmpty ? "0" : String(decoding: digits.reversed(), as: UTF8.self)
  }

  // MARK: Bits

  private func bit(_ index: Int) -> Bool {
    index / 32 < limbs.count && limbs[index / 32] >> UInt32(index % 32) & 1 == 1
  }

  private func hasBits(below index: Int) -> Bool {
    for limb in limbs.prefix(index / 32) where limb != 0 { return true }
    return index / 32 < limbs.count && limbs[index / 32] & (1 << UInt32(index % 32) - 1) != 0
  }

  private mutating func shiftRight(by bits: Int) {
    guard bits > 0 else { return }
    limbs.removeFirst(min(limbs.count, bits / 32))
    let part = UInt32(bits % 32)
    if part > 0 { _ = divide(by: 1 << part) }
  }

  private mutating func increment() {
    for index in limbs.indices {
      limbs[index] &+= 1
      if limbs[index] != 0 { return }
    }
    limbs.append(1)
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
