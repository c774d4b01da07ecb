import TouchEvents

/// One event of an input device of the Linux kernel.
package struct DeviceEvent: Equatable, Sendable {
  /// Microseconds, from wherever the device counts.
  package var time: Int64
  package var type: UInt16
  package var code: UInt16
  package var value: Int32

  /// Creates an event.
  package init(time: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }

  /// A Boolean value that indicates whether the event ends a report.
  package var isReport: Bool { type == DeviceCode.synchronization && code == DeviceCode.report }

  /// A Boolean value that indicates whether the event reports that the kernel lost events (`SYN_DROPPED`).
  package var isDropNotice: Bool { type == DeviceCode.synchronization && code == DeviceCode.dropped }
}

/// The types and codes of the kernel's `input-event-codes.h` that matter for touches.
package enum DeviceCode {
  package static let synchronization: UInt16 = 0x00
  package static let key: UInt16 = 0x01
  package static let absolute: UInt16 = 0x03

  package static let report: UInt16 = 0x00
  package static let contactReport: UInt16 = 0x02
  package static let dropped: UInt16 = 0x03

  package static let x: UInt16 = 0x00
  package static let y: UInt16 = 0x01
  package static let z: UInt16 = 0x02
  package static let rotationX: UInt16 = 0x03
  package static let pressure: UInt16 = 0x18
  package static let distance: UInt16 = 0x19
  package static let tiltX: UInt16 = 0x1A
  package static let tiltY: UInt16 = 0x1B
  package static let slot: UInt16 = 0x2F
  package static let touchMajor: UInt16 = 0x30
  package static let orientation: UInt16 = 0x34
  package static let contactX: UInt16 = 0x35
  package static let contactY: UInt16 = 0x36
  package static let contactTool: UInt16 = 0x37
  package static let trackingID: UInt16 = 0x39
  package static let contactPressure: UInt16 = 0x3A
  package static let contactDistance: UInt16 = 0x3B
  /// The axes that each contact has of its own.
  package static let contactAxes: ClosedRange<UInt16> = 0x30...0x3D

  /// `BTN_LEFT`, and after it the other buttons of a mouse.
  package static let buttons: ClosedRange<UInt16> = 0x110...0x117
  package static let touch: UInt16 = 0x14A
  /// `BTN_TOOL_PEN`, and after it the rubber, brush, pencil and airbrush.
  package static let penTools: ClosedRange<UInt16> = 0x140...0x144
  /// The keys that stand for a number of fingers, for one first.
  package static let fingerTools: [UInt16] = [0x145, 0x14D, 0x14E, 0x14F, 0x148]

  /// Returns how many fingers a `BTN_TOOL_...` key stands for.
  package static func fingers(_ key: UInt16) -> Int? {
    fingerTools.firstIndex(of: key).map { $0 + 1 }
  }

  /// Returns whether a key reports which tool is near or on the device.
  package static func isTool(_ key: UInt16) -> Bool { fingers(key) != nil || penTools.contains(key) }

  /// Returns whether an event can say something about a contact.
  package static func isKnown(_ event: DeviceEvent) -> Bool {
    switch event.type {
    case synchronization: true
    case key: event.code == touch || isTool(event.code) || buttons.contains(event.code)
    case absolute:
      switch event.code {
      case x, y, pressure, distance, tiltX, tiltY, slot, touchMajor, orientation, contactX, contactY, contactTool,
        trackingID,
        contactPressure, contactDistance:
        true
      default: false
      }
    default: false
    }
  }

  /// Returns the kernel's name of an axis that holds a place.
  package static func name(_ axis: UInt16) -> String {
    switch axis {
    case x: "ABS_X"
    case y: "ABS_Y"
    case z: "ABS_Z"
    case rotationX: "ABS_RX"
    case contactX: "ABS_MT_POSITION_X"
    default: "ABS_MT_POSITION_Y"
    }
  }
}
