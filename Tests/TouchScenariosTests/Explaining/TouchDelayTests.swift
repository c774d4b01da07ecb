import Testing
import TouchExplain
import TouchScenarios
import Touchstone

/// Each span of a delay is explained by what held the touch during it.
@Suite("Who held a touch") struct TouchDelayTests {
  private static func recorder(_ views: String, _ input: String, links: String = "") throws -> TraceRecorder {
    let file = #"{"views": [\#(views)], "links": [\#(links)], "input": [\#(input)]}"#
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "delay.json"), registry: .standard)
    let recorder = TraceRecorder(live.context, name: { live.name(of: $0) }, ofGesture: true)
    live.trace(with: recorder)
    live.play(until: 10)
    return recorder
  }

  private static func list(_ gestures: String) -> String {
    """
    {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
      {"id": "card", "frame": [0, 0, 320, 200], "gestures": [\(gestures)]}]}
    """
  }

  private static func press(_ seconds: Double) -> String {
    #"{"t": 0, "began": [[1, 100, 100]]}, {"t": \#(seconds), "ended": [1]}"#
  }

  private static let taps =
    #"{"id": "open", "kind": "tap"}, {"id": "zoom", "kind": "tap", "set": {"numberOfTapsRequired": 2}}"#
  private static let waits = #"{"gesture": "open", "requiresFailureOf": "zoom"}"#
  private static let long = #"{"id": "long", "kind": "longPress", "set": {"delaysTouchesBegan": true}}"#

  private static func delays(_ recorder: TraceRecorder) -> [String] {
    Explanation(recorder.trace).lines.filter { $0.contains("was delayed from") }
  }

  @Test func `a list holds a quick tap until the lift, and the taps that are undecided from there on`() throws {
    let recorder = try Self.recorder(Self.list(Self.taps), Self.press(0.08), links: Self.waits)

    #expect(
      Self.delays(recorder) == [
        "  Its delivery was delayed from 0.000 s to 0.430 s: until 0.080 s, because list waited to see whether the "
          + "finger scrolls (delaysContentTouches) [SC-1]; until 0.430 s, because open and zoom were undecided "
          + "(delaysTouchesEnded)."
      ])
  }

  @Test func `a list holds a slow tap for its delay, and the taps hold its end alone`() throws {
    let recorder = try Self.recorder(Self.list(Self.taps), Self.press(0.25), links: Self.waits)

    #expect(
      Self.delays(recorder) == [
        "  Its delivery was delayed from 0.000 s to 0.150 s, because list waited to see whether the finger scrolls "
          + "(delaysContentTouches) [SC-1].",
        "  Its end was delayed from 0.250 s to 0.600 s, because open and zoom were undecided (delaysTouchesEnded).",
      ])
  }

  @Test func `a recognizer that held a touch all the time explains all of the delay`() throws {
    let recorder = try Self.recorder(Self.list(Self.long), Self.press(0.3))

    #expect(
      Self.delays(recorder) == [
        "  Its delivery was delayed from 0.000 s to 0.300 s, because long was undecided (delaysTouchesBegan)."
      ])
  }

  @Test func `a double tap that kept the end of one touch keeps the beginning of the next`() throws {
    let view = #"{"id": "v", "frame": [0, 0, 200, 200], "gestures": [\#(Self.taps)]}"#
    let recorder = try Self.recorder(
      view, Self.press(0.1) + #", {"t": 0.2, "began": [[1, 100, 100]]}, {"t": 0.9, "ended": [1]}"#, links: Self.waits)

    #expect(
      Self.delays(recorder).map { $0.split(separator: ", because").last.map(String.init) } == [
        " open and zoom were undecided (delaysTouchesEnded).", " zoom was undecided (delaysTouchesEnded).",
      ])
  }

  @Test func `a view's story names what holds it from when on`() throws {
    let recorder = try Self.recorder(Self.list(Self.taps), Self.press(0.08), links: Self.waits)
    let steps = LaneStory(of: "card", in: recorder).steps.map { "\(Int(($0.time * 1000).rounded())) \($0.text)" }

    #expect(
      steps == [
        "0 touch 1 landed on it",
        "0 delayed, because list waited to see whether the finger scrolls (delaysContentTouches)",
        "80 delayed, because open and zoom were undecided (delaysTouchesEnded)",
      ])
  }

  @Test func `a bar of the timeline for each span names what held the touch`() throws {
    let recorder = try Self.recorder(Self.list(Self.taps), Self.press(0.08), links: Self.waits)
    let titles = TimelinePicture(recorder.trace, title: "t").svg.split(separator: "<title>delayed from ").dropFirst()

    #expect(
      titles.compactMap { $0.split(separator: " (").first.map(String.init) } == [
        "0.000 s to 0.080 s, because list waited to see whether the finger scrolls",
        "0.080 s to 0.430 s, because open and zoom were undecided",
      ])
  }

  @Test func `a touch that is held when the picture ends says by what`() throws {
    let trace = try Self.recorder(Self.list(Self.long), #"{"t": 0, "began": [[1, 100, 100]]}"#).trace.prefix(until: 0.2)

    #expect(TimelinePicture(trace, title: "t").svg.contains("delayed by long"))
  }

  @Test func `a recognizer that waited acts in a step of its own`() throws {
    let recorder = try Self.recorder(Self.list(Self.taps), Self.press(0.08), links: Self.waits)
    let steps = LaneStory(of: "open", in: recorder).steps.map { "\(Int(($0.time * 1000).rounded())) \($0.text)" }

    #expect(
      steps == [
        "0 possible: received touch 1", "80 met its own criteria, and waits for zoom to fail",
        "80 recognized: all taps are complete", "430 acts: its action is sent",
        "430 possible again, for the next touches",
      ])
  }
}
