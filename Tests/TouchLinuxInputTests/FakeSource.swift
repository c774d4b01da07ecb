#if os(Linux)
  import TouchDevices

  @testable import TouchLinuxInput

  /// A device of a test: what it sends, what it says that it is at, and what time it is, is up to the test.
  final class FakeSource: EventSource {
    let fileDescriptor: Int32 = -1
    let hasKnownClock: Bool
    var time: Int64 = 0
    var chunks: [SystemCalls.Chunk] = []
    var failure: SystemCalls.Failure?
    var answer: [DeviceEvent]?
    private(set) var closes = 0
    private(set) var asks = 0

    init(hasKnownClock: Bool) { self.hasKnownClock = hasKnownClock }

    func now() -> Int64 { time }

    func read() throws(SystemCalls.Failure) -> SystemCalls.Chunk {
      if !chunks.isEmpty { return chunks.removeFirst() }
      if let failure { throw failure }
      return .nothing
    }

    func state() -> [DeviceEvent]? {
      asks += 1
      return answer
    }

    func close() { closes += 1 }

    /// Sends events all at once.
    func send(_ events: [DeviceEvent]) { chunks.append(.bytes(events.flatMap { EventFraming.bytes(of: $0) })) }
  }

  /// A host that writes down what it is sent.
  final class Listener: TouchHost {
    let context = TouchContext()
    var heard: [String] = []
    var samples: [TouchSample] = []
    var reports = 0
    var nextDeadline: Timestamp?

    init() { context.diagnostics = { [unowned(unsafe) self] _ in reports += 1 } }

    func send(_ samples: [TouchSample]) {
      self.samples += samples
      for sample in samples {
        let place = "(\(Int(sample.location.x.rounded())), \(Int(sample.location.y.rounded())))"
        heard.append("\(sample.phase) \(sample.id.rawValue) \(place)")
      }
    }

    func advance(to time: Timestamp) {}
    func cancelAllTouches(at time: Timestamp) { heard.append("cancelAll") }
  }

  /// Events of a device, without their times.
  enum Say {
    static func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> DeviceEvent {
      DeviceEvent(time: 0, type: type, code: code, value: value)
    }

    static func slot(_ slot: Int32) -> DeviceEvent { event(3, DeviceCode.slot, slot) }
    static func id(_ id: Int32) -> DeviceEvent { event(3, DeviceCode.trackingID, id) }
    static func x(_ x: Int32) -> DeviceEvent { event(3, DeviceCode.contactX, x) }
    static func y(_ y: Int32) -> DeviceEvent { event(3, DeviceCode.contactY, y) }
    static func tool(_ tool: Int32) -> DeviceEvent { event(3, DeviceCode.contactTool, tool) }
    static func pressure(_ force: Int32) -> DeviceEvent { event(3, DeviceCode.contactPressure, force) }
    static func single(_ code: UInt16, _ value: Int32) -> DeviceEvent { event(3, code, value) }
    static func key(_ code: UInt16, _ value: Int32) -> DeviceEvent { event(1, code, value) }
    static let contact = event(0, 2, 0)
    static let report = event(0, 0, 0)
    static let dropped = event(0, 3, 0)

    /// A device of 1000 x 500 units with ten slots.
    static func slotted() throws -> LinuxTouchDevice {
      var device = DeviceDescription()
      device.name = "Slotted"
      device.properties = [0x02]
      device[DeviceCode.slot] = axis(9)
      device[DeviceCode.contactX] = axis(1000)
      device[DeviceCode.contactY] = axis(500)
      device[DeviceCode.contactPressure] = axis(255)
      device[DeviceCode.contactTool] = axis(2)
      device[DeviceCode.trackingID] = axis(65535)
      return try LinuxTouchDevice(device)
    }

    /// A device of 1000 x 500 units that lists its contacts.
    static func unslotted() throws -> LinuxTouchDevice {
      var device = DeviceDescription()
      device[DeviceCode.contactX] = axis(1000)
      device[DeviceCode.contactY] = axis(500)
      return try LinuxTouchDevice(device)
    }

    /// A pen of 1000 x 500 units with pressure and tilt.
    static func pen() throws -> LinuxTouchDevice {
      var device = DeviceDescription()
      device[DeviceCode.x] = axis(1000)
      device[DeviceCode.y] = axis(500)
      device[DeviceCode.pressure] = axis(100)
      device[DeviceCode.tiltX] = DeviceAxis(minimum: -60, maximum: 60, resolution: 0)
      device[DeviceCode.tiltY] = DeviceAxis(minimum: -60, maximum: 60, resolution: 0)
      device.keys = Array(repeating: 0, count: 96)
      for key in [DeviceCode.touch, DeviceCode.penTools.lowerBound] { device.keys[Int(key) / 8] |= 1 << UInt8(key % 8) }
      return try LinuxTouchDevice(device)
    }

    private static func axis(_ maximum: Int32) -> DeviceAxis {
      DeviceAxis(minimum: 0, maximum: maximum, resolution: 0)
    }
  }

  /// A fake device with an input and a listener.
  struct Rig {
    let source: FakeSource
    let listener = Listener()
    let input: LinuxTouchInput

    init(
      _ device: LinuxTouchDevice, hasKnownClock: Bool = true, rotation: LinuxTouchInput.Rotation = .none
    ) throws {
      source = FakeSource(hasKnownClock: hasKnownClock)
      input = try LinuxTouchInput(source, device, listener, Size(width: 100, height: 50), rotation, origin: 0)
    }

    /// Sends events of one time, in seconds, and returns what the host received of them.
    @discardableResult func send(_ events: [DeviceEvent], at seconds: Double = 0) throws -> [String] {
      let start = listener.heard.count
      let time = Int64(seconds * 1_000_000)
      source.time = max(source.time, time)
      source.send(
        events.map { event in
          var event = event
          event.time = time
          return event
        })
      try input.process()
      return Array(listener.heard[start...])
    }
  }
#endif
