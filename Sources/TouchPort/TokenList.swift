/// The tokens of a file while it is rewritten: what is taken out stays as an empty token, so that places keep their numbers.
struct TokenList {
  private(set) var tokens: [Token]

  init(_ text: String) { tokens = Tokenizer.tokens(of: text) }

  var text: String { tokens.map { $0.text }.joined() }
  var indices: Range<Int> { tokens.indices }

  subscript(index: Int) -> Token { tokens[index] }

  /// Returns the text of a token, or nothing outside the file.
  func text(_ index: Int?) -> String { index.map { tokens[$0].text } ?? "" }

  mutating func replace(_ index: Int, with text: String) { tokens[index].text = text }

  mutating func remove(_ range: some Sequence<Int>) {
    for index in range { tokens[index].text = "" }
  }

  /// Takes the space out that follows a token.
  mutating func removeSpace(after index: Int) {
    if index + 1 < tokens.count, tokens[index + 1].kind == .whitespace { tokens[index + 1].text = "" }
  }

  /// Returns the next token of code that is still there.
  func next(_ index: Int?) -> Int? {
    guard var place = index.map({ $0 + 1 }) else { return nil }
    while place < tokens.count {
      if tokens[place].isCode, !tokens[place].text.isEmpty { return place }
      place += 1
    }
    return nil
  }

  /// Returns the token of code before another one.
  func previous(_ index: Int?) -> Int? {
    guard var place = index.map({ $0 - 1 }) else { return nil }
    while place >= 0 {
      if tokens[place].isCode, !tokens[place].text.isEmpty { return place }
      place -= 1
    }
    return nil
  }

  /// Returns where the bracket ends that begins here.
  func end(of start: Int) -> Int? {
    let closing = ["(": ")", "{": "}", "[": "]", "<": ">"][tokens[start].text]
    guard let closing else { return nil }
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .symbol {
      if tokens[index].text == tokens[start].text { depth += 1 }
      if tokens[index].text == closing {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Returns where the bracket begins that ends here.
  func start(of end: Int) -> Int? {
    let opening = [")": "(", "}": "{", "]": "["][tokens[end].text]
    guard let opening else { return nil }
    var depth = 0
    for index in (0...end).reversed() where tokens[index].kind == .symbol {
      if tokens[index].text == tokens[end].text { depth += 1 }
      if tokens[index].text == opening {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Returns the first token of the line that a token is in.
  func lineStart(_ index: Int) -> Int {
    var place = index
    while place > 0, tokens[place - 1].kind != .newline { place -= 1 }
    return place
  }

  /// Returns the line break at the end of the line that a token is in, or the last token of the file.
  func lineEnd(_ index: Int) -> Int {
    var place = index
    while place < tokens.count - 1, tokens[place].kind != .newline { place += 1 }
    return place
  }

  /// Takes tokens out, and their lines with them where nothing else is left on them.
  mutating func removeWithLine(_ range: ClosedRange<Int>) {
    let start = lineStart(range.lowerBound)
    let end = lineEnd(range.upperBound)
    remove(range)
    let rest = (start...end).filter { tokens[$0].isCode || tokens[$0].kind == .comment }
    if rest.allSatisfy({ tokens[$0].text.isEmpty }) {
      remove(start...end)
    } else {
      var place = range.upperBound + 1
      while place <= end, tokens[place].kind == .whitespace {
        tokens[place].text = ""
        place += 1
      }
    }
  }
}
