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
      if let label { names[ObjectIdentifier(value as AnyObject)] = label }
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
    default: break
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
