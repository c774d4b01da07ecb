#if os(Linux)
  import TouchDevices

  /// Where events come from: a device, a pipe, or a test.
  protocol EventSource: AnyObject {
    /// What becomes readable when events arrive.
    var fileDescriptor: Int32 { get }
    /// Whether the stamps of events are times of the clock that ``now()`` reads.
    var hasKnownClock: Bool { get }
    /// Returns the time of the clock that only runs forward, in microseconds.
    func now() -> Int64
    /// Reads what is there without waiting.
    func read() throws(SystemCalls.Failure) -> SystemCalls.Chunk
    /// Returns the current state of the device as events, or `nil` if it is unknown.
    func state() -> [DeviceEvent]?
    /// Gives back what was taken.
    func close()
  }

  /// A pipe, a socket or a file with events in the kernel's form; it stays open.
  final class EventStream: EventSource {
    let fileDescriptor: Int32
    var hasKnownClock: Bool { false }

    init(_ fileDescriptor: Int32) { self.fileDescriptor = fileDescriptor }

    func now() -> Int64 { SystemCalls.monotonicTime() }

    func read() throws(SystemCalls.Failure) -> SystemCalls.Chunk {
      try SystemCalls.read(fileDescriptor, atMost: EventFraming.chunk)
    }

    func state() -> [DeviceEvent]? { nil }

    func close() {}
  }
#endif
