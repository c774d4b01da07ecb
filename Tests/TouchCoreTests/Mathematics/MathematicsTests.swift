import Foundation
import Testing
import TouchEvents
import TouchTestSupport

@Suite struct MathematicsTests {
  /// Numbers at which functions tend to go wrong.
  static let special: [Double] = positive + positive.map { -$0 }

  private static let positive: [Double] = [
    0, 1, 2, 0.5, .infinity, .nan, .pi, .pi / 2, .pi / 4, .leastNonzeroMagnitude, 0x1.8p-1050,
    .leastNormalMagnitude, .greatestFiniteMagnitude, 0x1p-27, 0x1p20, 0x1p52, 0x1p53, 0x1p512, 0x1p1023,
    709.782712893384, 709.7827128933841, 745.1332191019411, 745.1332191019412, 0x1.0000000000001p0,
    0x1.fffffffffffffp-1,
  ]

  typealias Function = @Sendable (Double) -> Double

  static let functions: [(String, Function, Function, [ClosedRange<Double>])] = [
    ("exp", { Mathematics.exp($0) }, { exp($0) }, [-2...2, -746...710]),
    ("log", { Mathematics.log($0) }, { log($0) }, [0.4...2.5, 0...1e6]),
    ("sin", { Mathematics.sin($0) }, { abs($0) < 0x1p20 ? sin($0) : .nan }, [-1...1, -10...10, -1e6...1e6]),
    ("cos", { Mathematics.cos($0) }, { abs($0) < 0x1p20 ? cos($0) : .nan }, [-1...1, -10...10, -1e6...1e6]),
  ]

  @Test(arguments: functions)
  func `exp, log, sin and cos match the platform within two ulps`(
    name: String, own: Function, platform: Function, ranges: [ClosedRange<Double>]
  ) {
    expectAgreement(own, platform, ranges: ranges)
  }

  @Test func `sin and cos match the platform within two ulps next to multiples of a quarter turn`() {
    for count in stride(from: -660_000.0, through: 660_000, by: 499) {
      for angle in [count * .pi / 2, (count * .pi / 2).nextUp] {
        #expect(ulps(Mathematics.sin(angle), sin(angle)) <= 2 && ulps(Mathematics.cos(angle), cos(angle)) <= 2)
      }
    }
  }

  @Test(arguments: [0x1p20, -0x1p20, 1e9, -.greatestFiniteMagnitude])
  func `angles beyond a million radians are refused`(_ angle: Double) {
    #expect(
      [Mathematics.sin(angle).isNaN, Mathematics.cos(angle).isNaN, Mathematics.sin(0x1.fffffffffffffp19).isNaN] == [
        true, true, false,
      ])
  }

  @Test func `atan2 matches the platform within two ulps`() {
    expectAgreement({ Mathematics.atan2(y: $0, x: $1) }, { atan2($0, $1) })
  }

  @Test func `hypot matches the platform within two ulps`() {
    expectAgreement({ Mathematics.hypot($0, $1) }, { hypot($0, $1) })
  }

  @Test func `floor ceil round and truncate are the platform's`() {
    var generator = SplitMix64(seed: 11)
    var values = Self.special + [0.49999999999999994, -0.49999999999999994, 0x1p51 + 0.5, 0x1p52 - 0.5]
    values += (-20...20).map { Double($0) / 4 }
    for _ in 0..<20_000 {
      values.append(Double(bitPattern: generator.next()))
      values.append(.random(in: -1e16...1e16, using: &generator))
      values.append(.random(in: -3...3, using: &generator))
    }
    for value in values {
      #expect(
        [
          same(Mathematics.floor(value), value.rounded(.down)), same(Mathematics.ceil(value), value.rounded(.up)),
          same(Mathematics.round(value), value.rounded()),
          same(Mathematics.truncate(value), value.rounded(.towardZero)),
        ] == [true, true, true, true])
    }
  }

  @Test func `results are the same to the bit everywhere`() {
    // From this implementation; a platform that fuses or reorders arithmetic fails here.
    var bits: UInt64 = 0
    for step in 1...2000 {
      let x = Double(step) * 0.37
      let y = x * 1e3
      for value in [
        Mathematics.exp(x - 300), Mathematics.log(x), Mathematics.sin(x), Mathematics.cos(y),
        Mathematics.atan2(y: x - 300, x: 100 - x / 2), Mathematics.hypot(x, y / 100),
      ] {
        bits = (bits &* 0x100_0000_01b3) ^ value.bitPattern
      }
    }
    #expect(bits == 0x2bee_c148_3ceb_9619)
  }
}

/// Compares a function with the platform's on special numbers, on any bit patterns and in ranges.
private func expectAgreement(
  _ function: (Double) -> Double, _ platform: (Double) -> Double, ranges: [ClosedRange<Double>],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var generator = SplitMix64(seed: 1)
  var worst = (ulps: 0.0, at: 0.0)
  func compare(_ x: Double) {
    let difference = ulps(function(x), platform(x))
    if difference > worst.ulps { worst = (difference, x) }
  }
  for x in MathematicsTests.special { compare(x) }
  for _ in 0..<50_000 {
    compare(Double(bitPattern: generator.next()))
    compare(Double(bitPattern: generator.next() >> 12))
    for range in ranges { compare(.random(in: range, using: &generator)) }
  }
  #expect(worst.ulps <= 2, "at \(worst.at)", sourceLocation: sourceLocation)
}

/// Compares a function of two numbers with the platform's on special numbers, any bit patterns and usual ones.
private func expectAgreement(
  _ function: (Double, Double) -> Double, _ platform: (Double, Double) -> Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var generator = SplitMix64(seed: 2)
  var worst = (ulps: 0.0, at: (0.0, 0.0))
  func compare(_ x: Double, _ y: Double) {
    let difference = ulps(function(x, y), platform(x, y))
    if difference > worst.ulps { worst = (difference, (x, y)) }
  }
  for x in MathematicsTests.special {
    for y in MathematicsTests.special { compare(x, y) }
  }
  for _ in 0..<50_000 {
    let any = Double(bitPattern: generator.next())
    compare(any, Double(bitPattern: generator.next()))
    compare(any, any * .random(in: -2...2, using: &generator))
    compare(Double(bitPattern: generator.next() >> 12), Double(bitPattern: generator.next() >> 12))
    compare(.random(in: -10...10, using: &generator), .random(in: -10...10, using: &generator))
  }
  #expect(worst.ulps <= 2, "at \(worst.at)", sourceLocation: sourceLocation)
}

/// How many units in the last place two results differ by; huge when only one is finite or signs of zero differ.
private func ulps(_ left: Double, _ right: Double) -> Double {
  if same(left, right) { return 0 }
  guard left.isFinite, right.isFinite, left != right else { return .infinity }
  return (left - right).magnitude / max(left.ulp, right.ulp)
}

/// Whether two results are equal to the bit, or both are NaN.
private func same(_ left: Double, _ right: Double) -> Bool {
  left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
}
