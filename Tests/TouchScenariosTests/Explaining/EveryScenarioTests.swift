import Foundation
import Testing
import TouchExplain
import TouchScenarios
import Touchstone

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Every public scenario")
struct EveryScenarioTests {
  @Test(arguments: ScenarioFolder.scripted)
  func `a script is explained and drawn`(id: String) throws { try check(id) }

  @Test(
    "A recording is explained and drawn",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(id: String) throws { try check(id) }

  private func check(_ id: String) throws {
    let scenario = try ScenarioFolder.scenario(id)
    let trace = try ScenarioFolder.runner.trace(scenario).trace
    let lines = Explanation(trace).lines
    #expect(lines.count { $0.hasPrefix("Touch ") } == trace.touches.count(where: \.isContact))
    for gesture in trace.gestures {
      #expect(!Explanation(trace, gesture: gesture.name).lines.isEmpty)
    }
    let picture = TimelinePicture(trace, title: scenario.title)
    #expect(XMLParser(data: Data(picture.svg.utf8)).parse(), "the picture is no well-formed document")
    #expect(picture.html.contains("</html>"))
  }
}
