import TouchDevices
import TouchScenarios

/// What the text of a recording holds, in whichever of the known formats.
struct RecordingText {
  /// The longest span of a recording, in microseconds: a day.
  private static let longest: Int64 = 86_400_000_000

  var description: EvemuDescription
  private(set) var events: [EvemuEvent] = []

  init(file: String) {
    description = EvemuDescription(file: file)
  }

  /// Reads a text in the format that its first line shows.
  init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    var scanner = try RecordingScanner(bytes, file: file)
    guard scanner.advance() else {
      self.init(file: file)
      return
    }
    self =
      if EvtestReader.opens(scanner) {
        try EvtestReader(bytes, file: file).text
      } else if LibinputReader.opens(scanner) {
        try LibinputReader(bytes, file: file).text
      } else if GeteventReader.opens(scanner) {
        try GeteventReader(bytes, file: file).text
      } else {
        try EvemuReader(bytes, file: file).text
      }
  }

  /// Adds an event, which may not be earlier than the one before.
  mutating func add(_ event: DeviceEvent, _ scanner: RecordingScanner) throws(DocumentError) {
    if let last = events.last, event.time < last.time {
      throw scanner.error("the time runs backwards, by \(last.time - event.time) microseconds")
    }
    if let first = events.first, event.time - first.time > Self.longest {
      throw scanner.error("the recording is longer than a day")
    }
    events.append(EvemuEvent(event: event, line: Int32(scanner.line)))
  }

  /// Adds a key of the device.
  mutating func addKey(_ code: Int32) {
    guard (0..<768).contains(code) else { return }
    let byte = Int(code) / 8
    while description.device.keys.count <= byte { description.device.keys.append(0) }
    description.device.keys[byte] |= 1 << UInt8(code % 8)
  }

  /// Adds a property of the device.
  mutating func addProperty(_ code: Int32) {
    guard (0..<32).contains(code) else { return }
    let byte = Int(code) / 8
    while description.device.properties.count <= byte { description.device.properties.append(0) }
    description.device.properties[byte] |= 1 << UInt8(code % 8)
  }

  /// Adds the range of an axis that is known.
  mutating func addAxis(_ code: Int32, _ minimum: Int32, _ maximum: Int32, _ resolution: Int32, line: Int) {
    guard let code = UInt16(exactly: code), code < DeviceDescription.axisCount else { return }
    let axis = DeviceAxis(minimum: minimum, maximum: maximum, resolution: resolution)
    description.add(axis, code, line: line)
    description.isEmpty = false
  }
}
