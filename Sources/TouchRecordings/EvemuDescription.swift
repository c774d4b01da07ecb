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

  /// Returns a fault of the device as an error of the file.
  func error(_ fault: DeviceFault) -> DocumentError {
    switch fault {
    case .noRange(let code):
      DocumentError(file: file, line: line, reason: "the device has no range (A: line) for \(DeviceCode.name(code))")
    case .emptyRange(let code, _):
      DocumentError(file: file, line: axisLines[Int(code)], reason: fault.description)
    case .slot, .tooManyContacts: DocumentError(file: file, line: line, reason: fault.description)
    }
  }
}
