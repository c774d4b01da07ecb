/// The ids of rules that files cite, held against those that the documentation defines.
struct RuleCitations {
  /// The ids that a heading of the rules defines, such as `GX-1`.
  let defined: [String]
  private let ids: Set<String>
  private let prefixes: Set<String>

  /// Takes the ids from the headings of the pages of rules.
  init(pages: [SourceFile]) {
    defined = pages.flatMap { page in
      page.text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^### ([A-Z]{1,2}-[0-9]+[a-z]?)\b/).map { String($0.output.1) }
      }
    }
    ids = Set(defined)
    prefixes = Set(defined.map { String($0.prefix { $0 != "-" }) })
  }

  /// Every id of a file that looks like a rule's and is defined nowhere, and every number of a section or a decision
  /// that stands instead of an id, as sentences.
  ///
  /// A withdrawn id may stand where the rule that took its place follows at once: `R-12 (now TA-3)`. A number in
  /// parentheses is a section's where a space precedes it, so that the arguments of calls are none.
  func violations(_ file: SourceFile) -> [String] {
    var violations: [String] = []
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where Self.mayCite(line.utf8) {
      for match in line.matches(of: /\b([A-Z]{1,2})-([0-9]+)([a-z]?)\b(?! \(now )/) {
        let id = String(match.output.0)
        guard prefixes.contains(String(match.output.1)), !ids.contains(id) else { continue }
        violations.append("\(file.path):\(index + 1): \(id) is defined nowhere in Documentation/Behaviour")
      }
      for match in line.matches(of: /\b([Dd]ecisions? [0-9]+|[Ss]ection [0-9]+(?:\.[0-9]+)?)\b/) {
        violations.append("\(file.path):\(index + 1): \(match.output.1) is no id of a rule")
      }
      for match in line.matches(of: /(?:^|\s)(\([0-9]\.[0-9]+\))/) {
        violations.append("\(file.path):\(index + 1): \(match.output.1) is no id of a rule")
      }
    }
    return violations
  }

  /// Whether three bytes of a line could belong to a citation, which few lines' do: expressions take their time.
  private static func mayCite(_ line: Substring.UTF8View) -> Bool {
    var (first, second): (UInt8, UInt8) = (0, 0)
    for third in line {
      switch (first, second, third) {
      case (UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9")),
        (UInt8(ascii: "n"), UInt8(ascii: " "), UInt8(ascii: "0")...UInt8(ascii: "9")),
        (UInt8(ascii: "s"), UInt8(ascii: " "), UInt8(ascii: "0")...UInt8(ascii: "9")),
        (UInt8(ascii: "("), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ".")):
        return true
      default: (first, second) = (second, third)
      }
    }
    return false
  }
}
