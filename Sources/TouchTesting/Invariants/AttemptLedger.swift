import TouchCore

/// What recognizers make of their attempts: states, acts, and the touches on which they act.
struct AttemptLedger {
  /// What is wrong, and the rule that it breaks.
  struct Fault {
    let rule: String
    let what: String

    init(_ rule: String, _ what: String) {
      self.rule = rule
      self.what = what
    }
  }

  private struct Attempt {
    let recognizer: any GestureRecognizing
    var state = GestureState.possible
    var acts = 0
    /// Those that it was handed and did not leave to their views.
    var touches: [Touch] = []
  }

  private struct Act {
    let recognizer: any GestureRecognizing
    let touches: [Int]
  }

  private var attempts: [Attempt] = []
  private var actsSoFar: [Act] = []
  /// Pairs of which one lets the other act beside it, by a hook or a delegate.
  private var allowed: [(any GestureRecognizing, any GestureRecognizing)] = []

  var isQuiet: Bool { attempts.isEmpty }

  /// Those that are not back to where they began.
  var unfinished: [any GestureRecognizing] {
    attempts.map { $0.recognizer }.filter { $0.state != .possible || $0.numberOfTouches > 0 }
  }

  mutating func forgetThePast() {
    attempts.removeAll()
    actsSoFar.removeAll()
    allowed.removeAll()
  }

  private mutating func index(of recognizer: any GestureRecognizing) -> Int {
    if let known = attempts.firstIndex(where: { $0.recognizer === recognizer }) { return known }
    attempts.append(Attempt(recognizer: recognizer))
    return attempts.count - 1
  }

  mutating func receives(_ recognizer: any GestureRecognizing, _ phase: TouchPhase, _ touches: [Touch]) {
    guard phase == .began else { return }
    attempts[index(of: recognizer)].touches += touches
  }

  /// A touch that it leaves to its view is no part of its gesture any more (GR-5).
  mutating func leaves(_ recognizer: any GestureRecognizing, _ touch: Touch) {
    attempts[index(of: recognizer)].touches.removeAll { $0 === touch }
  }

  mutating func note(_ question: GestureQuestion) {
    guard let other = question.other else { return }
    switch question.kind {
    case .canPrevent, .canBePrevented: if !question.answer { allowed.append((question.recognizer, other)) }
    case .simultaneous: if question.answer { allowed.append((question.recognizer, other)) }
    default: break
    }
  }

  mutating func changes(
    _ recognizer: any GestureRecognizing, _ from: GestureState, _ to: GestureState
  ) -> [Fault] {
    let index = index(of: recognizer)
    var faults: [Fault] = []
    if attempts[index].state != from {
      faults.append(Fault("GS-4", "was " + attempts[index].state.word + " and leaves " + from.word))
    }
    // One that was not decided yet may fail from any state: it was excluded, or what it waits for was recognized (GX-1).
    let isUndecided = to == .failed && attempts[index].acts == 0 && from != .cancelled && from != .failed
    if !isUndecided, !Self.isLegal(from, to, recognizer.traits.isContinuous) {
      faults.append(Fault("GS-4", "goes from " + from.word + " to " + to.word))
    }
    attempts[index].state = to
    return faults
  }

  private static func isLegal(_ from: GestureState, _ to: GestureState, _ isContinuous: Bool) -> Bool {
    switch from {
    case .possible: to == .ended || to == .failed || (to == .began && isContinuous)
    case .began, .changed: isContinuous && (to == .changed || to == .ended || to == .cancelled)
    case .ended, .cancelled, .failed: false
    }
  }

  mutating func acts(_ recognizer: any GestureRecognizing, _ state: GestureState) -> [Fault] {
    let index = index(of: recognizer)
    attempts[index].acts += 1
    var faults: [Fault] = []
    if state == .possible || state == .failed { faults.append(Fault("GA-1", "acts in state " + state.word)) }
    if !recognizer.traits.isContinuous, attempts[index].acts > 1 {
      faults.append(Fault("GA-6", "is discrete, and acts more than once in an attempt"))
    }
    if attempts[index].acts == 1 { faults += exclusionFaults(index) }
    return faults
  }

  mutating func reset(_ recognizer: any GestureRecognizing) {
    attempts.removeAll { $0.recognizer === recognizer }
  }

  // MARK: Exclusion

  /// Whether somebody acted on one of its touches that it excludes, or that excludes it (GX-1).
  private mutating func exclusionFaults(_ index: Int) -> [Fault] {
    let own = attempts[index].recognizer
    let numbers = attempts[index].touches.map { $0.number }
    var faults: [Fault] = []
    for act in actsSoFar where act.recognizer !== own && !allows(own, act.recognizer) {
      for touch in act.touches where numbers.contains(touch) {
        faults.append(
          Fault(
            "GX-1",
            "acts on touch \(touch), as did " + (act.recognizer.name ?? act.recognizer.traits.kind.rawValue)))
        break
      }
    }
    actsSoFar.append(Act(recognizer: own, touches: numbers))
    return faults
  }

  private func allows(_ left: any GestureRecognizing, _ right: any GestureRecognizing) -> Bool {
    allowed.contains { ($0.0 === left && $0.1 === right) || ($0.0 === right && $0.1 === left) }
  }
}
