import Foundation
import TouchScenarios
import TouchTesting
import Touchstone

/// Writes the lines that the log of a scenario has, for a controller whose properties are named as the file's ids.
public final class WholeLog: TraceSink {
  private var names: [ObjectIdentifier: String] = [:]
  private let context: TouchContext
  private var lines: [(channel: LogChannel, text: String)] = []

  private init(_ controller: ViewController, _ context: TouchContext) {
    self.context = context
    for (label, value) in Mirror(reflecting: controller).children {
      guard let label else { continue }
      // A file names a stack by its view.
      let named: AnyObject = (value as? NavigationController)?.view ?? value as AnyObject
      names[ObjectIdentifier(named)] = label
    }
  }

  /// Plays fingers on a controller in a window of a file's size; returns the log on the channels that the file shows.
  public static func log(
    of controller: ViewController, file: String, play: (TouchDriver) -> Void
  ) throws -> (lines: [String], expected: [String]) {
    let path = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Browser/Gallery/\(file).json")
    let bytes = [UInt8](try Data(contentsOf: path.standardized))
    let scenario = try Scenario(parsing: bytes, file: file)
    let window = Window(frame: scenario.windows[0].view.frame)
    window.rootViewController = controller
    let log = WholeLog(controller, window.context)
    window.context.trace = log
    play(TouchDriver(host: window))
    guard case .lines(let expected) = scenario.expectation else { return ([], []) }
    return (log.lines.filter { scenario.show.contains($0.channel) }.map { $0.text }, expected)
  }

  /// Keeps the lines of a record.
  public func record(_ record: TraceRecord) {
    switch record {
    case .action(let recognizer, let state):
      add(.actions, recognizer, "action " + state.word(isContinuous: recognizer.traits.isContinuous))
    case .module(let record as ControlEventEntry):
      for name in record.events.names {
        let value = name == "valueChanged" ? record.value.map { " " + Self.text($0) } ?? "" : ""
        add(.controls, record.control, name + value)
      }
    case .module(let record as ScrollEntry):
      if let what = Self.word(record.fact) { add(.scroll, record.node, what) }
    case .module(let record as TransitionEntry):
      if let what = Self.word(record.fact) { add(.transitions, record.node, what) }
    case .module(let record as RowEntry):
      if let what = Self.word(record.fact) { add(.rows, record.table, Self.place(record) + what) }
    case .module(let record as SheetEntry):
      if let what = Self.word(record.fact) { add(.sheets, record.node, what) }
    default: break
    }
  }

  private static func word(_ fact: SheetEntry.Fact) -> String? {
    switch fact {
    case .drag: "drag"
    case .shouldDismiss(let answer): "should " + (answer ? "yes" : "no")
    case .willDismiss: "will"
    case .didAttemptToDismiss: "attempt"
    case .didDismiss: "did"
    case .detent(let identifier): "detent " + identifier.rawValue
    case .settles(let identifier): "settles to " + (identifier?.rawValue ?? "gone")
    case .rests, .changedByCode, .dismissedByCode: nil
    }
  }

  private static func word(_ fact: TransitionEntry.Fact) -> String? {
    switch fact {
    case .start(let kind, let isInteractive): "start \(kind.name)" + (isInteractive ? " interactive" : "")
    case .update(let share): "update " + text(share)
    case .finish: "finish"
    case .cancel: "cancel"
    case .interactive(let isInteractive): "interactive " + (isInteractive ? "yes" : "no")
    case .completed(let isCompleted): "completed " + (isCompleted ? "yes" : "no")
    default: nil
    }
  }

  /// The row of a line about one; facts about the table have none.
  private static func place(_ record: RowEntry) -> String {
    if case .editing = record.fact { return "" }
    return (record.row.map { "\($0.section)-\($0.row)" } ?? "nil") + " "
  }

  private static func word(_ fact: RowEntry.Fact) -> String? {
    switch fact {
    case .highlight: "highlight"
    case .unhighlight: "unhighlight"
    case .select: "select"
    case .deselect: "deselect"
    case .swipe(let isLeading, let answer): "swipe \(isLeading ? "leading" : "trailing") \(answer ? "yes" : "no")"
    case .willBeginEditing: "willBeginEditing"
    case .action(let name): "action " + name
    case .didEndEditing: "didEndEditing"
    case .editing(let isEditing): "editing " + (isEditing ? "yes" : "no")
    default: nil
    }
  }

  private func add(_ channel: LogChannel, _ object: AnyObject, _ what: String) {
    guard let name = names[ObjectIdentifier(object)] else { return }
    lines.append((channel, String(format: "%.3f ", context.now) + name + " " + what))
  }

  private static func word(_ fact: ScrollEntry.Fact) -> String? {
    switch fact {
    case .willBeginDragging: "willBeginDragging"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let decelerates): "didEndDragging " + (decelerates ? "yes" : "no")
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    default: nil
    }
  }

  private static func text(_ value: Double) -> String {
    var text = String(format: "%.3f", value)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
