public import TouchEvents
import TouchPlugins
public import TouchScenarios

/// What fingers do, from the first contact to the last lift, or a wheel, a trackpad or buttons do instead.
///
/// Places are in the coordinates of the first window, or of the samples for a tree of one's own; times in seconds from the
/// beginning.
public struct FingerScript: Sendable {
  /// What it is, in words such as "a tap".
  public var title: String
  /// What happens when, in order of time; scroll views that are moved before come first.
  public var steps: [(time: Timestamp, action: ScenarioStep.Action)] = []
  /// Whether one more finger does elsewhere what the first one does.
  private(set) var isDoubled = false
  /// Whether it is more than one tap.
  private(set) var isRepeated = false

  /// The script as the `input` of a scenario file.
  public var input: String { ScenarioStep.input(steps) }

  /// When the last finger lifts, in seconds.
  public var end: Timestamp { steps.last?.time ?? 0 }

  /// The way of one finger: where it is when, and when it lifts.
  struct Way {
    var places: [(time: Timestamp, place: Point)]
    var lift: Timestamp
  }

  /// Creates a script of ways, each of a finger of its own.
  init(_ title: String, _ ways: [Way] = []) {
    self.title = title
    for (index, way) in ways.enumerated() {
      for (step, entry) in way.places.enumerated() {
        steps.append((entry.time, .touch(index + 1, step == 0 ? .began : .moved, at: entry.place)))
      }
      steps.append((way.lift, .touch(index + 1, .ended, at: way.places.last?.place ?? .zero)))
    }
    // Those of one time stay in the order of the fingers.
    steps = steps.enumerated().sorted { left, right in
      let (first, second) = (left.element.time.nanoseconds, right.element.time.nanoseconds)
      return first == second ? left.offset < right.offset : first < second
    }.map { $0.element }
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
    var script = FingerScript(title)
    for tap in 0..<max(1, count) {
      let start = Double(tap) * (hold + 0.1)
      script.steps += FingerScript("", places.map { Way(places: [(start, $0)], lift: start + hold) }).steps
    }
    script.isRepeated = count > 1
    return script
  }

  /// Returns a drag of fingers that move together, by a way in points, after they have rested for some seconds.
  static func drag(
    _ title: String, from places: [Point], by way: Point, over seconds: Double = 0.2, steps: Int = 12,
    after rest: Double = 0
  ) -> FingerScript {
    moves(title, places.count, over: seconds, steps: steps, after: rest) { places[$0] + way * $1 }
  }

  /// Returns fingers that move at once, each to where a closure says that it is after a part of the time.
  static func moves(
    _ title: String, _ count: Int, over seconds: Double = 0.2, steps: Int = 12, after rest: Double = 0,
    _ place: (_ finger: Int, _ part: Double) -> Point
  ) -> FingerScript {
    let ways = (0..<count).map { finger in
      let places = (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return (time: step == 0 ? 0 : rest + seconds * part, place: place(finger, part))
      }
      return Way(places: places, lift: rest + seconds + 0.01)
    }
    return FingerScript(title, ways)
  }

  /// Returns the script with one more finger, which does elsewhere what the first one does.
  func doubled(at place: Point, _ name: String) -> FingerScript {
    var both = self
    both.title += " together with \(name)"
    both.isDoubled = true
    both.steps = steps.flatMap { step -> [ScenarioStep.Timed] in
      guard case .touch(let change) = step.action, change.number == 1, let here = change.location else { return [step] }
      return [step, (step.time, .touch(9, change.phase, at: place + here - (places.first ?? here)))]
    }
    return both
  }

  /// Returns the script with something that is done before.
  func after(_ steps: [ScenarioStep.Timed]) -> FingerScript {
    var script = self
    script.steps = steps + script.steps
    return script
  }

  // MARK: Reading

  /// Where its first finger, or the pointer, is.
  private var places: [Point] {
    steps.compactMap { step in
      switch step.action {
      case .touch(let change): change.number == 1 ? change.location : nil
      case .scroll(_, let place, _, _): place
      default: nil
      }
    }
  }

  /// Where it begins, in words that follow its title.
  var start: String {
    guard let place = places.first else { return "" }
    return " at (\(DecimalText.text(place.x)), \(DecimalText.text(place.y)))"
  }

  /// The way of its first finger, in points.
  var way: Point { (places.last ?? .zero) - (places.first ?? .zero) }

  /// Whether a wheel or trackpad does it.
  var isWheel: Bool { if case .scroll = steps.last?.action { true } else { false } }
}
