import TouchEvents
import TouchScenarios

/// One attempt of a recognizer: from its first touch to its reset.
struct GestureAttempt {
  /// A change of state, or changes to `changed` in a row.
  struct Change {
    var time: Timestamp
    var last: Timestamp
    var to: GestureState
    var cause: TraceCause<NamedTraceTerms>
    var count = 1
  }

  /// A request for a state.
  typealias Request = (time: Timestamp, state: GestureState, cause: TraceCause<NamedTraceTerms>)

  var gesture: String
  var start: Timestamp
  /// The time of the reset; `nil` when there was none.
  var end: Timestamp?
  private(set) var touches: [Int] = []
  /// The request that waited, when it waited.
  private(set) var firstRequest: Request?
  var waits: [(time: Timestamp, other: String)] = []
  private(set) var states: [Change] = []
  /// The actions; of those in `changed` in a row the first one.
  private(set) var actions: [(time: Timestamp, state: GestureState)] = []
  /// The names of the plugins that let it begin.
  var allowingGates: [String] = []
  /// Where its facts are among the trace's.
  var entries: Range<Int>

  init(gesture: String, start: Timestamp, entry: Int) {
    self.gesture = gesture
    self.start = start
    entries = entry..<(entry + 1)
  }

  mutating func receive(_ numbers: [Int]) {
    for number in numbers where !touches.contains(number) { touches.append(number) }
  }

  mutating func add(_ request: Request) {
    if firstRequest == nil, request.state == .began || request.state == .ended { firstRequest = request }
  }

  mutating func add(_ to: GestureState, _ cause: TraceCause<NamedTraceTerms>, at time: Timestamp) {
    if let last = states.last, last.to == .changed, to == .changed {
      states[states.count - 1].last = time
      states[states.count - 1].count += 1
    } else {
      states.append(Change(time: time, last: time, to: to, cause: cause))
    }
  }

  mutating func addAction(_ state: GestureState, at time: Timestamp) {
    if state != .changed || actions.last?.state != .changed { actions.append((time, state)) }
  }

  /// How it was decided: it failed, or it acted with the state that it had assigned; `nil` while it waits (GS-10, GF-4).
  var decision: (time: Timestamp, to: GestureState, cause: TraceCause<NamedTraceTerms>)? {
    if let failure = states.first(where: { $0.to == .failed }) { return (failure.time, .failed, failure.cause) }
    guard let first = states.first else { return nil }
    if let action = actions.first { return (action.time, first.to, first.cause) }
    return states.last.flatMap { $0.to == .cancelled ? ($0.time, .cancelled, $0.cause) : nil }
  }

  /// Whether it sent an action and was not made to fail before.
  var hasActed: Bool { !actions.isEmpty && decision.map { $0.to != .failed } ?? false }

  /// Whether the attempt is undecided or active.
  var isOpen: Bool { end == nil && !(states.last?.to.isFinal ?? false) }

  /// Returns whether it had fewer fingers than its recognizer needs, so that it would have failed in any case.
  func lackedFingers(in story: TraceStory) -> Bool {
    story.trace.gesture(gesture).map { touches.count < $0.traits.numberOfTouches } ?? false
  }

  /// How often it changed.
  var changeCount: Int { states.reduce(0) { $0 + ($1.to == .changed ? $1.count : 0) } }

  /// Returns the state at a time.
  func state(at time: Timestamp) -> GestureState {
    states.last { $0.time.nanoseconds <= time.nanoseconds }?.to ?? .possible
  }

  /// Returns whether it waited for others at a time.
  func isWaiting(at time: Timestamp) -> Bool {
    guard let first = waits.first, first.time.nanoseconds <= time.nanoseconds else { return false }
    return decision.map { time.nanoseconds < $0.time.nanoseconds } ?? true
  }
}
