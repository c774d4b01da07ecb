import TouchEvents
import TouchScenarios

/// What happened to one touch, gathered from a trace.
struct TouchStory {
  /// A change in what the touched responder receives.
  struct Change {
    var time: Timestamp
    var change: DeliveryChange
    var account: TraceAccount
  }

  /// A call of a responder's method.
  struct Call {
    var time: Timestamp
    var responder: String
    var phase: TouchPhase
  }

  var number: Int
  var label: String
  var node: String?
  var passedOver: [(node: String, reason: PassReason)] = []
  var marks: [(time: Timestamp, mark: TouchMark)] = []
  var changes: [Change] = []
  var calls: [Call] = []
  var notReceived: [(gesture: String, refusal: OfferRefusal)] = []

  var start: Timestamp { marks.first?.time ?? 0 }
  /// When the finger left; `nil` while it is down.
  var lift: (time: Timestamp, phase: TouchPhase)? {
    marks.last.flatMap { $0.mark.phase.isFinal ? ($0.time, $0.mark.phase) : nil }
  }
  /// The time of the last thing that was done about it.
  var end: Timestamp { max(marks.last?.time ?? 0, calls.last?.time ?? 0, changes.last?.time ?? 0) }
}

/// One attempt of a recognizer: from its first touch to its reset.
struct GestureAttempt {
  var gesture: String
  var start: Timestamp
  /// The time of the reset; `nil` when there was none.
  var end: Timestamp?
  var touches: [Int] = []
  var requests: [(time: Timestamp, state: GestureState, cause: TraceCause)] = []
  var waits: [(time: Timestamp, other: String)] = []
  var states: [(time: Timestamp, from: GestureState, to: GestureState, cause: TraceCause)] = []
  var actions: [(time: Timestamp, state: GestureState)] = []
  var questions: [(time: Timestamp, question: TraceQuestion)] = []
  /// Where its facts are among the trace's entries.
  var entries: Range<Int>

  init(gesture: String, start: Timestamp, entry: Int) {
    self.gesture = gesture
    self.start = start
    entries = entry..<(entry + 1)
  }

  /// How it was decided: it failed, or it acted with the state that it had assigned; `nil` while it waits (GS-10, GF-4).
  var decision: (time: Timestamp, to: GestureState, cause: TraceCause)? {
    if let failure = states.first(where: { $0.to == .failed }) { return (failure.time, .failed, failure.cause) }
    guard let first = states.first else { return nil }
    if let action = actions.first { return (action.time, first.to, first.cause) }
    return states.last.flatMap { $0.to == .cancelled ? ($0.time, .cancelled, $0.cause) : nil }
  }

  /// Whether it goes on: it is undecided, or active.
  var isOpen: Bool { end == nil && !(states.last?.to.isFinal ?? false) }

  /// Whether it sent an action and was not made to fail before.
  var hasActed: Bool { !actions.isEmpty && decision.map { $0.to != .failed } ?? false }

  /// The request that waited, when it waited.
  var firstRequest: (time: Timestamp, state: GestureState, cause: TraceCause)? {
    requests.first { $0.state == .began || $0.state == .ended }
  }

  /// The state at a time.
  func state(at time: Timestamp) -> GestureState {
    states.last { $0.time.nanoseconds <= time.nanoseconds }?.to ?? .possible
  }

  /// Whether it waited for others at a time.
  func isWaiting(at time: Timestamp) -> Bool {
    guard let first = waits.first, first.time.nanoseconds <= time.nanoseconds else { return false }
    return decision.map { time.nanoseconds < $0.time.nanoseconds } ?? true
  }
}

/// A trace, sorted by touches and by attempts of recognizers.
struct TraceStory {
  let trace: RecordedTrace
  private(set) var touches: [TouchStory] = []
  private(set) var attempts: [GestureAttempt] = []
  /// What controls, scroll views and third-party plugins recorded.
  private(set) var modules: [(time: Timestamp, fact: ModuleFact)] = []

