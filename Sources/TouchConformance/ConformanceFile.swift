public import TouchScenarios

/// A file of the conformance suite: a topic and its cases.
///
/// A file that holds one scenario, as those outside the suite do, is a topic of one case without a name.
public struct ConformanceFile: Sendable {
  /// The name of the file, as the caller gave it.
  public let file: String
  /// What the cases have in common, in one line; empty for a file that holds one scenario.
  public let topic: String
  /// The cases, in the order of the file.
  public let cases: [ConformanceCase]

  /// Reads the bytes of a file; `file` is the name that errors and failures give.
  ///
  /// What the cases hold is checked by ``ConformanceCase/scenario()``, so that one mistake spoils one case.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    let value = try JSONValue(parsing: bytes, file: file)
    let document = JSONCursor(value, file: file)
    self.file = file
    guard let cases = try document.optional("cases") else {
      topic = ""
      self.cases = [ConformanceCase(file: file, name: nil, document: value)]
      return
    }
    try document.rejectUnknownKeys(allowed: ["topic", "cases"])
    topic = try document.required("topic").string()
    var found: [ConformanceCase] = []
    for cursor in try cases.array() {
      let name = try cursor.required("name")
      let test = ConformanceCase(file: file, name: try Self.word(name), document: cursor.value)
      guard !found.contains(where: { $0.isNamed(test.name) }) else {
        throw name.error("a second case \"\(test.name ?? "")\"")
      }
      found.append(test)
    }
    guard !found.isEmpty else { throw cases.error("expected a case, found none") }
    self.cases = found
  }

  /// Returns the case with a name.
  public func testCase(named name: String) -> ConformanceCase? { cases.first { $0.isNamed(name) } }

  /// Returns the name that a case must have, which can be given on a command line as it is.
  private static func word(_ cursor: JSONCursor) throws(DocumentError) -> String {
    let name = try cursor.string()
    let isWord = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isWord, !name.isEmpty else { throw cursor.error("expected a name of letters, digits, \"-\" and \".\"") }
    return name
  }
}
