import TouchDiagnostics
package import TouchEvents

// Steps in the words of files, for tools that make them.
extension ScenarioStep {
  /// What happens at a time, in seconds from the start.
  package typealias Timed = (time: Timestamp, action: Action)

  /// Returns steps as the `input` of a file: touches, wheels, buttons and what code scrolls or focuses; others are left out.
  package static func input(_ steps: [Timed]) -> String {
    var texts: [String] = []
    var entries: [String] = []
    for (index, step) in steps.enumerated() {
      let time = #"{"t": \#(DecimalText.text(step.time)), "#
      guard case .touch(let change) = step.action else {
        if let text = text(step.action) { texts.append(time + text + "}") }
        continue
      }
      entries.append(
        change.phase == .ended ? "\(change.number)" : "[\(change.number), \(text(change.location ?? .zero))]")
      // What several fingers do at once is one step.
      if index + 1 < steps.count, case .touch(let next) = steps[index + 1].action, next.phase == change.phase,
        steps[index + 1].time.nanoseconds == step.time.nanoseconds
      {
        continue
      }
      texts.append(time + #""\#(change.phase.word)": [\#(entries.joined(separator: ", "))]}"#)
      entries = []
    }
    return "[" + texts.joined(separator: ", ") + "]"
  }

  private static func text(_ action: Action) -> String? {
    switch action {
    case .scrollTo(let name, let offset, _): #""scrollTo": \#(JSONWriter.quoted(name)), "offset": [\#(text(offset))]"#
    case .becomeFirstResponder(let name): #""becomeFirstResponder": \#(JSONWriter.quoted(name))"#
    case .scroll(let delta, let place, let kind, let phase):
      #""scroll": [\#(text(delta))], "at": [\#(text(place))], "kind": "\#(kind == .discrete ? "discrete" : "continuous")""#
        + (phase == .moved ? "" : #", "phase": "\#(phase.word)""#)
    case .press(let type, let phase, _):
      #""\#(phase == .began ? "pressBegan" : "pressEnded")": "\#(FileWords.name(of: type))""#
    default: nil
    }
  }

  private static func text(_ point: Point) -> String { "\(DecimalText.text(point.x)), \(DecimalText.text(point.y))" }
}

extension ScenarioStep.Action {
  /// A touch at a place, by its number.
  package static func touch(_ number: Int, _ phase: TouchPhase, at place: Point) -> Self {
    .touch(TouchChange(number: number, phase: phase, location: place))
  }
}
