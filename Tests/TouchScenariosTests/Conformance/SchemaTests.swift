import Foundation
import Testing
import TouchConformance
import TouchScenarios

/// The schema allows the keys and words that the loader allows; the loader says which when it finds another.
@Suite struct SchemaTests {
  private static let schema = Result {
    try JSONValue(
      parsing: FileManager.default.contents(atPath: ScenarioFolder.suite + "/schema.json").map { [UInt8]($0) }
        ?? [], file: "schema.json")
  }

  /// A part of the schema, and a document with the key `zzz` where the part holds.
  private static let objects = [
    ("topic", #"{"cases": [], "zzz": 1}"#),
    ("document", #"{"zzz": 1}"#),
    ("window", #"{"window": {"zzz": 1}}"#),
    ("windowOfSeveral", #"{"windows": [{"id": "w", "frame": [0, 0, 1, 1], "zzz": 1}]}"#),
    ("view", #"{"views": [{"id": "v", "frame": [0, 0, 1, 1], "zzz": 1}]}"#),
    ("target", view(#""targets": [{"zzz": 1}]"#)),
    ("touchCalls", view(#""touches": {"zzz": 1}"#)),
    ("gesture", view(#""gestures": [{"id": "g", "kind": "tap", "zzz": 1}]"#)),
    ("delegate", view(#""gestures": [{"id": "g", "kind": "tap", "delegate": {"zzz": 1}}]"#)),
    ("notOn", view(#""gestures": [{"id": "g", "kind": "tap", "delegate": {"shouldReceive": {"zzz": 1}}}]"#)),
    ("assignments", view(#""gestures": [{"id": "g", "kind": "scripted", "on": {"zzz": 1}}]"#)),
    ("link", #"{"links": [{"zzz": 1}]}"#),
    ("engine", #"{"settings": {"zzz": 1}}"#),
    ("responder", #"{"input": [], "responders": {"application": {"zzz": 1}}}"#),
    ("shows", #"{"input": [], "shows": {"zzz": 1}}"#),
    ("looks", #"{"input": [], "shows": {"looks": {"zzz": []}}}"#),
    ("effect", #"{"input": [], "shows": {"effects": [{"zzz": 1}]}}"#),
    ("touchAttributes", #"{"input": [{"t": 0, "began": [[1, 0, 0, {"zzz": 1}]]}]}"#),
  ]

  /// A place of the schema with a list of words, and a document with the word `zzz` there.
  private static let words = [
    (["document", "properties", "show", "items"], #"{"input": [], "show": ["zzz"]}"#),
    (["view", "properties", "hitTest"], view(#""hitTest": "zzz""#)),
    (
      ["effect", "properties", "does"], #"{"input": [], "shows": {"effects": [{"by": "g", "does": "zzz"}]}}"#
    ),
    (["state"], view(#""gestures": [{"id": "g", "kind": "scripted", "on": {"touchesBegan": "zzz"}}]"#)),
    (["button"], #"{"input": [{"t": 0, "pressBegan": "zzz"}]}"#),
    (["touchAttributes", "properties", "type"], #"{"input": [{"t": 0, "began": [[1, 0, 0, {"type": "zzz"}]]}]}"#),
    (["engine", "properties", "doubleTapProfile"], #"{"settings": {"doubleTapProfile": "zzz"}}"#),
  ]

  private static func view(_ members: String) -> String {
    #"{"views": [{"id": "v", "frame": [0, 0, 1, 1], \#(members)}]}"#
  }

  @Test(arguments: objects) func `an object has the keys that the loader takes`(part: String, document: String) throws {
    let allowed = try Self.allowed(document)

    let listed = try Self.keys(Self.place([part, "properties"]))

    #expect(listed.sorted() == allowed.sorted())
  }

  @Test(arguments: words) func `a list has the words that the loader takes`(path: [String], document: String) throws {
    let allowed = try Self.allowed(document)

    let listed = try Self.list(Self.place(path + ["enum"])).compactMap { value -> String? in
      if case .string(let word) = value.kind { "\"\(word)\"" } else { nil }
    }

    #expect(listed.sorted() == allowed.sorted())
  }

  @Test func `a scripted gesture has three keys more`() throws {
    let document = Self.view(#""gestures": [{"id": "g", "kind": "scripted", "zzz": 1}]"#)

    let listed =
      try Self.keys(Self.place(["gesture", "properties"])) + Self.keys(Self.place(["gesture", "then", "properties"]))

    #expect(try listed.sorted() == Self.allowed(document).sorted())
  }

  @Test func `each thing that can happen has the keys that the loader takes beside it`() throws {
    // The first says that nothing may happen.
    let things = try Self.list(Self.place(["happening", "oneOf"])).dropFirst().map { thing in
      Self.keys(try #require(thing["properties"]))
    }

    let verbs = try things.map { try #require($0.first) }

    #expect(try (["t"] + verbs).sorted() == Self.allowed(#"{"input": [{"t": 0, "zzz": 1}]}"#).sorted())
    for keys in things {
      #expect(try ["t"] + keys == Self.allowed(#"{"input": [{"t": 0, "\#(keys[0])": 1, "zzz": 1}]}"#))
    }
  }

  /// What the loader would take instead of `zzz`.
  private static func allowed(_ document: String) throws -> [String] {
    let error = try #require(throws: DocumentError.self) {
      _ = try ConformanceFile(parsing: Array(document.utf8), file: "a.json").cases[0].scenario()
    }
    let found = try #require(error.reason.firstMatch(of: /expected one of (.*?)(, found .*)?$/))
    return String(found.output.1).components(separatedBy: ", ")
  }

  private static func place(_ path: [String]) throws -> JSONValue {
    try (["$defs"] + path).reduce(schema.get()) { try #require($0[$1], "no \($1) in \(path)") }
  }

  private static func keys(_ value: JSONValue) -> [String] {
    if case .object(let members) = value.kind { members.map { $0.key } } else { [] }
  }

  private static func list(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value.kind { elements } else { [] }
  }
}
