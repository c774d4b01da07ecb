import Foundation
import Testing
import TouchScenarios

@testable import TouchstoneTool

/// `touchstone serve`, through a real pipe.
@Suite struct ServeTests {
  private static let panel = """
    {"scenario": "A button under a double tap", "views": [{"id": "button", "kind": "button", "frame": [20, 20, 100, 60]}],
    "window": {"size": [320, 480], "gestures": [{"id": "twice", "kind": "tap", "set": {"numberOfTapsRequired": 2}}]},
    "input": [{"t": 0, "tap": [1, 60, 40]}]}
    """

  /// Returns what is written when these lines are all that comes.
  private func answers(_ lines: [String]) throws -> [JSONValue] {
    let pipe = Pipe()
    // A pipe holds 64 kB; what is more is written while it is read.
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
      try? writer.close()
    }
    let console = Console()
    var tool = console.tool
    tool.standardInput = pipe.fileHandleForReading.fileDescriptor
    let status = withExtendedLifetime(pipe) { tool.run(["serve"]) }
    #expect(status == .success && console.errors.isEmpty)
    return try console.output.map { try JSONValue(parsing: $0, file: "an answer") }
  }

  private static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#
  }

  private static func call(_ id: Int, _ tool: String, _ arguments: String = "{}", token: String? = nil) -> String {
    let meta = token.map { #", "_meta": {"progressToken": "\#($0)"}"# } ?? ""
    return request(id, "tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)\#(meta)}"#)
  }

  private var load: String {
    Self.call(1, "load", #"{"scenario": \#(Self.panel.split(separator: "\n").joined(separator: " "))}"#)
  }

  /// The text of an answer of a tool; "error: " stands before what is wrong.
  private func text(_ answer: JSONValue) -> String? {
    guard case .array(let parts)? = answer["result"]?["content"]?.kind, let text = parts.first?.word("text") else {
      return nil
    }
    return answer["result"]?["isError"] == true ? "error: " + text : text
  }

  private func code(_ answer: JSONValue) -> Double? { answer["error"]?.number("code") }

  // MARK: The protocol

  @Test(arguments: [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
  func `initialize answers with the version that was asked for, or with the newest`(asked: String, given: String) throws
  {
    let answer = try answers([Self.request(7, "initialize", #"{"protocolVersion": "\#(asked)"}"#)])[0]

    #expect(answer["id"] == 7 && answer["result"]?.word("protocolVersion") == given)
    #expect(answer["result"]?["serverInfo"]?.word("version") == CommandLineTool.version)
  }

  @Test func `notifications, known or not, get no answer`() throws {
    let lines = [
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, #"{"jsonrpc": "2.0", "method": "nothing"}"#,
      #"{"jsonrpc": "2.0", "method": "nothing", "params": 3}"#, Self.request(1, "ping"),
    ]

    #expect(try answers(lines) == [["jsonrpc": "2.0", "id": 1, "result": [:]]])
  }

  private static let faults: [(line: String, code: Double)] = [
    ("{oops", -32700.0), ("[1]", -32600), (#"{"id": 1, "method": "ping"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600), (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "nix"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": [1]}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "nix"}}"#, -32602),
    (call(1, "hit", #"{"x": "a"}"#), -32602), (call(1, "hit", #"{"x": 1}"#), -32602),
    (call(1, "load", #"{"file": 1}"#), -32602),
  ]

  @Test(arguments: faults)
  func `what is wrong with a message is an error of JSON-RPC, and the next one is answered`(
    line: String, expected: Double
  ) throws {
    let found = try answers([line, Self.request(2, "ping")])

    #expect(found.count == 2 && code(found[0]) == expected && found[1]["id"] == 2)
  }

  @Test func `a line of more than 16 MB is refused, and the next one is answered`() throws {
    let long = #"{"a": ""# + String(repeating: "x", count: 16_000_001) + #""}"#
    let found = try answers([long, Self.request(2, "ping")])

    #expect(found.count == 2 && code(found[0]) == -32600 && found[1]["id"] == 2)
  }

  @Test func `each tool has a schema of its arguments`() throws {
    guard case .array(let tools)? = try answers([Self.request(1, "tools/list")])[0]["result"]?["tools"]?.kind else {
      Issue.record("no tools")
      return
    }

    #expect(
      tools.map { $0.word("name") ?? "" } == ["load", "send", "hit", "explain", "conflicts", "why_not", "timeline"])
    #expect(tools.allSatisfy { $0["inputSchema"]?.word("type") == "object" && $0.word("description") != nil })
  }

  // MARK: The tools

  @Test func `load lists what is there`() throws {
    #expect(
      try text(answers([load])[0]) == """
        A button under a double tap
        window: window at [0, 0, 320, 480], gestures: twice (tap)
          button: button at [20, 20, 100, 60]
        """)
  }

  @Test func `send plays touches, and can add to those before`() throws {
    let down = #"{"input": [{"t": 0, "began": [[1, 60, 40]]}]}"#
    let up = #"{"input": [{"t": 0.1, "ended": [1]}], "append": true}"#
    let found = try answers([load, Self.call(2, "send", down), Self.call(3, "send", up)])

    #expect(text(found[1])?.contains("0.000 button touchDown") == true)
    #expect(text(found[1])?.contains("touchUpInside") == false)
    #expect(text(found[2])?.contains("button touchUpInside") == true)
  }

  @Test func `hit names the view and the recognizers that receive the touch`() throws {
    let found = try answers([
      load, Self.call(2, "hit", #"{"x": 60, "y": 40}"#), Self.call(3, "hit", #"{"x": 300, "y": 400}"#),
    ])

    #expect(text(found[1]) == "hits button; received by twice")
    #expect(text(found[2]) == "hits window; received by twice")
  }

  @Test func `explain says why, of one recognizer as well`() throws {
    let found = try answers([
      load, Self.call(2, "explain", #"{"gesture": "twice"}"#), Self.call(3, "explain", #"{"gesture": "x"}"#),
    ])

    #expect(text(found[1])?.contains("twice (tap on window) did not recognize with touch 1") == true)
    #expect(text(found[2])?.hasPrefix("error: no touch came near a recognizer \"x\"") == true)
  }

  @Test func `conflicts performs gestures, reports how far it is, and mends`() throws {
    let found = try answers([load, Self.call(2, "conflicts", #"{"fix": true}"#, token: "work")])

    #expect(found[1].word("method") == "notifications/progress" && found[1]["params"]?["progressToken"] == "work")
    let lines = try #require(text(found[found.count - 1])).split(separator: "\n")
    #expect(lines[0].hasPrefix("warning: starvedControl: button"))
    #expect(lines[1].hasPrefix("  input: [{") && lines[2].hasPrefix("  fix: twice."))
  }

  @Test func `a question that is cancelled gets no answer, and the next one does`() throws {
    let cancel = #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2}}"#
    let found = try answers([load, Self.call(2, "why_not", #"{"name": "twice"}"#), cancel, Self.request(3, "ping")])

    #expect(found.map { $0["id"] } == [1, 3])
  }

  @Test func `why_not finds the smallest change`() throws {
    let set = #"{"numberOfTapsRequired": 2}"#
    let pad =
      #"{"id": "pad", "frame": [20, 20, 100, 60], "gestures": [{"id": "twice", "kind": "tap", "set": \#(set)}]}"#
    let input = #"[{"t": 0, "tap": [1, 60, 40]}]"#
    let load = Self.call(1, "load", #"{"scenario": {"views": [\#(pad)], "input": \#(input)}}"#)
    let found = try answers([
      load, Self.call(2, "why_not", #"{"name": "twice"}"#), Self.call(3, "why_not", #"{"name": "nix"}"#),
    ])

    #expect(text(found[1])?.hasPrefix("1. twice.numberOfTapsRequired = 1") == true)
    #expect(text(found[2]) == #"error: there is no recognizer, control or view "nix""#)
  }

  @Test func `timeline draws a picture`() throws {
    #expect(try text(answers([load, Self.call(2, "timeline")])[1])?.hasPrefix("<svg") == true)
  }

  @Test func `a wrong file is a result that says what is wrong, and where`() throws {
    let bad = #"{"scenario": {"views": [{"id": "a", "frame": [0, 0, 1]}], "input": []}}"#
    let found = try answers([
      Self.call(1, "explain"), Self.call(2, "load", #"{"path": "nowhere.json"}"#), Self.call(3, "load", bad),
      Self.call(4, "load"),
    ])

    #expect(text(found[0]) == "error: nothing is loaded: call load first")
    #expect(text(found[1])?.hasPrefix("error: nowhere.json") == true)
    #expect(text(found[2])?.hasPrefix("error: the scenario:") == true)
    #expect(text(found[3]) == "error: load takes a path or a scenario")
  }
}
