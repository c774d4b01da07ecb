import Testing
import TouchScenarios

struct JSONCursorTests {
  static let text = """
    {
      "window": {"size": [400, 800]},
      "views": [
        {
          "id": "B",
          "kind": 5,
          "gestures": [{}, {"set": {"edges": ["left", 2]}}]
        }
      ],
      "counts": {"tap action recognized": 1.5, "none": null}
    }
    """

  let cursor: JSONCursor

  init() throws {
    cursor = JSONCursor(try JSONValue(parsing: Self.text, file: "tap.json"), file: "tap.json")
  }

  func failure<Value>(_ body: () throws -> Value) throws -> DocumentError {
    try #require(throws: DocumentError.self) { _ = try body() }
  }

  @Test func `a mismatch names file, line, path, and both kinds`() throws {
    let view = try cursor.required("views").array()[0]
    let error = try failure { try view.required("kind").string() }
    #expect(error.description == "tap.json:6: views[0].kind: expected a string, found a number")
  }

  @Test func `a path goes through arrays and objects`() throws {
    let gesture = try cursor.required("views").array()[0].required("gestures").array()[1]
    let edges = try gesture.required("set").required("edges")
    #expect(edges.path == "views[0].gestures[1].set.edges")
    #expect(try failure { try edges.strings() }.path == "views[0].gestures[1].set.edges[1]")
  }

  @Test func `a key of several words is quoted in a path`() throws {
    let count = try cursor.required("counts").required("tap action recognized")
    #expect(count.path == #"counts["tap action recognized"]"#)
  }

  @Test func `the document itself has no path`() throws {
    #expect(
      try failure { try cursor.array() }.description == "tap.json:1: expected an array, found an object")
  }

  @Test func `a key that is missing is named`() throws {
    let error = try failure { try cursor.required("views").array()[0].required("frame") }
    #expect(error.description == #"tap.json:4: views[0]: expected the key "frame", found none"#)
  }

  @Test func `an optional key may be absent`() throws {
    #expect(try cursor.optional("links") == nil && cursor.optional("views") != nil)
  }

  @Test func `a null is a value`() throws {
    #expect(try cursor.required("counts").optional("none")?.isNull == true)
  }

  @Test func `an unknown key is refused with its line and what is known`() throws {
    let view = try cursor.required("views").array()[0]
    try view.rejectUnknownKeys(allowed: ["id", "kind", "gestures"])
    let error = try failure { try view.rejectUnknownKeys(allowed: ["id", "gestures"]) }
    #expect(
      error.description == #"tap.json:6: views[0].kind: unknown key "kind", expected one of id, gestures"#)
  }

  @Test func `the members of an object come in order`() throws {
    #expect(
      try (cursor.object().map(\.key), cursor.object().map(\.value.path)) == (
        ["window", "views", "counts"], ["window", "views", "counts"]
      ))
  }

  @Test func `numbers are counted`() throws {
    let size = try cursor.required("window").required("size")
    #expect(try size.numbers(count: 2) == [400, 800])
    let error = try failure { try size.numbers(count: 4) }
    #expect(error.description == "tap.json:2: window.size: expected 4 elements, found 2")
  }

  @Test func `a fraction is no whole number`() throws {
    let count = try cursor.required("counts").required("tap action recognized")
    #expect(try failure { try count.integer() }.reason == "expected a whole number, found 1.5")
  }

  @Test func `each accessor reads its kind`() throws {
    let values = try JSONCursor(readJSON(#"[true, 2, "three", [4], {"five": 5}]"#), file: "test.json").array()
    #expect(
      try (
        values[0].bool(), values[1].number(), values[1].integer(), values[2].string(), values[3].array().count,
        values[4].object().first?.value.integer()
      ) == (true, 2, 2, "three", 1, 5))
  }

  @Test(arguments: 0..<5)
  func `each accessor refuses the other kinds`(index: Int) throws {
    let value = try JSONCursor(readJSON(#"[true, 2, "three", [4], {"five": 5}]"#), file: "test.json").array()[
      index]
    let accessors: [() throws -> Void] = [
      { _ = try value.bool() }, { _ = try value.number() }, { _ = try value.string() },
      { _ = try value.array() }, { _ = try value.keys },
    ]
    for (other, accessor) in accessors.enumerated() where other != index {
      #expect(try failure { try accessor() }.reason.hasSuffix("found \(value.value.kindName)"))
    }
  }
}
