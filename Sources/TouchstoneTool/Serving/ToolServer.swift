import TouchScenarios

/// Answers questions about an arrangement in the Model Context Protocol, one JSON object a line.
///
/// Messages are answered in their order, but pings, and what cancels the question that is being worked on, at once.
final class ToolServer {
  /// The versions of the protocol that are known, the newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// A client learns of progress after so many steps of long work.
  private static let stepsBetweenReports = 250

  private let reader: LineReader
  private let write: (String) -> Void
  private var session: ServedSession
  /// The question that is being worked on, and whether it was cancelled.
  private var current: (id: JSONValue, isCancelled: Bool)?

  init(_ tool: CommandLineTool, _ reader: LineReader, write: @escaping (String) -> Void) {
    (self.reader, self.write) = (reader, write)
    session = ServedSession(tool)
  }

  /// Serves until there is nothing more to read.
  func run() {
    while true {
      switch reader.next() {
      case .end: return
      case .tooLong: refuse(.invalidRequest("a line has more than \(LineReader.mostBytes) bytes"))
      case .text(let bytes):
        if !Self.isBlank(bytes) { take(bytes) }
      }
    }
  }

  private static func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 } }

  private func take(_ bytes: [UInt8]) {
    do throws(RPCMessage.Fault) {
      // Notifications get no answer, known or not.
      guard let message = try RPCMessage(bytes), let id = message.id else { return }
      do throws(RPCMessage.Fault) {
        if let result = try result(of: message, id) { send(RPCMessage.answer(id, result)) }
      } catch {
        refuse(RPCMessage.Fault(code: error.code, message: error.message, id: id))
      }
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ fault: RPCMessage.Fault) { send(RPCMessage.answer(fault)) }

  private func send(_ value: JSONValue) { write(value.compact) }

  /// Returns what is answered; `nil` for a question that was cancelled.
  private func result(of message: RPCMessage, _ id: JSONValue) throws(RPCMessage.Fault) -> JSONValue? {
    switch message.method {
    case "initialize": return try greeting(message.parameters)
    case "ping": return [:]
    case "tools/list":
      return ["tools": JSONValue(.array(ServedTool.allCases.map { $0.entry }))]
    case "tools/call": return try call(message.parameters, id)
    default: throw RPCMessage.Fault(code: -32601, message: "there is no method \(message.method)")
    }
  }

  private func greeting(_ parameters: JSONValue) throws(RPCMessage.Fault) -> JSONValue {
    guard case .string(let wanted)? = parameters["protocolVersion"]?.kind else {
      throw .invalidParameters("expected a protocolVersion, a string")
    }
    let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    return [
      "protocolVersion": JSONValue(.string(version)), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "touchstone", "version": JSONValue(.string(CommandLineTool.version))],
      "instructions": JSONValue(.string(ServedTool.instructions)),
    ]
  }

  // MARK: Tools

  private func call(_ parameters: JSONValue, _ id: JSONValue) throws(RPCMessage.Fault) -> JSONValue? {
    guard case .string(let name)? = parameters["name"]?.kind else {
      throw .invalidParameters("expected the name of a tool, a string")
    }
    guard let tool = ServedTool(rawValue: name) else {
      let hint = Nearest.hint(name, among: ServedTool.allCases.map { $0.rawValue })
      throw .invalidParameters("there is no tool \(name)\(hint)")
    }
    let arguments = parameters["arguments"] ?? [:]
    try tool.check(arguments)
    let token = parameters["_meta"]?["progressToken"]
    current = (id, false)
    defer { current = nil }
    let (text, isError) = session.answer(tool, arguments) { [self] count in goesOn(count, token) }
    guard current?.isCancelled == false else { return nil }
    return [
      "content": [["type": "text", "text": JSONValue(.string(text))]], "isError": JSONValue(.bool(isError)),
    ]
  }

  /// Looks at what came during long work, and reports how far it is; returns whether it goes on.
  private func goesOn(_ count: Int, _ token: JSONValue?) -> Bool {
    lookAhead()
    guard current?.isCancelled == false else { return false }
    if let token, count % Self.stepsBetweenReports == 1 {
      let number = JSONValue(.number(Double(count)))
      send(RPCMessage.notification("notifications/progress", ["progressToken": token, "progress": number]))
    }
    return true
  }

  /// Answers pings and takes cancellations of the current question; all else waits for its turn.
  private func lookAhead() {
    let lines = reader.available()
    guard !lines.isEmpty else { return }
    reader.putBack(lines.filter { !isTakenAtOnce($0) })
  }

  private func isTakenAtOnce(_ line: LineReader.Line) -> Bool {
    guard case .text(let bytes) = line, let message = (try? RPCMessage(bytes)).flatMap({ $0 }) else { return false }
    if message.method == "ping", let id = message.id {
      send(RPCMessage.answer(id, [:]))
      return true
    }
    guard message.method == "notifications/cancelled", message.parameters["requestId"] == current?.id else {
      return false
    }
    current?.isCancelled = true
    return true
  }
}
