/// A Swift source split into its code and its prose, line for line: each has blanks where the other has text.
///
/// Prose is comments, the text of string literals, and raw identifiers, which belong to the code as well. Interpolations are
/// code.
struct CodeText {
  /// The lines of code, as many as the source has.
  let lines: [String]
  /// The lines of prose, as many as the source has.
  let prose: [String]

  init(_ source: String) {
    var blanker = Blanker(source)
    blanker.blankCode(untilParenthesis: false)
    lines = Self.lines(blanker.output)
    prose = Self.lines(blanker.prose)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Copies a source byte by byte and writes spaces for what is no code.
private struct Blanker {
  private let input: [UInt8]
  private(set) var output: [UInt8] = []
  private(set) var prose: [UInt8] = []
  private var position = 0

  init(_ source: String) {
    input = Array(source.utf8)
    output.reserveCapacity(input.count)
    prose.reserveCapacity(input.count)
  }

  /// Copies code to the end, or to the parenthesis that closes an interpolation.
  mutating func blankCode(untilParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): blankLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): blankComment()
      case UInt8(ascii: "`"): copyRawIdentifier()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let hashes = stringStart() { blankString(hashes: hashes) } else { copy() }
      case UInt8(ascii: "("):
        depth += 1
        copy()
      case UInt8(ascii: ")"):
        copy()
        if untilParenthesis && depth == 0 { return }
        depth -= 1
      default: copy()
      }
    }
  }

  private mutating func blankLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { blank() }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && peek() != nil
  }

  private mutating func copyRawIdentifier() {
    let start = position
    copy()
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      copy()
      if byte == UInt8(ascii: "`") { break }
    }
    prose.replaceSubrange(start..<position, with: input[start..<position])
  }

  /// The number of `#` before a string literal that starts here; `nil` when none does.
  private func stringStart() -> Int? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func blankString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    blank(hashes)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quote.utf8.count)
    while peek() != nil {
      switch peek() {
      case UInt8(ascii: "\"") where starts(with: quote + fence): return blank(quote.utf8.count + hashes)
      case UInt8(ascii: "\n") where quote == "\"": return
      case UInt8(ascii: "\\") where starts(with: "\\" + fence + "("):
        blank(hashes + 2)
        blankCode(untilParenthesis: true)
      case UInt8(ascii: "\\") where starts(with: "\\" + fence): blank(hashes + 2)
      default: blank()
      }
    }
  }

  // MARK: Bytes

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < input.count ? input[position + offset] : nil
  }

  private func starts(with text: String) -> Bool { input[position...].starts(with: text.utf8) }

  private mutating func copy() {
    output.append(input[position])
    prose.append(blankByte)
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < input.count {
      output.append(blankByte)
      prose.append(input[position])
      position += 1
    }
  }

  /// What stands for the current byte where it is blanked out: lines stay lines.
  private var blankByte: UInt8 { input[position] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " ") }
}
