import TouchDevices
import TouchRecordings
import TouchScenarios

extension DeviceFindings.Finding {
  /// The finding as a line of a report.
  var text: String {
    switch self {
    case .beyondRange(let code, let value, let axis):
      "\(DeviceCode.name(code)) reads \(value), but the device declares a range from \(DecimalText.text(axis.minimum)) "
        + "to \(DecimalText.text(axis.maximum)): the range is wrong"
    case .outside(let contact, let place, let size):
      "contact \(contact) landed at (\(Self.tenths(place.x)), \(Self.tenths(place.y))), outside the "
        + "\(DecimalText.text(size.width)) x \(DecimalText.text(size.height)) points of the window: nothing receives it"
    }
  }

  private static func tenths(_ number: Double) -> String { DecimalText.text((number * 10).rounded() / 10) }
}

extension DeviceFindings {
  /// What remains to be said at the end of a session, a line each.
  var summary: [String] {
    var lines: [String] = []
    if unreportedOutsideCount > 0 { lines.append("\(unreportedOutsideCount) more contacts landed outside the window") }
    if !ignored.isEmpty {
      let kinds = ignored.map { "\(DeviceNames.name(type: $0.type, code: $0.code)) × \($0.count)" }
      lines.append("ignored: " + kinds.joined(separator: ", "))
    }
    return lines
  }
}
