import Testing
import TouchAsk
import TouchScenarios
import Touchstone

@Suite("The smallest change")
struct WhyNotTests {
  /// Returns the terms of the first changes that make something act, and whether they take something else away.
  private func remedies(_ views: String, _ input: String, for name: String) throws -> [Remedy]? {
    let text = """
      {"scenario": "", "window": {"size": [320, 480]}, "views": [\(views)], "input": [\(input)]}
      """
    var search = WhyNot(try Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)
    return try search.remedies(for: name)
  }

  private let tap = #"{"t": 0, "tap": [1, 60, 60]}"#

  @Test
  func `a cover in which nothing listens lets touches through`() throws {
    let views = """
      {"id": "link", "kind": "button", "frame": [20, 20, 100, 80]}, {"id": "strip", "frame": [0, 0, 320, 120]}
      """
    let found = try #require(try remedies(views, tap, for: "link"))
    #expect(found.first?.edits.map(\.description) == ["strip.isUserInteractionEnabled = false"])
    #expect(found.first?.takesAway == false)
  }

  @Test(arguments: [
    (
      #"{"id": "days", "kind": "collectionView", "frame": [0, 0, 320, 300], "set": {"contentSize": [320, 300]}, "#
        + #""children": [{"id": "day", "kind": "cell", "frame": [40, 40, 44, 44]}]}"#,
      #"{"t": 0, "tap": [1, 60, 60]}, {"t": 1, "tap": [2, 60, 60]}"#, "day", "days.allowsMultipleSelection = true"
    ),
    (
      #"{"id": "canvas", "frame": [0, 0, 320, 480], "touches": "consume"}"#,
      #"{"t": 0, "began": [[1, 60, 60]]}, {"t": 0.1, "began": [[2, 90, 60]]}, {"t": 0.2, "ended": [1, 2]}"#, "canvas",
      "canvas.isMultipleTouchEnabled = true"
    ),
    (
      #"{"id": "nav", "kind": "navigation", "controller": "n", "frame": [0, 0, 320, 480], "stack": ["#
        + #"{"id": "list", "controller": "a"}, {"id": "page", "controller": "b", "leftItem": true}]}"#,
      #"{"t": 0, "drag": 1, "from": [3, 240], "to": [250, 240], "over": 0.25, "steps": 15}"#, "nav",
      "page.navigationItem.leftItemsSupplementBackButton = true"
    ),
  ])
  func `any flag of what is around it may be the answer`(
    views: String, input: String, name: String, code: String
  ) throws {
    let found = try #require(try remedies(views, input, for: name))
    #expect(found.prefix(3).contains { $0.edits.map(\.description) == [code] })
  }

  @Test
  func `of a list's own pan only what scrolls counts`() throws {
    let views = """
      {"id": "outer", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
        {"id": "inner", "kind": "scrollView", "frame": [0, 0, 320, 200], "set": {"contentSize": [900, 200]}}]}
      """
    let drag = #"{"t": 0, "drag": 1, "from": [160, 180], "to": [160, 60], "over": 0.2, "steps": 12}"#
    let found = try #require(try remedies(views, drag, for: "inner.pan"))
    #expect(!found.contains { $0.edits.map(\.description).joined().hasPrefix("the finger moves") })
  }

  @Test
  func `what takes another recognizer away comes last`() throws {
    let views = """
      {"id": "page", "frame": [0, 0, 320, 480],
       "gestures": [{"id": "menu", "kind": "pan"}, {"id": "next", "kind": "swipe", "set": {"direction": "left"}}]}
      """
    let drag = #"{"t": 0, "drag": 1, "from": [260, 200], "to": [60, 200], "over": 0.2, "steps": 12}"#
    let found = try #require(try remedies(views, drag, for: "next"))
    #expect(found.first?.takesAway == false)
    #expect(found.last?.edits.map(\.description) == ["menu.isEnabled = false"])
    #expect(found.last?.takesAway == true)
    #expect(found.contains { $0.edits.map(\.description) == ["menu.require(toFail: next)"] })
  }

  @Test
  func `two changes are found where one is not enough`() throws {
    let views = """
      {"id": "card", "frame": [20, 20, 200, 200], "userInteraction": false, "children": [
        {"id": "label", "frame": [0, 0, 200, 200], "userInteraction": false, "children": [
          {"id": "open", "kind": "button", "frame": [0, 0, 100, 100]}]}]}
      """
    let found = try #require(try remedies(views, tap, for: "open"))
    #expect(found.first?.edits.count == 2)
  }

