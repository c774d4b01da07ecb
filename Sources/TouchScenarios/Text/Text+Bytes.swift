import TouchEvents

// Texts compare by their bytes here: what `String` does itself knows Unicode's equivalences, whose tables Embedded Swift
// does not have.

extension String {
  /// Returns whether the text has the same bytes as another.
  package func isSame(as other: String) -> Bool { haveEqualBytes(self, other) }

  /// The parts between single spaces; an empty one between two in a row.
  package var words: [String] {
    utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The number that the text writes with digits and a point, such as the time of a log's line; `nil` for any other text.
  package var decimal: Double? {
    let isDecimal = utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: ".") }
    return isDecimal && !isEmpty ? NearestDouble.number(Array(utf8)[...]) : nil
  }

  /// Returns the text with some characters replaced; those for which there is no replacement stay.
  package func replacing(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Returns whether the text comes before another in the order of their bytes.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension [String] {
  /// Returns whether one of the texts has the same bytes as another.
  package func has(_ text: String) -> Bool { contains { $0.isSame(as: text) } }
}

/// Lets a `switch` over a string compare bytes.
package func ~= (pattern: String, text: String) -> Bool { pattern.isSame(as: text) }
