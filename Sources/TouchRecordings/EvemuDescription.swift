import TouchScenarios

/// What the `N:`, `P:` and `A:` lines of a recording or a description file say about the device.
struct EvemuDescription {
  /// One `A:` line.
  struct Axis {
    var minimum: Int32
    var maximum: Int32
    var resolution: Int32
    var line: Int
    /// What the axis read as the recording began; only comments tell, and not all of them.
    var initial: Int32?

    var recorded: RecordedAxis {
      RecordedAxis(
        minimum: Double(minimum), maximum: Double(maximum),
        unitsPerMillimetre: resolution > 0 ? Double(resolution) : nil)
    }
  }

  /// The file that the description comes from.
  var file: String
  var name = ""
  /// The line of the name, for errors about the description as a whole.
  var line = 1
  var hasName = false
  var isEmpty = true
  /// The property bits, lowest first, a byte each eight.
  var properties: [UInt8] = []
  private var axes: [Axis?] = Array(repeating: nil, count: 64)

  init(file: String) {
    self.file = file
  }

  subscript(code: UInt16) -> Axis? {
    get { Int(code) < axes.count ? axes[Int(code)] : nil }
    set { if Int(code) < axes.count { axes[Int(code)] = newValue } }
  }

  /// Whether the device reports the box about all fingers (`INPUT_PROP_SEMI_MT`).
  var isBoundingBox: Bool { properties.first.map { $0 & 0x08 != 0 } ?? false }

  func has(_ code: UInt16) -> Bool { self[code] != nil }

  /// The range of an axis on which places are measured.
  func position(_ code: UInt16) throws(DocumentError) -> Axis {
    guard let axis = self[code] else {
      throw DocumentError(
        file: file, line: line, reason: "the device has no range (A: line) for \(EvemuCode.name(code))")
    }
    guard axis.minimum < axis.maximum else {
      throw DocumentError(
        file: file, line: axis.line,
        reason: "the range of \(EvemuCode.name(code)) is empty, from \(axis.minimum) to \(axis.maximum)")
    }
    return axis
  }

  /// The range of an axis that merely adds to a contact; a useless one counts as none.
  func extra(_ code: UInt16) -> RecordedAxis? {
    guard let axis = self[code], axis.minimum < axis.maximum else { return nil }
    return axis.recorded
  }
}
