#if os(Linux)
  import Foundation
  import Testing
  import TouchDevices

  @testable import TouchLinuxInput

  /// A touchscreen that the kernel makes for a test, through `/dev/uinput`.
  final class FakeScreen {
    let path: String
    private let file: FileHandle

    static let isPossible = FileManager.default.isWritableFile(atPath: "/dev/uinput")
    static let hint: Comment = "this machine lets no one make a fake device: /dev/uinput is missing or not writable"

    init() throws {
      file = try #require(FileHandle(forUpdatingAtPath: "/dev/uinput"))
      let descriptor = file.fileDescriptor
      func set(_ number: UInt, _ value: Int32) throws {
        try SystemCalls.tell(descriptor, 1 << 30 | 4 << 16 | 0x55 << 8 | number, value)
      }
      for type in [DeviceCode.key, DeviceCode.absolute] { try set(100, Int32(type)) }
      try set(101, Int32(DeviceCode.touch))
      try set(110, 1)
      let axes: [(UInt16, Int32)] = [
        (DeviceCode.slot, 4), (DeviceCode.trackingID, 65535), (DeviceCode.contactX, 1000), (DeviceCode.contactY, 500),
      ]
      for (code, maximum) in axes {
        try set(103, Int32(code))
        // struct uinput_abs_setup: the code, two bytes of padding, and value, minimum, maximum, fuzz, flat, resolution.
        let numbers: [Int32] = [Int32(code), 0, 0, maximum, 0, 0, 0]
        let bytes = numbers.flatMap { number in withUnsafeBytes(of: number) { Array($0) } }
        _ = try SystemCalls.ask(descriptor, 1 << 30 | 28 << 16 | 0x55 << 8 | 4, bytes)
      }
      // struct uinput_setup: bus, vendor, product and version, a name of 80 bytes, and a number.
      let name = Array("Fake screen".utf8)
      let setup = Array(repeating: UInt8(0), count: 8) + name + Array(repeating: 0, count: 84 - name.count)
      _ = try SystemCalls.ask(descriptor, 1 << 30 | 92 << 16 | 0x55 << 8 | 3, setup)
      try SystemCalls.tell(descriptor, 0x55 << 8 | 1, 0)
      let answer = try SystemCalls.ask(descriptor, 2 << 30 | 64 << 16 | 0x55 << 8 | 44, Array(repeating: 0, count: 64))
      let folder = "/sys/devices/virtual/input/" + String(decoding: answer.prefix { $0 != 0 }, as: UTF8.self)
      let node = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("event") }
      path = "/dev/input/" + (try #require(node))
      // The node may come a moment after the device.
      for _ in 0..<100 where !FileManager.default.isReadableFile(atPath: path) { Thread.sleep(forTimeInterval: 0.02) }
    }

    func send(_ events: [DeviceEvent]) { file.write(Data(events.flatMap { EventFraming.bytes(of: $0) })) }

    func unplug() { try? SystemCalls.tell(file.fileDescriptor, 0x55 << 8 | 2, 0) }
  }

  @Suite(.enabled(if: FakeScreen.isPossible, FakeScreen.hint), .serialized)
  struct UinputTests {
    @Test func `a device of the kernel is read, grabbed and released, and its end is reported`() throws {
      let screen = try FakeScreen()
      let listener = Listener()
      let size = Size(width: 100, height: 50)
      let input = try LinuxTouchInput(path: screen.path, host: listener, size: size, grabs: true)

      screen.send([Say.id(1), Say.x(100), Say.y(100), Say.key(DeviceCode.touch, 1), Say.report])
      input.wait()
      try input.process()
      let taken = #expect(throws: LinuxTouchError.takenByAnother(screen.path)) {
        try LinuxTouchInput(path: screen.path, host: Listener(), size: size, grabs: true)
      }
      screen.unplug()
      let gone = #expect(throws: LinuxTouchError.unplugged) {
        for _ in 0..<50 {
          try input.process()
          Thread.sleep(forTimeInterval: 0.02)
        }
      }

      let found = (input.device.name, listener.heard, taken != nil, gone != nil)
      #expect(found == ("Fake screen", ["began 1 (10, 10)", "cancelAll"], true, true))
    }

    @Test func `a finger that is down when the device is opened is a touch`() throws {
      let screen = try FakeScreen()
      defer { screen.unplug() }
      screen.send([Say.slot(2), Say.id(1), Say.x(500), Say.y(100), Say.key(DeviceCode.touch, 1), Say.report])
      let listener = Listener()

      let input = try LinuxTouchInput(path: screen.path, host: listener, size: Size(width: 100, height: 50))

      #expect(listener.heard == ["began 1 (50, 10)"])
      input.close()
    }
  }
#endif
