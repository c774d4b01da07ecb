import TouchEvents

/// The description of an input device by its driver: its name, properties, keys and axes.
package struct DeviceDescription: Sendable {
  /// How many axes the kernel knows.
  package static let axisCount: UInt16 = 64

  /// The most slots of a device that are read, and so the most contacts at once.
  package static let slotLimit = 256

  package var name = ""
  /// The property bits, lowest first, a byte each eight.
  package var properties: [UInt8] = []
  /// The keys that the device has, as bits, lowest first, a byte each eight.
  package var keys: [UInt8] = []
  private var axes: [DeviceAxis?] = Array(repeating: nil, count: Int(DeviceDescription.axisCount))
  private var initialValues: [Int32?] = Array(repeating: nil, count: Int(DeviceDescription.axisCount))

  /// Creates the description of a device that has nothing yet.
  package init() {}

  /// The range of an axis; `nil` for one that the device doesn't have.
  package subscript(code: UInt16) -> DeviceAxis? {
    get { code < Self.axisCount ? axes[Int(code)] : nil }
    set { if code < Self.axisCount { axes[Int(code)] = newValue } }
  }

  /// The value of an axis before the first event; `nil` where it is unknown.
  package subscript(initial code: UInt16) -> Int32? {
    get { code < Self.axisCount ? initialValues[Int(code)] : nil }
    set { if code < Self.axisCount { initialValues[Int(code)] = newValue } }
  }

  /// A Boolean value that indicates whether the device reports the box about all fingers (`INPUT_PROP_SEMI_MT`).
  package var isBoundingBox: Bool { Self.has(3, in: properties) }

  /// A Boolean value that indicates whether what is touched is what shows (`INPUT_PROP_DIRECT`): a touchscreen rather
  /// than a pad.
  package var isDirect: Bool { Self.has(1, in: properties) }

  /// A Boolean value that indicates whether the device is an absolute pointer with mouse buttons, as virtual machines have.
  package var isPointer: Bool {
    let others = [DeviceCode.touch] + DeviceCode.penTools + DeviceCode.fingerTools
    return DeviceCode.buttons.contains { hasKey($0) } && !others.contains { hasKey($0) }
      && !has(DeviceCode.contactX) && !has(DeviceCode.pressure)
  }

  /// Returns whether the device has an axis.
  package func has(_ code: UInt16) -> Bool { self[code] != nil }

  /// Returns whether the device has a key.
  package func hasKey(_ code: UInt16) -> Bool { Self.has(Int(code), in: keys) }

  /// Returns whether a bit is set in bytes, lowest first.
  package static func has(_ bit: Int, in bytes: [UInt8]) -> Bool {
    bit / 8 < bytes.count && bytes[bit / 8] & 1 << UInt8(bit % 8) != 0
  }

  /// Returns the range of an axis on which places are measured.
  package func position(_ code: UInt16) throws(DeviceFault) -> DeviceAxis {
    guard let axis = self[code] else { throw .noRange(code) }
    guard axis.minimum < axis.maximum else { throw .emptyRange(code, axis) }
    return axis
  }

  /// Returns the range of an axis that merely adds to a contact; a useless one counts as none.
  package func extra(_ code: UInt16) -> DeviceAxis? {
    guard let axis = self[code], axis.minimum < axis.maximum else { return nil }
    return axis
  }

  /// Forgets what the axes read, since that was at another time.
  package mutating func forgetInitialValues() {
    for index in initialValues.indices { initialValues[index] = nil }
  }
}

/// What is wrong with a device or its events.
package enum DeviceFault: Error, Equatable, Sendable {
  /// The device has no range for an axis that it needs.
  case noRange(UInt16)
  /// The range of an axis holds no place.
  case emptyRange(UInt16, DeviceAxis)
  /// An event names a slot beyond the limit.
  case slot(Int32)
  /// One report lists more contacts than the limit.
  case tooManyContacts

  /// The fault in words.
  package var description: String {
    switch self {
    case .noRange(let code): "the device has no range for \(DeviceCode.name(code))"
    case .emptyRange(let code, let axis):
      "the range of \(DeviceCode.name(code)) is empty, from \(Int(axis.minimum)) to \(Int(axis.maximum))"
    case .slot(let slot): "the slot \(slot) is outside of the limit of \(DeviceDescription.slotLimit) contacts at once"
    case .tooManyContacts: "more than the limit of \(DeviceDescription.slotLimit) contacts at once"
    }
  }
}
