import Testing
import TouchExplain
import TouchScenarios
import Touchstone

/// A session in which no touch reaches a recognizer is explained, too.
@Suite("Sessions without a touch") struct InputStoryTests {
  private static func trace(_ input: String, _ views: String = "") throws -> RecordedTrace {
    let file = #"{"views": [\#(views)], "input": [\#(input)]}"#
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "shake.json"), registry: .standard)
    let recorder = TraceRecorder(live.context, name: { live.name(of: $0) }, ofGesture: true)
    live.trace(with: recorder)
    live.play(until: 10)
    return recorder.trace
  }

  private static let form = #"{"id": "form", "frame": [0, 0, 200, 200]}"#

  @Test func `a shake is explained by the responders that received it (MO-1)`() throws {
    let trace = try Self.trace(#"{"t": 0, "motionBegan": "shake"}, {"t": 0.5, "motionEnded": "shake"}"#, Self.form)

    #expect(
      (Explanation(trace).lines, Answer(trace).headline) == (
        [
          "A shake began at 0.000 s, delivered to window, application and appDelegate [MO-1].",
          "A shake ended at 0.500 s, delivered to window, application and appDelegate [MO-1].",
        ],
        "A shake ended at 0.500 s, delivered to window, application and appDelegate."
      ))
  }

  @Test func `a session in which nothing happens says so`() throws {
    #expect(
      Explanation(try Self.trace("")).lines == [
        "Nothing happened: no input came, and no recognizer in a window changed its state."
      ])
  }

  @Test(arguments: [
    (#"{"t": 0, "hover": [5, 5]}, {"t": 1, "hover": [9, 5]}"#, "A pointer hovered 2 times, from 0.000 s to 1.000 s"),
    (#"{"t": 0, "scroll": [5, 5], "at": [9, 9], "kind": "discrete"}"#, "A wheel or trackpad moved at 0.000 s"),
  ])
  func `input that nothing receives is named`(input: String, what: String) throws {
    #expect(Explanation(try Self.trace(input, Self.form)).lines.map { $0.hasPrefix(what) } == [true])
  }

  @Test func `a shake without a key window is explained beside what else happened`() {
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: application)
    let recorder = TraceRecorder(application.context)
    application.context.trace = recorder
    application.sendMotion(.began, at: 1)
    application.send([TouchSample(id: 1, phase: .began, location: Point(x: 9, y: 9), timestamp: 2)])
    application.sendPress(.select, .began, at: 3)
    let last = Explanation(recorder.trace).lines.suffix(2)

    #expect(
      (Array(last), window.isKeyWindow) == (
        [
          "A motion began at 1.000 s, and no responder received it [MO-1].",
          "A press began at 3.000 s, and no recognizer or responder received it.",
        ], false
      ))
    application.context.trace = nil
  }

  @Test func `a state that is assigned without a window is nothing that happened`() {
    let context = TouchContext()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let recorder = TraceRecorder(context)
    context.trace = recorder
    let (view, pan) = (View(), PanGestureRecognizer())
    view.addGestureRecognizer(pan)
    window.addSubview(view)
    view.removeFromSuperview()
    pan.state = .began
    let lines = Explanation(recorder.trace).lines

    #expect(lines.count == 1 && lines[0].hasPrefix("Nothing happened"))
    context.trace = nil
  }
}
