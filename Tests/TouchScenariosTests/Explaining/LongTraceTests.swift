import Testing
import TouchScenarios
import Touchstone

@testable import TouchExplain

@Suite("Traces of long drags")
struct LongTraceTests {
  @Test(arguments: ScenarioFolder.sampled)
  func `a trace read after each record is the one read at the end, a sixth by default`(id: String) throws {
    let player = try ScenarioPlayer(
      ScenarioFolder.scenario(id), registry: .standard, recordings: ScenarioFolder.runner.recordings)
    let (unread, read) = (Self.recorder(of: player.stage), Self.recorder(of: player.stage))

    _ = player.play(for: { _ in TraceTee(unread, Reader(read)) })

    #expect(unread.trace == read.trace)
  }

  @Test(arguments: ScenarioFolder.sampled)
  func `explanation and lanes of a recorder are at any time those of its trace, a sixth by default`(id: String) throws {
    let player = try ScenarioPlayer(
      ScenarioFolder.scenario(id), registry: .standard, recordings: ScenarioFolder.runner.recordings)
    let recorder = Self.recorder(of: player.stage)
    let narrator = Narrator(recorder)

    _ = player.play(for: { _ in narrator })

    let found = (narrator.differences, Explanation(of: recorder).text, TimelinePicture.lanes(of: recorder))
    #expect(found == ([], Explanation(recorder.trace).text, TimelinePicture.lanes(of: recorder.trace)))
  }

  @Test
  func `a reader continues where it stopped`() {
    let drag = Drag()
    var place = RecordedTrace.Place()
    var times: [Timestamp] = []
    for count in [1, 100, 0, 1000] {
      drag.move(count)
      drag.recorder.trace.read(from: &place) { times.append($0.time) }
    }

    #expect(times == drag.recorder.trace.entries.map(\.time))
  }

  @Test
  func `moves that repeat are kept as numbers, and come back with their own times and places`() {
    let drag = Drag()
    drag.move(100)
    let kept = drag.recorder.trace.facts.statedCount

    drag.move(1000)

    let trace = drag.recorder.trace
    #expect((trace.facts.statedCount, trace.entries.count) == (kept, trace.facts.count))
    let marks = trace.entries.compactMap { entry -> Double? in
      guard case .input(.touches(let marks)) = entry.fact, marks[0].phase == .moved else { return nil }
      return marks[0].location.y
    }
    let found = (marks, trace.entries.map(\.time), trace.endTime)
    #expect(found == ((1...1100).map { Drag.y($0) }, trace.entries.map(\.time).sorted(), 11))
  }

  @Test
  func `the explanation and lanes of a long drag of a scroll view are those of its trace`() {
    let drag = Drag()
    drag.move(500)
    let lanes = TimelinePicture.lanes(of: drag.recorder)

    let found = (lanes, Explanation(of: drag.recorder).lines, lanes.contains("didScroll"))
    #expect(found == (TimelinePicture.lanes(of: drag.recorder.trace), Explanation(drag.recorder.trace).lines, true))
  }

  fileprivate static func recorder(of stage: ScenarioStage) -> TraceRecorder {
    TraceRecorder(stage.context) { stage.knownID(of: $0) }
  }
}

/// A finger that drags a scroll view up and down.
private final class Drag {
  private let application = Application(context: TouchContext(registry: .standard))
  let window: Window
  let recorder: TraceRecorder
  private var moves = 0

  init() {
    window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200), application: application)
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    list.contentSize = Size(width: 200, height: 10_000)
    window.addSubview(list)
    recorder = TraceRecorder(window.context)
    window.context.trace = recorder
    send(.began, y: 100, at: 0)
  }

  static func y(_ move: Int) -> Double { 100 - Double(move % 80) * 1.25 }

  func move(_ count: Int) {
    for _ in 0..<count {
      moves += 1
      send(.moved, y: Self.y(moves), at: Double(moves) / 100)
    }
  }

  private func send(_ phase: TouchPhase, y: Double, at time: Timestamp) {
    window.send([TouchSample(id: TouchID(1), phase: phase, location: Point(x: 100, y: y), timestamp: time)])
  }
}

/// Reads a recorder after each record.
private final class Reader: TraceSink {
  private let recorder: TraceRecorder

  init(_ recorder: TraceRecorder) { self.recorder = recorder }

  func record(_ record: TraceRecord) {
    recorder.record(record)
    _ = recorder.trace
  }
}

/// Explains and draws a recorder's trace at each input, twice.
private final class Narrator: TraceSink {
  private let recorder: TraceRecorder
  private(set) var differences: [Int] = []

  init(_ recorder: TraceRecorder) { self.recorder = recorder }

  func record(_ record: TraceRecord) {
    if case .input = record, recorder.count % 16 == 0 {
      let isSame =
        Explanation(of: recorder).lines == Explanation(recorder.trace).lines
        && Latency.all(in: recorder).map(\.description) == Latency.all(in: recorder.trace).map(\.description)
        && TimelinePicture.lanes(of: recorder) == TimelinePicture.lanes(of: recorder.trace)
      if !isSame { differences.append(recorder.count) }
    }
    recorder.record(record)
  }
}
