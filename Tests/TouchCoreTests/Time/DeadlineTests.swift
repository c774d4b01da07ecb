import Testing
import TouchEvents
import TouchTestSupport
import TouchTesting

@Suite struct DeadlineTests {
  private let stage = PadStage()
  private let clock = Clock()

  private final class Clock: DeadlineHandler {
    var fired: [Int] = []
    var times: [Timestamp] = []
    var onDeadline: (Int) -> Void = { _ in }
    func deadlineReached(_ tag: Int, at time: Timestamp) {
      fired.append(tag)
      times.append(time)
      onDeadline(tag)
    }
  }

  private func schedule(_ tag: Int, at time: Timestamp, isInclusive: Bool = false) {
    stage.driver.host.context.deadlines.schedule(clock, tag: tag, at: time, isInclusive: isInclusive)
  }

  @Test func `deadlines fire in the order of their times, each at its own (R-5)`() {
    schedule(1, at: 3)
    schedule(2, at: 1)
    schedule(3, at: 2)
    stage.driver.advance(to: 10)
    #expect(clock.fired == [2, 3, 1] && clock.times == [1, 2, 3])
  }

  @Test func `the first of a handler's deadlines can be read until it has fired`() {
    schedule(1, at: 3)
    schedule(2, at: 1)
    let first = stage.context.deadlines.deadline(of: clock)

    stage.driver.advance(to: 3)

    #expect(first == 1 && stage.context.deadlines.deadline(of: clock) == nil)
  }

  @Test func `all deadlines of a handler are taken back, however many have passed before`() {
    let other = Clock()
    for index in 0..<63 {
      stage.driver.host.context.deadlines.schedule(other, tag: index, at: Double(index) / 100)
    }
    for tag in 1...3 { schedule(tag, at: 2) }
    for index in 64..<80 {
      stage.driver.host.context.deadlines.schedule(other, tag: index, at: 3)
    }
    stage.driver.advance(to: 1)

    stage.driver.host.context.deadlines.cancelAll(of: clock)
    stage.driver.advance(to: 10)

    #expect((clock.fired, other.fired.count) == ([], 79))
  }

  @Test func `many deadlines that are moved and taken back fire as a sorted list of them would (R-5)`() {
    var random = SplitMix64(seed: 7)
    var expected: [(time: Int, isInclusive: Bool, order: Int, tag: Int)] = []
    for order in 0..<2_000 {
      let (tag, time, isInclusive) = (random.below(300), random.below(50), random.below(2) == 0)
      let old = expected.firstIndex { $0.tag == tag }
      if random.below(4) == 0 {
        if let old { expected.remove(at: old) }
        stage.driver.host.context.deadlines.cancel(clock, tag: tag)
        continue
      }
      schedule(tag, at: Double(time), isInclusive: isInclusive)
      if let old, expected[old].time == time, expected[old].isInclusive == isInclusive { continue }
      if let old { expected.remove(at: old) }
      expected.append((time, isInclusive, order, tag))
    }
    stage.driver.advance(to: 100)

    expected.sort { left, right in
      if left.time != right.time { return left.time < right.time }
      if left.isInclusive != right.isInclusive { return right.isInclusive }
      return left.order < right.order
    }
    #expect(clock.fired == expected.map(\.tag))
  }

  @Test func `the next deadline is the earliest that waits, whatever was moved and taken back before`() {
    var random = SplitMix64(seed: 11)
    var times: [Int: Double] = [:]
    var isRight = true
    for round in 0..<3_000 {
      // Now many are made, now most are taken back.
      let (tag, isGrowing) = (random.below(60), round / 300 % 2 == 0)
      if random.below(4) < (isGrowing ? 1 : 3) {
        stage.driver.host.context.deadlines.cancel(clock, tag: tag)
        times[tag] = nil
      } else {
        times[tag] = Double(random.below(40))
        schedule(tag, at: times[tag] ?? 0)
      }
      isRight = isRight && stage.driver.nextDeadline == times.values.min()
      isRight = isRight && stage.context.deadlines.count == times.count
    }
    #expect(isRight)
  }

  @Test func `deadlines of one time fire in the order in which they were made (R-5)`() {
    for tag in [5, 3, 4] { schedule(tag, at: 1) }
    stage.driver.advance(to: 1)
    #expect(clock.fired == [5, 3, 4])
  }

  @Test func `times that agree to the nanosecond are one (R-5)`() {
    schedule(1, at: 0.3)
    schedule(2, at: 0.1 + 0.2)
    schedule(3, at: 0.3)
    stage.driver.advance(to: 0.3)
    #expect(clock.fired == [1, 2, 3])
  }

  @Test func `a deadline fires before samples of its time (TA-5), an inclusive one after them`() {
    schedule(1, at: 1, isInclusive: true)
    schedule(2, at: 1)
    clock.onDeadline = { [stage] in stage.trace.note("deadline \($0)") }
    stage.driver.send(stage.sample(1, .began, at: 1))
    stage.driver.advance(to: 1)
    #expect(stage.trace.text == "deadline 2, left began 1, deadline 1")
  }

  @Test func `a deadline that is asked for again at its own time, but inclusive, fires after the samples of that time`()
  {
    schedule(1, at: 1)
    schedule(1, at: 1, isInclusive: true)
    clock.onDeadline = { [stage] in stage.trace.note("deadline \($0)") }
    stage.driver.send(stage.sample(1, .began, at: 1))
    stage.driver.advance(to: 1)
    #expect(stage.trace.text == "left began 1, deadline 1")
  }

  @Test func `a second request of a tag takes the place of the first`() {
    schedule(1, at: 1)
    schedule(1, at: 2)
    stage.driver.advance(to: 1.5)
    #expect(clock.fired == [] && stage.driver.nextDeadline == 2)
  }

  @Test func `a deadline that is made by another for the same moment fires in the same advance`() {
    clock.onDeadline = { [stage, clock] tag in
      if tag == 1 { stage.driver.host.context.deadlines.schedule(clock, tag: 2, at: 1) }
    }
    schedule(1, at: 1)
    stage.driver.advance(to: 1)
    #expect(clock.fired == [1, 2])
  }

  @Test func `a deadline that is taken back does not fire`() {
    schedule(1, at: 1)
    schedule(2, at: 2)
    stage.driver.host.context.deadlines.cancel(clock, tag: 1)
    let early = stage.driver.nextDeadline
    stage.driver.host.context.deadlines.cancelAll(of: clock)
    stage.driver.advance(to: 5)
    #expect((early, clock.fired, stage.driver.nextDeadline == nil) == (2, [], true))
  }

  @Test func `a sample first lets fire what was due before it`() {
    schedule(1, at: 0.5)
    clock.onDeadline = { [stage] _ in stage.trace.note("now \(stage.driver.now)") }
    stage.driver.send(stage.sample(1, .began, at: 2))
    #expect(stage.trace.text == "now 0.5, left began 1")
  }
}
