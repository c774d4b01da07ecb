import Testing

@Suite struct RuleCitationTests {
  private static let pages = SourceTree.files(under: ["Documentation"], withExtension: "md")
    .filter { $0.path.hasPrefix("Documentation/Behaviour/") }
  private static let rules = RuleCitations(pages: pages)

  @Test func `each rule is defined once`() {
    let twice = Self.rules.defined.filter { id in Self.rules.defined.count { $0 == id } > 1 }

    #expect(Self.rules.defined.count > 400 && twice == [])
  }

  @Test(arguments: ["Sources", "Plugins", "Tests", "Examples", "Fuzzing", "Benchmarks", "Documentation"])
  func `every rule that code, tests, scenarios and pages cite is defined`(folder: String) {
    let files = ["swift", "json", "md"].flatMap { SourceTree.files(under: [folder], withExtension: $0) }
      .filter { !$0.path.contains("/.build") && !$0.path.hasPrefix("Tests/ArchitectureTests/RuleCitation") }

    #expect(files.flatMap { Self.rules.violations($0) } == [])
  }

  @Test(arguments: [
    ("/// Excluded (GX-1).", []),
    ("/// Excluded (GX-99).", ["a.swift:1: GX-99 is defined nowhere in Documentation/Behaviour"]),
    ("\n// R-26, PH-1a and PH-1z", ["a.swift:2: PH-1z is defined nowhere in Documentation/Behaviour"]),
    ("// as decision 6 says", ["a.swift:1: decision 6 is no id of a rule"]),
    ("// the order of section 3.3", ["a.swift:1: section 3.3 is no id of a rule"]),
    ("/// Cells (6.6).", ["a.swift:1: (6.6) is no id of a rule"]),
    ("dice.chance(0.3)", []),
    ("Withdrawn: R-12 (now GX-1)", []),
    ("Withdrawn: R-12 (now GX-99)", ["a.swift:1: GX-99 is defined nowhere in Documentation/Behaviour"]),
    ("// text in UTF-8, SO-1234", []),
  ])
  func `a citation of nothing is found`(text: String, expected: [String]) {
    let page = SourceFile(path: "rules.md", text: "### GX-1 One\n\n### R-26 Two\n\n### PH-1a Three\n")

    #expect(RuleCitations(pages: [page]).violations(SourceFile(path: "a.swift", text: text)) == expected)
  }
}
