import TouchDevices
import TouchScenarios

/// The description of the device in the `N:`, `P:`, `B:` and `A:` lines of a recording or a description file.
struct EvemuDescription {
  var device = DeviceDescription()
  /// The file that the description comes from.
  var file: String
  /// The line of the name, for errors about the description as a whole.
  var line = 1
  var hasName = false
  var isEmpty = true
  /// Whether the format leaves out ranges.
  var lacksRanges = false
  /// The lines of the axes, by their codes.
  private var axisLines: [Int] = Array(repeating: 0, count: Int(DeviceDescription.axisCount))

  init(file: String) {
    self.file = file
  }

  /// Adds the range of an axis.
  mutating func add(_ axis: DeviceAxis, _ code: UInt16, line: Int) {
    device[code] = axis
    axisLines[Int(code)] = line
  }

  /// Adds the ranges of places that a recording leaves out, from how many units the panel has.
  mutating func addMissingRanges(_ size: Size) {
    isEmpty = false
    func add(_ code: UInt16, _ count: Double) {
      guard !device.has(code) else { return }
      device[code] = DeviceAxis(minimum: 0, maximum: count - 1)
    }
    for code in [DeviceCode.x, DeviceCode.contactX] { add(code, size.width) }
    for code in [DeviceCode.y, DeviceCode.contactY] { add(code, size.height) }
  }

  /// Returns a fault of the device as an error of the file.
  func error(_ fault: DeviceFault) -> DocumentError {
    switch fault {
    case .noRange where lacksRanges:
      DocumentError(
        file: file, line: line,
        reason:
          "\(fault.description): getevent prints ranges with -p; put the output of getevent -lp before the events, "
          + "or say how many units the panel has: --range WIDTHxHEIGHT")
    case .noRange(let code):
      DocumentError(file: file, line: line, reason: "the device has no range (A: line) for \(DeviceCode.name(code))")
    case .emptyRange(let code, _):
      DocumentError(file: file, line: axisLines[Int(code)], reason: fault.description)
    case .slot, .tooManyContacts: DocumentError(file: file, line: line, reason: fault.description)
    }
  }
}
