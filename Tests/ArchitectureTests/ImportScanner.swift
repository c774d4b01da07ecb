/// One import declaration of a source file.
struct ImportDeclaration: Equatable {
  let module: String
  var line = 1
  var attributes: [String] = []
  /// Whether public declarations may name what is in the module.
  var isPublic = false

  /// Whether the module becomes part of the importing one.
  var isReexported: Bool { attributes.contains("_exported") }
}

/// Finds the import declarations of a Swift source, in every spelling of the language.
enum ImportScanner {
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor", "macro",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open",
  ]

  /// The imports of a source in order; conditions around them make no difference.
  static func imports(in code: CodeText) -> [ImportDeclaration] {
    let tokens = tokens(of: code)
    var found: [ImportDeclaration] = []
    for (index, token) in tokens.enumerated() where token.text == "import" {
      // `x.import` is a member; the declaration's keyword never follows a period.
      if index > 0 && tokens[index - 1].text == "." { continue }
      var next = index + 1
      if next + 1 < tokens.count && kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count, tokens[next].isWord else { continue }
      found.append(
        ImportDeclaration(
          module: tokens[next].text.replacing("`", with: ""), line: token.line,
          attributes: attributes(before: index, in: tokens), isPublic: index > 0 && tokens[index - 1].text == "public"))
    }
    return found
  }

  /// The attributes in front of a declaration, back over modifiers and arguments such as `@_spi(Name)`.
  private static func attributes(before index: Int, in tokens: [Token]) -> [String] {
    var found: [String] = []
    var index = index - 1
    while index >= 0 {
      if modifiers.contains(tokens[index].text) {
        index -= 1
        continue
      }
      if tokens[index].text == ")" {
        while index > 0 && tokens[index].text != "(" { index -= 1 }
        index -= 1
      }
      guard index >= 1, tokens[index].isWord, tokens[index - 1].text == "@" else { return found }
      found.append(tokens[index].text)
      index -= 2
    }
    return found
  }

  // MARK: Tokens: words, names in backticks, and single signs.

  private struct Token {
    let text: String
    let line: Int

    var isWord: Bool { text.utf8.first.map { $0 == UInt8(ascii: "`") || isWordByte($0) } ?? false }
  }

  private static func tokens(of code: CodeText) -> [Token] {
    var tokens: [Token] = []
    for (number, line) in code.lines.enumerated() {
      var rest = line.utf8[...]
      while let first = rest.first {
        let length: Int
        if first == UInt8(ascii: "`") {
          length =
            rest.dropFirst().firstIndex(of: first).map { rest.distance(from: rest.startIndex, to: $0) + 1 }
            ?? 1
        } else {
          length = max(1, rest.prefix(while: isWordByte).count)
        }
        if first != UInt8(ascii: " ") {
          tokens.append(Token(text: String(decoding: rest.prefix(length), as: UTF8.self), line: number + 1))
        }
        rest = rest.dropFirst(length)
      }
    }
    return tokens
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
