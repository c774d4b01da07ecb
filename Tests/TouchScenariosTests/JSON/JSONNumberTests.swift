import Testing
import TouchScenarios

struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-1", -1), ("10", 10), ("0.1", 0.1), ("-0.25", -0.25),
      ("123456789.123456", 123456789.123456),
      ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5), ("0.000000000000001", 1e-15), ("0e10", 0),
      ("9007199254740993", 0x1p53), ("0.3000000000000000444", 0.30000000000000004),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude), ("1e-999", 0),
      ("123456789012345678901234567890", 0x1.8EE90FF6C373Ep+96),
    ] as [(String, Double)])
  func `a number is the nearest double`(text: String, number: Double) throws {
    #expect(try readJSON(text) == JSONValue(.number(number)))
  }

  @Test func `a short decimal fraction is as exact as the compiler's`() throws {
    for thousandths in stride(from: 0, to: 2_000_000, by: 37) {
      let text = "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
      #expect(try readJSON(text) == JSONValue(.number(#require(Double(text)))))
    }
  }

  @Test func `a negative zero keeps its sign`() throws {
    guard case .number(let number) = try readJSON("-0").kind else { return #expect(Bool(false)) }
    #expect(number == 0 && number.sign == .minus)
  }

  @Test(arguments: ["1e999", "-1e999", "1e99999999999999999999"])
  func `a number that is too large is refused`(text: String) throws {
    #expect(try jsonRefusal("[\n" + text + "]").description == "test.json:2: the number \(text) is too large")
  }

  @Test func `a number of any size and many digits is the compiler's`() throws {
    for text in [
      "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "0.1000000000000000055511151231257827",
      "9007199254740993", "1e23", "8.41e21", "123456789012345678901234567890", "4.9406564584124654e-320", "1e-400",
    ] {
      #expect(try readJSON(text) == JSONValue(.number(#require(Double(text)))), "\(text)")
    }
  }

  @Test(arguments: [1.0 / 120, 1.0 / 1000, .pi, 1e-9])
  func `what a bare machine writes is read as the same number, there and here`(unit: Double) throws {
    for count in 1...5_000 {
      let number = Double(count) * unit
      let text = ShortestDecimal.searched(number)

      #expect(
        (
          Double(text), NearestDouble.computed(Array(text.utf8)[...]),
          NearestDouble.computed(Array("\(number)".utf8)[...])
        ) == (number, number, number))
    }
  }

  @Test(
    arguments: [
      ("0.00", 0), ("-0e-5", 0), ("9007199254740993.0", 0x1p53), ("9007199254740993.1", 0x1p53 + 2),
    ] as [(String, Double)])
  func `a bare machine reads zero, and the even one of two doubles that are as near`(text: String, number: Double) {
    #expect(NearestDouble.computed(Array(text.utf8)[...]) == number)
  }

  @Test func `a number is written as the compiler writes it`() {
    for number in [
      0.1, 1.0 / 3, 1e22, 1e-7, 123456.789, Double.leastNonzeroMagnitude, 1.7976931348623157e308, 2.5e-5, 0.0001, 1e16,
      4.35, .pi,
    ] {
      let text = JSONValue(.number(number)).text

      #expect(text == "\(number)".replacing(/\.0$/, with: "") + "\n")
    }
  }
}
