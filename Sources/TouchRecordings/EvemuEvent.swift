/// One line of a recording: an event of a Linux input device.
struct EvemuEvent {
  /// Microseconds, from wherever the recording counts.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32
  var line: Int32
}

/// The types and codes of the kernel's `input-event-codes.h` that matter for touches.
enum EvemuCode {
  static let synchronization: UInt16 = 0x00
  static let key: UInt16 = 0x01
  static let absolute: UInt16 = 0x03

  static let report: UInt16 = 0x00
  static let contactReport: UInt16 = 0x02
  static let dropped: UInt16 = 0x03

  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let z: UInt16 = 0x02
  static let rotationX: UInt16 = 0x03
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2F
  static let touchMajor: UInt16 = 0x30
  static let contactX: UInt16 = 0x35
  static let contactY: UInt16 = 0x36
  static let contactTool: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let contactPressure: UInt16 = 0x3A

  static let touch: UInt16 = 0x14A
  static let penTool: UInt16 = 0x140

  /// How many fingers a `BTN_TOOL_...` key stands for.
  static func fingers(_ key: UInt16) -> Int? {
    switch key {
    case 0x145: 1
    case 0x14D: 2
    case 0x14E: 3
    case 0x14F: 4
    case 0x148: 5
    default: nil
    }
  }

  /// The kernel's name of an axis that holds a place.
  static func name(_ axis: UInt16) -> String {
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
