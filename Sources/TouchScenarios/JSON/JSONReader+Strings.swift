extension JSONReader {
  /// Reads a string, from its opening quote to the byte behind its closing one.
  mutating func string() throws(DocumentError) -> String {
    index += 1
    let start = index
    var isASCII = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        return try text(bytes[start..<index], isASCII: isASCII)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw controlCharacter(byte) }
      if byte >= 0x80 { isASCII = false }
      index += 1
    }
    throw error("the file ends within a string")
  }

  /// Continues a string in which an escape was found; what precedes it is copied as it is.
  private mutating func escapedString(from start: Int) throws(DocumentError) -> String {
    var units = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        return try text(units[...], isASCII: false)
      }
      if byte < 0x20 { throw controlCharacter(byte) }
      index += 1
      if byte == UInt8(ascii: "\\") {
        units.append(contentsOf: String(Character(try escape())).utf8)
      } else {
        units.append(byte)
      }
    }
    throw error("the file ends within a string")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
    guard index < bytes.count else { throw error("the file ends within a string") }
    let byte = bytes[index]
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      index += 1
      return try unicodeEscape()
    default: throw error("expected one of \" \\ / b f n r t u after a backslash, found \(found)")
    }
    index += 1
    return scalar
  }

  /// Reads the four digits behind `\u`, and the other half where they are a surrogate.
  private mutating func unicodeEscape() throws(DocumentError) -> Unicode.Scalar {
    let unit = try fourHexDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw error("a lone surrogate in a string") }
    index += 2
    let low = try fourHexDigits()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("a lone surrogate in a string") }
    return scalar
  }

  private mutating func fourHexDigits() throws(DocumentError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw error("expected four hexadecimal digits after \\u, found \(found)")
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  /// Returns the text of some UTF-8, which is checked: a `String` would repair it without a word.
  private func text(_ units: ArraySlice<UInt8>, isASCII: Bool) throws(DocumentError) -> String {
    if !isASCII {
      var decoder = UTF8()
      var iterator = units.makeIterator()
      decoding: while true {
        switch decoder.decode(&iterator) {
        case .scalarValue: continue
        case .emptyInput: break decoding
        case .error: throw error("a string is not valid UTF-8")
        }
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private func controlCharacter(_ byte: UInt8) -> DocumentError {
    byte == UInt8(ascii: "\n")
      ? error("the line ends within a string")
      : error("a string holds the control character 0x\(String(byte, radix: 16, uppercase: true)) unescaped")
  }
}
