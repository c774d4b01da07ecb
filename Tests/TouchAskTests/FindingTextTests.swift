import Testing
import TouchAsk
import TouchScenarios
import Touchstone

/// What findings say: who wins, and where.
@Suite struct FindingTextTests {
  private func texts(_ kind: Conflict.Kind, _ views: String) throws -> [String] {
    let text = #"{"window": {"size": [320, 480]}, "views": [\#(views)], "input": []}"#
    return try Ask(try Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)
      .conflicts(notes: true).filter { $0.kind == kind }.map(\.explanation)
  }

  @Test func `what loses to one here and to another there names both`() throws {
    let gestures = #"{"id": "menu", "kind": "tap"}, {"id": "zoom", "kind": "tap"}"#
    let card = #"{"id": "card", "frame": [0, 0, 160, 480], "gestures": [{"id": "open", "kind": "tap"}]}"#
    let page = #"{"id": "page", "frame": [0, 0, 320, 480], "gestures": [\#(gestures)], "children": [\#(card)]}"#

    #expect(
      try texts(.neverWins, page) == [
        "menu (tap on page) is prevented by zoom, which recognizes first [GX-1], in other scripts because of open, and acts in none"
      ])
  }

  @Test func `a pager that goes on where the one inside is at its edge is late for that reason`() throws {
    let inner = """
      {"id": "inner", "kind": "scrollView", "frame": [320, 0, 320, 480],
       "set": {"contentSize": [640, 480], "contentOffset": [300, 0]}}
      """
    let pager = """
      {"id": "pager", "kind": "scrollView", "frame": [0, 0, 320, 480], "children": [\(inner)],
       "set": {"contentSize": [960, 480], "contentOffset": [320, 0], "isPagingEnabled": true}}
      """

    #expect(
      try texts(.delay, pager) == [
        "the drag of pager acts 50 ms later than alone: it goes on where inner is at its edge [NE-4]"
      ])
  }

  @Test func `two views that cover a button are both named`() throws {
    let views = """
      {"id": "button", "kind": "button", "frame": [20, 20, 200, 60]},
      {"id": "left", "frame": [0, 0, 120, 480]}, {"id": "right", "frame": [120, 0, 200, 480]}
      """

    let found = try texts(.unreachable, views)
    #expect(found.count == 1 && found[0].hasPrefix("button cannot be touched: it lies under right and left in all "))
  }

  @Test func `a scroll view that may not begin says so, not that its content fits`() throws {
    let list = """
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]},
       "gestureRecognizerShouldBegin": false}
      """

    #expect(
      try texts(.neverWins, list) == [
        "the drag of list never acts, alone or not: may not begin: gestureRecognizerShouldBegin of list returns false [GB-2]"
      ])
  }

  @Test func `a pan for wheels alone acts`() throws {
    let pan = #"{"id": "it", "kind": "pan", "set": {"allowedScrollTypesMask": ["discrete"], "allowedTouchTypes": []}}"#

    #expect(try texts(.neverWins, #"{"id": "pad", "frame": [0, 0, 320, 480], "gestures": [\#(pan)]}"#) == [])
  }

  @Test func `ids with quotation marks are text in what files read`() throws {
    let views =
      #"{"id": "a\"b", "frame": [0, 0, 320, 480], "gestures": [{"id": "c\"d", "kind": "tap", "set": {"isEnabled": false}}]}"#
    let text = #"{"window": {"size": [320, 480]}, "views": [\#(views)], "input": [{"t": 0, "tap": [1, 20, 20]}]}"#
    var search = WhyNot(try Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)
    let remedies = try #require(try search.remedies(for: #"c"d"#))

    #expect(remedies.first?.edits.map(\.terms) == [#"{"of": "c\"d", "set": {"isEnabled": true}}"#])
  }

  @Test func `what the script does before its first touch is done when the script of a finding begins`() throws {
    let gestures = #"{"id": "menu", "kind": "tap"}, {"id": "zoom", "kind": "tap"}"#
    let text = """
      {"window": {"size": [320, 480], "gestures": [\(gestures)]}, "views": [],
       "input": [{"t": 5, "set": {"id": "zoom", "delaysTouchesEnded": false}}, {"t": 6, "tap": [1, 20, 20]}]}
      """
    let ask = try Ask(try Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)
    let found = try #require(ask.conflicts().first)

    #expect(found.summary == "neverWins menu zoom")
    #expect(try ask.fix(of: found) != nil)
  }
}
