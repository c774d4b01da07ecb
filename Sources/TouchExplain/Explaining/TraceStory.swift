import TouchEvents
import TouchScenarios

/// A trace, sorted by touches and by attempts of recognizers.
///
/// It continues where it stopped when the trace has grown, and counts what repeats, so that a long drag is explained in no more time
/// than a short one.
struct TraceStory {
  var trace: RecordedTrace
  private(set) var touches: [TouchStory] = []
  private(set) var attempts: [GestureAttempt] = []
  /// What controls, scroll views and third-party plugins recorded, in the order of their first records.
  private(set) var modules: [ModuleStory] = []
  /// How the ways of drags were split among scrollers, by the one that began.
  private(set) var ways: [WayStory] = []
  /// When they recorded something, without the gaps that a picture keeps.
  private(set) var moduleSpans: [(start: Timestamp, end: Timestamp)] = []
  /// Their records that keep a recognizer or the content of a scroll view from a touch.
  private(set) var refusals: [(time: Timestamp, fact: ModuleFact)] = []
  /// The questions that made one recognizer wait for another.
  private(set) var requirements: [(entry: Int, question: TraceQuestion<NamedTraceTerms>)] = []
  /// The pairs of recognizers that a delegate let recognize at once.
  private(set) var simultaneous: [(gesture: String, other: String)] = []
  /// What happened to presses, the first responder and actions without a target; and whether the fact before was a press.
  private(set) var focusFacts: [(entry: TraceEntry, followsPress: Bool)] = []
  /// The inputs that are no touches.
  private(set) var inputs: [InputStory] = []

  private var touchIndex = Table<Int, Int>()
  private var moduleIndex = Table<String, Int>()
  private var open = Table<String, Int>()
  private var passed: [(node: String, reason: PassReason)] = []
  private var isAfterPress = false
  private var isAfterTouches = false
  private var place = FactStore.Place()

  init(_ trace: RecordedTrace = RecordedTrace()) {
    self.trace = trace
    advance()
  }

  /// Takes the facts that the trace got since the last time.
  mutating func advance() {
    // Reading must not hold on to what is written to.
    let facts = trace.facts
    var place = place
    facts.read(from: &place) { take($0, $1) }
    self.place = place
  }

  /// Returns the touch of a number.
  func touch(_ number: Int) -> TouchStory? { touchIndex[number].map { touches[$0] } }

  /// Returns the entries that a node recorded.
  func module(of node: String) -> ModuleStory? { moduleIndex[node].map { modules[$0] } }

  /// Returns the attempts of a recognizer, in order.
  func attempts(of gesture: String) -> [GestureAttempt] { attempts.filter { $0.gesture.isSame(as: gesture) } }

  /// Returns the attempt of a recognizer that was under way at a place among the entries.
  func attempt(of gesture: String, at entry: Int) -> GestureAttempt? {
    attempts.last { $0.gesture.isSame(as: gesture) && $0.entries.lowerBound <= entry }
  }

  // MARK: Sorting

  private mutating func take(_ entry: TraceEntry, _ index: Int) {
    let time = entry.time
    let followsPress = isAfterPress
    isAfterPress = false
    switch entry.fact {
    case .input(let input):
      passed.removeAll()
      switch input {
      case .touches(let marks):
        isAfterTouches = true
        for mark in marks { change(mark.touch) { $0.marks.append((time, mark)) } }
      case .other(let what):
        isAfterTouches = false
        guard inputs.isEmpty || !inputs[inputs.count - 1].takes(what, at: time) else { break }
        inputs.append(InputStory(what, at: time))
      }
    case .bound(let number, let node):
      let reasons = passed
      passed.removeAll()
      change(number) { touch in
        touch.node = node
        for reason in reasons where !touch.passedOver.contains(where: { $0.node.isSame(as: reason.node) }) {
          touch.passedOver.append(reason)
        }
      }
    case .refused(let node, let refusal): passed.append((node, refusal.map { .refusal($0) } ?? .outside))
    case .hitTest(let node, nil) where !passed.contains { $0.node.isSame(as: node) }: passed.append((node, .override))
    case .responder(let responder, let phase, let numbers):
      for number in numbers { change(number) { $0.add(phase, to: responder, at: time) } }
    case .delivery(let number, let delivery, let account):
      change(number) { $0.changes.append(TouchStory.Change(time: time, change: delivery, account: account)) }
    case .notOffered(let gesture, let number, let refusal):
      change(number) { $0.notReceived.append((gesture, refusal)) }
    case .module(let fact): take(fact, time)
    case .pressResponder, .motionResponder:
      isAfterPress = true
      noteReceipt(at: time)
      focusFacts.append((entry, followsPress))
    case .becomeFirstResponder, .resignFirstResponder, .performs: focusFacts.append((entry, followsPress))
    default: takeGestureFact(entry, index)
    }
  }

