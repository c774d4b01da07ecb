import Foundation
import Testing

@testable import TouchstoneTool

/// Files that are read from standard input, and files that cannot be what they are taken for.
@Suite struct InputTests {
  /// Runs a command whose standard input is a string.
  private func run(_ words: [String], input: String, _ console: Console) throws -> CommandLineTool.Status {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    var tool = console.tool
    tool.standardInput = pipe.fileHandleForReading.fileDescriptor
    return tool.run(words)
  }

  @Test(arguments: ["run", "check", "explain", "conflicts"])
  func `a scenario is read from standard input`(command: String) throws {
    let console = Console()

    let status = try run([command, "-"], input: ToolTests.good, console)

    #expect((status, console.errors, console.output.isEmpty) == (.success, [], false))
  }

  @Test func `velocities, recordings and Swift are read from standard input`() throws {
    let console = Console()
    let recording = """
      # EVEMU 1.2
      N: Pad
      I: 0003 0001 0001 0001
      P: 00 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 03 00 00 00 00 00 80 60 02
      A: 2f 0 9 0 0 0
      A: 35 0 1000 0 0 0
      A: 36 0 1000 0 0 0
      A: 39 0 65535 0 0 0
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0500
      E: 0.000001 0003 0036 0500
      E: 0.000001 0000 0000 0000
      E: 0.050001 0003 0039 -001
      E: 0.050001 0000 0000 0000
      """

    #expect(
      try run(["velocity", "-"], input: #"{"samples": [[0, 0, 0], [0.1, 1, 2]], "lift": 9}"#, console) == .success)
    #expect(try run(["port", "-"], input: "let view = UIView()\n", console) == .success)
    #expect(console.output == ["0 0", "import Touchstone\n\nlet view = View()"])
    #expect(try run(["replay", "-"], input: recording, console) == .success)
    #expect((console.output.contains { $0.hasPrefix("Pad: 1 contacts") }, console.errors) == (true, []))
  }

  @Test func `an error in standard input names it and its line`() throws {
    let console = Console()

    #expect(try run(["run", "-"], input: "{\n  oops", console) == .badInput)

    #expect(console.errors.first?.hasPrefix("touchstone: standard input:2: ") ?? false)
  }

  @Test func `a scenario is not replayed as a recording, and the command that plays it is named`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(ToolTests.good, to: "a.json")
    let console = Console()

    #expect(console.tool.run(["replay", file]) == .badInput)

    #expect(console.errors == ["touchstone: \(file) is a scenario, not a recording: touchstone run plays it"])
  }

  @Test func `a picture in a folder that is not there is an error that names the folder`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(ToolTests.good, to: "a.json")
    let console = Console()

    #expect(console.tool.run(["timeline", file, "-o", folder.path + "/no/a.svg"]) == .badInput)

    #expect(
      console.errors == ["touchstone: cannot write \(folder.path)/no/a.svg: there is no folder \(folder.path)/no"])
  }
}
