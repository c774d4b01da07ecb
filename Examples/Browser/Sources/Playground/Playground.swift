import TouchExplain
import TouchRecordings
import TouchScenarios
import Touchstone

/// One arrangement on the stage: its scenario, what has been decided since the present gesture began, and its shapes.
final class Playground {
  private let live: LiveScenario
  private var recorder: TraceRecorder
  /// The lanes of what the recorder has recorded so far.
  private var drawn = Lanes()
  let shapes: Shapes

  init(_ text: [UInt8]) throws(DocumentError) {
    let scenario = try Scenario(parsing: text, file: "scenario.json")
    let live = try LiveScenario(scenario, registry: .standard)
    self.live = live
    live.channels = Self.shown
    shapes = Shapes(of: live)
    recorder = TraceRecorder(live.context)
    startGesture()
  }

  /// The parts of the log that the page shows.
  private static let shown: [LogChannel] = [
    .actions, .controls, .scroll, .cells, .rows, .sheets, .transitions, .touches,
  ]
  /// The parts of the log that a report compares.
  private static let reported: [LogChannel] = [.actions, .values, .controls, .cells, .scroll, .offsets, .states]

  /// Keeps what a report compares from now on.
  func keepReport() { live.channels = Self.reported }

  /// Forgets what was decided so far: the lanes and the sentences are about what comes.
  func startGesture() {
    drawn = Lanes()
    // Names belong to the scenario, which outlives its recorder.
    recorder = TraceRecorder(
      live.context, name: { [unowned(unsafe) live] in live.name(of: $0) ?? Self.name(ofPart: $0, live) },
      kind: { [unowned(unsafe) live] object in
        guard let view = object as? View else { return nil }
        // A part of a control is to a reader what the control is.
        let whole = view.isPartOfSuperview ? view.superview ?? view : view
        let kind = live.name(of: whole).flatMap { live.kind(ofView: $0) } ?? (view is Window ? "window" : "view")
        // As the class is called: kinds are written small.
        return String(decoding: [kind.utf8.first.map { $0 - 32 } ?? 0] + kind.utf8.dropFirst(), as: UTF8.self)
      }, ofGesture: true)
    live.trace(with: recorder)
  }

  /// Returns the name of a view that is a part of another, such as what covers a switch; `nil` for any other object.
  private static func name(ofPart object: AnyObject, _ live: LiveScenario) -> String? {
    guard let view = object as? View, view.isPartOfSuperview, let whole = view.superview else { return nil }
    return live.name(of: whole).map { $0 + "'s cover" }
  }

  /// The moment that texts are about, in seconds from the first touch; `nil` for the present.
  var moment: Timestamp?
  /// The time of the latest query, in seconds.
  var latest: Timestamp?

  // MARK: Input and time

  func send(_ samples: [TouchSample]) { live.send(samples) }
  func scroll(_ movement: ScrollMovement) { live.scroll(movement) }
  func advance(to time: Timestamp) { live.advance(to: time) }
  func play(until time: Timestamp) { live.play(until: time) }
  /// Adopts the profile that a text of this arrangement names; views that are touched stay as they are.
  ///
  /// Returns whether it counts already: while touches are down or undecided it waits for the next sequence (VN-12).
  func takeProfile(of text: [UInt8]) throws(DocumentError) -> Bool {
    live.context.settings.profile =
      try Scenario(parsing: text, file: "scenario.json").settings.profile
    return live.context.profile == live.context.settings.profile
  }

  var deadline: Timestamp? { live.nextDeadline }
  var isAnimating: Bool { live.context.isAnimating || shapes.isSettling }

  // MARK: Explanations

  /// Returns the lines of the log since the last call, as JSON: the channel, and the line.
  func takeLog() -> String {
    JSON.list(
      live.takeLines().map {
        JSON.list([JSON.quoted($0.channel.name), JSON.quoted($0.description)])
      })
  }

