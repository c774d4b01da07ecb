import Testing
import TouchAsk
import TouchScenarios
import Touchstone

/// Arrangements in which something acts by a gesture that nobody would make on purpose, as a generator found them.
@Suite struct MissedGestureTests {
  private func found(_ views: String, links: String = "[]") throws -> [Conflict] {
    let text = #"{"window": {"size": [320, 480]}, "views": [\#(views)], "links": \#(links), "input": []}"#
    return try Ask(try Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)
      .conflicts(notes: true).filter { $0.kind != .touchOnly }
  }

  private func pad(_ gestures: String, _ children: String = "") -> String {
    #"{"id": "pad", "frame": [0, 0, 320, 480], "gestures": [\#(gestures)], "children": [\#(children)]}"#
  }

  @Test func `a pan under a press of no duration acts when a second finger lands with it`() throws {
    let gestures = """
      {"id": "press", "kind": "longPress", "set": {"minimumPressDuration": 0}}, {"id": "menu", "kind": "pan"}
      """
    let found = try found(pad(gestures))

    #expect(found.map(\.summary) == ["seldomWins menu press"])
    #expect(found[0].counterpart?.title == "a drag to the left together with another finger")
  }

  @Test func `a tap that waits for its like acts by a finger that moves a little, if a pan takes it from the other`()
    throws
  {
    let gestures = """
      {"id": "first", "kind": "tap"}, {"id": "menu", "kind": "pan"},
      {"id": "second", "kind": "tap", "delegate": {"shouldRecognizeSimultaneouslyWith": true}}
      """
    let links = #"[{"gesture": "second", "requiresFailureOf": "first"}]"#
    let found = try found(pad(gestures), links: links)

    #expect(found.map(\.summary) == ["seldomWins second first"])
    #expect(found[0].counterpart?.title == "a drag to the left by 12 points")
  }

  @Test func `what acts by no ideal gesture is a warning, also where the program asked for it`() throws {
    let inner = #"{"id": "card", "frame": [0, 0, 160, 480], "gestures": [{"id": "open", "kind": "tap"}]}"#
    let links = #"[{"gesture": "open", "requiresFailureOf": "back"}]"#
    let found = try found(pad(#"{"id": "back", "kind": "tap"}"#, inner), links: links)

    #expect(found.map(\.summary) == ["seldomWins open back"])
  }

  @Test func `a pan acts while another waits for a tap of two fingers, one of which is elsewhere`() throws {
    // Arrangement 6341 of the generator; what scrolls and switches is made anew in between.
    let list = """
      {"id": "list", "kind": "scrollView", "frame": [25, 25, 310, 411], "set": {"contentSize": [930, 411]},
       "gestures": [{"id": "page", "kind": "pan"}], "children": [
        {"id": "switch", "kind": "switch", "frame": [242, 82, 84, 329]},
        {"id": "side", "frame": [88, 1, 130, 271], "gestures": [
          {"id": "both", "kind": "tap", "set": {"numberOfTouchesRequired": 2, "cancelsTouchesInView": false}}]},
        {"id": "box", "frame": [88, 3, 74, 325], "children": [
          {"id": "card", "frame": [12, 55, 70, 159],
           "gestures": [{"id": "first", "kind": "pan"}, {"id": "last", "kind": "pan"}], "children": [
            {"id": "one", "frame": [20, 34, 64, 123]}, {"id": "other", "frame": [25, 18, 48, 148]}]}]}]}
      """
    let links = #"[{"gesture": "last", "requiresFailureOf": "both"}]"#

    #expect(try found(list, links: links).contains { $0.summary == "seldomWins first last" })
  }

  @Test func `a strip of two points beside a cover is a place`() throws {
    let button = #"{"id": "button", "kind": "button", "frame": [20, 20, 200, 60]}"#
    let views = [#"{"id": "cover", "frame": [22, 0, 298, 480]}"#, #"{"id": "cover", "frame": [0, 0, 320, 480]}"#]

    #expect(try views.map { try found("\(button), \($0)").map(\.summary) } == [[], ["unreachable button"]])
  }

  @Test func `a strip in which a field of what is around has its middle is a place`() throws {
    // Arrangement 2522 of the generator: one point of the list is free beside its row.
    let lists = [1, 0].map { x in
      """
      {"id": "page", "frame": [116, 398, 59, 58], "gestures": [{"id": "any", "kind": "pan"}], "children": [
        {"id": "list", "frame": [25, 23, 51, 45], "gestures": [{"id": "menu", "kind": "pan"}], "children": [
          {"id": "row", "frame": [\(x), 6, 42, 42],
           "gestures": [{"id": "press", "kind": "longPress", "set": {"minimumPressDuration": 0}}]}]},
        {"id": "cover", "frame": [19, 2, 50, 40]}]}
      """
    }

    let titles = try lists.map { try found($0).first { $0.subjects[0] == "menu" }?.counterpart?.title }
    #expect(titles == ["a drag to the left", "a drag to the left together with another finger"])
  }

  @Test func `a strip of one point at the edge of the window is a place`() throws {
    let buttons = [319, 320].map { #"{"id": "button", "kind": "button", "frame": [\#($0), 20, 40, 60]}"# }

    #expect(try buttons.map { try found($0).map(\.summary) } == [[], ["unreachable button"]])
  }

  @Test func `a pan of two fingers is late by the taps for which it waits, beside a button too`() throws {
    let gestures = """
      {"id": "zoom", "kind": "tap", "set": {"numberOfTapsRequired": 2, "numberOfTouchesRequired": 2}},
      {"id": "menu", "kind": "pan", "set": {"minimumNumberOfTouches": 2}}
      """
    let button = #"{"id": "button", "kind": "button", "frame": [200, 200, 100, 100]}"#
    let links = #"[{"gesture": "menu", "requiresFailureOf": "zoom"}]"#

    #expect(try found(pad(gestures, button), links: links).map(\.summary) == ["delay menu zoom"])
  }

  @Test func `a swipe that is slow enough is late by the tap for which it waits`() throws {
    let links = #"[{"gesture": "next", "requiresFailureOf": "open"}]"#
    let found = try found(pad(#"{"id": "open", "kind": "tap"}, {"id": "next", "kind": "swipe"}"#), links: links)

    #expect(found.map(\.summary) == ["delay next open"])
  }

  @Test func `a control whose first tap a tap takes is starved by it, not late`() throws {
    // Arrangement 9898 of the generator.
    let control = #"{"id": "knob", "kind": "control", "frame": [20, 20, 90, 90]}"#
    let gestures = """
      {"id": "open", "kind": "tap", "set": {"delaysTouchesBegan": true}},
      {"id": "zoom", "kind": "tap", "set": {"numberOfTapsRequired": 2, "cancelsTouchesInView": false}}
      """

    #expect(
      try found(pad(gestures, control)).map(\.summary).filter { $0.contains("knob") } == ["starvedControl knob open"])
  }
}
