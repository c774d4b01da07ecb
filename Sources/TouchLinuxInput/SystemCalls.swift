#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The few calls of the system that the module makes; no other file imports the platform's C library.
  enum SystemCalls {
    /// What a call failed with: the system's number.
    struct Failure: Error, Equatable {
      let number: Int32

      static let unplugged = Failure(number: ENODEV)

      /// The failure in the system's words.
      var text: String { String(cString: strerror(number)) }

      var isMissing: Bool { number == ENOENT || number == ENXIO || number == ENOTDIR }
      var isForbidden: Bool { number == EACCES || number == EPERM }
      var isUnplugged: Bool { number == ENODEV || number == EIO }
      var isBusy: Bool { number == EBUSY }
    }

    /// The result of a read.
    enum Chunk: Equatable {
      case bytes([UInt8])
      /// There is nothing to read currently.
      case nothing
      /// There will be nothing any more.
      case end
    }

    static func open(_ path: String) throws(Failure) -> Int32 {
      // Without waiting and, for a terminal by mistake, without becoming ours. Writing is needed for nothing.
      let file = retrying {
        #if canImport(Glibc)
          Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        #else
          Musl.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        #endif
      }
      guard file >= 0 else { throw Failure(number: errno) }
      return file
    }

    static func close(_ file: Int32) {
      #if canImport(Glibc)
        _ = Glibc.close(file)
      #else
        _ = Musl.close(file)
      #endif
    }

    /// Reads what is there, at most a number of bytes, without waiting, also of a file that would wait.
    static func read(_ file: Int32, atMost count: Int) throws(Failure) -> Chunk {
      var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard retrying({ poll(&entry, 1, 0) }) >= 0 else { throw Failure(number: errno) }
      if Int32(entry.revents) & POLLNVAL != 0 { throw Failure(number: EBADF) }
      if entry.revents == 0 { return .nothing }
      var length = 0
      var number: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        #if canImport(Glibc)
          length = retrying { Glibc.read(file, buffer.baseAddress, count) }
        #else
          length = retrying { Musl.read(file, buffer.baseAddress, count) }
        #endif
        number = errno
        initialized = max(0, length)
      }
      if length > 0 { return .bytes(bytes) }
      if length == 0 { return .end }
      if number == EAGAIN || number == EWOULDBLOCK { return .nothing }
      throw Failure(number: number)
    }

    /// Waits until one of some files can be read or has ended, or until some seconds have passed; `nil` waits as long as it takes.
    static func wait(for files: [Int32], seconds: Double?) {
      var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      // Rounded up, since a wait too short would end in another one.
      let milliseconds = seconds.map { Int32(min(max(0, ($0 * 1000).rounded(.up)), 3_600_000)) } ?? -1
      // A signal ends the wait, so that the caller can check what it changed.
      _ = poll(&entries, nfds_t(entries.count), milliseconds)
    }

    /// Returns the time of the clock that only runs forward, in microseconds.
    static func monotonicTime() -> Int64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }

    /// Sends a request that a device answers in bytes; shorter answers are followed by zeros.
    static func ask(_ file: Int32, _ request: UInt, _ bytes: [UInt8]) throws(Failure) -> [UInt8] {
      var bytes = bytes
      guard retrying({ ioctl(file, request, &bytes) }) >= 0 else { throw Failure(number: errno) }
      return bytes
    }

    /// Sends a number to a device.
    static func tell(_ file: Int32, _ request: UInt, _ number: Int32) throws(Failure) {
      guard retrying({ ioctl(file, request, number) }) >= 0 else { throw Failure(number: errno) }
    }

    /// The clock that only runs forward, as devices call it.
    static var monotonicClock: Int32 { Int32(CLOCK_MONOTONIC) }

    /// Returns the names in a folder, in any order; none when it cannot be read.
    static func names(in folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        names.append(
          withUnsafeBytes(of: entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          })
      }
      return names
    }

    /// Calls again while a signal comes in between.
    private static func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
      while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
      }
    }
  }
#endif
