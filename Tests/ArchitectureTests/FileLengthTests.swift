import Testing

@Suite struct FileLengthTests {
  @Test func `no source file is too long`() {
    #expect(FileLengths.violations(SourceTree.swift) == [])
  }

  @Test func `no test file is too long`() {
    #expect(FileLengths.violations(SourceTree.tests) == [])
  }

  private func violations(of lines: String, times: Int) -> [String] {
    FileLengths.violations([SourceFile(path: "A.swift", text: String(repeating: lines, count: times))])
  }

  @Test func `a file under the limit is fine`() {
    #expect(violations(of: "a()\n", times: 299) == [])
  }

  @Test func `a file of as many lines as the limit is too long`() {
    #expect(violations(of: "a()\n", times: 300) == ["A.swift has 300 lines: part it by topic"])
  }

  @Test func `comments and blank lines count`() {
    #expect(violations(of: "a()\n// why\n\n", times: 100) == ["A.swift has 300 lines: part it by topic"])
  }

  @Test func `a file with an open class may be longer, up to a limit of its own`() {
    #expect(
      (
        violations(of: "open class A {\n// why\n}\n", times: 175),
        violations(of: "open class A {\n// why\n}\n", times: 176).count,
        violations(of: "open class A {\n// why\n// and\n// so\n", times: 150).count
      ) == ([], 1, 1))
  }

  @Test func `an exempt file may be long, and must need it`() throws {
    let path = try #require(FileLengths.exemptions.keys.first)

    #expect(
      (
        FileLengths.violations([SourceFile(path: path, text: String(repeating: "a()\n", count: 900))]),
        FileLengths.violations([SourceFile(path: path, text: "a()\n")])
      ) == ([], ["\(path) is exempt and does not need it"]))
  }

  @Test func `an empty walk is a violation`() {
    #expect(FileLengths.violations([]).count == 1)
  }
}
