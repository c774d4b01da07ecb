import TouchDevices
import TouchScenarios

/// Reads the output of Android's `getevent -lt`, whose ranges are there with `-p` only, and the same without names.
///
/// Of several devices counts the first one that sends a place.
struct GeteventReader {
  private(set) var text: RecordingText
  private var scanner: RecordingScanner
  /// The device that the recording is about, and the one that a list of axes is about.
  private var chosen: [UInt8]?
  private var described: [UInt8] = []
  private var names: [(device: [UInt8], name: String)] = []
  private var axes: [(device: [UInt8], code: UInt16, minimum: Int32, maximum: Int32, resolution: Int32, line: Int)] = []

  /// Returns whether a first line is of this kind.
  static func opens(_ scanner: RecordingScanner) -> Bool {
    if ["add device ", "could not get driver version", "could not open"].contains(where: { scanner.starts(with: $0) }) {
      return true
    }
    var scanner = scanner
    scanner.split(scanner.range, at: "[]:", comments: false)
    let first = scanner.starts(with: "[") ? 1 : 0
    return scanner.words.count >= first + 3 && scanner.words.indices.contains(first)
      && (scanner.bytes[scanner.words[first]].starts(with: "/dev/input/".utf8)
        || first == 1 && scanner.bytes[scanner.words[1]].starts(with: "EV_".utf8))
  }

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    scanner = try RecordingScanner(bytes, file: file)
    text = RecordingText(file: file)
    text.description.isEmpty = false
    text.description.lacksRanges = true
    findDevice()
    while scanner.advance() {
      if scanner.starts(with: "[") {
        try readEvent()
      } else if scanner.starts(with: "add device ") {
        scanner.split(scanner.range, at: ":", comments: false)
        described = scanner.words.last.map { Array(scanner.bytes[$0]) } ?? []
      } else if scanner.starts(with: "name:") {
        names.append((described, scanner.quotedText ?? ""))
      } else if scanner.starts(with: "/dev/input/") {
        throw scanner.error("the events have no times: record with getevent -lt")
      } else {
        readAxis()
      }
    }
    finish()
  }

  /// Finds the device that sends a place first.
  private mutating func findDevice() {
    var scanner = scanner
    while chosen == nil, scanner.advance() {
      scanner.split(scanner.range, at: "[]", comments: false)
      if scanner.words.count == 5, Self.type(scanner, 2) == DeviceCode.absolute {
        chosen = Self.path(scanner, scanner.words[1])
      }
    }
  }

  private static func path(_ scanner: RecordingScanner, _ word: Range<Int>) -> [UInt8] {
    let path = Array(scanner.bytes[word])
    return path.last == UInt8(ascii: ":") ? path.dropLast() : path
  }

  private mutating func finish() {
    let device = chosen ?? []
    text.description.device.name = names.first { $0.device == device }?.name ?? names.first?.name ?? ""
    for axis in axes where axis.device == device || device.isEmpty {
      text.addAxis(Int32(axis.code), axis.minimum, axis.maximum, axis.resolution, line: axis.line)
    }
  }

  /// Reads a line such as `ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private mutating func readAxis() {
    scanner.split(scanner.range, at: ":,()", comments: false)
    guard let minimum = scanner.decimal(after: "min"), let maximum = scanner.decimal(after: "max"),
      let index = scanner.index(of: "value"), index > 0, let code = Self.code(scanner, index - 1)
    else { return }
    axes.append((described, code, minimum, maximum, scanner.decimal(after: "resolution") ?? 0, scanner.line))
  }

  private mutating func readEvent() throws(DocumentError) {
    scanner.split(scanner.range, at: "[]", comments: false)
    guard let first = scanner.words.first, let time = scanner.microseconds(first) else {
      throw scanner.error("expected a time in seconds with six decimals in brackets: record with getevent -lt")
    }
    // Of one device the path may be left out.
    let hasPath = scanner.words.count > 4
    let device = hasPath ? Self.path(scanner, scanner.words[1]) : []
    let start = hasPath ? 2 : 1
    guard scanner.words.count == start + 3, let type = Self.type(scanner, start),
      let code = Self.code(scanner, start + 1), let value = Self.value(scanner, start + 2)
    else {
      throw scanner.error("expected a time, a type, a code and a value, found \(scanner.quoted(scanner.range))")
    }
    guard chosen == nil || chosen == device else { return }
    try text.add(DeviceEvent(time: time, type: type, code: code, value: value), scanner)
  }

  // MARK: Names

  private static func type(_ scanner: RecordingScanner, _ index: Int) -> UInt16? {
    DeviceNames.type(scanner.bytes[scanner.words[index]]) ?? scanner.code(scanner.words[index])
  }

  private static func code(_ scanner: RecordingScanner, _ index: Int) -> UInt16? {
    let word = scanner.bytes[scanner.words[index]]
    // Other names say nothing about touches.
    let other: UInt16? = word.contains(UInt8(ascii: "_")) ? DeviceNames.unknown : nil
    return DeviceNames.code(word) ?? scanner.code(scanner.words[index]) ?? other
  }

  private static func value(_ scanner: RecordingScanner, _ index: Int) -> Int32? {
    if scanner.reads("DOWN", index) { return 1 }
    if scanner.reads("UP", index) { return 0 }
    if scanner.reads("REPEAT", index) { return 2 }
    return scanner.hex(scanner.words[index], digits: 8).map { Int32(bitPattern: $0) }
  }
}
