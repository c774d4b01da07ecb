import TouchScenarios

/// A message of JSON-RPC 2.0, as a client sends it.
struct RPCMessage {
  /// What it is named by in its answer; `nil` for a notification, which gets none.
  let id: JSONValue?
  let method: String
  /// An object; empty where there is none.
  let parameters: JSONValue

  /// What is wrong with a message: a code of JSON-RPC, and a sentence.
  struct Fault: Error {
    var code: Int
    var message: String
    /// The id of the message, where it could be read.
    var id: JSONValue = nil

    static func invalidRequest(_ message: String, id: JSONValue = nil) -> Fault {
      Fault(code: -32600, message: message, id: id)
    }
    static func invalidParameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
  }

  /// Reads a message; `nil` for an answer, which this program never asks for.
  init?(_ bytes: [UInt8]) throws(Fault) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes, file: "the message")
    } catch {
      throw Fault(code: -32700, message: error.reason)
    }
    guard case .object = value.kind else {
      throw .invalidRequest("expected an object, found \(value.kindName)")
    }
    let id = value["id"]
    if let id, !Self.isID(id) { throw .invalidRequest("an id is a string or a whole number") }
    guard value["jsonrpc"] == "2.0" else { throw .invalidRequest("expected \"jsonrpc\": \"2.0\"", id: id ?? nil) }
    if value["method"] == nil, value["result"] != nil || value["error"] != nil { return nil }
    guard case .string(let method)? = value["method"]?.kind else {
      throw .invalidRequest("expected a method, a string", id: id ?? nil)
    }
    let parameters = value["params"] ?? [:]
    guard case .object = parameters.kind else {
      guard let id else { return nil }
      throw Fault(code: -32602, message: "expected an object of params, found \(parameters.kindName)", id: id)
    }
    (self.id, self.method, self.parameters) = (id, method, parameters)
  }

  private static func isID(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string: true
    case .number(let number): number == number.rounded()
    default: false
    }
  }

  // MARK: Answers

  static func answer(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func answer(_ fault: Fault) -> JSONValue {
    let error: JSONValue = [
      "code": JSONValue(.number(Double(fault.code))), "message": JSONValue(.string(fault.message)),
    ]
    return ["jsonrpc": "2.0", "id": fault.id, "error": error]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": JSONValue(.string(method)), "params": parameters]
  }
}
