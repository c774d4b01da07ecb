#if os(Linux)
  import Foundation

  /// Turns the signals that end a program into something that a loop can wait for, so that a device is given back first.
  final class StopSignal {
    /// What becomes readable at a signal.
    let fileDescriptor: Int32
    private let end: Int32
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The end of a pipe that handlers write to; they may touch nothing else.
    private nonisolated(unsafe) static var target: Int32 = -1

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        throw ToolError("the system has no pipe left: \(String(cString: strerror(errno)))")
      }
      fileDescriptor = ends[0]
      end = ends[1]
      // A handler must never wait, however many signals come.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      Self.target = end
      for signal in Self.signals {
        Foundation.signal(signal) { _ in
          var byte: UInt8 = 0
          _ = Foundation.write(StopSignal.target, &byte, 1)
        }
      }
    }

    deinit {
      for signal in Self.signals { Foundation.signal(signal, SIG_DFL) }
      Self.target = -1
      close(fileDescriptor)
      close(end)
    }

    /// Whether a signal has come.
    var isRequested: Bool {
      var entry = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 0) > 0
    }
  }
#endif
