/// Parts Swift source into tokens, without understanding it: names, literals, comments, symbols.
struct Tokenizer {
  private let text: [Character]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  private init(_ text: String) { self.text = Array(text) }

  /// Returns the tokens of a file.
  static func tokens(of text: String) -> [Token] {
    var tokenizer = Tokenizer(text)
    tokenizer.readCode(untilParenthesis: false)
    return tokenizer.tokens
  }

  private func character(_ offset: Int = 0) -> Character? {
    position + offset < text.count ? text[position + offset] : nil
  }

  private func starts(with word: String) -> Bool {
    var offset = 0
    for wanted in word {
      guard character(offset) == wanted else { return false }
      offset += 1
    }
    return true
  }

  private mutating func add(_ kind: Token.Kind, _ start: Int) {
    let piece = String(text[start..<position])
    tokens.append(Token(kind: kind, text: piece, line: line))
    line += piece.count { $0.isNewline }
  }

  /// Reads code to the end of the file, or to the parenthesis that ends an interpolation, which it leaves.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while let next = character() {
      if untilParenthesis {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { return }
          depth -= 1
        }
      }
      readToken(next)
    }
  }

  private mutating func readToken(_ next: Character) {
    let start = position
    if next.isNewline {
      position += 1
      return add(.newline, start)
    }
    if next.isWhitespace {
      while let next = character(), next.isWhitespace, !next.isNewline { position += 1 }
      return add(.whitespace, start)
    }
    if starts(with: "//") {
      while let next = character(), !next.isNewline { position += 1 }
      return add(.comment, start)
    }
    if starts(with: "/*") { return readBlockComment() }
    if next == "\"" || next == "#", let marks = stringMarks() { return readString(marks) }
    if next.isNumber {
      readNumber()
      return add(.number, start)
    }
    if Self.startsName(next) || next == "`" {
      position += 1
      while let next = character(), Self.continuesName(next) || next == "`" { position += 1 }
      return add(.identifier, start)
    }
    if next == "#" || next == "@" {
      position += 1
      while let next = character(), Self.continuesName(next) { position += 1 }
      return add(next == "#" ? .directive : .attribute, start)
    }
    position += 1
    add(.symbol, start)
  }

  private static func startsName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "$"
  }
  private static func continuesName(_ character: Character) -> Bool { startsName(character) || character.isNumber }

  private mutating func readNumber() {
    position += 1
    while let next = character() {
      let isFraction = next == "." && character(1).map { $0.isNumber } == true
      let isExponent = (next == "-" || next == "+") && (text[position - 1] == "e" || text[position - 1] == "E")
      guard Self.continuesName(next) || isFraction || isExponent else { return }
      position += 1
    }
  }

  private mutating func readBlockComment() {
    let start = position
    var depth = 0
    while character() != nil {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        position += 1
      }
    }
    add(.comment, start)
  }

  // MARK: Strings

  private struct StringMarks {
    var pounds: Int
    var isMultiline: Bool
  }

  /// Returns how a string literal here is delimited; `nil` where none begins.
  private func stringMarks() -> StringMarks? {
    var pounds = 0
    while character(pounds) == "#" { pounds += 1 }
    guard character(pounds) == "\"" else { return nil }
    return StringMarks(pounds: pounds, isMultiline: character(pounds + 1) == "\"" && character(pounds + 2) == "\"")
  }

  private mutating func readString(_ marks: StringMarks) {
    var start = position
    let pounds = String(repeating: "#", count: marks.pounds)
    let quote = marks.isMultiline ? "\"\"\"" : "\""
    position += marks.pounds + quote.count
    while let next = character() {
      if starts(with: quote + pounds) {
        position += quote.count + marks.pounds
        return add(.string, start)
      }
      if starts(with: "\\" + pounds + "(") {
        position += 2 + marks.pounds
        add(.string, start)
        readCode(untilParenthesis: true)
        start = position
      } else if next == "\\", starts(with: "\\" + pounds) {
        position += 1 + marks.pounds
        if character() != nil { position += 1 }
      } else if next.isNewline, !marks.isMultiline {
        // Not closed: what follows is code again.
        return add(.string, start)
      } else {
        position += 1
      }
    }
    add(.string, start)
  }
}
