import Testing
import TouchScenarios

struct JSONWriterTests {
  @Test func `what is short stays on one line`() {
    let value: JSONValue = [
      "t": 0.5, "began": [[1, 2.25, 3]], "lift": true, "none": nil, "empty": [:], "no": [],
    ]
    #expect(
      value.text == #"{"t": 0.5, "began": [[1, 2.25, 3]], "lift": true, "none": null, "empty": {}, "no": []}"#
        + "\n")
  }

  @Test func `what is long is indented by two spaces`() {
    let step: JSONValue = ["t": 0, "tap": [1, 200, 400], "hold": 0.05]
    let value: JSONValue = ["scenario": "A tap", "input": [step, step, step, step]]
    #expect(
      value.text == """
        {
          "scenario": "A tap",
          "input": [
            {"t": 0, "tap": [1, 200, 400], "hold": 0.05},
            {"t": 0, "tap": [1, 200, 400], "hold": 0.05},
            {"t": 0, "tap": [1, 200, 400], "hold": 0.05},
            {"t": 0, "tap": [1, 200, 400], "hold": 0.05}
          ]
        }

        """)
  }

  @Test func `a line of 100 columns is not broken and one of 101 is`() {
    func value(_ length: Int) -> JSONValue {
      ["key": [1, JSONValue(.string(String(repeating: "x", count: length - 16)))]]
    }
    #expect(
      (
        value(100).text.utf8.count, value(100).text.split(separator: "\n").count,
        value(101).text.split(separator: "\n").count > 1
      ) == (101, 1, true))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (5, "5"), (-12.5, "-12.5"), (0.1, "0.1"), (1e15, "1000000000000000"),
      (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func `a number has the fewest digits that keep it`(number: Double, text: String) {
    #expect(JSONValue(.number(number)).text == text + "\n")
  }

  @Test func `a string is escaped where it must be`() {
    #expect(JSONValue(.string("\"\\\n\r\t\u{1}é/😀")).text == "\"\\\"\\\\\\n\\r\\t\\u0001é/😀\"\n")
  }

  @Test func `what is written reads back as the same value`() throws {
    let value: JSONValue = [
      "numbers": [0.1, -2, 1e300, 1e-7, 123456.789], "text": "line\nbreak \u{0} ®",
      "flags": [true, false, nil],
      "nested": [
        ["deep": [["deeper": [:]], [], "and a text that is long enough to force lines to be broken"]]
      ],
    ]
    #expect(try JSONValue(parsing: value.text, file: "test.json") == value)
  }

  @Test func `what was read and written is written the same again`() throws {
    let once = try readJSON(#"{"b": [1.50, 2e2], "a": {"k": "\u00e9"}}"#).text
    #expect(try (readJSON(once).text, once) == (once, #"{"b": [1.5, 200], "a": {"k": "é"}}"# + "\n"))
  }

  @Test func `a deep value costs no more than its lines`() throws {
    var value: JSONValue = [1]
    for _ in 0..<500 { value = [value, "some text that fills the line until it has to be broken, always"] }
    #expect(try JSONValue(parsing: value.text, file: "test.json") == value)
  }
}
