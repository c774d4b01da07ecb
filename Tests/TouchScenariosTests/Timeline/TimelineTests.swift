import Foundation
import Testing
import TouchExplain
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

@Suite("Timelines")
struct TimelineTests {
  @Test
  func `the same trace gives the same picture, which needs nothing from elsewhere`() throws {
    let trace = try ExplanationTests.trace(of: "hands/double-tap")
    let page = TimelinePicture(trace, title: "A <title> & \"more\"").html
    #expect(page == TimelinePicture(trace, title: "A <title> & \"more\"").html)
    #expect(page.contains("A &lt;title&gt; &amp; &quot;more&quot;"))
    let elsewhere = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!elsewhere.contains("http"))
    #expect(!elsewhere.contains("src="))
  }

  @Test(arguments: [
    ("timeline", "hands/double-tap", "Sources/TouchstoneTool/hands/double-tap.json"),
    ("timeline-control", "controls/gate-pan-wins", "Conformance/controls/gates.json --case gate-pan-wins"),
    (
      "timeline-list", "lists/asked-against-a-pager",
      "Conformance/lists/swipes.json --case asked-against-a-pager"
    ),
    ("timeline-scroller", "scrolling/flick-decelerates", "Conformance/scrolling/flicks.json --case flick-decelerates"),
    (
      "timeline-sheet", "sheets/20-up-through-the-seam",
      "Conformance/sheets/pulls.json --case 20-up-through-the-seam"
    ),
    (
      "timeline-transition", "navigation/26-edge-short-of-half",
      "Conformance/navigation/pops.json --case 26-edge-short-of-half"
    ),
  ])
  func `a timeline in the documentation is the one that the tool draws`(
    _ picture: String, _ id: String, _ file: String
  ) throws {
    let path = "Documentation/Images/\(picture).svg"
    let scenario = try ScenarioFolder.scenario(id)
    let trace = try ScenarioFolder.runner.trace(scenario).trace
    let drawn = TimelinePicture(trace, title: scenario.title).svg

    #expect(
      try String(contentsOfFile: ScenarioFolder.root + "/" + path, encoding: .utf8) == drawn,
      "touchstone timeline \(file) -o \(path) draws it anew")
  }

  @Test
  func `a view's lane names an event where it is the first of its kind`() throws {
    let trace = try ExplanationTests.trace(of: "controls/button-keeps-its-tap")

    #expect(TimelinePicture(trace, title: "").svg.contains(">touchDown</text>"))
  }

  @Test
  func `a drag that is split has a lane with a bar for each that took of it`() throws {
    let split = TimelinePicture(try ExplanationTests.trace(of: "hand-over/chain")).svg
    let whole = TimelinePicture(try ExplanationTests.trace(of: "hand-over/none")).svg

    #expect(split.contains(">split way</text>"))
    #expect(split.contains(">I 50 up</text>") && split.contains(">O 60 up</text>"))
    #expect(!whole.contains("split way"))
  }

  @Test
  func `the lanes alone have their arrows, too`() throws {
    let trace = try ExplanationTests.trace(of: "double-tap/single-waits-and-two-taps-come")
    let lanes = TimelinePicture.lanes(of: trace)

    #expect(lanes.contains("<g id=\"arrows\"><g class=\"tip\"><title>"))
  }

  @Test
  func `an arrow between lanes that are far apart bends by 36 points`() throws {
    let rests = (1...6).map { #"{"id": "rest\#($0)", "kind": "longPress"}"# }.joined(separator: ", ")
    let trace = try Self.trace(
      """
      {"views": [{"id": "V", "frame": [0, 0, 300, 300], "gestures": [
         {"id": "double", "kind": "tap", "set": {"numberOfTapsRequired": 2}}, \(rests), {"id": "tap", "kind": "tap"}]}],
       "links": [{"gesture": "tap", "requiresFailureOf": "double"}], "input": [{"t": 0, "tap": [1, 50, 50]}]}
      """)

    let lanes = TimelinePicture.lanes(of: trace)

    let arrow = try #require(lanes.firstMatch(of: #/<path class="waits"[^>]* d="M([\d.]+) [\d.]+C([\d.]+)/#))
    let (start, control) = (try #require(Double(arrow.1)), try #require(Double(arrow.2)))
    #expect(abs(control - start - 36) < 0.15)
  }

  @Test
  func `a picture of too many views has the touched ones and the topmost`() throws {
    let many = (1...400).map { #"{"id": "v\#($0)", "frame": [0, 0, 10, 10]}"# }.joined(separator: ", ")
    let trace = try Self.trace(
      """
      {"views": [{"id": "P", "frame": [0, 0, 300, 300], "children": [
         {"id": "Q", "frame": [0, 0, 10, 10], "children": [\(many)]},
         {"id": "R", "frame": [100, 100, 100, 100], "children": [{"id": "deep", "frame": [0, 0, 100, 100]}]}]}],
       "input": [{"t": 0, "tap": [1, 150, 150]}]}
      """)

    let svg = TimelinePicture(trace).svg

    #expect(svg.contains("<title>P: View</title>") && svg.contains("<title>deep: View</title>"))
    #expect(!svg.contains("<title>v7: View</title>"))
  }

  private static func trace(_ file: String) throws -> RecordedTrace {
    try ScenarioFolder.runner.trace(Scenario(parsing: Array(file.utf8), file: "drawn.json")).trace
  }

  @Test
  func `fingers that are down at once have rows of 18 points`() throws {
    let trace = try ExplanationTests.trace(of: "hands/four-finger-drag")
    let svg = TimelinePicture(trace, title: "").svg
    let rows = try svg.matches(of: /<circle class="start" cx="[\d.]+" cy="([\d.]+)" r="4"/)
      .map { try #require(Double($0.1)) }

    #expect(rows.count == 4)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 18 })
  }

  @Test(arguments: pages)
  func `the times of an axis stand apart`(id: String) throws {
    let trace = try ExplanationTests.trace(of: id)
    let labels = TimelinePicture(trace).svg.matches(of: /x="([\d.]+)" y="[\d.]+"[^>]*>([\d.]+ s)</)
    let spans = try labels.map { label in
      let (x, half) = (try #require(Double(label.1)), Double(label.2.count) * 2.9)
      return (left: x - half, right: x + half)
    }

    #expect(!spans.isEmpty)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.right + 6 <= $1.left + 0.1 })
  }

  @Test
  func `the tool writes either form, and says what is wrong with another name`() throws {
    let folder = try ScratchFolder()
    let console = Console()
    let file = ScenarioFolder.path(of: "hands/double-tap")
    #expect(console.tool.run(["timeline", file, "-o", folder.path + "/a.svg"]) == .success)
    #expect(console.tool.run(["timeline", file, "-o", folder.path + "/a.html"]) == .success)
    #expect(console.tool.run(["timeline", file, "-o", folder.path + "/a.png"]) == .badInput)
    #expect(console.tool.run(["timeline", file, "-o", folder.path + "/none/a.svg"]) == .badInput)
    #expect(console.tool.run(["timeline", file]) == .badInput)
    #expect(console.tool.run(["timeline", file, "-o"]) == .badInput)
    #expect(console.errors.count == 4)
  }

  /// Pages that between them have every kind of shape: arrows, cuts, rows, flags, long titles, many touches, none.
  static let pages = [
    "hands/double-tap", "hands/nine-fast-taps", "hands/four-finger-drag",
    "scrolling/flick-decelerates", "controls/gate-kinds-that-keep-their-tap",
    "arbitration/delivery-from-the-hit-view-outwards-to-the-window",
    "hit-testing/windows-by-level-then-by-order", "focus-and-presses/press-climbs-the-whole-chain",
  ]

  @Test(
    "A browser finds the page well: the playhead moves the fingers, details show, no word lies on another",
    .enabled(if: Browser.path != nil, Browser.hint), arguments: pages)
  func browser(id: String) throws {
    let scenario = try ScenarioFolder.scenario(id)
    let trace = try ScenarioFolder.runner.trace(scenario).trace
    let folder = try ScratchFolder()
    let page = try folder.write(TimelinePicture(trace, title: scenario.title).html, to: "page.html")
    let document = try Browser.document(of: "file://\(page)#check", scratch: folder.path)
    let found = document.firstMatch(of: /data-check="([^"]*)"/).map { String($0.output.1) }
    #expect(found == "well")
    #expect(!document.contains("data-error"))
  }
}

/// A Chromium that shows pages without a screen.
enum Browser {
  static let hint: Comment = "no chromium here, so pages are not tried in a browser"

  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The document that a page has become once its scripts ran.
  static func document(of address: String, scratch: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(scratch)/profile", "--window-size=1200,900", "--virtual-time-budget=3000", "--dump-dom",
      address,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
