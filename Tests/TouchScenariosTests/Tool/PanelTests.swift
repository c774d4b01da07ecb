import Foundation
import Testing
import TouchDevices
import Touchstone

@testable import TouchLinuxInput
@testable import TouchRecordings
@testable import TouchstoneTool

#if os(Linux)
  /// Small recordings of panels that end contacts in ways of their own, through `replay` and `live`.
  @Suite("Panels through replay and live")
  struct PanelTests {
    private static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Panels").path

    private static let actions: [(file: String, actions: [String])] = [
      ("slots-released-by-key.evemu", ["0.080 tap recognized", "1.080 tap recognized"]),
      ("ids-without-slots.evemu", ["0.080 tap recognized", "1.080 tap recognized"]),
      ("ids-without-slots-beside-single-touch.evemu", ["0.080 tap recognized"]),
      ("hovering-slot.evemu", ["0.480 tap recognized"]),
      ("hovering-slot-then-tap.evemu", ["1.080 tap recognized"]),
      ("last-column-and-row-tap.evemu", ["0.080 tap recognized"]),
      ("last-column-slot.evemu", ["0.080 tap recognized"]),
      ("last-column-swipe.evemu", ["0.060 swipe recognized", "0.020 pan began", "0.200 pan ended"]),
      ("absolute-pointer-clicks.evemu", ["0.080 tap recognized", "1.080 tap recognized"]),
      ("absolute-pointer-moves-then-clicks.evemu", ["0.280 tap recognized"]),
      (
        "pen-hover.evemu",
        [
          "0.000 hover began", "0.200 hover ended", "0.250 swipe recognized", "0.250 pan began", "0.300 pan ended",
          "0.300 hover began", "0.400 hover ended",
        ]
      ),
      ("evtest.txt", ["0.080 tap recognized"]),
      ("libinput-record.yml", ["0.080 tap recognized"]),
      ("getevent-lp.txt", ["0.080 tap recognized"]),
    ]

    /// The actions in an output, without those that only say that something changed, in order of their names.
    private static func actions(in output: [String]) -> [String] {
      output.compactMap { line in
        let words = line.split(separator: " ")
        guard words.count == 5, words[1] == "s", words[3] == "action", words[4] != "changed" else { return nil }
        return "\(words[0]) \(words[2]) \(words[4])"
      }
    }

    private static func stream(_ path: String) throws -> Pipe {
      let text = try RecordingText(parsing: FileBytes.bytes(atPath: path), file: path)
      let pipe = Pipe()
      pipe.fileHandleForWriting.write(Data(text.events.flatMap { EventFraming.bytes(of: $0.event) }))
      try pipe.fileHandleForWriting.close()
      return pipe
    }

    @Test(arguments: actions)
    func `a panel gives the same touches by replay and live, and nothing is down`(
      file: String, actions: [String]
    ) throws {
      let path = Self.folder + "/" + file
      let replayed = Console()
      let live = Console()
      var tool = live.tool
      let pipe = try Self.stream(path)
      tool.standardInput = pipe.fileHandleForReading.fileDescriptor

      let statuses = [replayed.tool.run(["replay", path]), tool.run(["live", "-", "--description", path])]

      let expected = [actions.sorted(), actions.sorted()]
      #expect([replayed, live].map { Self.actions(in: $0.output).sorted() } == expected)
      #expect([replayed, live].map { $0.output.last } == ["nothing is pending", "nothing is pending"])
      #expect(statuses == [.success, .success] && replayed.errors + live.errors == [])
      #expect(!(replayed.output + live.output).contains { $0.hasPrefix("still down") })
    }

    @Test func `a recording without ranges says what to do, and takes them from an option`() {
      let path = Self.folder + "/getevent.txt"
      let bare = Console()
      let ranged = Console()
      let wrong = Console()

      let statuses = [
        bare.tool.run(["replay", path]), ranged.tool.run(["replay", path, "--range", "480x854"]),
        wrong.tool.run(["replay", path, "--range", "480"]),
      ]

      #expect(statuses == [.badInput, .success, .badInput])
      #expect(bare.errors.first?.contains("--range WIDTHxHEIGHT") ?? false, "\(bare.errors)")
      #expect(ranged.output.first == "mtk-tpd: 1 contacts, 0 moves in 0 s")
      #expect(ranged.output.contains("still down: 1"))
      #expect(wrong.errors.first?.contains("1080x1920") ?? false, "\(wrong.errors)")
    }

    @Test func `contacts outside the window, wrong ranges and ignored events are reported by both`() throws {
      let folder = try ScratchFolder()
      var text = "N: Panel\nA: 35 0 399 0 0\nA: 36 0 299 0 0\nA: 2f 0 9 0 0\n"
      for index in 0..<5 {
        text += "E: \(index).000000 0003 0039 \(index)\nE: \(index).000000 0003 0035 \(500 + index)\n"
        text += "E: \(index).000000 0003 0036 10\nE: \(index).000000 0003 0032 7\nE: \(index).000000 0000 0000 0\n"
        text += "E: \(index).050000 0003 0039 -1\nE: \(index).050000 0000 0000 0\n"
      }
      let path = try folder.write(text, to: "wrong.evemu")
      let replayed = Console()
      let live = Console()
      var tool = live.tool
      let pipe = try Self.stream(path)
      tool.standardInput = pipe.fileHandleForReading.fileDescriptor
      let lines = [
        "ABS_MT_POSITION_X reads 500, but the device declares a range from 0 to 399: the range is wrong",
        "contact 1 landed at (500, 10), outside the 400 x 300 points of the window: nothing receives it",
        "contact 2 landed at (501, 10), outside the 400 x 300 points of the window: nothing receives it",
        "contact 3 landed at (502, 10), outside the 400 x 300 points of the window: nothing receives it",
        "2 more contacts landed outside the window", "ignored: ABS_MT_WIDTH_MAJOR × 5",
      ]

      _ = replayed.tool.run(["replay", path])
      _ = tool.run(["live", "-", "--description", path])

      #expect([replayed, live].map { $0.output.filter(lines.contains) } == [lines, lines])
    }
  }
#endif
