import Foundation
import Testing
import TouchDevices
import TouchScenarios
import Touchstone

@testable import TouchLinuxInput
@testable import TouchstoneTool

#if os(Linux)
  @Suite("touchstone live")
  struct LiveTests {
    private static let header = """
      N: Panel
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 400 0 0 10
      A: 36 0 300 0 0 10
      A: 39 0 65535 0 0 0
      """

    /// A stream of events: seconds, type, code, value.
    private func stream(_ events: [(Double, UInt16, UInt16, Int32)]) throws -> Pipe {
      let pipe = Pipe()
      for (time, type, code, value) in events {
        let event = DeviceEvent(time: Int64(time * 1_000_000), type: type, code: code, value: value)
        pipe.fileHandleForWriting.write(Data(EventFraming.bytes(of: event)))
      }
      try pipe.fileHandleForWriting.close()
      return pipe
    }

    private let tap: [(Double, UInt16, UInt16, Int32)] = [
      (5, 3, 0x39, 1), (5, 3, 0x35, 100), (5, 3, 0x36, 100), (5, 0, 0, 0), (5.05, 3, 0x39, -1), (5.05, 0, 0, 0),
    ]

    private func run(_ console: Console, _ arguments: [String], reading pipe: Pipe) -> CommandLineTool.Status {
      var tool = console.tool
      tool.standardInput = pipe.fileHandleForReading.fileDescriptor
      return tool.run(["live", "-"] + arguments)
    }

    @Test
    func `a stream is recognized, and recognizers that did not recognize are explained`() throws {
      let folder = try ScratchFolder()
      let console = Console()
      let description = try folder.write(Self.header, to: "panel.desc")

      let status = run(console, ["--description", description], reading: try stream(tap))

      #expect(status == .success)
      #expect(console.errors == [])
      #expect(
        console.output.first == "Panel: touchscreen, 10 contacts (protocol B), 401 x 301 units, 40 x 30 mm")
      #expect(console.output.contains("    0.050 s  tap  action recognized"))
      #expect(console.output.contains { $0.contains("longPress") && $0.contains("did not recognize") })
      #expect(console.output.last == "nothing is pending")
    }

    @Test
    func `a panel is worked, and the recorded session replays the log`() throws {
      let folder = try ScratchFolder()
      let console = Console()
      let description = try folder.write(Self.header, to: "panel.desc")
      let panel = try folder.write(
        """
        {"window": {"size": [400, 300]}, "views": [{"id": "b", "kind": "button", "frame": [50, 50, 100, 100],
          "targets": [{"for": "touchUpInside", "action": "pressed"}]}], "responds": {"window": ["pressed"]},
         "input": [], "show": ["controls", "actions"]}
        """, to: "panel.json")
      let record = folder.path + "/session.json"

      let status = run(
        console, ["--description", description, "--panel", panel, "--record", record], reading: try stream(tap))
      let replay = Console()

      #expect(
        (
          status, console.output.contains { $0.contains("b  touchUpInside") }, replay.tool.run(["run", record]),
          replay.output.contains { $0.contains("b touchUpInside") }
        ) == (.success, true, .success, true))
    }

    @Test(
      "What cannot be read says why, and exits 2",
      arguments: [
        (["/dev/input/event9999"], "there is no device"), (["/etc/hostname"], "is no input device"),
        (["-"], "--description"), (["-", "--rotate", "45"], "--rotate"),
        (["-", "--description", "none.desc"], "none.desc"), (["/dev/null", "--description", "a"], "standard input"),
      ])
    func errors(arguments: [String], words: String) {
      let console = Console()

      #expect(console.tool.run(["live"] + arguments) == .badInput)

      #expect(console.errors.count == 1)
      #expect(console.errors.first?.contains(words) ?? false, "\(console.errors)")
    }

    @Test
    func `devices without touches are described as such`() throws {
      let folder = try ScratchFolder()
      let console = Console()
      let description = try folder.write("N: Keyboard\nB: 01 ff", to: "keyboard.desc")

      let status = run(console, ["--description", description], reading: try stream([]))

      #expect((status, console.errors.first?.contains("describes no touch device")) == (.badInput, true))
    }
  }
#endif
