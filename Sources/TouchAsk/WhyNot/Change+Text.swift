import TouchEvents
import TouchPlugins
import TouchScenarios

// Values and settings as code, and in the words of files.
extension Change {
  /// A scroll view's own recognizer by UIKit's name of it: `list.panGestureRecognizer`.
  static func path(_ id: String) -> String {
    let parts = id.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2 else { return id }
    return "\(parts[0]).\(parts[1])GestureRecognizer"
  }

  static func code(_ value: PropertyValue, of name: String) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): DecimalText.text(number)
    case .text(let text): ".\(text)"
    case .list(let values):
      if name.isSame(as: "contentSize"), let point = value.point {
        "Size(width: \(DecimalText.text(point.x)), height: \(DecimalText.text(point.y)))"
      } else {
        "[" + values.map { code($0, of: "") }.joined(separator: ", ") + "]"
      }
    }
  }

  static func code(_ id: String, _ trait: ViewTrait) -> String {
    switch trait {
    case .hidden(let flag): "\(id).isHidden = \(flag)"
    case .alpha(let value): "\(id).alpha = \(DecimalText.text(value))"
    case .userInteraction(let flag): "\(id).isUserInteractionEnabled = \(flag)"
    case .exclusiveTouch(let flag): "\(id).isExclusiveTouch = \(flag)"
    case .frame(let frame): "\(id).frame = \(text(frame))"
    case .touchArea(let insets): "\(id) answers point(inside:) for its bounds and \(text(insets))"
    case .hitTest: "\(id) returns nil from hitTest(_:with:) where it would return itself"
    case .shouldBegin: "\(id) returns false from gestureRecognizerShouldBegin(_:)"
    case .contentTouches(_, let shouldCancel):
      "\(id) returns \(shouldCancel ?? true) from touchesShouldCancel(in:)"
    default: id
    }
  }

  static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { DecimalText.text($0) }
    return "Rect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  static func text(_ insets: EdgeInsets) -> String {
    [(insets.top, "above"), (insets.left, "to the left"), (insets.bottom, "below"), (insets.right, "to the right")]
      .filter { $0.0 < 0 }.map { "\(DecimalText.text(-$0.0)) points \($0.1)" }.joined(separator: ", ")
  }

  static func json(_ value: PropertyValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): DecimalText.text(number)
    case .text(let text): "\"\(text)\""
    case .list(let values): "[" + values.map { json($0) }.joined(separator: ", ") + "]"
    }
  }

  static func json(_ trait: ViewTrait) -> String {
    switch trait {
    case .hidden(let flag): #""hidden": \#(flag)"#
    case .alpha(let value): #""alpha": \#(DecimalText.text(value))"#
    case .userInteraction(let flag): #""userInteraction": \#(flag)"#
    case .exclusiveTouch(let flag): #""exclusiveTouch": \#(flag)"#
    case .frame(let frame): #""frame": [\#(list([frame.minX, frame.minY, frame.width, frame.height]))]"#
    case .touchArea(let insets): #""touchArea": [\#(list([insets.top, insets.left, insets.bottom, insets.right]))]"#
    case .hitTest(let override): #""hitTest": "\#(override.name)""#
    case .shouldBegin: #""gestureRecognizerShouldBegin": false"#
    case .contentTouches(_, let shouldCancel): #""contentTouches": {"shouldCancel": \#(shouldCancel ?? true)}"#
    default: ""
    }
  }

  static func list(_ numbers: [Double]) -> String {
    numbers.map { DecimalText.text($0) }.joined(separator: ", ")
  }
}
