#if os(Linux)
  import Foundation
  import Testing
  import TouchDevices
  import TouchScenarios
  import Touchstone

  @testable import TouchLinuxInput

  /// Recordings in the kernel's binary form, through a pipe, against what a replay of them gives.
  @Suite
  struct RecordingTests {
    /// A pipe whose events take no time to read, so that only their own times count.
    final class StillPipe: EventSource {
      private let ends: Pipe
      private let stream: EventStream
      var fileDescriptor: Int32 { stream.fileDescriptor }
      var hasKnownClock: Bool { false }

      init() {
        ends = Pipe()
        stream = EventStream(ends.fileHandleForReading.fileDescriptor)
      }

      func write(_ bytes: some Sequence<UInt8>) { ends.fileHandleForWriting.write(Data(bytes)) }
      func finish() { try? ends.fileHandleForWriting.close() }
      func now() -> Int64 { 0 }
      func read() throws(SystemCalls.Failure) -> SystemCalls.Chunk { try stream.read() }
      func state() -> [DeviceEvent]? { nil }
      func close() {}
    }

    /// The log of a live session that reads a stream in pieces of some bytes.
    private func log(_ recording: RecordedStream, pieces length: Int, dropping: Bool = false) throws -> [String] {
      let session = try recording.session()
      let pipe = StillPipe()
      let input = try LinuxTouchInput(pipe, recording.device(), session, session.size, .none, origin: 0)
      let bytes = try recording.events(dropping: dropping).flatMap { EventFraming.bytes(of: $0) }
      for start in stride(from: 0, to: bytes.count, by: length) {
        pipe.write(bytes[start..<min(start + length, bytes.count)])
        try input.process()
      }
      pipe.finish()
      while try input.process() {}
      _ = session.finish()
      return session.takeLines().map { $0.description }
    }

    @Test(arguments: RecordedStream.all)
    func `a whole recording gives the log of its replay`(recording: RecordedStream) throws {
      let log = try log(recording, pieces: 48 * 1024)

      #expect(try (log, log.isEmpty) == (recording.replay(), false))
    }

    @Test(arguments: RecordedStream.all)
    func `a recording that is cut at every byte gives the log of its replay`(recording: RecordedStream) throws {
      let log = try log(recording, pieces: 1)

      #expect(try log == recording.replay())
    }

    @Test(arguments: RecordedStream.all)
    func `a notice of lost events gives the log that a replay with the notice gives`(recording: RecordedStream) throws {
      let log = try log(recording, pieces: 777, dropping: true)

      #expect(try log == recording.replay(dropping: true))
    }

    @Test(arguments: RecordedStream.all)
    func `a hundred times the speed gives the log of its replay`(recording: RecordedStream) throws {
      let session = try recording.session()
      let pipe = Pipe()
      let input = try LinuxTouchInput(
        reading: pipe.fileHandleForReading.fileDescriptor, of: recording.device(), host: session, size: session.size)
      var last: Int64?

      for event in try recording.events() {
        if let last, event.time > last { Thread.sleep(forTimeInterval: Double(event.time - last) / 100_000_000) }
        last = event.time
        pipe.fileHandleForWriting.write(Data(EventFraming.bytes(of: event)))
        try input.process()
      }
      try pipe.fileHandleForWriting.close()
      try input.process()
      _ = session.finish()

      #expect(try session.takeLines().map { $0.description } == recording.replay())
    }

    @Test(arguments: RecordedStream.all)
    func `the recorded session of a device gives its log once more`(recording: RecordedStream) throws {
      let session = try recording.session(records: true)
      let pipe = StillPipe()
      let input = try LinuxTouchInput(pipe, recording.device(), session, session.size, .none, origin: 0)
      for event in try recording.events() {
        pipe.write(EventFraming.bytes(of: event))
        try input.process()
      }
      _ = session.finish()

      let text = try #require(session.recording(titled: "A session")?.text)
      let replay = try ScenarioRunner(registry: .standard).run(
        Scenario(parsing: Array(text.utf8), file: "session.json"))

      #expect(replay.lines.map { $0.description } == session.takeLines().map { $0.description })
    }
  }
#endif
