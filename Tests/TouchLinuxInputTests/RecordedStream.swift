#if os(Linux)
  import Foundation
  import Testing
  import TouchDevices
  import TouchLinuxInput
  import TouchScenarios
  import Touchstone

  @testable import TouchRecordings

  /// A recording of a real device, as the bytes that the kernel sent.
  struct RecordedStream: CustomTestStringConvertible {
    let folder: String
    let name: String

    var testDescription: String { name }

    /// The composed recordings of odd panels beside the tests, and those of real hands, which are not part of the
    /// repository: `TOUCHSTONE_RECORDINGS` names their folder.
    static let all: [RecordedStream] = {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let named = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"]
      let hands = named ?? tests.appendingPathComponent("../../shared/recordings").standardized.path
      return [tests.appendingPathComponent("Panels").path, hands].flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let endings = [".events", ".evemu", ".yml", "evtest.txt", "-lp.txt"]
        return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
          .map { RecordedStream(folder: folder, name: $0) }
      }
    }()

    private static func bytes(_ path: String) throws(DocumentError) -> [UInt8] {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw DocumentError(file: path, reason: "cannot be read")
      }
      return Array(data)
    }

    /// Reads recordings; with `dropping`, each has a notice of lost events in its middle.
    static func reader(dropping: Bool = false) -> RecordingReader {
      RecordingReader(
        bytes: { path throws(DocumentError) in
          let bytes = try bytes(path)
          return dropping && !path.hasSuffix(".desc") ? withNotice(bytes) : bytes
        },
        names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] })
    }

    private static func withNotice(_ bytes: [UInt8]) -> [UInt8] {
      var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let events = lines.indices.filter { lines[$0].hasPrefix("E:") }
      guard !events.isEmpty else { return bytes }
      let middle = events[events.count / 2]
      let time = lines[middle].split(separator: " ")[1]
      lines.insert("E: \(time) 0000 0003 0000", at: middle)
      return Array(lines.joined(separator: "\n").utf8)
    }

    private var path: String { folder + "/" + name }

    /// What the device would say of itself.
    func device() throws -> LinuxTouchDevice {
      let own = try RecordingText(parsing: Self.bytes(path), file: name)
      guard own.description.isEmpty else { return try LinuxTouchDevice(own.description.device) }
      // The description whose name is the longest beginning of the recording's.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let best = names.filter { $0.hasSuffix(".desc") && name.hasPrefix($0.dropLast(5)) }.max { $0.count < $1.count }
      let file = folder + "/" + (best ?? "")
      return try LinuxTouchDevice(DeviceDescription(parsing: Self.bytes(file), file: file))
    }

    /// The events of the recording.
    func events(dropping: Bool = false) throws -> [DeviceEvent] {
      let bytes = try Self.bytes(path)
      return try RecordingText(parsing: dropping ? Self.withNotice(bytes) : bytes, file: name).events.map { $0.event }
    }

    /// The log that a replay gives, all of it.
    func replay(dropping: Bool = false) throws -> [String] {
      let runner = ScenarioRunner(
        registry: .standard, recordings: Self.reader(dropping: dropping).source { path, _ in path })
      return try runner.run(Scenario(ofRecording: path, registry: .standard)).lines.map { $0.description }
    }

    /// A stage as that of a replay, for a device.
    func session(records: Bool = false) throws -> LiveScenario {
      try LiveScenario(treeOf: Scenario(ofRecording: path, registry: .standard), registry: .standard, records: records)
      { _ in
        DeafSink()
      }
    }
  }

  /// Receives nothing.
  final class DeafSink: TraceSink {
    func record(_ record: TraceRecord) {}
  }
#endif
