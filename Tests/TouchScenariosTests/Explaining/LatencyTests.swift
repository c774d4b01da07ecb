import Testing
import TouchEvents
import TouchExplain
import TouchScenarios

@Suite struct LatencyTests {
  @Test func `a single tap that waits for a double tap is late by the wait, and says for whom it waited`() throws {
    let trace = try ExplanationTests.trace(of: "double-tap/single-waits-and-one-tap-comes")

    let latencies = Latency.all(in: trace)

    #expect(
      (latencies.map(\.description), latencies.map(\.milliseconds), latencies.map(\.waitedFor)) == (
        ["single recognized 350 ms after the finger lifted, because it waited for double to fail"], [350], [["double"]]
      ))
  }

  @Test func `a long press is late by its duration, from the landing, and waited for nobody`() throws {
    let trace = try ExplanationTests.trace(of: "recognizers/long-press-extra-finger")

    let latency = try #require(Latency.all(in: trace).first { $0.gesture == "press" })

    #expect((latency.description, latency.phase) == ("press recognized 500 ms after the finger landed", .began))
  }

  @Test func `a pan acts with the move that makes it begin`() throws {
    let trace = try ExplanationTests.trace(of: "arbitration/earlier-pan-beats-deeper-tap")

    let latency = try #require(Latency.all(in: trace).first)

    #expect((latency.milliseconds, latency.description) == (0, "\(latency.gesture) recognized as the finger moved"))
  }

  @Test func `the lanes of a timeline say of each strip whom it is about`() throws {
    let trace = try ExplanationTests.trace(of: "double-tap/single-waits-and-one-tap-comes")

    let lanes = TimelinePicture.lanes(of: trace)

    let found: [Bool] = [
      "data-name=\"single\" data-view=\"V\"", "350 ms after the finger lifted: waited for double", "id=\"tree\"",
    ].map { (part: String) -> Bool in lanes.contains(part) }
    #expect(found == [true, true, false])
  }
}
