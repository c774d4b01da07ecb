import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios
import TouchScroll
import TouchScrollView
import Touchstone

/// A window with one view in it, recorded while fingers touch it.
final class CodeSession {
  let application = Application(context: TouchContext(registry: .standard))
  let window: Window
  let recorder: SessionRecorder
  private let trace: TraceRecorder

  init(_ view: View) {
    window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400), application: application)
    window.makeKeyAndVisible()
    window.addSubview(view)
    let names: (AnyObject) -> String? = { [window] object in
      if object === window { return "screen" }
      if object === view { return "\(type(of: view))" }
      if let scroll = view as? ScrollView,
        let own = view.attachedGestureRecognizers.first(where: { $0 === object }),
        // A collection view's second pan comes with a property, and has no name in files.
        scroll.namesInFiles(own) || own.traits.kind != .pan
      {
        return "\(type(of: view)).\(own.name ?? own.traits.kind.rawValue)"
      }
      return (object as? View).flatMap { shown in view.subviews.firstIndex { $0 === shown }.map { "part\($0)" } }
    }
    recorder = SessionRecorder(application, name: names)
    trace = TraceRecorder(application.context) { [application] in $0 === application ? "application" : names($0) }
    application.context.trace = TraceTee(recorder, trace)
  }

  /// The facts, without those of an application's delegate: the runner always has one.
  var facts: [TraceEntry] { Self.comparable(trace.trace) }

  func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, at time: Timestamp) {
    // Deadlines fire at their own times, which is before a touch that comes later.
    while let next = application.nextDeadline, next < time { application.advance(to: next) }
    application.send([TouchSample(id: TouchID(1), phase: phase, location: Point(x: x, y: y), timestamp: time)])
  }

  /// A quick drag upwards, and the frames of what follows.
  func fling(at start: Timestamp, framesPerSecond rate: Double, for duration: Double = 10) {
    touch(.began, 150, 350, at: start)
    for step in 1...10 { touch(.moved, 150, 350 - 10 * Double(step), at: start + Double(step) / 100) }
    touch(.ended, 150, 250, at: start + 0.1)
    frames(from: start + 0.1, perSecond: rate, for: duration)
  }

  /// The frames of a motion since its start, as long as something moves.
  func frames(from start: Timestamp, perSecond rate: Double, skipping first: Double = 0, for duration: Double = 10) {
    var frame = first
    while application.context.isAnimating, frame < duration * rate {
      frame += 1
      application.advance(to: start + frame / rate)
    }
  }

  func expectReplay() throws {
    #expect(recorder.omissions == [])
    let text = recorder.scenario().text
    let scenario = try Scenario(parsing: Array(text.utf8), file: "code.json")
    let replay = Self.comparable(try ScenarioFolder.runner.trace(scenario).trace)
    #expect(zip(facts, replay).first { $0 != $1 } == nil, "\(text)")
    #expect(facts.count == replay.count)
  }

  private static func comparable(_ trace: RecordedTrace) -> [TraceEntry] {
    trace.entries.filter { entry in
      if case .responder("appDelegate", _, _) = entry.fact { false } else { true }
    }
  }
}