  /// What the lanes of the present gesture are drawn from; all of it, whatever the moment is.
  var lanes: String {
    recorder.look(at: latest)
    let trace = recorder.trace
    drawn.advance(trace)
    return drawn.text(until: trace.endTime)
  }

  /// The answer, and who acted, lost, or was not concerned, with the whole account and its rules.
  var answer: String {
    recorder.look(at: latest)
    let answer = moment.map { Answer(recorder.trace.prefix(until: $0)) } ?? Answer(of: recorder)
    let parts = answer.parts.map { part in
      JSON.object([
        ("name", JSON.quoted(part.name)), ("fate", JSON.quoted(part.fate.name)), ("why", JSON.quoted(part.why)),
        ("isInner", part.isInner ? "true" : "false"), ("details", JSON.list(part.details.map(JSON.quoted))),
      ])
    }
    return JSON.object([
      ("headline", JSON.quoted(answer.headline)), ("parts", JSON.list(parts)),
      ("touches", JSON.list(answer.touches.map(JSON.quoted))), ("rules", JSON.list(answer.rules.map(JSON.quoted))),
    ])
  }

  /// Returns the story of the recognizer or view of a name, up to the moment.
  func story(of name: String) -> String {
    recorder.look(at: latest)
    let story =
      moment.map { LaneStory(of: name, in: recorder.trace.prefix(until: $0)) } ?? LaneStory(of: name, in: recorder)
    let steps = story.steps.map { JSON.list([JSON.number($0.time), JSON.quoted($0.text)]) }
    return JSON.object([
      ("title", JSON.quoted(story.title)), ("steps", JSON.list(steps)),
      ("sentences", JSON.list(story.sentences.map(JSON.quoted))),
    ])
  }

  /// The recognizers for which time runs, each with when it decides, and whether it begins then.
  var deadlines: String {
    JSON.list(
      live.gestureDeadlines.map { deadline in
        JSON.list([
          JSON.quoted(deadline.gesture), JSON.number(deadline.time), deadline.begins ? "true" : "false",
        ])
      })
  }

  /// The times of the present gesture at which something happened, in seconds from its first touch, and when that was.
  var moments: String {
    var times: [Timestamp] = []
    for entry in recorder.trace.entries where entry.time != times.last { times.append(entry.time) }
    return JSON.object([
      ("start", JSON.number(recorder.startTime)), ("times", JSON.list(times.map(JSON.number))),
    ])
  }

  /// The times at which the file's own script does something.
  var scriptTimes: String {
    JSON.list(live.scriptTimes.map { String(Int(($0 * 1_000_000 + 0.5).rounded(.down))) })
  }

  /// Writes where everything is, to the bit, so that two machines can be compared.
  func report() {
    for line in live.lines { print(line.description) }
    shapes.collect()
    for index in 0..<shapes.count {
      var bits: UInt64 = 0
      for place in 0..<Shapes.stride {
        bits = bits &* 31 &+ shapes.numbers[index * Shapes.stride + place].bitPattern
      }
      print("bits of \(shapes.names[index]): \(String(bits, radix: 16))")
    }
  }
}

/// A recorded device as the steps of a script, so that the page can make a scenario of it.
enum RecordedSteps {
  static func text(of bytes: [UInt8], size: Size) throws(DocumentError) -> String {
    let events = try EvemuRecording(parsing: bytes, file: "recording.evemu").events(mappedTo: size)
    return JSON.list(
      events.flatMap { event in
        [TouchPhase.began, .moved, .ended].compactMap { phase -> String? in
          let samples = event.filter { $0.phase == phase }
          guard let first = samples.first else { return nil }
          let entries = samples.map { sample in
            phase == .ended
              ? String(sample.id.rawValue)
              : JSON.list([
                String(sample.id.rawValue), JSON.number(sample.location.x),
                JSON.number(sample.location.y),
              ])
          }
          let name = phase == .began ? "began" : phase == .moved ? "moved" : "ended"
          return JSON.object([("t", JSON.number(first.timestamp)), (name, JSON.list(entries))])
        }
      })
  }
}
