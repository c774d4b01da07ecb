#if os(Linux)
  import TouchDevices

  /// Queries the description and the state of a device node by the requests of the kernel's `linux/input.h`.
  struct DeviceQuery {
    private let file: Int32

    init(_ file: Int32) { self.file = file }

    /// Returns the number of a request that reads bytes, as `_IOC` makes it on x86, ARM, RISC-V and most others.
    static func read(_ number: UInt, length: Int) -> UInt { 2 << 30 | UInt(length) << 16 | 0x45 << 8 | number }

    /// Returns the number of a request that writes bytes.
    static func write(_ number: UInt, length: Int) -> UInt { 1 << 30 | UInt(length) << 16 | 0x45 << 8 | number }

    private func ask(_ number: UInt, length: Int) throws(SystemCalls.Failure) -> [UInt8] {
      try SystemCalls.ask(file, Self.read(number, length: length), Array(repeating: 0, count: length))
    }

    // MARK: What it is

    func description() throws(SystemCalls.Failure) -> DeviceDescription {
      var device = DeviceDescription()
      // A file without a version (`EVIOCGVERSION`) is not an input device.
      _ = try ask(0x01, length: 4)
      device.name = String(decoding: try ask(0x06, length: 256).prefix { $0 != 0 }, as: UTF8.self)
      device.properties = bits(0x09, count: 32)
      device.keys = bits(0x20 + UInt(DeviceCode.key), count: 768)
      let axes = bits(0x20 + UInt(DeviceCode.absolute), count: Int(DeviceDescription.axisCount))
      for code in 0..<DeviceDescription.axisCount where DeviceDescription.has(Int(code), in: axes) {
        (device[code], device[initial: code]) = axis(code)
      }
      return device
    }

    /// Returns a set of bits; none where the device does not answer.
    private func bits(_ number: UInt, count: Int) -> [UInt8] {
      do throws(SystemCalls.Failure) { return try ask(number, length: count / 8) } catch { return [] }
    }

    /// Returns the reading and range of an axis: value, minimum, maximum, fuzz, flat, resolution.
    private func axis(_ code: UInt16) -> (range: DeviceAxis?, value: Int32?) {
      do throws(SystemCalls.Failure) {
        let numbers = Self.numbers(try ask(0x40 + UInt(code), length: 24))
        return (DeviceAxis(minimum: numbers[1], maximum: numbers[2], resolution: numbers[5]), numbers[0])
      } catch {
        return (nil, nil)
      }
    }

    private static func numbers(_ bytes: [UInt8]) -> [Int32] {
      bytes.withUnsafeBytes { memory in
        (0..<memory.count / 4).map { memory.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self) }
      }
    }

    // MARK: What it is at

    /// Returns the readings of keys, axes and slots, as events; `nil` for a device that only lists its contacts.
    func state(of device: DeviceDescription) -> [DeviceEvent]? {
      let layout = DeviceLayout(declaredBy: device)
      guard layout.touchProtocol != .unslotted else { return nil }
      let isSlotted = layout.touchProtocol != .singleTouch
      let slots = isSlotted ? slotEvents(device) : []
      guard let slots, let keys = keyEvents(device) else { return nil }
      // The keys come last: what they lift is not on the device, whatever its slots remember.
      return axisEvents(device) + slots + keys
    }

    private func keyEvents(_ device: DeviceDescription) -> [DeviceEvent]? {
      let codes = [DeviceCode.touch] + DeviceCode.penTools + DeviceCode.fingerTools + DeviceCode.buttons
      do throws(SystemCalls.Failure) {
        let pressed = try ask(0x18, length: 96)
        return codes.filter { device.hasKey($0) }.map { code in
          event(DeviceCode.key, code, DeviceDescription.has(Int(code), in: pressed) ? 1 : 0)
        }
      } catch {
        return nil
      }
    }

    private func axisEvents(_ device: DeviceDescription) -> [DeviceEvent] {
      let codes = [
        DeviceCode.x, DeviceCode.y, DeviceCode.z, DeviceCode.rotationX, DeviceCode.pressure, DeviceCode.tiltX,
        DeviceCode.tiltY,
      ]
      return codes.filter { device.has($0) }.compactMap { code in
        axis(code).value.map { event(DeviceCode.absolute, code, $0) }
      }
    }

    /// Returns the contents of each slot (`EVIOCGMTSLOTS`), its identity first.
    private func slotEvents(_ device: DeviceDescription) -> [DeviceEvent]? {
      guard let range = device[DeviceCode.slot], (0..<Double(DeviceDescription.slotLimit)).contains(range.maximum)
      else { return nil }
      let count = Int(range.maximum) + 1
      let codes = [
        DeviceCode.trackingID, DeviceCode.contactX, DeviceCode.contactY, DeviceCode.contactPressure,
        DeviceCode.touchMajor, DeviceCode.contactTool, DeviceCode.orientation, DeviceCode.contactDistance,
      ]
      var columns: [(code: UInt16, values: [Int32])] = []
      for code in codes where device.has(code) {
        guard let values = slotValues(code, count: count) else { return nil }
        columns.append((code, values))
      }
      guard columns.first?.code == DeviceCode.trackingID else { return nil }
      var events: [DeviceEvent] = []
      for slot in 0..<count {
        events.append(event(DeviceCode.absolute, DeviceCode.slot, Int32(slot)))
        // A closed slot has no more values.
        let isOpen = columns[0].values[slot] >= 0
        for column in isOpen ? columns[...] : columns[..<1] {
          events.append(event(DeviceCode.absolute, column.code, column.values[slot]))
        }
      }
      // The slot that the next event is about.
      if let current = axis(DeviceCode.slot).value {
        events.append(event(DeviceCode.absolute, DeviceCode.slot, current))
      }
      return events
    }

    /// Returns the reading of one axis in each slot: the code goes in, and the values come out behind it.
    private func slotValues(_ code: UInt16, count: Int) -> [Int32]? {
      let length = 4 + 4 * count
      var bytes = withUnsafeBytes(of: UInt32(code)) { Array($0) }
      bytes += Array(repeating: 0, count: 4 * count)
      do throws(SystemCalls.Failure) {
        return Array(Self.numbers(try SystemCalls.ask(file, Self.read(0x0A, length: length), bytes)).dropFirst())
      } catch {
        return nil
      }
    }

    private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> DeviceEvent {
      DeviceEvent(time: 0, type: type, code: code, value: value)
    }
  }
#endif
