import Testing
import TouchExplain
import TouchScenarios
import Touchstone

@Suite("Stories of lanes") struct LaneStoryTests {
  private static func recorder(_ views: String, _ input: String, links: String = "") throws -> TraceRecorder {
    let file = #"{"views": [\#(views)], "links": [\#(links)], "input": [\#(input)]}"#
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "story.json"), registry: .standard)
    let recorder = TraceRecorder(live.context, name: { live.name(of: $0) }, ofGesture: true)
    live.trace(with: recorder)
    live.play(until: 10)
    return recorder
  }

  private static let photo = """
    {"id": "photo", "frame": [0, 0, 200, 200], "gestures": [
      {"id": "double", "kind": "tap", "set": {"numberOfTapsRequired": 2}}, {"id": "single", "kind": "tap"}]}
    """
  private static let waits = #"{"gesture": "single", "requiresFailureOf": "double"}"#
  private static let tap = #"{"t": 2, "tap": [7, 50, 50]}"#

  @Test func `a recognizer's states stand in order, without ids of rules`() throws {
    let story = LaneStory(of: "single", in: try Self.recorder(Self.photo, Self.tap, links: Self.waits))

    #expect(story.title == "single (tap on photo)")
    #expect(
      story.steps.map(\.text) == [
        "possible: received touch 1", "met its own criteria, and waits for double to fail",
        "recognized: all taps are complete", "acts: its action is sent", "possible again, for the next touches",
      ])
    #expect(story.steps.map(\.time) == story.steps.map(\.time).sorted())
    #expect(story.sentences.first?.contains("because it waited for double to fail (require(toFail:)) [GF-1]") == true)
  }

  @Test func `a failure says why`() throws {
    let story = LaneStory(of: "double", in: try Self.recorder(Self.photo, Self.tap, links: Self.waits).trace)

    #expect(story.steps.contains { $0.text.hasPrefix("failed: waited too long for the next tap: 0.35 s") })
  }

  @Test func `a view's story is what it received`() throws {
    let drag = #"{"t": 0, "drag": 1, "from": [20, 20], "to": [100, 20], "over": 0.1, "steps": 4}"#
    let view = #"{"id": "v", "frame": [0, 0, 200, 200]}"#
    let story = LaneStory(of: "v", in: try Self.recorder(view, drag))

    #expect(
      (story.steps.map(\.text), story.sentences.first?.hasPrefix("Touch 1 landed on v")) == (
        [
          "touch 1 landed on it", "received touchesBegan", "received touchesMoved 4 times, until 0.100 s",
          "received touchesEnded",
        ], true
      ))
  }

  @Test func `what is not in the trace has no story`() throws {
    let story = LaneStory(of: "nobody", in: try Self.recorder(Self.photo, Self.tap))

    #expect(story.steps.isEmpty && story.sentences.isEmpty)
  }
}
