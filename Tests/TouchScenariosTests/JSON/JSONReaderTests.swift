import Foundation
import Testing
import TouchScenarios

@testable import TouchstoneTool

/// Reads a document that must be right.
func readJSON(_ text: String) throws -> JSONValue {
  try JSONValue(parsing: text, file: "test.json")
}

/// The error of a document that must be wrong.
func jsonRefusal(_ text: String) throws -> DocumentError {
  try #require(throws: DocumentError.self) { try JSONValue(parsing: text, file: "test.json") }
}

struct JSONReaderTests {
  static let documents: [(String, String, JSONValue)] = [
    (
      "a document of every kind is read", #" {"a": [null, true, false, -1.5e1, "x", {}, []]} "#,
      ["a": [nil, true, false, -15, "x", [:], []]]
    ),
    ("a document may be a single value", "42", 42),
    (
      "equal keys of different objects are no duplicates", #"[{"a": 1}, {"a": {"a": 2}}]"#, [["a": 1], ["a": ["a": 2]]]
    ),
  ]

  @Test(arguments: documents)
  func `documents are read`(name: String, text: String, expected: JSONValue) throws {
    #expect(try readJSON(text) == expected)
  }

  @Test func `keys keep their order`() throws {
    let cursor = try JSONCursor(readJSON(#"{"z": 1, "a": 2, "m": 3}"#), file: "test.json")
    #expect(try cursor.keys == ["z", "a", "m"])
  }

  @Test func `every value remembers its line`() throws {
    let document = try readJSON("{\n\"a\": [\n1,\n2\n],\n\"b\": null}")
    #expect([document.line, document["a"]?.line, document["b"]?.line] == [1, 2, 6])
    guard case .array(let elements)? = document["a"]?.kind else { return #expect(Bool(false)) }
    #expect(elements.map(\.line) == [3, 4])
  }

  static let refused: [(String, String, String)] = [
    (
      "a duplicate key is refused with its line", "{\n\"a\": 1,\n\"b\": 2,\n\"a\": 3}",
      "test.json:4: duplicate key \"a\", first on line 2"
    ),
    (
      "an error names the line on which it was met", "{\n  \"a\": 1\n  \"b\": 2\n}",
      "test.json:3: expected ',' or '}', found '\"'"
    ),
  ]

  @Test(arguments: refused)
  func `a refusal says where it is and why`(name: String, text: String, expected: String) throws {
    #expect(try jsonRefusal(text).description == expected)
  }

  @Test func `a duplicate key is found among many`() throws {
    let members = (0..<1000).map { "\"key\($0)\": 0" }.joined(separator: ",\n")
    let error = try jsonRefusal("{" + members + ",\n\"key700\": 1}")
    #expect(error.line == 1001 && error.reason == "duplicate key \"key700\", first on line 701")
  }

  @Test func `a key that an escape spells is a duplicate too`() throws {
    #expect(try jsonRefusal(#"{"a": 1, "\u0061": 2}"#).reason.hasPrefix("duplicate key"))
  }

  @Test(arguments: ["1 2", "{} x", "[1]]", "null,", "{}\u{0}"])
  func `anything after the document is refused`(text: String) throws {
    #expect(try jsonRefusal(text).reason.hasPrefix("expected the end of the file"))
  }

  @Test(arguments: [
    "", " ", "[", "[1", "[1,", "{", "{\"a\"", "{\"a\":", "{\"a\": 1", "{\"a\": 1,", "\"abc", "\"a\\", "-",
    "1.",
    "1e", "tru", "\"\\u12",
  ])
  func `a document that is cut off is refused`(text: String) throws {
    let error = try jsonRefusal(text)
    #expect(error.line == 1)
  }

  @Test(arguments: [
    "[1,]", "{\"a\": 1,}", "[,1]", "{a: 1}", "{'a': 1}", "{\"a\" 1}", "{1: 2}", "[1 2]", "nul", "True", "NaN",
    "Infinity", "-Infinity", "+1", ".5", "01", "-01", "1.e5", "0x10", "1e+", "// no\n1", "/* no */ 1",
    "\u{FEFF}1",
    "\u{A0}1", "[1}", "\u{B}1",
  ])
  func `what RFC 8259 does not know is refused`(text: String) throws {
    _ = try jsonRefusal(text)
  }

  @Test func `a carriage return is blank and begins no line`() throws {
    #expect(try (readJSON("[1,\r\n2]\r\n"), jsonRefusal("[\r\n\r\n?").line) == ([1, 2], 3))
  }

  @Test func `nesting of 512 levels is read`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    var value = try readJSON(text)
    var depth = 1
    while case .array(let elements) = value.kind, let inner = elements.first {
      value = inner
      depth += 1
    }

    #expect(depth == 512)
  }

  @Test(arguments: ["[", "{\"a\": "])
  func `nesting of more than 512 levels is refused`(opening: String) throws {
    let error = try jsonRefusal(String(repeating: opening, count: 100_000))
    #expect(error.reason == "nested deeper than 512 levels")
  }

  @Test func `a document of more than 64 MiB is refused`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 20 + 1)
    let error = try #require(throws: DocumentError.self) { try JSONValue(parsing: bytes, file: "big.json") }
    #expect(error.description == "big.json: larger than the limit of 64 MiB")
  }

  @Test func `a file is read`() throws {
    let path = NSTemporaryDirectory() + "/touchstone-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{\"a\": 1}".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try JSONValue(parsing: FileBytes.bytes(atPath: path), file: path) == ["a": 1])
  }

  @Test(arguments: [("/nowhere/a.json", "/nowhere/a.json: no such file"), ("/", "/: a folder, not a file")])
  func `a file that is not there and a folder are errors`(path: String, expected: String) throws {
    let error = try #require(throws: DocumentError.self) { try FileBytes.bytes(atPath: path) }
    #expect(error.description == expected)
  }
}
