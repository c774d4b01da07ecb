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
}
