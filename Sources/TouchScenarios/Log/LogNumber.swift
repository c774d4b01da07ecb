import Foundation

/// Numbers as logs write them: rounded as C's `%.3f` does, for every reader the same.
package enum LogNumber {
  /// A time: three decimals.
  package static func time(_ time: Double) -> String { decimals(time) }

  /// A detail: three decimals without trailing zeros, and zero without a sign.
  package static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    var text = Substring(decimals(number))
    guard number.isFinite else { return String(text) }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : String(text)
  }

  private static func decimals(_ number: Double) -> String { String(format: "%.3f", number) }
}