  private var touchIndex = Table<Int, Int>()
  private var open = Table<String, Int>()
  private var passed: [(node: String, reason: PassReason)] = []

  init(_ trace: RecordedTrace) {
    self.trace = trace
    for (index, entry) in trace.entries.enumerated() { take(entry, index) }
  }

  /// The touch of a number.
  func touch(_ number: Int) -> TouchStory? { touchIndex[number].map { touches[$0] } }

  /// The attempts of a recognizer, in order.
  func attempts(of gesture: String) -> [GestureAttempt] { attempts.filter { $0.gesture.isSame(as: gesture) } }

  /// The attempt of a recognizer that was under way at a place among the entries.
  func attempt(of gesture: String, at entry: Int) -> GestureAttempt? {
    attempts.last { $0.gesture.isSame(as: gesture) && $0.entries.lowerBound <= entry }
  }

  // MARK: Sorting

  private mutating func take(_ entry: TraceEntry, _ index: Int) {
    let time = entry.time
    switch entry.fact {
    case .touches(let marks):
      passed.removeAll()
      for mark in marks { change(mark.touch) { $0.marks.append((time, mark)) } }
    case .bound(let number, let node):
      let reasons = passed
      passed.removeAll()
      change(number) { touch in
        touch.node = node
        for reason in reasons where !touch.passedOver.contains(where: { $0.node.isSame(as: reason.node) }) {
          touch.passedOver.append(reason)
        }
      }
    case .passedOver(let node, let reason): passed.append((node, reason))
    case .told(let responder, let phase, let numbers):
      for number in numbers {
        change(number) { $0.calls.append(TouchStory.Call(time: time, responder: responder, phase: phase)) }
      }
    case .delivery(let number, let delivery, let account):
      change(number) { $0.changes.append(TouchStory.Change(time: time, change: delivery, account: account)) }
    case .notReceived(let gesture, let number, let refusal):
      change(number) { $0.notReceived.append((gesture, refusal)) }
    case .module(let fact): modules.append((time, fact))
    case .input: passed.removeAll()
    default: takeGestureFact(entry, index)
    }
  }

  private mutating func takeGestureFact(_ entry: TraceEntry, _ index: Int) {
    let time = entry.time
    switch entry.fact {
    case .received(let gesture, _, let numbers):
      change(gesture, entry, index) { attempt in
        for number in numbers where !attempt.touches.contains(number) { attempt.touches.append(number) }
      }
    case .requested(let gesture, let state, let cause):
      change(gesture, entry, index) { $0.requests.append((time, state, cause)) }
    case .state(let gesture, let from, let to, let cause):
      change(gesture, entry, index) { $0.states.append((time, from, to, cause)) }
    case .waiting(let gesture, let other):
      change(gesture, entry, index) { $0.waits.append((time, other)) }
    case .action(let gesture, let state):
      change(gesture, entry, index) { $0.actions.append((time, state)) }
    case .asked(let question):
      change(question.gesture, entry, index) { $0.questions.append((time, question)) }
    case .reset(let gesture):
      change(gesture, entry, index) { $0.end = time }
      open[gesture] = nil
    default: break
    }
  }

  private mutating func change(_ number: Int, _ body: (inout TouchStory) -> Void) {
    let index: Int
    if let known = touchIndex[number] {
      index = known
    } else {
      index = touches.count
      touchIndex[number] = index
      touches.append(TouchStory(number: number, label: trace.label(ofTouch: number)))
    }
    body(&touches[index])
  }

  private mutating func change(
    _ gesture: String, _ entry: TraceEntry, _ index: Int, _ body: (inout GestureAttempt) -> Void
  ) {
    let place: Int
    if let known = open[gesture] {
      place = known
    } else {
      place = attempts.count
      open[gesture] = place
      attempts.append(GestureAttempt(gesture: gesture, start: entry.time, entry: index))
    }
    body(&attempts[place])
    attempts[place].entries = attempts[place].entries.lowerBound..<(index + 1)
  }
}
