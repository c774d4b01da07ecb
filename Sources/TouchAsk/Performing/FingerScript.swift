public import TouchEvents
import TouchPlugins
import TouchScenarios

/// What fingers do, from the first contact to the last lift, as samples.
///
/// Places are in the coordinates of the first window, or of the samples for a tree of one's own; times in seconds from the
/// beginning.
public struct FingerScript: Sendable {
  /// What it is, in words such as "a tap".
  public var title: String
  /// The samples of each event, in order of time.
  public var events: [[TouchSample]]
  /// The scroll views that are moved before, by their names, and the offsets to which they are, in points.
  public var offsets: [(name: String, offset: Point)] = []

  /// The script as the `input` of a scenario file.
  public var input: String {
    var steps = offsets.map { name, offset in
      #"{"t": 0, "scrollTo": "\#(name)", "offset": [\#(DecimalText.text(offset.x)), \#(DecimalText.text(offset.y))]}"#
    }
    for event in events {
      for (phase, word) in [(TouchPhase.began, "began"), (.moved, "moved"), (.ended, "ended")] {
        let samples = event.filter { $0.phase == phase }
        guard let first = samples.first else { continue }
        let entries = samples.map { sample in
          let id = sample.id.rawValue
          let place = "\(DecimalText.text(sample.location.x)), \(DecimalText.text(sample.location.y))"
          return phase == .ended ? "\(id)" : "[\(id), \(place)]"
        }
        steps.append(
          #"{"t": \#(DecimalText.text(first.timestamp)), "\#(word)": [\#(entries.joined(separator: ", "))]}"#)
      }
    }
    return "[" + steps.joined(separator: ", ") + "]"
  }

  /// When the last finger lifts, in seconds.
  public var end: Timestamp { events.last?.first?.timestamp ?? 0 }

  /// The way of one finger: where it is when, and when it lifts.
  struct Way {
    var places: [(time: Timestamp, place: Point)]
    var lift: Timestamp
  }

  /// Creates a script of ways, each of a finger of its own; samples of one time make one event.
  init(_ title: String, _ ways: [Way]) {
    self.title = title
    var samples: [TouchSample] = []
    for (index, way) in ways.enumerated() {
      let id = TouchID(index + 1)
      for (step, entry) in way.places.enumerated() {
        samples.append(
          TouchSample(id: id, phase: step == 0 ? .began : .moved, location: entry.place, timestamp: entry.time))
      }
      let last = way.places.last?.place ?? .zero
      samples.append(TouchSample(id: id, phase: .ended, location: last, timestamp: way.lift))
    }
    events = Self.events(of: samples)
  }

  /// Groups samples by their time, those of a time in the order in which they are given.
  private static func events(of samples: [TouchSample]) -> [[TouchSample]] {
    let ordered = samples.enumerated().sorted { left, right in
      let (first, second) = (left.element.timestamp.nanoseconds, right.element.timestamp.nanoseconds)
      return first == second ? left.offset < right.offset : first < second
    }
    var events: [[TouchSample]] = []
    for (_, sample) in ordered {
      let time = sample.timestamp.nanoseconds
      if let last = events.last?.first, last.timestamp.nanoseconds == time {
        events[events.count - 1].append(sample)
      } else {
        events.append([sample])
      }
    }
    return events
  }

  /// Creates the script of a kind's example at a place; times outside of a minute and places that are not finite are left out.
  init(_ example: ExampleGesture, at place: Point) {
    let ways = example.fingers.compactMap { finger -> Way? in
      let places = finger.filter { $0.time >= 0 && $0.time <= 60 && $0.offset.x.isFinite && $0.offset.y.isFinite }
        .sorted { $0.time < $1.time }
      guard let last = places.last else { return nil }
      return Way(places: places.map { ($0.time, place + $0.offset) }, lift: last.time + 0.01)
    }
    self.init(example.title, ways)
  }

  // MARK: Scripts

  /// Returns taps of fingers that land and lift together.
  static func taps(_ title: String, at places: [Point], count: Int = 1, hold: Double = 0.05) -> FingerScript {
    var script = FingerScript(title, [])
    for tap in 0..<max(1, count) {
      let start = Double(tap) * (hold + 0.1)
      script.events += FingerScript("", places.map { Way(places: [(start, $0)], lift: start + hold) }).events
    }
    return script
  }

  /// Returns a drag of fingers that move together, by a way in points, after they have rested for some seconds.
  static func drag(
    _ title: String, from places: [Point], by way: Point, over seconds: Double = 0.2, steps: Int = 12,
    after rest: Double = 0
  ) -> FingerScript {
    FingerScript(
      title,
      places.map { place in
        let moves = (0...steps).map { step in
          let part = Double(step) / Double(steps)
          return (time: step == 0 ? 0 : rest + seconds * part, place: place + way * part)
        }
        return Way(places: moves, lift: rest + seconds + 0.01)
      })
  }

  /// Returns two fingers that go from two places to two others.
  static func pair(
    _ title: String, from start: (Point, Point), along places: (Double) -> (Point, Point)
  ) -> FingerScript {
    var ways = [Way(places: [(0, start.0)], lift: 0.22), Way(places: [(0, start.1)], lift: 0.22)]
    for step in 1...12 {
      let part = Double(step) / 12
      let (first, second) = places(part)
      ways[0].places.append((0.2 * part, first))
      ways[1].places.append((0.2 * part, second))
    }
    return FingerScript(title, ways)
  }
}
