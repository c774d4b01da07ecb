import Testing
import TouchExplain
import TouchScenarios
import Touchstone

@Suite("Answers about the outcome of a gesture") struct AnswerTests {
  private static func answer(_ views: String, _ input: String, links: String = "") throws -> Answer {
    Answer(try trace(views, input, links: links))
  }

  private static func trace(_ views: String, _ input: String, links: String = "") throws -> RecordedTrace {
    let file = #"{"views": [\#(views)], "links": [\#(links)], "input": [\#(input)]}"#
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "answer.json"), registry: .standard)
    let recorder = TraceRecorder(live.context, name: { live.name(of: $0) }, ofGesture: true)
    live.trace(with: recorder)
    live.play(until: 10)
    return recorder.trace
  }

  private final class Rest: TapGestureRecognizer {
    override var traits: GestureTraits { GestureTraits(kind: "org.example.rest", isContinuous: false) }
  }

  private static let photo = """
    {"id": "photo", "frame": [0, 0, 200, 200], "gestures": [
      {"id": "double", "kind": "tap", "set": {"numberOfTapsRequired": 2}}, {"id": "single", "kind": "tap"}]}
    """
  private static let waits = #"{"gesture": "single", "requiresFailureOf": "double"}"#
  private static let list = """
    {"id": "list", "kind": "scrollView", "frame": [0, 0, 200, 400], "set": {"contentSize": [200, 900]}, "children": [
      {"id": "button", "kind": "button", "frame": [50, 100, 100, 50]}]}
    """

  @Test func `a late tap is answered by whom it waited for`() throws {
    let answer = try Self.answer(Self.photo, #"{"t": 2, "tap": [7, 50, 50]}"#, links: Self.waits)

    #expect(
      (
        answer.headline, answer.parts.map(\.name), answer.parts.map(\.fate),
        answer.touches.first?.contains("Touch 1 landed on photo at (50, 50) at 0.000 s")
      ) == (
        "single came 350 ms after the finger lifted: it waited for double to fail.", ["single", "double", "photo"],
        [.acted, .unconcerned, .unconcerned], true
      ))
  }

  @Test func `a recognizer that is named by a stranger's kind is no part of its view`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addGestureRecognizer(Rest())
    let recorder = TraceRecorder(window.context)
    window.context.trace = recorder
    window.send([TouchSample(id: 1, phase: .began, location: Point(x: 50, y: 50), timestamp: 0)])
    window.send([TouchSample(id: 1, phase: .moved, location: Point(x: 50, y: 99), timestamp: 0.1)])

    let answer = Answer(recorder.trace)
    #expect(answer.parts.map(\.isInner) == [false] && answer.headline.hasPrefix("Nothing recognized: org.example.rest"))
  }

  @Test func `who was prevented is named in the headline, and by whom`() throws {
    let views = """
      {"id": "outer", "frame": [0, 0, 200, 200], "gestures": [{"id": "outerTap", "kind": "tap"}], "children": [
        {"id": "inner", "frame": [0, 0, 100, 100], "gestures": [{"id": "innerTap", "kind": "tap"}]}]}
      """
    let answer = try Self.answer(views, #"{"t": 0, "tap": [1, 50, 50]}"#)

    let found = (answer.headline, answer.parts.first { $0.name == "outerTap" }?.fate)
    #expect(found == ("innerTap recognized; outerTap was prevented by innerTap, whose view is deeper.", .lost))
  }

  @Test func `a list that does not scroll names the button that keeps the finger`() throws {
    let drag = #"{"t": 0, "began": [[1, 100, 120]]}, {"t": 0.5, "moved": [[1, 100, 60]]}, {"t": 1, "ended": [1]}"#
    let answer = try Self.answer(Self.list, drag)

    #expect(
      answer.headline
        == "list does not scroll, because button keeps the finger: touchesShouldCancel(in:) of list returned false for it. "
        + "To let the drag scroll, return true there.")
    #expect(answer.parts.first { $0.name == "list.pan" }?.why.hasPrefix("failed: button keeps the finger") == true)
    #expect(answer.rules.contains { $0.hasPrefix("SC-7: ") })
  }

  @Test func `a list that may take no touches back names the property`() throws {
    let list = Self.list.replacing("\"contentSize\"", with: "\"canCancelContentTouches\": false, \"contentSize\"")
    let drag = #"{"t": 0, "began": [[1, 100, 120]]}, {"t": 0.5, "moved": [[1, 100, 60]]}, {"t": 1, "ended": [1]}"#

    let answer = try Self.answer(list, drag)

    #expect(
      answer.headline.contains("canCancelContentTouches of list is false. To let the drag scroll, set it to true."))
  }

  @Test func `a pan that waited says how late it began, and that it ended`() throws {
    let views = """
      {"id": "v", "frame": [0, 0, 300, 300], "gestures": [
        {"id": "pan", "kind": "pan"}, {"id": "swipe", "kind": "swipe", "set": {"direction": "left"}}]}
      """
    let drag = #"{"t": 0, "drag": 1, "from": [280, 20], "to": [220, 20], "over": 2, "steps": 40}"#
    let answer = try Self.answer(views, drag, links: #"{"gesture": "pan", "requiresFailureOf": "swipe"}"#)

    let pan = try #require(answer.parts.first { $0.name == "pan" })
    #expect(
      pan.why.hasPrefix("began ")
        && pan.why.hasSuffix("ms after the finger had moved enough, because it waited for swipe to fail, and ended"))
  }

  /// Views, input and links, and the headline of the answer.
  private static let headlines: [(String, String, String, String, String)] = [
    (
      "a pan that lost to the swipe that it waited for says until when it waited",
      """
      {"id": "v", "frame": [0, 0, 300, 300], "gestures": [
        {"id": "pan", "kind": "pan"}, {"id": "swipe", "kind": "swipe", "set": {"direction": "left"}}]}
      """,
      #"{"t": 0, "drag": 1, "from": [280, 20], "to": [80, 20], "over": 0.2, "steps": 8}"#,
      #"{"gesture": "pan", "requiresFailureOf": "swipe"}"#,
      "swipe recognized; pan waited for swipe to fail until 0.050 s, and was prevented."
    ),
    (
      "a finger that rests names each undecided recognizer, the list's own too",
      list.replacing("\"set\"", with: "\"gestures\": [{\"id\": \"drag\", \"kind\": \"pan\"}], \"set\""),
      #"{"t": 0, "began": [[1, 100, 120]]}"#, "", "drag and list.pan are undecided."
    ),
    (
      "a press of a button is an answer of its own",
      #"{"id": "button", "kind": "button", "frame": [0, 0, 100, 50]}"#, #"{"t": 0, "tap": [1, 50, 20]}"#, "",
      "button was pressed."
    ),
    (
      "a slider that was dragged says what it changed to",
      #"{"id": "slider", "kind": "slider", "frame": [0, 0, 128, 34]}"#,
      #"{"t": 0, "drag": 1, "from": [14, 17], "to": [64, 17], "over": 0.3, "steps": 3}"#, "",
      "slider changed to 0.5."
    ),
    (
      "a switch is named, and not the recognizer by which it works",
      #"{"id": "lamp", "kind": "switch", "frame": [0, 0, 51, 31]}"#, #"{"t": 0, "tap": [1, 20, 15], "hold": 0.2}"#,
      "", "lamp changed to 1."
    ),
  ]

  @Test(arguments: headlines)
  func `the headline says what came of the touches`(
    name: String, views: String, input: String, links: String, headline: String
  ) throws {
    #expect(try Self.answer(views, input, links: links).headline == headline)
  }

  @Test func `a list that scrolls is named, and who lost the touch to it`() throws {
    let answer = try Self.answer(
      Self.list, #"{"t": 0, "drag": 1, "from": [100, 120], "to": [100, 20], "over": 0.2, "steps": 8}"#)

    #expect(
      answer.headline.hasPrefix("list scrolled and coasted until 2.177 s; button ")
        && answer.parts.filter(\.isInner).contains { $0.name == "list.pan" && $0.fate == .acted })
  }

  @Test func `while a finger rests in a list, the answer is what may still scroll`() throws {
    let answer = try Self.answer(Self.list, #"{"t": 2, "began": [[1, 100, 120]]}"#)

    let found = (answer.headline, answer.touches.contains { $0.contains("delays the touch until 0.150 s") })
    #expect(found == ("list.pan is undecided.", true))
  }

  @Test func `recognizers that act at one time read otherwise than those that follow each other`() throws {
    let together = #""delegate": {"shouldRecognizeSimultaneouslyWith": true}"#
    let views = """
      {"id": "v", "frame": [0, 0, 300, 300], "multipleTouch": true, "gestures": [
        {"id": "pan", "kind": "pan", \(together)}, {"id": "tap", "kind": "tap"}, {"id": "turn", "kind": "pan", \(together)}]}
      """
    let drag = #"{"t": 0, "drag": 1, "from": [20, 20], "to": [180, 20], "over": 0.2, "steps": 8}"#

    #expect(
      try Self.answer(views, drag).headline.hasPrefix(
        "pan and turn recognized, side by side, "
          + "because a delegate returned true from shouldRecognizeSimultaneouslyWith"))
    let both = try Self.answer(views, #"\#(drag), {"t": 1, "tap": [1, 100, 100]}"#)
    #expect(both.headline.contains("one after the other"))
  }

  @Test func `what missed its own criteria is not concerned`() throws {
    let views = #"{"id": "v", "frame": [0, 0, 200, 200], "gestures": [{"id": "tap", "kind": "tap"}]}"#
    let answer = try Self.answer(
      views, #"{"t": 0, "drag": 1, "from": [20, 20], "to": [180, 20], "over": 0.2, "steps": 8}"#)

    let found = (answer.headline.hasPrefix("Nothing recognized: tap failed: "), answer.parts.map(\.fate))
    #expect(found == (true, [.unconcerned]))
  }

  @Test func `a trace of one gesture counts from its first touch, up to a time`() throws {
    let trace = try Self.trace(Self.photo, #"{"t": 2, "tap": [7, 50.4, 50.4]}"#, links: Self.waits)

    #expect((trace.entries.first?.time, trace.touches.map(\.label)) == (0, ["1"]))
    let early = trace.prefix(until: 0.2)
    let found = (early.endTime, Answer(early).headline, Answer(early).parts.map(\.fate))
    #expect(found == (0.2, "double and single are undecided; single waits for double to fail.", [.open, .open]))
  }

  @Test func `open bars of the lanes continue until somebody looks`() throws {
    let trace = try Self.trace(Self.photo, #"{"t": 0, "began": [[1, 50, 50]]}"#).prefix(until: 0.25)

    let lanes = TimelinePicture.lanes(of: trace, width: 500)

    #expect(lanes.contains(#"data-times="0 0.25""#) && lanes.contains(#"viewBox="0 "#))
  }
}
