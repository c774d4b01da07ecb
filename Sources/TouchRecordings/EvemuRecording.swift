public import TouchScenarios

/// Touches that people made on a real device, recorded from the Linux kernel with evemu.
///
/// Read are the formats 1.0 to 1.3: recordings that hold their description, and such that hold events only
/// and take it from the `.desc`, `.device` or `.prop` file next to them whose name is the longest that theirs
/// starts with. A malformed recording is an error, and so are one that ends within a report, one whose time
/// runs backwards, one of more than 64 MiB and one with more than 256 contacts at once.
public struct EvemuRecording: Sendable {
  /// The name of the device.
  public let deviceName: String

  /// How the device tells contacts apart.
  public let touchProtocol: RecordedProtocol

  /// The horizontal range of places.
  public let xAxis: RecordedAxis

  /// The vertical range of places.
  public let yAxis: RecordedAxis

  /// The range of pressures, where the device measures them.
  public let pressureAxis: RecordedAxis?

  /// What changed, report by report, in the device's units; reports that changed nothing are left out.
  ///
  /// Contacts are numbered from 1 in order of arrival. A contact that did not move gives no move, and what is
  /// down at the end stays down.
  public let frames: [RecordedFrame]

  /// How many reports the device made, with those that changed nothing.
  public let reportCount: Int

  /// The time of the last event, in seconds from the first.
  public let duration: Double

  /// Returns whether the bytes of a recording hold events only; `file` is the name that errors give.
  static func needsDescription(_ bytes: [UInt8], file: String) throws(DocumentError) -> Bool {
    try EvemuReader(bytes, file: file).description.isEmpty
  }

  /// Reads a recording; `file` is the name that errors give.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    let reader = try EvemuReader(bytes, file: file)
    try self.init(reader.events, reader.description, file: file)
  }

  /// Reads a recording of events only, with the description of its device; names are what errors give.
  public init(
    parsing bytes: [UInt8], file: String, description: [UInt8], descriptionFile: String
  ) throws(DocumentError) {
    let reader = try EvemuReader(bytes, file: file)
    let description =
      reader.description.isEmpty
      ? try Self.description(description, file: descriptionFile) : reader.description
    try self.init(reader.events, description, file: file)
  }

  /// Reads a description file.
  ///
  /// What its comments say that the axes read is from another day, and is forgotten.
  private static func description(_ bytes: [UInt8], file: String) throws(DocumentError) -> EvemuDescription {
    var description = try EvemuReader(bytes, file: file).description
    for code in UInt16(0)..<64 { description[code]?.initial = nil }
    return description
  }

  private init(
    _ events: [EvemuEvent], _ description: EvemuDescription, file: String
  ) throws(DocumentError) {
    guard !description.isEmpty else {
      throw DocumentError(
        file: description.file, line: 1,
        reason: "no description of the device: neither N: and A: lines nor a file beside it with them")
    }
    guard let first = events.first, let last = events.last else {
      throw DocumentError(file: file, line: 1, reason: "no events (E: lines)")
    }
    guard last.type == EvemuCode.synchronization, last.code == EvemuCode.report else {
      throw DocumentError(
        file: file, line: Int(last.line), reason: "the recording ends within a report, without SYN_REPORT")
    }
    let layout = EvemuLayout(description, events)
    let x = try description.position(layout.x)
    let y = try description.position(layout.y)
    deviceName = description.name
    touchProtocol = layout.touchProtocol
    xAxis = x.recorded
    yAxis = y.recorded
    reportCount = events.count {
      $0.type == EvemuCode.synchronization && $0.code == EvemuCode.report
    }
    duration = Double(last.time - first.time) / 1_000_000
    switch layout.touchProtocol {
    case .slotted, .boundingBox:
      pressureAxis = description.extra(EvemuCode.contactPressure)
      frames = try SlottedDecoder(description, x: x, y: y, file: file).frames(of: events)
    case .unslotted:
      pressureAxis = description.extra(EvemuCode.contactPressure)
      frames = try UnslottedDecoder(file: file).frames(of: events)
    case .singleTouch:
      pressureAxis = description.extra(EvemuCode.pressure)
      frames = try SingleTouchDecoder(
        description, x: x, y: y, xCode: layout.x, yCode: layout.y, events: events
      ).frames(of: events)
    }
  }
}

extension EvemuRecording {
  /// How many contacts there are in all.
  public var contactCount: Int {
    frames.reduce(0) { $0 + $1.began.count }
  }

  /// How many contacts are down at once, at the most.
  public var mostContactsAtOnce: Int {
    var down = 0
    return frames.reduce(0) { most, frame in
      down += frame.began.count - frame.ended.count
      return max(most, down)
    }
  }

  /// The frames with the range of each axis mapped onto a window of this size, in points.
  ///
  /// A place beyond the device's range, which does occur, is as far outside of the window. The area of
  /// a touch is scaled as the width is, and pressure becomes a fraction of its range.
  public func mapped(toWidth width: Double, height: Double) -> [RecordedFrame] {
    let scale = width / (xAxis.maximum - xAxis.minimum)
    func map(_ contact: RecordedContact) -> RecordedContact {
      var contact = contact
      contact.x = xAxis.fraction(of: contact.x) * width
      contact.y = yAxis.fraction(of: contact.y) * height
      contact.touchMajor = contact.touchMajor.map { $0 * scale }
      contact.pressure = contact.pressure.flatMap { pressure in pressureAxis?.fraction(of: pressure) }
      return contact
    }
    return frames.map { frame in
      var mapped = RecordedFrame(time: frame.time)
      mapped.began = frame.began.map(map)
      mapped.moved = frame.moved.map(map)
      mapped.ended = frame.ended.map(map)
      return mapped
    }
  }
}
