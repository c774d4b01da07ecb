import Testing
import TouchEvents
import TouchExplain
import TouchTestSupport

@Suite struct VelocityTrackerTests {
  /// A tracker that saw a finger move along x at a steady speed, one movement each interval.
  func steady(
    speed: Double = 1000, interval: Double = 0.01, count: Int = 8, start: Double = 0
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    for step in 0..<count {
      let time = Double(step) * interval
      tracker.add(time: start + time, position: Point(x: speed * time, y: 0))
    }
    return tracker
  }

  @Test func `the recorded strokes have Flutter's velocities`() throws {
    let vectors = try Vectors.read("flutter_compose_13_strokes.json", as: StrokeVectors.self)
    #expect(vectors.strokes.count == 13)
    for stroke in vectors.strokes + [vectors.interrupted_stroke] {
      var tracker = VelocityTracker()
      for event in stroke.events where event.phase != "up" {
        tracker.add(time: event.t_ms / 1000, position: Point(x: event.x, y: event.y))
      }
      let last = try #require(stroke.events.last)
      let velocity = tracker.velocity(at: last.t_ms / 1000)
      #expect(
        abs(velocity.x - stroke.lsq2_expected.x) <= 1e-3 * abs(stroke.lsq2_expected.x)
          && abs(velocity.y - stroke.lsq2_expected.y) <= 1e-3 * abs(stroke.lsq2_expected.y))
    }
  }

  @Test func `series on one axis have Compose's velocities`() throws {
    let vectors = try Vectors.read("compose_velocity_1d.json", as: AxisVectors.self)
    var tested = 0
    for series in vectors.cases where !series.differential {
      guard let expected = series.expected.lsq2 else { continue }
      var tracker = VelocityTracker()
      for sample in series.samples {
        tracker.add(time: sample.t_ms / 1000, position: Point(x: 3, y: sample.v))
      }
      #expect(abs(tracker.velocity().y - expected) <= 0.2 * abs(expected), "\(series.name)")
      #expect(tracker.velocity().x == 0)
      tested += 1
    }
    #expect(tested == 4)
  }

  @Test func `a steady finger has its speed`() {
    #expect(steady().velocity().distance(to: Point(x: 1000, y: 0)) < 1e-6)
  }

  @Test func `a braking finger has the speed of its newest movement`() {
    var tracker = VelocityTracker()
    for time in stride(from: 0, through: 0.08, by: 0.01) {
      tracker.add(time: time, position: Point(x: 0, y: 800 * time - 4000 * time * time))
    }
    #expect(tracker.velocity().distance(to: Point(x: 0, y: 160)) < 1e-6)
  }

  @Test(arguments: 0...2)
  func `fewer than three movements have no velocity`(count: Int) {
    #expect(steady(count: count).velocity() == .zero)
  }

  @Test func `a reset tracker has no velocity`() {
    var tracker = steady()
    tracker.reset()
    #expect((tracker.isEmpty, tracker.velocity(), tracker.velocity(at: 0.08)) == (true, .zero, .zero))
  }

  @Test func `movements before a reset do not count after it`() {
    var tracker = steady(speed: -9000, count: 13)
    tracker.reset()
    for step in 0..<4 {
      tracker.add(time: 1 + 0.01 * Double(step), position: Point(x: 5 * Double(step), y: 0))
    }
    #expect(tracker.velocity().distance(to: Point(x: 500, y: 0)) < 1e-6)
  }

  @Test(arguments: [0, 0.3, 216_691.123])
  func `a lift 40 ms after the last movement keeps the velocity and a later one has none`(start: Double) {
    let tracker = steady(count: 6, start: start)
    #expect(
      abs(tracker.velocity(at: start + 0.05 + 0.04).x - 1000) < 1e-3
        && tracker.velocity(at: start + 0.05 + 0.041) == .zero)
  }

  @Test(arguments: [0, 0.3, 216_691.123])
  func `a pause of 40 ms counts and a longer one ends what was before it`(start: Double) {
    func tracker(pause: Double) -> VelocityTracker {
      var tracker = VelocityTracker()
      for time in [0, pause, pause + 0.01] {
        tracker.add(time: start + time, position: Point(x: 100 * time, y: 0))
      }
      return tracker
    }
    #expect(abs(tracker(pause: 0.04).velocity().x - 100) < 1e-3 && tracker(pause: 0.041).velocity() == .zero)
  }

  @Test(arguments: [0, 0.3, 216_691.123])
  func `movements 100 ms old count and older ones do not`(start: Double) {
    func tracker(first: Double) -> VelocityTracker {
      var tracker = VelocityTracker()
      tracker.add(time: start + first, position: Point(x: -50, y: 0))
      for time in [0.03, 0.06, 0.1] { tracker.add(time: start + time, position: .zero) }
      return tracker
    }
    #expect(tracker(first: 0).velocity().x != 0 && tracker(first: -0.001).velocity() == .zero)
  }

  @Test func `only the twenty newest movements count`() {
    var tracker = VelocityTracker()
    for step in 0..<50 {
      let time = 0.001 * Double(step)
      tracker.add(time: time, position: Point(x: step < 30 ? 1e6 : 200 * time, y: 0))
    }
    #expect(abs(tracker.velocity().x - 200) < 1e-6)
  }

  @Test func `a movement at the same time replaces the one before`() {
    var tracker = steady(count: 5)
    tracker.add(time: 0.05, position: Point(x: -7000, y: 4))
    tracker.add(time: 0.05, position: Point(x: 50, y: 0))
    #expect(tracker.velocity().distance(to: Point(x: 1000, y: 0)) < 1e-6)
  }

  @Test func `a movement earlier than the newest is ignored`() {
    var tracker = steady()
    let before = tracker.velocity()
    tracker.add(time: 0.065, position: Point(x: -400, y: 9))
    tracker.add(time: -100, position: Point(x: -400, y: 9))
    #expect(tracker.velocity() == before)
  }

  @Test func `a movement that is not finite is ignored`() {
    var tracker = steady()
    let before = tracker.velocity()
    tracker.add(time: .nan, position: .zero)
    tracker.add(time: .infinity, position: .zero)
    tracker.add(time: 0.08, position: Point(x: .nan, y: 0))
    tracker.add(time: 0.08, position: Point(x: 0, y: -.infinity))
    #expect(tracker.velocity() == before)
  }

  @Test func `a limit shortens the velocity and keeps its direction`() {
    var tracker = VelocityTracker()
    for step in 0..<5 {
      tracker.add(time: 0.01 * Double(step), position: Point(x: 30 * Double(step), y: -40 * Double(step)))
    }
    #expect(
      (
        tracker.velocity(maximumVelocity: 1000).distance(to: Point(x: 600, y: -800)) < 1e-6,
        tracker.velocity(maximumVelocity: 5001), tracker.velocity(maximumVelocity: -3),
        tracker.velocity(maximumVelocity: .nan)
      ) == (true, tracker.velocity(), .zero, tracker.velocity()))
  }

  @Test func `numbers at the end of the range do not crash and are answered finitely`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      var tracker = VelocityTracker()
      for _ in 0..<8 {
        tracker.add(
          time: Double(bitPattern: generator.next()),
          position: Point(x: Double(bitPattern: generator.next()), y: Double(bitPattern: generator.next())))
      }
      #expect(tracker.velocity(maximumVelocity: Double(bitPattern: generator.next())).isFinite)
    }
    var tracker = VelocityTracker()
    for step in 0..<3 {
      let far = step == 1 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
      tracker.add(time: 0.01 * Double(step), position: Point(x: far, y: far))
    }
    #expect(tracker.velocity() == .zero)
  }

  @Test func `a copy does not see what the original sees later`() {
    var tracker = steady()
    let copy = tracker
    tracker.add(time: 0.08, position: Point(x: 900, y: 900))
    #expect(copy.velocity() == steady().velocity() && copy.velocity() != tracker.velocity())
  }
}
