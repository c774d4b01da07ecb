import Foundation
import Testing
import TouchDevices
import TouchRecordings
import TouchScenarios

@testable import TouchstoneTool

struct RecordingFormatTests {
  @Test func `values are decimal though they are padded with zeros`() throws {
    let recording = try makeRecording(
      RecordedHeader.slotted,
      [["0003 0039 0010", "0003 0035 0539", "0003 0036 0017"], ["0003 0036 -017"], ["0003 0039 -001"]])
    #expect(
      story(recording) == ["0.0 began 1 (539, 17)", "0.01 moved 1 (539, -17)", "0.02 ended 1 (539, -17)"])
  }

  @Test func `time counts from the first event though stamps count from 1970`() throws {
    let text =
      RecordedHeader.single + "\nE: 1369413358.008095 0001 014a 1\nE: 1369413358.008095 0003 0000 1"
      + "\nE: 1369413358.008095 0003 0001 1\nE: 1369413358.008135 0000 0000 0"
      + "\nE: 1369413360.508095 0001 014a 0\nE: 1369413360.508095 0000 0000 0\n"
    let recording = try EvemuRecording(parsing: Array(text.utf8), file: "epoch.events")
    #expect((recording.frames.map(\.time), recording.duration) == ([0.00004, 2.5], 2.5))
  }

  @Test func `comments, blank lines, carriage returns and unknown events are passed over`() throws {
    let text = recordingText(
      RecordedHeader.single, [[.touch(1), .singleX(1), .singleY(2), "0004 0004 12", "0002 0008 -1"]]
    )
    .replacing(" 1\n", with: " 1\t# EV_KEY / BTN_TOUCH 1 # so\r\n\r\n# more\n")
    let recording = try EvemuRecording(parsing: Array(text.utf8), file: "comments.events")
    #expect(story(recording) == ["0.0 began 1 (1, 2)"])
  }

  @Test func `a last line without line feed is read`() throws {
    let text = recordingText(RecordedHeader.single, [[.touch(1), .singleX(1), .singleY(2)]]).dropLast()
    #expect(try EvemuRecording(parsing: Array(text.utf8), file: "end.events").contactCount == 1)
  }

  @Test func `lights and switches of newer files are passed over`() throws {
    #expect(try makeRecording(RecordedHeader.single + "\nL: 00 1\nS: 0a 0", [[.touch(1)]]).contactCount == 1)
  }

  @Test func `a resolution of zero is none`() throws {
    let recording = try makeRecording("N: Pad\nA: 00 0 10 0 0 0\nA: 01 -5 5 0 0 12", [[.touch(1)]])
    #expect(
      recording.xAxis.unitsPerMillimetre == nil
        && recording.yAxis == DeviceAxis(minimum: -5, maximum: 5, unitsPerMillimetre: 12))
  }

  @Test func `a description beside the events is used`() throws {
    let recording = try EvemuRecording(
      parsing: Array(recordingText("", [[.touch(1), .singleX(1), .singleY(2)]]).utf8), file: "a.events",
      description: Array(RecordedHeader.single.utf8), descriptionFile: "a.desc")
    #expect(recording.deviceName == "Single")
  }

  @Test func `an error in a description names its own file`() throws {
    let error = try #require(throws: DocumentError.self) {
      try EvemuRecording(
        parsing: Array(recordingText("", [[.touch(1)]]).utf8), file: "a.events",
        description: Array("A: 0".utf8),
        descriptionFile: "a.desc")
    }
    #expect(error.file == "a.desc" && error.line == 1)
  }

  @Test func `the description with the longest matching name is taken`() throws {
    let folder = NSTemporaryDirectory() + "/touchstone-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let events = recordingText("", [[.touch(1), .singleX(1), .singleY(2)]])
    let devices = [
      "Pad, Inc. ® 2.0": ".desc", "Pad, Inc. ® 2.0.left": ".device", "Pad": ".prop",
      "Pad, Inc. ® 2.0.x": ".desc",
    ]
    for (device, ending) in devices {
      try write(device + ending, RecordedHeader.single.replacing("N: Single", with: "N: " + device))
    }
    for (name, device) in [
      "Pad, Inc. ® 2.0.tap.events": "Pad, Inc. ® 2.0",
      "Pad, Inc. ® 2.0.left hand.events": "Pad, Inc. ® 2.0.left",
      "Pad9.tap": "Pad",
    ] {
      try write(name, events)
      #expect(try RecordingReader.files.recording(atPath: folder + "/" + name).deviceName == device)
    }
    try write("Pod.events", events)
    #expect(throws: DocumentError.self) { try RecordingReader.files.recording(atPath: folder + "/Pod.events") }
  }
}
