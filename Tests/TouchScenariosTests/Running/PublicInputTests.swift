import Foundation
import Testing
import TouchEvents
import TouchScenarios
import Touchstone

@testable import TouchScenarios

/// Files can say all that a host can send: what the symbol graph lists, apart from a few things with a reason each.
@Suite("Public inputs and scenarios") struct PublicInputTests {
  /// What no file says, and why; at most five.
  private static let missing = [
    "PressSequencer.send":
      "presses of trees without windows, whose responders and nodes are the host's; sendPress is said",
    "TouchSample.coalesced": "a file's touches are its samples, and no line of the log reads finer ones",
    "TouchSample.predicted": "no line of the log reads what is expected next",
    "send.to": "a root of its own is a window that stands alone; those of a file belong to one application",
  ]

  /// How a file says an input; for a property of a sample, the step in which it is another than by default.
  private static let said: [String: String] = [
    "send.samples": #"{"t": 0, "began": [[1, 5, 5]]}"#,
    "sendEstimatedPropertiesUpdate.samples": #"{"t": 0, "estimatedPropertiesUpdate": [[1, 5, 5, {"force": 1}]]}"#,
    "sendHover.at": #"{"t": 0, "hover": [5, 5]}"#,
    "sendHover.type": #"{"t": 0, "hover": [5, 5, {"type": "pencil"}]}"#,
    "sendHover.zOffset": #"{"t": 0, "hover": [5, 5, {"zOffset": 0.5}]}"#,
    "sendHover.altitudeAngle": #"{"t": 0, "hover": [5, 5, {"altitudeAngle": 1}]}"#,
    "sendHover.azimuthAngle": #"{"t": 0, "hover": [5, 5, {"azimuthAngle": 1}]}"#,
    "sendHover.rollAngle": #"{"t": 0, "hover": [5, 5, {"rollAngle": 1}]}"#,
    "sendHover.buttonMask": #"{"t": 0, "hover": [5, 5, {"buttonMask": 1}]}"#,
    "sendHover.modifierFlags": #"{"t": 0, "hover": [5, 5, {"modifierFlags": "shift"}]}"#,
    "sendHover.timestamp": #"{"t": 1, "hover": [5, 5]}"#,
    "sendScroll.movement": #"{"t": 0, "scroll": [0, 5], "at": [5, 5], "kind": "discrete"}"#,
    "ScrollMovement.location": #"{"t": 0, "scroll": [0, 5], "at": [5, 5], "kind": "discrete"}"#,
    "ScrollMovement.delta": #"{"t": 0, "scroll": [0, 5], "at": [5, 5], "kind": "discrete"}"#,
    "ScrollMovement.kind": #"{"t": 0, "scroll": [0, 5], "at": [5, 5], "kind": "continuous"}"#,
    "ScrollMovement.phase": #"{"t": 0, "scroll": [0, 5], "at": [5, 5], "kind": "continuous", "phase": "began"}"#,
    "ScrollMovement.timestamp": #"{"t": 1, "scroll": [0, 5], "at": [5, 5], "kind": "discrete"}"#,
    "sendPress.type": #"{"t": 0, "pressBegan": "menu"}"#,
    "sendPress.phase": #"{"t": 0, "pressCancelled": "menu"}"#,
    "sendPress.force": #"{"t": 0, "pressBegan": {"type": "menu", "force": 0.5}}"#,
    "sendPress.at": #"{"t": 1, "pressBegan": "menu"}"#,
    "sendKey.input": #"{"t": 0, "key": "s"}"#,
    "sendKey.modifierFlags": #"{"t": 0, "key": "s", "modifierFlags": "command"}"#,
    "sendKey.key": #"{"t": 0, "key": {"keyCode": "keyboardA"}}"#,
    "sendKey.phase": #"{"t": 0, "key": {"keyCode": "keyboardA"}, "phase": "ended"}"#,
    "sendKey.at": #"{"t": 1, "key": "s"}"#,
    "Key.keyCode": #"{"t": 0, "key": {"keyCode": "keyboardA"}}"#,
    "Key.characters": #"{"t": 0, "key": {"keyCode": "keyboardA", "characters": "A"}}"#,
    "Key.charactersIgnoringModifiers":
      #"{"t": 0, "key": {"keyCode": "keyboardA", "charactersIgnoringModifiers": "a"}}"#,
    "Key.modifierFlags": #"{"t": 0, "key": {"keyCode": "keyboardA", "modifierFlags": ["shift"]}}"#,
    "sendMotion.phase": #"{"t": 0, "motionCancelled": "shake"}"#,
    "sendMotion.motion": #"{"t": 0, "motionBegan": "shake"}"#,
    "sendMotion.at": #"{"t": 1, "motionBegan": "shake"}"#,
    "sendRemoteControl.command": #"{"t": 0, "remoteControl": "remoteControlPause"}"#,
    "sendRemoteControl.at": #"{"t": 1, "remoteControl": "remoteControlPause"}"#,
    "TouchSample.id": #"{"t": 0, "began": [[7, 0, 0]]}"#,
    "TouchSample.phase": #"{"t": 0, "began": [[1, 0, 0]]}"#,
    "TouchSample.location": #"{"t": 0, "began": [[1, 5, 5]]}"#,
    "TouchSample.timestamp": #"{"t": 1, "began": [[1, 0, 0]]}"#,
    "TouchSample.type": attribute(#""type": "pencil""#),
    "TouchSample.preciseLocation": attribute(#""preciseLocation": [0.5, 0.5]"#),
    "TouchSample.force": attribute(#""force": 1"#),
    "TouchSample.maximumPossibleForce": attribute(#""maximumPossibleForce": 1"#),
    "TouchSample.majorRadius": attribute(#""majorRadius": 1"#),
    "TouchSample.majorRadiusTolerance": attribute(#""majorRadiusTolerance": 1"#),
    "TouchSample.altitudeAngle": attribute(#""altitudeAngle": 1"#),
    "TouchSample.azimuthAngle": attribute(#""azimuthAngle": 1"#),
    "TouchSample.rollAngle": attribute(#""rollAngle": 1"#),
    "TouchSample.zOffset": #"{"t": 0, "hover": [0, 0, {"zOffset": 1}]}"#,
    "TouchSample.estimationUpdateIndex": attribute(#""estimationUpdateIndex": 1"#),
    "TouchSample.estimatedProperties": attribute(#""estimatedProperties": ["force"]"#),
    "TouchSample.estimatedPropertiesExpectingUpdates": attribute(#""estimatedPropertiesExpectingUpdates": "force""#),
    "TouchSample.buttonMask": attribute(#""buttonMask": 1"#),
    "TouchSample.modifierFlags": attribute(#""modifierFlags": ["shift"]"#),
  ]

  private static func attribute(_ member: String) -> String { #"{"t": 0, "began": [[1, 0, 0, {\#(member)}]]}"# }

  /// Takes the sample of the first input.
  private final class Listener: TraceSink {
    var sample: TouchSample?

    func record(_ record: TraceRecord) {
      guard sample == nil, case .input(let input) = record else { return }
      switch input {
      case .touches(let touches, _): sample = touches.first?.sample
      case .hover(let pointer): sample = pointer
      default: break
      }
    }
  }

  private static func play(_ step: String) throws -> TouchSample? {
    let scenario = try Scenario(parsing: Array("{\"input\": [\(step)]}".utf8), file: "a.json")
    let listener = Listener()
    _ = try ScenarioPlayer(scenario, registry: .standard, recordings: nil).play(for: { _ in listener })
    return listener.sample
  }

  @Test func `a file says every public input but at most five`() throws {
    let inputs = try SymbolGraph.inputs()

    #expect(inputs.filter { Self.said[$0] == nil } == Self.missing.keys.sorted(), "said by no file, or listed in vain")
    #expect(Self.said.keys.filter { !inputs.contains($0) } == [], "no public input")
    #expect(Self.missing.count <= 5 && Self.missing.values.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: said.keys.sorted()) func `what a file says arrives`(input: String) throws {
    let sample = try Self.play(try #require(Self.said[input]))

    guard let property = input.wholeMatch(of: /TouchSample\.(\w+)/)?.output.1 else { return }
    let usual = TouchSample(id: 1, phase: .moved, location: .zero, timestamp: 0)
    let values = [try #require(sample), usual].map { sample in
      Mirror(reflecting: sample).children.first { $0.label.map { $0 == property } ?? false }.map { "\($0.value)" }
    }
    #expect(values[0] != nil && values[0] != values[1])
  }
}

/// The public declarations of built modules.
private enum SymbolGraph {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Signature: Decodable {
        struct Parameter: Decodable { let name: String }
        let parameters: [Parameter]?
      }
      let kind: Kind
      let pathComponents: [String]
      let functionSignature: Signature?
    }
    let symbols: [Symbol]
  }

  /// Returns what hosts can send: the parameters of the functions `send…`, and the parts of the values that they take.
  ///
  /// `sendEvent` and `sendAction` hand on what the engine has made.
  static func inputs() throws -> [String] {
    var found: Set<String> = []
    for symbol in try ["TouchEvents", "TouchResponders", "TouchWindows"].flatMap(symbols) {
      let (owner, name) = (symbol.pathComponents.first ?? "", symbol.pathComponents.last ?? "")
      if symbol.kind.identifier == "swift.property", ["TouchSample", "ScrollMovement", "Key"].contains(owner) {
        found.insert("\(owner).\(name)")
      }
      let base = String(name.prefix { $0 != "(" })
      guard symbol.kind.identifier == "swift.method", base.hasPrefix("send") else { continue }
      if ["sendEvent", "sendAction"].contains(base) { continue }
      if owner == "PressSequencer" { found.insert("PressSequencer.send") }
      guard owner != "PressSequencer" else { continue }
      for parameter in symbol.functionSignature?.parameters ?? [] { found.insert("\(base).\(parameter.name)") }
    }
    return found.sorted()
  }

  private static func symbols(of module: String) throws -> [Graph.Symbol] {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    try run([
      "swift", "symbolgraph-extract", "-module-name", module, "-I", try modules(), "-target", try target(),
      "-minimum-access-level", "public", "-output-dir", output.path,
    ])
    let file = output.appendingPathComponent("\(module).symbols.json")
    return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols
  }

  /// The modules beside the tests that run.
  private static func modules() throws -> String {
    let tests = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("Modules").path
  }

  private static func target() throws -> String {
    let text = try run(["swiftc", "-print-target-info"])
    return String(try #require(text.firstMatch(of: /"unversionedTriple": "([^"]+)"/)).output.1)
  }

  @discardableResult
  private static func run(_ words: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words)")
    return String(decoding: data, as: UTF8.self)
  }
}