  @Test
  func `a finding has its fix, and its script as the input of a file`() throws {
    let views = """
      {"id": "pad", "frame": [0, 0, 320, 480], "gestures": [{"id": "dismiss", "kind": "tap"}],
       "children": [{"id": "agree", "kind": "control", "frame": [40, 40, 80, 80]}]}
      """
    func scenario(_ input: String) throws -> Scenario {
      let text = #"{"scenario": "", "window": {"size": [320, 480]}, "views": [\#(views)], "input": \#(input)}"#
      return try Scenario(parsing: Array(text.utf8), file: "test.json")
    }
    let ask = try Ask(scenario("[]"), registry: .standard)
    let finding = try #require(ask.conflicts().first)
    #expect(
      try ask.fix(of: finding)?.edits.map(\.description) == [
        "dismiss.cancelsTouchesInView = false"
      ])
    let script = try #require(finding.script)
    let lines = try ScenarioRunner(registry: .standard).run(scenario(script.input)).lines
    #expect(lines.contains { $0.subject == "agree" && $0.what == "touchCancel" })
  }

  @Test
  func `nothing found is an answer, and an unknown name is none`() throws {
    let views = #"{"id": "far", "kind": "button", "frame": [200, 300, 100, 80]}"#
    #expect(try remedies(views, #"{"t": 0.5}"#, for: "far")?.isEmpty == true)
    #expect(try remedies(views, tap, for: "near") == nil)
  }

  @Test
  func `what happens sooner counts as well`() throws {
    let views = """
      {"id": "table", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
        {"id": "button", "kind": "button", "frame": [20, 20, 100, 80]}]}
      """
    let found = try #require(try remedies(views, #"{"t": 0, "tap": [1, 60, 60], "hold": 0.12}"#, for: "button"))
    #expect(found.first?.edits.map(\.terms) == [#"{"of": "table", "set": {"delaysContentTouches": false}}"#])
  }

  @Test
  func `numbers are changed as far as needed, and the finger as well`() throws {
    let views = #"{"id": "photo", "frame": [0, 0, 320, 480], "gestures": [{"id": "press", "kind": "longPress"}]}"#
    let tap = #"{"t": 0, "tap": [1, 60, 60], "hold": 0.32}"#
    let found = try #require(try remedies(views, tap, for: "press"))
    #expect(
      found.map { $0.edits.map(\.description) } == [
        ["press.minimumPressDuration = 0.32"], ["the finger stays down for 0.2 s longer"],
      ])
  }

  @Test
  func `a search that is stopped returns what it has found`() throws {
    let text = """
      {"window": {"size": [320, 480]}, "views": [{"id": "pad", "frame": [0, 0, 320, 480], "gestures": [
        {"id": "twice", "kind": "tap", "set": {"numberOfTapsRequired": 2}}]}], "input": [\(tap)]}
      """
    var search = WhyNot(try Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)
    search.onProgress = { $0 < 2 }
    let found = try search.remedies(for: "twice")
    #expect(search.isStopped && search.triedCount == 2)
    #expect(found?.count == 1)
  }

  @Test
  func `a rival may begin along the other axis only`() throws {
    let views = """
      {"id": "page", "frame": [0, 0, 320, 480], "gestures": [
        {"id": "menu", "kind": "pan", "delegate": {"shouldBegin": {"along": "x"}}},
        {"id": "next", "kind": "swipe", "set": {"direction": "left"}}]}
      """
    let drag = #"{"t": 0, "drag": 1, "from": [260, 200], "to": [60, 200], "over": 0.2, "steps": 12}"#
    let found = try #require(try remedies(views, drag, for: "next"))
    let words =
      "the delegate of menu returns true from gestureRecognizerShouldBegin only where the finger moves up or down"
    #expect(found.contains { $0.edits.map(\.description) == [words] && !$0.takesAway })
  }

  @Test(arguments: [
    (#""answers": {"shouldHighlight": false}"#, "shouldHighlightRowAt returns true"),
    (#""editing": true"#, "table.allowsSelectionDuringEditing = true"),
    (#""set": {"allowsSelection": false}"#, "table.allowsSelection = true"),
  ])
  func `a row is asked about by its name, and what its table decides is tried`(setting: String, fix: String) throws {
    let views = #"{"id": "table", "kind": "table", "frame": [0, 0, 320, 480], "sections": [3], \#(setting)}"#
    let found = try #require(try remedies(views, tap, for: "table.0-1"))
    #expect(found.first?.edits.map(\.description) == [fix])
  }

  @Test
  func `a delegate no longer lets it wait, and a sheet no longer dims`() throws {
    let waits = #"{"id": "pan", "kind": "pan", "delegate": {"shouldRequireFailureOf": ["other"]}}"#
    let pad = """
      {"id": "pad", "frame": [0, 0, 320, 480], "gestures": [\(waits), {"id": "other", "kind": "scripted"}]}
      """
    let drag = #"{"t": 0, "drag": 1, "from": [60, 60], "to": [60, 200], "over": 0.2, "steps": 12}"#
    let words = "the delegate of pan returns false from shouldRequireFailureOf for other"
    #expect(try remedies(pad, drag, for: "pan")?.first?.edits.map(\.description) == [words])

    let map = #"{"id": "map", "frame": [0, 0, 320, 480], "gestures": [{"id": "pin", "kind": "tap"}]}"#
    let sheet = """
      {"id": "sheet", "kind": "sheet", "frame": [0, 0, 320, 480], "set": {"detents": [{"identifier": "low", "value": 160}]}}
      """
    let found = try remedies("\(map), \(sheet)", tap, for: "pin")
    #expect(found?.first?.edits.map(\.description) == ["sheet.largestUndimmedDetentIdentifier = .low"])
  }
}
