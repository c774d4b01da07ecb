import Testing
import TouchScenarios

struct JSONStringTests {
  @Test func `each escape is read`() throws {
    #expect(try readJSON(#""\"\\\/\b\f\n\r\t\u0041\u00e9""#) == "\"\\/\u{8}\u{C}\n\r\tAé")
  }

  @Test func `a surrogate pair is one character`() throws {
    #expect(try readJSON(#""\ud83d\uDE00""#) == "😀")
  }

  @Test func `text that is not ASCII is read as it is`() throws {
    #expect(try readJSON("\"Größe 😀 ®\"") == "Größe 😀 ®")
  }

  @Test func `text beside an escape is read as it is`() throws {
    #expect(try readJSON(#""Größe\n😀""#) == "Größe\n😀")
  }

  @Test func `a null character may be escaped`() throws {
    #expect(try readJSON(#""a\u0000b""#) == "a\u{0}b")
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
