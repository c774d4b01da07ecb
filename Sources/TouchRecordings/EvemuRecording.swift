public import TouchDevices
public import TouchScenarios

/// Touches that people made on a real device, recorded from the Linux kernel with evemu.
///
/// Reads the formats 1.0 to 1.3: recordings that hold their description, and those that hold events alone
/// and take it from the `.desc`, `.device` or `.prop` file next to them whose name is the longest that theirs
/// starts with. The outputs of `evtest`, `libinput record` and `getevent -lt` are read too. A malformed recording is an error, and so are one that ends within a report, one whose time
/// runs backwards, one of more than 64 MiB and one with more than 256 contacts at once.
public struct EvemuRecording: Sendable {
  /// The name of the device.
  public let deviceName: String

  /// How the device distinguishes contacts.
  public let touchProtocol: DeviceProtocol

  /// The horizontal range of places.
  public let xAxis: DeviceAxis

  /// The vertical range of places.
  public let yAxis: DeviceAxis

  /// The range of pressures, where the device measures them.
  public let pressureAxis: DeviceAxis?

  /// What changed, report by report, in the device's units; reports in which no contact changed are left out.
  ///
  /// Contacts are numbered from 1 in order of arrival. A contact that did not move gives no move, and what is
  /// down at the end stays down.
  public let frames: [DeviceFrame]

  /// How many reports the device made, with those that changed nothing.
  public let reportCount: Int

  /// The time of the last event, in seconds from the first.
  public let duration: Double

  /// The frames, with those in which a pen only hovers.
  private let allFrames: [DeviceFrame]
  private let mapping: DeviceMapping
  private let findings: DeviceFindings

  /// Returns whether the bytes of a recording hold events only; `file` is the name that errors give.
  static func needsDescription(_ bytes: [UInt8], file: String) throws(DocumentError) -> Bool {
    try RecordingText(parsing: bytes, file: file).description.isEmpty
  }

  /// Reads a recording; `file` is the name that errors give.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    try self.init(parsing: bytes, file: file, range: nil)
  }

  /// Reads a recording; `range` is how many units a panel has whose recording holds no ranges.
  package init(parsing bytes: [UInt8], file: String, range: Size?) throws(DocumentError) {
    var text = try RecordingText(parsing: bytes, file: file)
    if let range { text.description.addMissingRanges(range) }
    try self.init(text.events, text.description, file: file)
  }

  /// Reads a recording of events only, with the description of its device; names are what errors give.
  public init(
    parsing bytes: [UInt8], file: String, description: [UInt8], descriptionFile: String
  ) throws(DocumentError) {
    let reader = try RecordingText(parsing: bytes, file: file)
    let description =
      reader.description.isEmpty
      ? try Self.description(description, file: descriptionFile) : reader.description
    try self.init(reader.events, description, file: file)
  }

  /// Reads a description file.
  ///
  /// The readings of the axes in its comments are from another time, and are ignored.
  private static func description(_ bytes: [UInt8], file: String) throws(DocumentError) -> EvemuDescription {
    var description = try RecordingText(parsing: bytes, file: file).description
    description.device.forgetInitialValues()
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
    guard last.type == DeviceCode.synchronization, last.code == DeviceCode.report else {
      throw DocumentError(
        file: file, line: Int(last.line), reason: "the recording ends within a report, without SYN_REPORT")
    }
    let device = description.device
    let layout = DeviceLayout(declaredBy: device)
    let mapping: DeviceMapping
    var decoder: DeviceDecoder
    do throws(DeviceFault) {
      mapping = try DeviceMapping(device, layout, to: .zero)
      decoder = try DeviceDecoder(device, layout)
    } catch {
      throw description.error(error)
    }
    deviceName = device.name
    xAxis = mapping.x
    yAxis = mapping.y
    pressureAxis = mapping.pressure
    reportCount = events.count { $0.event.isReport }
    duration = Double(last.time - first.time) / 1_000_000
    allFrames = try Self.frames(of: events, &decoder, file: file)
    frames = allFrames.filter { $0.hasTouches }
    touchProtocol = decoder.touchProtocol
    findings = decoder.findings
    self.mapping = mapping
  }

  private static func frames(
    of events: [EvemuEvent], _ decoder: inout DeviceDecoder, file: String
  ) throws(DocumentError) -> [DeviceFrame] {
    var frames: [DeviceFrame] = []
    guard let start = events.first?.time else { return [] }
    for event in events {
      do throws(DeviceFault) {
        let time = Double(event.time - start) / 1_000_000
        if let frame = try decoder.take(event.event, at: time) { frames.append(frame) }
      } catch {
        throw DocumentError(file: file, line: Int(event.line), reason: error.description)
      }
    }
    return frames
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
      down += frame.began.count - frame.ended.count - frame.cancelled.count
      return max(most, down)
    }
  }

  /// Returns the samples of each report, with the device's range of each axis mapped onto a size, in points.
  ///
  /// A place beyond the device's range, which does occur, is as far outside the area. The area of
  /// a touch is scaled as the width is, and pressure becomes a fraction of its range.
  public func events(mappedTo size: Size) -> [[TouchSample]] {
    var mapping = mapping
    mapping.size = size
    return allFrames.map { mapping.samplesWithHover(of: $0) }
  }

  /// Returns what the device sent that its touches on an area of a size do not show.
  package func findings(mappedTo size: Size) -> DeviceFindings {
    var findings = findings
    for samples in events(mappedTo: size) { findings.note(samples, in: size) }
    return findings
  }
}

extension DeviceDescription {
  /// Reads the device's description from the header of a recording or a description file; errors name `file`.
  ///
  /// What the axes read at the start counts only when the events of that time follow.
  package init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    let reader = try RecordingText(parsing: bytes, file: file)
    guard !reader.description.isEmpty else {
      throw DocumentError(file: file, line: 1, reason: "no description of a device: neither N: nor A: lines")
    }
    self = reader.description.device
    if reader.events.isEmpty { forgetInitialValues() }
  }
}
