import Testing
import TouchScenarios

struct JSONStringTests {
  static let read: [(String, String, String)] = [
    ("each escape is read", #""\"\\\/\b\f\n\r\t\u0041\u00e9""#, "\"\\/\u{8}\u{C}\n\r\tAé"),
    ("a surrogate pair is one character", #""\ud83d\uDE00""#, "😀"),
    ("text that is not ASCII is read as it is", "\"Größe 😀 ®\"", "Größe 😀 ®"),
    ("text beside an escape is read as it is", #""Größe\n😀""#, "Größe\n😀"),
    ("a null character may be escaped", #""a\u0000b""#, "a\u{0}b"),
  ]

  @Test(arguments: read)
  func `a string is read with its escapes`(name: String, text: String, expected: String) throws {
    #expect(try readJSON(text) == JSONValue(stringLiteral: expected))
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ud83dx""#, #""\ude00""#, #""\ud83d\n""#, #""\ud83d\ud83d""#, #""\ud83d\u0041""#,
  ])
  func `a lone surrogate is refused`(text: String) throws {
    #expect(try jsonRefusal(text).reason == "a lone surrogate in a string")
  }

  @Test(arguments: [#""\x""#, #""\u12g4""#, #""\U0041""#, #""\""#, #""\'""#])
  func `an unknown escape is refused`(text: String) throws {
    _ = try jsonRefusal(text)
  }

  @Test func `a line must not end within a string`() throws {
    #expect(try jsonRefusal("[\n\"ab\ncd\"]").description == "test.json:2: the line ends within a string")
  }

  @Test func `a control character must be escaped`() throws {
    #expect(try jsonRefusal("\"a\tb\"").reason == "a string holds the control character 0x9 unescaped")
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xC3, UInt8(ascii: "\\"), UInt8(ascii: "n")],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) throws {
    let quote = UInt8(ascii: "\"")
    let error = try #require(throws: DocumentError.self) {
      try JSONValue(parsing: [quote] + bytes + [quote], file: "test.json")
    }
    #expect(error.description == "test.json:1: a string is not valid UTF-8")
  }
}
