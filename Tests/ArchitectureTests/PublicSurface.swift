/// The public declarations of a module as text, one a line, sorted: what a change of its interface changes.
///
/// It is read from the sources, not by the compiler: an extension's members are listed under the type that it extends, a
/// protocol's requirements and an enumeration's cases with what declares them. Bodies, attributes and default values of
/// stored properties are left out.
enum PublicSurface {
  /// Returns the public declarations in the code of a module's files.
  static func declarations(in files: [SourceFile]) -> [String] {
    files.flatMap { declarations(in: $0.code.lines) }.sorted()
  }

  private struct Scope {
    var name: String
    /// Whether what stands in it is public without a word of its own: in a public protocol, and cases of a public enumeration.
    var isProtocol = false
    var isPublicEnum = false
    var depth: Int
  }

  private static let keywords: Set<String> = [
    "func", "var", "let", "init", "subscript", "case", "class", "struct", "enum", "protocol", "extension", "typealias",
    "associatedtype",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
  private static let requirements: Set<String> = ["func", "var", "init", "subscript", "associatedtype"]

  private static func declarations(in lines: [String]) -> [String] {
    var found: [String] = []
    var scopes: [Scope] = []
    var depth = 0
    var statement = ""
    for line in lines {
      let text = line.trimmingPrefix { $0 == " " }
      if text.isEmpty || text.hasPrefix("@") && !text.contains(" ") { continue }
      statement += (statement.isEmpty ? "" : " ") + text
      // A declaration may continue over lines until its parentheses are closed.
      guard isComplete(statement) else { continue }
      let outer = scopes.last
      if depth == (outer.map { $0.depth + 1 } ?? 0), let declaration = Declaration(statement) {
        let isPublic = declaration.isPublic(in: outer)
        if isPublic { found.append(scopes.map { $0.name + "." }.joined() + declaration.head) }
        if types.contains(declaration.keyword), statement.count(of: "{") > statement.count(of: "}") {
          scopes.append(
            Scope(
              name: declaration.name, isProtocol: isPublic && declaration.keyword == "protocol",
              isPublicEnum: isPublic && declaration.keyword == "enum", depth: depth))
        }
      }
      depth += statement.count(of: "{") - statement.count(of: "}")
      while let last = scopes.last, depth <= last.depth { scopes.removeLast() }
      statement = ""
    }
    return found
  }

  private static func isComplete(_ statement: String) -> Bool {
    statement.count(of: "(") <= statement.count(of: ")") && statement.count(of: "[") <= statement.count(of: "]")
  }

  /// A declaration, taken apart as far as its keyword.
  private struct Declaration {
    let keyword: String
    let name: String
    let head: String
    private let modifiers: [String]

    init?(_ statement: String) {
      var text = Substring(statement)
      while text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
        text = text[text.index(after: space)...]
      }
      let words = text.split(separator: " ")
      guard
        let place = words.firstIndex(where: { keywords.contains(String($0.prefix { $0.isLetter })) }),
        words[..<place].allSatisfy({ word in word.allSatisfy { $0.isLowercase || "()".contains($0) } })
      else { return nil }
      keyword = String(words[place].prefix { $0.isLetter })
      modifiers = words[..<place].map(String.init)
      name = place + 1 < words.count ? String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." }) : ""
      var head = text.prefix { $0 != "{" }
      if !head.contains("("), let equals = head.firstRange(of: " = ") { head = head[..<equals.lowerBound] }
      while head.hasSuffix(" ") { head.removeLast() }
      self.head = String(head)
    }

    func isPublic(in scope: Scope?) -> Bool {
      if modifiers.contains("public") || modifiers.contains("open") { return true }
      guard let scope else { return false }
      return scope.isProtocol && requirements.contains(keyword) || scope.isPublicEnum && keyword == "case"
    }
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
