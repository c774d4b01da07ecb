import Testing

@testable import TouchPort

@Suite struct TokenizerTests {
  @Test(arguments: [
    "let a = 1.5e-3 + 0x1F // end\n", "a...b", "\"\\\"\\(f(\")\"))\" x", "##\"a\"#\\##(b)\"##",
    "\"\"\"\n \"q\" \\(x)\n\"\"\"", "`class`.self",
    "\r\n\t@objc(a) #if x",
  ])
  func `the tokens are the text`(text: String) {
    #expect(Tokenizer.tokens(of: text).map(\.text).joined() == text)
  }

  @Test func `kinds are distinguished`() {
    let tokens = Tokenizer.tokens(of: "@objc let a = #line + \"s\" // c")

    #expect(
      tokens.filter { $0.kind != .whitespace }.map(\.kind)
        == [.attribute, .identifier, .identifier, .symbol, .directive, .symbol, .string, .comment])
  }

  @Test(arguments: ["1", "1.5", "1.25e-3", "2E+4", "0x1F", "1_000"])
  func `a number is one token, with its fraction and exponent`(text: String) {
    #expect(Tokenizer.tokens(of: text + " ").map(\.text) == [text, " "])
  }

  @Test func `lines are counted through strings and comments`() {
    let tokens = Tokenizer.tokens(of: "/*\n\n*/ a \"\"\"\n\n\"\"\" b")

    #expect([tokens.first { $0.text == "a" }?.line, tokens.first { $0.text == "b" }?.line] == [3, 5])
  }
}
