#if os(Linux)
  package import TouchDevices

  /// Cuts a stream of bytes into events of the kernel's `struct input_event`, wherever the stream is cut.
  ///
  /// The struct holds two machine words, seconds and microseconds, and then type, code and value: 24 bytes on machines
  /// of 64 bits.
  package struct EventFraming {
    /// How many bytes an event takes.
    package static let size = MemoryLayout<Int>.size * 2 + 8
    /// How many bytes are read at once: 256 events.
    static let chunk = size * 256

    /// The beginning of an event whose end has not arrived.
    private var rest: [UInt8] = []

    /// Makes a framing at the beginning of an event.
    package init() {}

    /// How many bytes of an unfinished event wait for their rest.
    var pending: Int { rest.count }

    /// Takes bytes and returns the events that are whole by them.
    package mutating func take(_ bytes: [UInt8]) -> [DeviceEvent] {
      rest.append(contentsOf: bytes)
      var events: [DeviceEvent] = []
      var start = 0
      while rest.count - start >= Self.size {
        events.append(event(at: start))
        start += Self.size
      }
      rest.removeFirst(start)
      return events
    }

    /// Forgets the beginning of an event.
    mutating func reset() { rest.removeAll() }

    private func event(at start: Int) -> DeviceEvent {
      let word = MemoryLayout<Int>.size
      let seconds = Int64(Int(truncatingIfNeeded: number(start, word)))
      let fraction = Int64(Int(truncatingIfNeeded: number(start + word, word)))
      // Nonsense may be of any size; what does not fit wraps, and the clock of the stamps believes none of it.
      let time = seconds &* 1_000_000 &+ fraction
      return DeviceEvent(
        time: time, type: UInt16(truncatingIfNeeded: number(start + 2 * word, 2)),
        code: UInt16(truncatingIfNeeded: number(start + 2 * word + 2, 2)),
        value: Int32(truncatingIfNeeded: number(start + 2 * word + 4, 4)))
    }

    /// Returns a number of some bytes in the machine's order.
    private func number(_ start: Int, _ length: Int) -> UInt64 {
      var number: UInt64 = 0
      for index in 0..<length {
        let byte = UInt64(rest[start + index])
        #if _endian(big)
          number = number << 8 | byte
        #else
          number |= byte << UInt64(8 * index)
        #endif
      }
      return number
    }

    /// Returns the bytes of an event in the kernel's form.
    package static func bytes(of event: DeviceEvent) -> [UInt8] {
      let word = MemoryLayout<Int>.size
      let fraction = ((event.time % 1_000_000) + 1_000_000) % 1_000_000
      let fields: [(UInt64, Int)] = [
        (UInt64(bitPattern: (event.time - fraction) / 1_000_000), word), (UInt64(bitPattern: fraction), word),
        (UInt64(event.type), 2), (UInt64(event.code), 2), (UInt64(UInt32(bitPattern: event.value)), 4),
      ]
      return fields.flatMap { number, length in
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
        #if _endian(big)
          return bytes.reversed() as [UInt8]
        #else
          return bytes
        #endif
      }
    }
  }
#endif
