import Foundation
import Testing

@testable import TouchstoneTool

/// The pages that the tool prints of itself.
@Suite struct HelpTests {
  @Test func `no line of a page of help is longer than 80 columns`() {
    let pages = [CommandLineTool.help] + CommandLineTool.Command.allCases.map(\.help)

    let lines = pages.flatMap { $0.split(separator: "\n") }

    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `a long text is broken between words, and further lines are indented`() {
    let text = String(repeating: "word ", count: 20)

    let lines = HelpText.lines(text, after: "Usage: ")

    #expect((lines.map(\.count), lines[1].hasPrefix("       word word")) == ([76, 36], true))
  }

  @Test func `"--version" prints the topmost version of the changelog that was cut`() throws {
    let console = Console()
    let changelog = try String(contentsOfFile: ScenarioFolder.root + "/CHANGELOG.md", encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Unreleased" })

    let status = console.tool.run(["--version"])

    let found = (status, console.output, String(heading.dropFirst(3).prefix { $0 != "," }))
    #expect(found == (.success, ["touchstone \(CommandLineTool.version)"], CommandLineTool.version))
  }
}
