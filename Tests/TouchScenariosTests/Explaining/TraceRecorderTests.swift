import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios
import Touchstone

@Suite("Recorded traces")
struct TraceRecorderTests {
  @Test
  func `a live tree is traced without a file, with names made up`() {
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 200, height: 200), application: Application(context: Self.context))
    let button = Button(frame: Rect(x: 50, y: 50, width: 100, height: 40))
    window.addSubview(button)
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    let recorder = TraceRecorder(window.context)
    window.context.trace = recorder
    Self.tap(window, Point(x: 100, y: 70))
    let lines = Explanation(recorder.trace).lines
    #expect(
      (
        lines.first,
        lines.contains {
          $0.hasPrefix(
            "tap (tap on window) did not recognize with touch 1: it failed at 0.050 s: gestureRecognizerShouldBegin of button"
          )
        },
        lines.contains("Touch 1 landed on button at (100, 70) at 0.000 s and lifted at 0.050 s.")
      ) == ("button was pressed; tap failed: gestureRecognizerShouldBegin of button returned false.", true, true))
    #expect(
      lines.last == "button sent: touchDown at 0.000 s; touchUpInside, primaryActionTriggered at 0.050 s."
        || lines.last
          == "button sent: touchDown at 0.000 s; touchUpInside at 0.050 s; primaryActionTriggered at 0.050 s."
    )
  }

  @Test
  func `a tree of twenty thousand views within each other is traced and explained`() {
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), application: Application(context: Self.context))
    var parent: View = window
    for _ in 0..<20_000 {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(view)
      parent = view
    }
    let recorder = TraceRecorder(window.context)
    window.context.trace = recorder
    Self.tap(window, Point(x: 50, y: 50))
    #expect(recorder.trace.nodes.count == 20_001)
    #expect(
      Explanation(recorder.trace).lines == [
        "Nothing is on view20000: no recognizer received the touch.",
        "Touch 1 landed on view20000 at (50, 50) at 0.000 s and lifted at 0.050 s.",
        "  view20000 received: began at 0.000 s, ended at 0.050 s.",
        "  The same calls went up the responder chain to 20000 more: view19999, view19998, view19997 … window.",
      ])
    #expect(TimelinePicture(recorder.trace).svg.hasSuffix("</svg>"))
  }

  @Test
  func `a number that a script uses again names another touch`() throws {
    let file = """
      {"views": [{"id": "v", "frame": [0, 0, 100, 100]}],
       "input": [{"t": 0, "tap": [1, 50, 50]}, {"t": 1, "tap": [1, 50, 50]}]}
      """
    let trace = try ScenarioFolder.runner.trace(Scenario(parsing: Array(file.utf8), file: "again.json")).trace
    #expect(trace.touches.map(\.label) == ["1", "1#2"])
  }

  private static var context: TouchContext { TouchContext(registry: .standard) }

  private static func tap(_ window: Window, _ place: Point) {
    var sample = TouchSample(id: TouchID(1), phase: .began, location: place, timestamp: 0)
    window.send([sample])
    sample.phase = .ended
    sample.timestamp = 0.05
    window.send([sample])
  }

  @Test
  func `a control whose tracking no step scripts stays a plain one`() throws {
    let file = """
      {"views": [{"id": "A", "kind": "control", "frame": [0, 0, 100, 100]},
                 {"id": "B", "kind": "control", "frame": [0, 100, 100, 100]}],
       "input": [{"t": 0, "set": {"id": "A", "tracking": {"begin": [false]}}}, {"t": 1, "tap": [1, 50, 150]}]}
      """
    let trace = try ScenarioFolder.runner.trace(Scenario(parsing: Array(file.utf8), file: "tracking.json")).trace
    #expect([trace.node("A")?.kind, trace.node("B")?.kind] == ["ScriptedControl", "Control"])
  }
}
