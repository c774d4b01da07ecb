import Testing

@Suite struct FileLengthTests {
  @Test func `no source file is too long`() {
    let violations = FileLengths(allowed: LongFile.allowed).violations(SourceTree.swift)

    #expect(violations == [])
  }

  @Test func `no test file is too long`() {
    let violations = FileLengths(allowed: []).violations(SourceTree.tests)

    #expect(violations == [])
  }

  private func file(_ path: String, lines: Int) -> SourceFile {
    SourceFile(path: path, text: String(repeating: "a()\n// why\n\n", count: lines))
  }

  @Test func `comments and blank lines do not count`() {
    #expect(FileLengths(allowed: []).violations([file("A.swift", lines: 300)]) == [])
  }

  @Test func `a long file is found unless it is allowed`() {
    let long = file("A.swift", lines: 301)
    let allowed = [LongFile(path: "A.swift", reason: "one table")]

    #expect(
      FileLengths(allowed: []).violations([long]) == ["A.swift has 301 lines of code: part it by topic"])
    #expect(FileLengths(allowed: allowed).violations([long]) == [])
  }

  @Test func `nothing allows a file beyond the limit`() {
    let lengths = FileLengths(allowed: [LongFile(path: "A.swift", reason: "one table")])

    #expect(lengths.violations([file("A.swift", lines: 451)]).count == 1)
  }

  @Test func `an allowance that nothing needs is found`() {
    let lengths = FileLengths(allowed: [LongFile(path: "A.swift", reason: "one table")])

    #expect(
      lengths.violations([file("A.swift", lines: 10)]) == ["A.swift is no longer long: remove its allowance"])
  }

  @Test func `an empty walk is a violation`() {
    #expect(FileLengths(allowed: []).violations([]).count == 1)
  }
}
