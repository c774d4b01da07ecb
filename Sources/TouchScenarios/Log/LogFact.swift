import TouchDiagnostics
import TouchEvents
import TouchPlugins

/// What a line of a log is about, as it was at its time: it becomes text when somebody reads it.
enum LogFact: Sendable {
  /// Something in words.
  case text(String)
  /// A touch method with the number of its touch.
  case touch(TouchPhase, Int)
  /// A touch method with the numbers of its touches, in ascending order.
  case touches(TouchPhase, [Int])
  /// What a touch reads while a responder's method runs.
  case details(touch: Int, tapCount: Int, location: Point, previous: Point)
  /// A recognizer's change of state.
  case state(from: GestureState, to: GestureState, isContinuous: Bool)
  /// A recognizer's action.
  case action(GestureState, isContinuous: Bool)
  /// A number, or several, that a recognizer has.
  case value(LoggedValue)
  /// How many touches a recognizer has, and their center.
  case fingers(Int, Point)
  /// The new value of a control.
  case valueChanged(Double)
  /// Which of a control's flags are set.
  case flags(isTracking: Bool, isTouchInside: Bool, isHighlighted: Bool)
  /// The new offset of a scroll view.
  case scrolled(Point)
  /// The new scale of a scroll view.
  case zoomed(Double)
  /// Where the upper edge of a sheet is.
  case sheetTop(Double)
  /// Where the upper view of a navigation controller is.
  case position(Double)
  /// How far a transition is, from 0 to 1.
  case share(Double)
  /// Where a scroll view is.
  case offset(Point)

  /// Which row of a table is open, and where it stands.
  case swipedRow(String?, Double)

  /// The fact in words.
  var text: String {
    switch self {
    case .text(let text): return text
    case .touch(let phase, let number): return "\(phase.touchMethod) \(number)"
    case .touches(let phase, let numbers): return phase.touchMethod + numbers.map { " \($0)" }.joined()
    case .details(let touch, let tapCount, let location, let previous):
      return "touch \(touch) tapCount \(tapCount) location \(Self.text(location)) previous \(Self.text(previous))"
    case .state(let from, let to, let isContinuous):
      return "\(from.word(isContinuous: isContinuous)) -> \(to.word(isContinuous: isContinuous))"
    case .action(let state, let isContinuous): return "action \(state.word(isContinuous: isContinuous))"
    case .value(let value):
      return ([value.name] + value.numbers.map { DecimalText.text($0) }).joined(separator: " ")
    case .fingers(let count, let centre): return "fingers \(count) \(Self.text(centre))"
    case .valueChanged(let value): return "valueChanged \(DecimalText.text(value))"
    case .flags(let isTracking, let isTouchInside, let isHighlighted):
      let words = [(isTracking, "tracking"), (isTouchInside, "inside"), (isHighlighted, "highlighted")]
      let set = words.filter { $0.0 }.map { " " + $0.1 }
      return "flags" + (set.isEmpty ? " none" : set.joined())
    case .scrolled(let offset): return "didScroll \(Self.text(offset))"
    case .sheetTop(let top): return "top \(DecimalText.text(top))"
    case .position(let position): return "position \(DecimalText.text(position))"
    case .share(let share): return "update \(DecimalText.text(share))"
    case .offset(let offset): return "offset \(Self.text(offset))"
    case .swipedRow(let row, let position):
      return (row.map { $0 + " " } ?? "") + "position \(DecimalText.text(position))"
    case .zoomed(let scale): return "didZoom \(DecimalText.text(scale))"
    }
  }

  /// Returns the two numbers of a place.
  static func text(_ point: Point) -> String { "\(DecimalText.text(point.x)) \(DecimalText.text(point.y))" }
}
