import Foundation
import Testing
import TouchExplain

struct RuleTitleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Behaviour").path

  @Test func `the titles are the headings of the behaviour documents`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".md") }.sorted()
    let text = try files.map { try String(contentsOfFile: Self.folder + "/" + $0, encoding: .utf8) }.joined(
      separator: "\n")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    let rules = headings.filter { $0.first?.isUppercase == true && $0.contains(#/^[A-Z]+-[0-9]+[a-z]? /#) }

    let titles = RuleTitles.all.map { "\($0.id) \($0.title)" }

    #expect(titles == rules, "run Documentation/rule_titles.py")
  }

  @Test func `an id that no document defines has no title`() {
    let title = RuleTitles.title(of: "XX-99")

    #expect(title == nil)
  }
}
