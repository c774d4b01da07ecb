import TouchDevices

/// The kernel's names of the types and codes that touch devices send.
package enum DeviceNames {
  private static let axes: [(code: UInt16, name: String)] = [
    (0x00, "ABS_X"), (0x01, "ABS_Y"), (0x02, "ABS_Z"), (0x03, "ABS_RX"), (0x04, "ABS_RY"), (0x05, "ABS_RZ"),
    (0x18, "ABS_PRESSURE"), (0x19, "ABS_DISTANCE"), (0x1A, "ABS_TILT_X"), (0x1B, "ABS_TILT_Y"),
    (0x1C, "ABS_TOOL_WIDTH"), (0x20, "ABS_VOLUME"), (0x28, "ABS_MISC"), (0x2F, "ABS_MT_SLOT"),
    (0x30, "ABS_MT_TOUCH_MAJOR"), (0x31, "ABS_MT_TOUCH_MINOR"), (0x32, "ABS_MT_WIDTH_MAJOR"),
    (0x33, "ABS_MT_WIDTH_MINOR"), (0x34, "ABS_MT_ORIENTATION"), (0x35, "ABS_MT_POSITION_X"),
    (0x36, "ABS_MT_POSITION_Y"), (0x37, "ABS_MT_TOOL_TYPE"), (0x38, "ABS_MT_BLOB_ID"), (0x39, "ABS_MT_TRACKING_ID"),
    (0x3A, "ABS_MT_PRESSURE"), (0x3B, "ABS_MT_DISTANCE"), (0x3C, "ABS_MT_TOOL_X"), (0x3D, "ABS_MT_TOOL_Y"),
  ]
  private static let keys: [(code: UInt16, name: String)] = [
    (0x110, "BTN_LEFT"), (0x111, "BTN_RIGHT"), (0x112, "BTN_MIDDLE"), (0x113, "BTN_SIDE"), (0x114, "BTN_EXTRA"),
    (0x115, "BTN_FORWARD"), (0x116, "BTN_BACK"), (0x117, "BTN_TASK"), (0x140, "BTN_TOOL_PEN"),
    (0x141, "BTN_TOOL_RUBBER"), (0x142, "BTN_TOOL_BRUSH"), (0x143, "BTN_TOOL_PENCIL"), (0x144, "BTN_TOOL_AIRBRUSH"),
    (0x145, "BTN_TOOL_FINGER"), (0x146, "BTN_TOOL_MOUSE"), (0x147, "BTN_TOOL_LENS"), (0x148, "BTN_TOOL_QUINTTAP"),
    (0x14A, "BTN_TOUCH"), (0x14B, "BTN_STYLUS"), (0x14C, "BTN_STYLUS2"), (0x14D, "BTN_TOOL_DOUBLETAP"),
    (0x14E, "BTN_TOOL_TRIPLETAP"), (0x14F, "BTN_TOOL_QUADTAP"),
  ]
  private static let reports: [(code: UInt16, name: String)] = [
    (0x00, "SYN_REPORT"), (0x01, "SYN_CONFIG"), (0x02, "SYN_MT_REPORT"), (0x03, "SYN_DROPPED"),
  ]
  private static let types: [(code: UInt16, name: String)] = [
    (0x00, "EV_SYN"), (0x01, "EV_KEY"), (0x02, "EV_REL"), (0x03, "EV_ABS"), (0x04, "EV_MSC"), (0x05, "EV_SW"),
    (0x11, "EV_LED"),
  ]

  /// A code that stands for all names that are not known.
  static let unknown: UInt16 = 0x2FF

  /// Returns the code of a type's name.
  static func type(_ name: ArraySlice<UInt8>) -> UInt16? { types.first { name.elementsEqual($0.name.utf8) }?.code }

  /// Returns the code of a name, of whichever type.
  static func code(_ name: ArraySlice<UInt8>) -> UInt16? {
    (axes + keys + reports).first { name.elementsEqual($0.name.utf8) }?.code
  }

  /// Returns the name of an event: that of its code, or its type and code in hexadecimal digits.
  package static func name(type: UInt16, code: UInt16) -> String {
    let names = type == DeviceCode.absolute ? axes : type == DeviceCode.key ? keys : []
    if let name = names.first(where: { $0.code == code })?.name { return name }
    let kind = types.first { $0.code == type }?.name ?? "type 0x" + String(type, radix: 16)
    return kind + " 0x" + String(code, radix: 16)
  }
}
