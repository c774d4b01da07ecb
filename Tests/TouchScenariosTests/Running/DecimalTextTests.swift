import Testing
import TouchScenarios

@Suite("Numbers of the log")
struct DecimalTextTests {
  @Test(
    "Details are rounded like C's %.3f and lose trailing zeros and the sign of zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-3.0, "-3"), (0.5, "0.5"), (1.25, "1.25"), (1.0005, "1"),
      (0.0005, "0.001"),
      (-0.0004, "0"), (2.9996, "3"), (0.0625, "0.062"), (0.1875, "0.188"),
      (0x1p62, "4611686018427387904"), (-2e20, "-2e+20"), (.infinity, "inf"),
      (100.0, "100"), (1234567.891, "1234567.891"), (0.1 + 0.2, "0.3"), (-12.3456, "-12.346"),
    ])
  func details(number: Double, text: String) { #expect(DecimalText.text(number) == text) }

  @Test(arguments: [(0.0, "0.000"), (0.05, "0.050"), (12.3456, "12.346")])
  func `times have three decimals`(time: Double, text: String) { #expect(DecimalText.time(time) == text) }
}
