import TouchEvents

/// What the rules of `Documentation/Behaviour` are about, by their ids.
public enum RuleTitles {
  /// Returns the title of a rule such as `GX-1`; `nil` for an id that no document defines.
  public static func title(of id: String) -> String? {
    for rule in all where haveEqualBytes(rule.id.description, id) { return rule.title.description }
    return nil
  }

  /// Returns the ids that stand in some lines and have a title, in the order in which they occur, each once.
  static func ids(in lines: [String]) -> [String] {
    var found: [String] = []
    for line in lines {
      for word in words(of: line) where isID(word) {
        let id = String(decoding: word, as: UTF8.self)
        if !found.contains(where: { haveEqualBytes($0, id) }), title(of: id) != nil { found.append(id) }
      }
    }
    return found
  }

  /// Returns the parts of a line between characters that no id has.
  private static func words(of line: String) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    for byte in line.utf8 {
      if isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") {
        words[words.count - 1].append(byte)
      } else if !words[words.count - 1].isEmpty {
        words.append([])
      }
    }
    return words
  }

  /// Returns whether a word is capital letters, a hyphen and a number that may end in a letter.
  private static func isID(_ word: [UInt8]) -> Bool {
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")), hyphen > 0, hyphen + 1 < word.count else { return false }
    let isCapital = word[..<hyphen].allSatisfy { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    return isCapital && isDigit(word[hyphen + 1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
