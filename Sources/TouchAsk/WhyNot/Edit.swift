import TouchEvents
import TouchPlugins
import TouchScenarios

/// One change of an arrangement.
public struct Edit: Sendable, CustomStringConvertible {
  /// What is changed.
  enum Change: Sendable {
    /// A property of a recognizer, also of one that a scroll view has by itself.
    case gesture(String, String, PropertyValue)
    /// A property that a view has of its kind.
    case property(String, String, PropertyValue)
    /// A setting or an override that every view can have.
    case view(String, ViewTrait)
    /// A recognizer's delegate lets it recognize beside another.
    case simultaneous(String, with: String)
    /// A recognizer's delegate refuses touches on a view.
    case refuses(String, on: String)
    /// A recognizer's delegate no longer refuses to begin, or to receive.
    case allows(String)
    /// A recognizer's delegate lets it begin along one axis only.
    case begins(String, along: GestureAxes)
    /// A recognizer waits for another.
    case waits(String, for: String)
    /// A recognizer no longer waits for another.
    case drops(String, for: String)
    /// A recognizer is on another view.
    case moves(String, to: String)
    /// A view is in front of its siblings.
    case front(String)
    /// The animation of that number in the script allows interaction.
    case animation(Int)
    /// The fingers stay down for so many seconds longer before the first of them lifts.
    case holds(Double)
    /// The fingers move by that share of their way.
    case travels(Double)
  }

  let change: Change
  /// Whether it takes something else away: it ranks behind all others.
  var isBehind = false
  /// How much is changed, by its kind; of equals the least comes first.
  var cost = 1

  init(_ change: Change, isBehind: Bool = false, cost: Int = 1) {
    (self.change, self.isBehind, self.cost) = (change, isBehind, cost)
  }

  /// The change as code.
  public var description: String {
    switch change {
    case .gesture(let id, let name, let value): "\(Self.path(id)).\(name) = \(Self.code(value, of: name))"
    case .property(let id, let name, let value): "\(id).\(name) = \(Self.code(value, of: name))"
    case .view(let id, let trait): Self.code(id, trait)
    case .simultaneous(let id, let other):
      "the delegate of \(id) returns true from shouldRecognizeSimultaneouslyWith for \(other)"
    case .refuses(let id, let view): "the delegate of \(id) returns false from shouldReceive for touches on \(view)"
    case .allows(let id): "the delegate of \(id) no longer refuses"
    case .begins(let id, let axes):
      "the delegate of \(id) returns true from gestureRecognizerShouldBegin only where the finger moves "
        + (axes == .horizontal ? "across" : "up or down")
    case .waits(let id, let other): "\(Self.path(id)).require(toFail: \(Self.path(other)))"
    case .drops(let id, let other): "without \(Self.path(id)).require(toFail: \(Self.path(other)))"
    case .moves(let id, let view): "\(view).addGestureRecognizer(\(id))"
    case .front(let id): "\(id).superview?.bringSubviewToFront(\(id))"
    case .animation: "UIView.animate(withDuration:delay:options: .allowUserInteraction, …)"
    case .holds(let seconds): "the finger stays down for \(DecimalText.text(seconds)) s longer"
    case .travels(let share): "the finger moves by \(DecimalText.text(share)) of its way"
    }
  }

  /// The change in the words of a scenario file.
  public var terms: String {
    switch change {
    case .gesture(let id, let name, let value), .property(let id, let name, let value):
      #"{"of": "\#(id)", "set": {"\#(name)": \#(Self.json(value))}}"#
    case .view(let id, let trait): #"{"of": "\#(id)", "view": {\#(Self.json(trait))}}"#
    case .simultaneous(let id, let other):
      #"{"of": "\#(id)", "delegate": {"shouldRecognizeSimultaneouslyWith": ["\#(other)"]}}"#
    case .refuses(let id, let view): #"{"of": "\#(id)", "delegate": {"shouldReceive": {"notOn": ["\#(view)"]}}}"#
    case .allows(let id): #"{"of": "\#(id)", "delegate": {"shouldBegin": true, "shouldReceive": true}}"#
    case .begins(let id, let axes):
      #"{"of": "\#(id)", "delegate": {"shouldBegin": {"along": "\#(axes == .horizontal ? "x" : "y")"}}}"#
    case .waits(let id, let other): #"{"of": "\#(id)", "requiresFailureOf": "\#(other)"}"#
    case .drops(let id, let other): #"{"of": "\#(id)", "dropsRequirementOf": "\#(other)"}"#
    case .moves(let id, let view): #"{"of": "\#(id)", "moveTo": "\#(view)"}"#
    case .front(let id): #"{"of": "\#(id)", "bringToFront": true}"#
    case .animation(let index): #"{"animation": \#(index), "allowsUserInteraction": true}"#
    case .holds(let seconds): #"{"finger": 1, "hold": \#(DecimalText.text(seconds))}"#
    case .travels(let share): #"{"finger": 1, "travel": \#(DecimalText.text(share))}"#
    }
  }

  /// A scroll view's own recognizer by UIKit's name of it: `list.panGestureRecognizer`.
  private static func path(_ id: String) -> String {
    let parts = id.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2 else { return id }
    return "\(parts[0]).\(parts[1])GestureRecognizer"
  }

  private static func code(_ value: PropertyValue, of name: String) -> String {
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

  private static func code(_ id: String, _ trait: ViewTrait) -> String {
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

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { DecimalText.text($0) }
    return "Rect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  private static func text(_ insets: EdgeInsets) -> String {
    [(insets.top, "above"), (insets.left, "to the left"), (insets.bottom, "below"), (insets.right, "to the right")]
      .filter { $0.0 < 0 }.map { "\(DecimalText.text(-$0.0)) points \($0.1)" }.joined(separator: ", ")
  }

  private static func json(_ value: PropertyValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): DecimalText.text(number)
    case .text(let text): "\"\(text)\""
    case .list(let values): "[" + values.map { json($0) }.joined(separator: ", ") + "]"
    }
  }

  private static func json(_ trait: ViewTrait) -> String {
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

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { DecimalText.text($0) }.joined(separator: ", ")
  }
}
