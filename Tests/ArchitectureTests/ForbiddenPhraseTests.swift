import Testing

@Suite struct ForbiddenPhraseTests {
  private let search = ForbiddenWordSearch(words: ForbiddenPhrase.all, lines: ForbiddenPhrase.prose, exemptions: [])

  @Test func `comments, strings, test names and pages contain no forbidden phrase`() throws {
    #expect(try search.violations(ForbiddenPhrase.files) == [])
  }

  @Test(arguments: [
    ("// A view that hears of a touch.", "hears"),
    ("let a = \"the view heard nothing\"", "hears"),
    ("@Test func `a delegate is told of a drag`() {}", "is told"),
    ("/// Unless its delegate says no.", "says yes"),
    ("/// Nothing is withheld.", "withheld"),
    ("/// The event at hand.", "at hand"),
    ("// Whoever was asked.", "whoever"),
    ("/// A time that is no number.", "no number"),
    ("/// What is done outside of an event.", "inside of"),
    ("/// An upright rectangle, in points.", "upright"),
    ("/// The speed in points a millisecond.", "a second"),
    ("/// Called when a contender is let through.", "let through"),
    ("/// What a file says of a view.", "says of"),
  ])
  func `a planted phrase is found`(_ line: String, _ phrase: String) throws {
    let found = try search.violations([SourceFile(path: "Sources/Core/Bad.swift", text: "let a = 1\n" + line)])

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Sources/Core/Bad.swift:2: \(phrase): ") == true, "\(found)")
  }

  @Test(arguments: [
    "let heard = told.withheld + \"\\(heard)\"",
    "/// Unless `heard` is set.",
    "// A share, a hearth, the beforehand and a foretold at handover.",
  ])
  func `code and what only resembles a phrase are left alone`(_ line: String) throws {
    #expect(try search.violations([SourceFile(path: "Sources/Core/Good.swift", text: line)]) == [])
  }

  @Test func `a page is searched as a whole`() throws {
    let page = SourceFile(path: "README.md", text: "# Title\n\nIt takes part.")

    #expect(try search.violations([page]) == ["README.md:3: takes part: participates"])
  }
}
