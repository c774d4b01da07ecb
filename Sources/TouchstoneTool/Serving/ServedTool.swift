import TouchScenarios

/// The tools that the server offers, with the schemas of their arguments.
enum ServedTool: String, CaseIterable {
  case load, send, hit, explain, conflicts
  case whyNot = "why_not"
  case timeline

  static let instructions =
    "Load an arrangement first: a scenario file of views and recognizers. Everything else is about it, and about the "
    + "touches that were sent last, or those of the file."

  /// One argument of a tool.
  private struct Argument {
    enum Kind: String { case string, number, boolean, object, array }

    let name: String
    let kind: Kind
    let text: String
    var isRequired = false

    func accepts(_ value: JSONValue) -> Bool {
      switch (kind, value.kind) {
      case (.string, .string), (.number, .number), (.boolean, .bool), (.object, .object), (.array, .array): true
      default: false
      }
    }
  }

  private var text: String {
    switch self {
    case .load: "Loads an arrangement, from a file or as it is given, and lists its views and recognizers."
    case .send: "Plays touches on a fresh arrangement, and returns what views, recognizers and controls received."
    case .hit: "Names the view that a touch at a place hits after what was sent, and the recognizers that receive it."
    case .explain: "Says why each recognizer acted or did not, with the rules, and the property that would change it."
    case .conflicts: "Performs the gestures that each part is meant for, and lists what never acts, is starved or late."
    case .whyNot: "Looks for the smallest changes after which a recognizer, control, cell or scroll view acts."
    case .timeline: "Draws touches, recognizers and responders along the time, as an SVG picture."
    }
  }

  private var arguments: [Argument] {
    switch self {
    case .load:
      [
        Argument(name: "path", kind: .string, text: "the path of a scenario file"),
        Argument(name: "scenario", kind: .object, text: "a scenario instead, as its file would hold it"),
        Argument(name: "case", kind: .string, text: "the name of the case, in a file with several"),
      ]
    case .send:
      [
        Argument(
          name: "input", kind: .array,
          text: "the steps, as in the input of a scenario file, such as {\"t\": 0, \"tap\": [1, 20, 30]}; "
            + "without them, the file's own"),
        Argument(name: "append", kind: .boolean, text: "whether they follow what was sent before; false by default"),
      ]
    case .hit:
      [
        Argument(name: "x", kind: .number, text: "in points, from the left of the window", isRequired: true),
        Argument(name: "y", kind: .number, text: "in points, from the top of the window", isRequired: true),
      ]
    case .explain:
      [
        Argument(name: "gesture", kind: .string, text: "the recognizer, control or view that is explained alone"),
        Argument(name: "at", kind: .number, text: "the time that is explained alone, in seconds"),
      ]
    case .conflicts:
      [
        Argument(name: "notes", kind: .boolean, text: "whether notes are listed beside errors and warnings"),
        Argument(name: "fix", kind: .boolean, text: "whether the smallest change that mends each is looked for"),
      ]
    case .whyNot:
      [Argument(name: "name", kind: .string, text: "the recognizer, control, cell or view", isRequired: true)]
    case .timeline: []
    }
  }

  /// The tool as the protocol lists it.
  var entry: JSONValue {
    let properties = arguments.map { argument in
      JSONMember(
        argument.name,
        ["type": JSONValue(.string(argument.kind.rawValue)), "description": JSONValue(.string(argument.text))])
    }
    var schema: [JSONMember] = [
      JSONMember("type", "object"), JSONMember("properties", JSONValue(.object(properties))),
    ]
    let required = arguments.filter { $0.isRequired }.map { JSONValue(.string($0.name)) }
    if !required.isEmpty { schema.append(JSONMember("required", JSONValue(.array(required)))) }
    schema.append(JSONMember("additionalProperties", false))
    return [
      "name": JSONValue(.string(rawValue)), "description": JSONValue(.string(text)),
      "inputSchema": JSONValue(.object(schema)),
    ]
  }

  /// Checks arguments against the schema.
  func check(_ value: JSONValue) throws(RPCMessage.Fault) {
    guard case .object(let members) = value.kind else {
      throw .invalidParameters("expected an object of arguments, found \(value.kindName)")
    }
    for member in members {
      guard let argument = arguments.first(where: { $0.name == member.key }) else {
        throw .invalidParameters(
          "\(rawValue) has no argument \(member.key)\(Nearest.hint(member.key, among: arguments.map(\.name)))")
      }
      guard argument.accepts(member.value) else {
        throw .invalidParameters("\(member.key): expected \(argument.kind.rawValue), found \(member.value.kindName)")
      }
    }
    for argument in arguments where argument.isRequired && value[argument.name] == nil {
      throw .invalidParameters("\(rawValue) needs the argument \(argument.name)")
    }
  }
}
