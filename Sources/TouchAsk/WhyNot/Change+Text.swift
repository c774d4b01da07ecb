import TouchEvents
import TouchPlugins
import TouchScenarios

// Values and settings as code, and in the words of files.
extension Change {
  /// A scroll view's own recognizer by UIKit's name of it: `list.panGestureRecognizer`.
  static func path(_ id: String) -> String {
    let parts = parts(id)
    return parts.count == 2 ? "\(parts[0]).\(parts[1])GestureRecognizer" : id
  }

  /// Returns the parts of a name, such as `list` and `pan`.
  static func parts(_ id: String) -> [String] {
    id.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
  }

  static func code(_ value: PropertyValue, of name: String) -> String {
    if let text = value.text { return ".\(text)" }
    if name.isSame(as: "contentSize"), let point = value.point {
      return "Size(width: \(DecimalText.text(point.x)), height: \(DecimalText.text(point.y)))"
    }
    guard case .list(let values) = value else { return json(value) }
    return "[" + values.map { code($0, of: "") }.joined(separator: ", ") + "]"
  }

  static func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

  static func json(_ value: PropertyValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): DecimalText.text(number)
    case .text(let text): quoted(text)
    case .list(let values): "[" + values.map { json($0) }.joined(separator: ", ") + "]"
    }
  }

  /// Returns a setting or an override of a view as code, and in the words of files.
  static func words(_ id: String, _ trait: ViewTrait) -> (code: String, terms: String) {
    switch trait {
    case .hidden(let flag): ("\(id).isHidden = \(flag)", #""hidden": \#(flag)"#)
    case .alpha(let value):
      ("\(id).alpha = \(DecimalText.text(value))", #""alpha": \#(DecimalText.text(value))"#)
    case .userInteraction(let flag): ("\(id).isUserInteractionEnabled = \(flag)", #""userInteraction": \#(flag)"#)
    case .exclusiveTouch(let flag): ("\(id).isExclusiveTouch = \(flag)", #""exclusiveTouch": \#(flag)"#)
    case .multipleTouch(let flag): ("\(id).isMultipleTouchEnabled = \(flag)", #""multipleTouch": \#(flag)"#)
    case .frame(let frame): ("\(id).frame = \(text(frame))", #""frame": [\#(list(numbers(frame)))]"#)
    case .touchArea(let insets):
      (
        "\(id) answers point(inside:) for its bounds and \(text(insets))",
        #""touchArea": [\#(list([insets.top, insets.left, insets.bottom, insets.right]))]"#
      )
    case .hitTest(let override):
      ("\(id) returns nil from hitTest(_:with:) where it would return itself", #""hitTest": \#(quoted(override.name))"#)
    case .shouldBegin:
      ("\(id) returns false from gestureRecognizerShouldBegin(_:)", #""gestureRecognizerShouldBegin": false"#)
    case .contentTouches(_, let cancels):
      (
        "\(id) returns \(cancels ?? true) from touchesShouldCancel(in:)",
        #""contentTouches": {"shouldCancel": \#(cancels ?? true)}"#
      )
    default: (id, "")
    }
  }

  static func text(_ frame: Rect) -> String {
    let texts = numbers(frame).map { DecimalText.text($0) }
    return "Rect(x: \(texts[0]), y: \(texts[1]), width: \(texts[2]), height: \(texts[3]))"
  }

  static func text(_ insets: EdgeInsets) -> String {
    [(insets.top, "above"), (insets.left, "to the left"), (insets.bottom, "below"), (insets.right, "to the right")]
      .filter { $0.0 < 0 }.map { "\(DecimalText.text(-$0.0)) points \($0.1)" }.joined(separator: ", ")
  }

  private static func numbers(_ frame: Rect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { DecimalText.text($0) }.joined(separator: ", ")
  }
}
