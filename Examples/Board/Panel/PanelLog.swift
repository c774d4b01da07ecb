import TouchControls
import TouchGestures

/// Writes what happens as lines of words and numbers, without making a string of them.
///
/// Numbers are the bits that they are made of, in hexadecimal digits: two machines that write one log agree to the last bit.
struct PanelLog {
  private let put: (UInt8) -> Void

  init(to put: @escaping (UInt8) -> Void) { self.put = put }

  func time(_ time: Timestamp) { number(time, isFirst: true) }

  func word(_ word: StaticString) {
    put(UInt8(ascii: " "))
    word.withUTF8Buffer { for byte in $0 { put(byte) } }
  }

  func number(_ number: Double) { self.number(number, isFirst: false) }

  func end() { put(UInt8(ascii: "\n")) }

  private func number(_ number: Double, isFirst: Bool) {
    if !isFirst { put(UInt8(ascii: " ")) }
    let bits = number.bitPattern
    // By halves: shifts of 64 bits are calls on a machine of 32.
    for half in [UInt32(truncatingIfNeeded: bits >> 32), UInt32(truncatingIfNeeded: bits)] { digits(half) }
  }

  private func digits(_ half: UInt32) {
    var shift: UInt32 = 32
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: (half >> shift) & 15)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}

extension PanelLog {
  /// Returns a line about the state of a recognizer.
  static func word(for state: GestureState) -> StaticString {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Returns the name of one event of a control.
  static func word(for event: ControlEvents) -> StaticString {
    switch event {
    case .touchDown: "touchDown"
    case .touchDownRepeat: "touchDownRepeat"
    case .touchDragInside: "touchDragInside"
    case .touchDragOutside: "touchDragOutside"
    case .touchDragEnter: "touchDragEnter"
    case .touchDragExit: "touchDragExit"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    default: "touchCancel"
    }
  }

  /// Returns the name of what the engine reports.
  static func word(for diagnostic: Diagnostic) -> StaticString {
    switch diagnostic {
    case .timeWentBackwards: "time went backwards"
    case .duplicateBegan, .unknownTouch, .endWithoutBegin: "contacts out of order"
    case .nonFiniteSample, .nonFiniteTime, .nonFiniteGeometry: "no number"
    case .lostTouch: "a contact was lost"
    default: "a mistake in the program"
    }
  }
}