  /// Notes that something was called for the latest input, unless that was of touches.
  private mutating func noteReceipt(at time: Timestamp) {
    guard !isAfterTouches, let last = inputs.last, last.end.nanoseconds == time.nanoseconds else { return }
    inputs[inputs.count - 1].isReceived = true
  }

  private mutating func take(_ fact: ModuleFact, _ time: Timestamp) {
    let index = moduleIndex[fact.node] ?? modules.count
    if index == modules.count {
      moduleIndex[fact.node] = index
      modules.append(ModuleStory(node: fact.node))
    }
    modules[index].add(fact, at: time)
    if let share = fact.share {
      let place = ways.firstIndex { $0.began.isSame(as: share.began) } ?? ways.count
      if place == ways.count { ways.append(WayStory(began: share.began)) }
      ways[place].add(share, of: fact.node, at: time)
    }
    if fact.refusesGesture || fact.refusesTouch { refusals.append((time, fact)) }
    if let last = moduleSpans.last, time >= last.end, time - last.end <= TimelineScale.longestGap {
      moduleSpans[moduleSpans.count - 1].end = time
    } else {
      moduleSpans.append((time, time))
    }
  }

  private mutating func takeGestureFact(_ entry: TraceEntry, _ index: Int) {
    let time = entry.time
    switch entry.fact {
    case .received(let gesture, _, let numbers):
      noteReceipt(at: time)
      change(gesture, entry, index) { $0.receive(numbers) }
    case .requested(let gesture, let state, let cause):
      change(gesture, entry, index) { $0.add((time, state, cause)) }
    case .state(let gesture, _, let to, let cause):
      noteReceipt(at: time)
      change(gesture, entry, index) { $0.add(to, cause, at: time) }
    case .waiting(let gesture, let other):
      change(gesture, entry, index) { $0.waits.append((time, other)) }
    case .action(let gesture, let state):
      change(gesture, entry, index) { $0.addAction(state, at: time) }
    case .question(let question):
      if question.answer, question.kind.isRequirement { requirements.append((index, question)) }
      if question.answer, question.kind == .simultaneous, let other = question.other {
        allow(question.recognizer, beside: other)
      }
      change(question.recognizer, entry, index) { attempt in
        guard case .gateShouldBegin = question.kind, question.answer, let gate = question.gate else { return }
        attempt.allowingGates.append(gate)
      }
    case .reset(let gesture):
      change(gesture, entry, index) { $0.end = time }
      open[gesture] = nil
    default: break
    }
  }

  private mutating func allow(_ gesture: String, beside other: String) {
    let isKnown = simultaneous.contains { $0.gesture.isSame(as: gesture) && $0.other.isSame(as: other) }
    if !isKnown { simultaneous.append((gesture, other)) }
  }

  private mutating func change(_ number: Int, _ body: (inout TouchStory) -> Void) {
    let index = touchIndex[number] ?? touches.count
    if index == touches.count {
      touchIndex[number] = index
      touches.append(TouchStory(number: number, label: trace.label(ofTouch: number)))
    }
    body(&touches[index])
  }

  private mutating func change(
    _ gesture: String, _ entry: TraceEntry, _ index: Int, _ body: (inout GestureAttempt) -> Void
  ) {
    let place = open[gesture] ?? attempts.count
    if place == attempts.count {
      open[gesture] = place
      attempts.append(GestureAttempt(gesture: gesture, start: entry.time, entry: index))
    }
    body(&attempts[place])
    attempts[place].entries = attempts[place].entries.lowerBound..<(index + 1)
  }
}

extension GestureQuestion.Kind {
  /// Whether `true` makes one recognizer wait for another.
  fileprivate var isRequirement: Bool {
    switch self {
    case .requiresFailure, .requiredToFail, .subclassRequiresFailure, .subclassRequiredToFail: true
    default: false
    }
  }
}
