import Foundation
import Testing
import TouchExplain
import TouchScenarios

@Suite("Lanes of a narrow page")
struct NarrowLanesTests {
  private static func lanes(_ views: String, _ input: String, width: Double = 330) throws -> String {
    let scenario = try Scenario(
      parsing: Array("{\"views\": [\(views)], \"input\": [\(input)]}".utf8), file: "drawn.json")
    return TimelinePicture.lanes(of: try ScenarioFolder.runner.trace(scenario).trace, width: width)
  }

  @Test(arguments: TimelineTests.pages + ["recognizers/edge-pan", "scrolling/slider-in-a-row-quick"])
  func `captions are whole and end before the rule of their lane`(id: String) throws {
    let lanes = TimelinePicture.lanes(of: try ExplanationTests.trace(of: id), width: 330)
    let captions = lanes.matches(of: /<text class="small[^"]* halo" x="([\d.]+)"[^>]*>([^<]*)</)

    for caption in captions {
      let x = try #require(Double(caption.1))
      #expect(!caption.2.hasSuffix("…"))
      #expect(x + Double(caption.2.count) * 5 <= 327, "\(caption.2)")
    }
  }

  @Test func `a bar of no time is six points wide, and the cross stands behind it`() throws {
    let trace = try ExplanationTests.trace(of: "hands/nine-fast-taps")
    let widths = try TimelinePicture.lanes(of: trace, width: 330)
      .matches(of: /<rect class="(?:possible|waiting|active|given|held)"[^>]* width="([\d.]+)"/)
      .map { try #require(Double($0.1)) }

    #expect(!widths.isEmpty && widths.allSatisfy { $0 >= 6 })
  }

  @Test func `a cancelled touch says by whom where it was cancelled`() throws {
    let lanes = try Self.lanes(
      #"{"id": "v", "frame": [0, 0, 300, 300], "gestures": [{"id": "pan", "kind": "pan"}]}"#,
      #"{"t": 0, "began": [[1, 20, 20]]}, {"t": 0.2, "moved": [[1, 60, 20]]}, {"t": 0.6, "ended": [1]}"#)

    let caption = try #require(lanes.firstMatch(of: /x="([\d.]+)"[^>]*>cancelled: pan recognized</))
    let cross = try #require(lanes.firstMatch(of: /class="lostmark" d="M([\d.]+)\s/))
    let left: Double = try #require(Double(caption.1))
    let middle: Double = try #require(Double(cross.1))
    #expect(abs(left - middle) < 10)
  }

  @Test func `no arrow prevents a recognizer that had too few fingers`() throws {
    let gestures = #"{"id": "pan", "kind": "pan"}, {"id": "pinch", "kind": "pinch"}, {"id": "other", "kind": "pan"}"#
    let lanes = try Self.lanes(
      #"{"id": "v", "frame": [0, 0, 300, 300], "gestures": [\#(gestures)]}"#,
      #"{"t": 0, "drag": 1, "from": [20, 20], "to": [90, 20], "over": 0.2, "steps": 8}"#, width: 720)

    let found: [Bool] = [
      "needs 2 fingers and had 1", "other prevented pan at ", " prevented pinch at ",
    ].map { (part: String) -> Bool in lanes.contains(part) }
    #expect(found == [true, true, false])
  }

  @Test func `the axis ends with the time of what is drawn last`() throws {
    let lanes = try Self.lanes(
      #"{"id": "v", "frame": [0, 0, 300, 300], "gestures": [{"id": "pan", "kind": "pan"}]}"#,
      #"{"t": 0, "began": [[1, 20, 20]]}, {"t": 0.63, "ended": [1]}"#)

    #expect(lanes.contains(#"data-times="0 0.63""#) && lanes.contains(">0.63 s</text>"))
  }
}
