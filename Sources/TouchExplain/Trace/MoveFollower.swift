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
    /// The event has been a move so far, whose facts were stated from a place on.
    case learning([MoveStep], from: Int)
    /// The event has been as a pattern so far.
    case following(pattern: Int, steps: Int)
  }

  /// How many patterns are tried: those of ten fingers, each moving alone, before and after they are taken from a view.
  private static var most: Int { 24 }

  private var patterns: [Pattern] = []
  /// The pattern that is forgotten next.
  private var oldest = 0
  private var progress = Progress.idle
  private var time: Timestamp = 0
  /// Where the numbers of the current event begin.
  private var numbers = 0

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
    case .learning(var steps, let first):
      // Out of the enumeration, so that the array is extended in place.
      progress = .idle
      if now == time, let step = MoveStep(record) {
        steps.append(step)
        progress = .learning(steps, from: first)
      }
      return false
    case .following(let pattern, let count):
      if now == time, let next = self.pattern(like: pattern, upTo: count, with: record, &facts) {
        progress = .following(pattern: next, steps: count + 1)
        return true
      }
      let first = facts.statedCount
      let known = patterns[pattern]
      state(known, upTo: count, &facts)
      progress = .idle
      if now == time, let step = MoveStep(record) {
        progress = .learning(known.steps[..<count] + [step], from: first)
      }
      return false
    }
  }

  /// Ends the current event: what reads the facts must find it among them.
  mutating func finish(_ facts: inout FactStore) {
    switch progress {
    case .idle: break
    case .learning(let steps, let first): learn(steps, first..<first + steps.count)
    case .following(let pattern, let count):
      if let whole = self.pattern(like: pattern, ofLength: count) {
        facts.repeat(patterns[whole].facts, at: time, numbers: numbers)
      } else {
        let first = facts.statedCount
        let known = patterns[pattern]
        state(known, upTo: count, &facts)
        learn(Array(known.steps[..<count]), first..<first + count)
      }
    }
    progress = .idle
  }

  private mutating func begin(_ record: TraceRecord, _ facts: inout FactStore) -> Bool {
    for index in patterns.indices where patterns[index].steps[0].takes(record, into: &facts) {
      progress = .following(pattern: index, steps: 1)
      return true
    }
    if let step = MoveStep(record) { progress = .learning([step], from: facts.statedCount) }
    return false
  }

  /// A pattern that begins as another one does and goes on with a record.
  private func pattern(
    like pattern: Int, upTo count: Int, with record: TraceRecord, _ facts: inout FactStore
  ) -> Int? {
    let steps = patterns[pattern].steps
    if count < steps.count, steps[count].takes(record, into: &facts) { return pattern }
    return patterns.indices.first { index in
      let other = patterns[index].steps
      return index != pattern && count < other.count && other[..<count] == steps[..<count]
        && other[count].takes(record, into: &facts)
    }
  }

  /// A pattern that begins as another one does, and ends there.
  private func pattern(like pattern: Int, ofLength count: Int) -> Int? {
    let steps = patterns[pattern].steps
    if steps.count == count { return pattern }
    return patterns.indices.first { patterns[$0].steps.count == count && patterns[$0].steps[...] == steps[..<count] }
  }

  /// States what was taken of an event that turned out to be another one.
  private func state(_ pattern: Pattern, upTo count: Int, _ facts: inout FactStore) {
    let first = pattern.facts.lowerBound
    facts.state(first..<first + count, at: time, numbers: numbers)
  }

  private mutating func learn(_ steps: [MoveStep], _ facts: Range<Int>) {
    let pattern = Pattern(steps: steps, facts: facts)
    if patterns.count < Self.most {
      patterns.append(pattern)
    } else {
      patterns[oldest] = pattern
      oldest = (oldest + 1) % Self.most
    }
  }
}
