import TouchEvents
import TouchScenarios

/// Finds the events in which fingers move and nothing happens that did not happen in an earlier such event.
///
/// A drag is hundreds of them. They cost a comparison and a few numbers each, not names and facts.
struct MoveFollower {
  /// The records of one event, and where its facts are.
  private struct Pattern {
    var steps: [MoveStep]
    var facts: Range<Int>
  }

  private enum Progress {
    /// The event is no move, or has more in it.
    case idle
    /// The event has been a move so far, and its facts were stated.
    case learning
    /// The event has been as a pattern so far.
    case following
  }

  /// How many patterns are tried: those of ten fingers, each moving alone, before and after they are taken from a view.
  private static var most: Int { 24 }

  /// The patterns, roughly the latest first.
  private var patterns: [Pattern] = []
  private var progress = Progress.idle
  private var time: Timestamp = 0
  /// Where the numbers of the current event begin.
  private var numbers = 0
  /// The pattern that is followed.
  private var pattern = 0
  /// The steps of the pattern, or those that were learned.
  private var steps: [MoveStep] = []
  /// How many steps of the pattern were taken.
  private var count = 0
  /// Where the facts of the learned steps begin.
  private var first = 0

  /// Takes a record that repeats one of an earlier event; returns whether it did.
  mutating func takes(_ record: TraceRecord, at now: Timestamp, into facts: inout FactStore) -> Bool {
    if case .input = record {
      finish(&facts)
      time = now
      numbers = facts.numberCount
      return begin(record, &facts)
    }
    switch progress {
    case .idle: return false
    case .following:
      if now == time, count < steps.count, MoveStep.takes(record, steps, at: count, into: &facts) {
        count += 1
        return true
      }
      if now == time, turn(to: record, &facts) { return true }
      state(&facts)
      learn(record, at: now)
      return false
    case .learning:
      learn(record, at: now)
      return false
    }
  }

  /// Ends the current event: what reads the facts must find it among them.
  mutating func finish(_ facts: inout FactStore) {
    if progress == .following {
      if let whole = wholePattern {
        facts.repeat(patterns[whole].facts, at: time, numbers: numbers)
        if whole > 0 { patterns.swapAt(0, whole) }
      } else {
        state(&facts)
      }
    }
    if progress == .learning {
      if patterns.count == Self.most { patterns.removeLast() }
      patterns.insert(Pattern(steps: steps, facts: first..<first + steps.count), at: 0)
    }
    progress = .idle
  }

  private mutating func begin(_ record: TraceRecord, _ facts: inout FactStore) -> Bool {
    for index in patterns.indices where MoveStep.takes(record, patterns[index].steps, at: 0, into: &facts) {
      follow(index, from: 1)
      return true
    }
    guard let step = MoveStep(record) else { return false }
    progress = .learning
    steps = [step]
    first = facts.statedCount
    return false
  }

  private mutating func follow(_ index: Int, from count: Int) {
    progress = .following
    pattern = index
    steps = patterns[index].steps
    self.count = count
  }

  /// Switches to a pattern that begins as the current one and continues with a record.
  private mutating func turn(to record: TraceRecord, _ facts: inout FactStore) -> Bool {
    for index in patterns.indices where index != pattern {
      let other = patterns[index].steps
      guard count < other.count, other[..<count] == steps[..<count],
        MoveStep.takes(record, other, at: count, into: &facts)
      else { continue }
      follow(index, from: count + 1)
      return true
    }
    return false
  }

  /// The pattern that the event is, when it ends here.
  private var wholePattern: Int? {
    if steps.count == count { return pattern }
    return patterns.indices.first { patterns[$0].steps.count == count && patterns[$0].steps[...] == steps[..<count] }
  }

  /// States what was taken of an event that is none of the patterns.
  private mutating func state(_ facts: inout FactStore) {
    first = facts.statedCount
    let known = patterns[pattern].facts.lowerBound
    facts.state(known..<known + count, at: time, numbers: numbers)
    steps = Array(steps[..<count])
    progress = .learning
  }

  private mutating func learn(_ record: TraceRecord, at now: Timestamp) {
    if now == time, let step = MoveStep(record) {
      steps.append(step)
    } else {
      progress = .idle
    }
  }
}
