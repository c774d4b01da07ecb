import TouchTestSupport

/// Random numbers of a seed, so that a failing seed fails again.
struct Random {
  private var generator: SplitMix64
  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func integer(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(generator.next() >> 11) / 0x1p53
  }
}
