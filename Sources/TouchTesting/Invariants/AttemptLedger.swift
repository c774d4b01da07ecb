import TouchDiagnostics
import TouchEvents

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
    /// Those that recognized with a touch of both while it was undecided, and so prevent it.
    var winners: [(recognizer: any GestureRecognizing, touch: Int)] = []
  }

  private var attempts: [Attempt] = []
  /// Pairs of which one lets the other act beside it, by a hook or a delegate.
  private var allowed: [(any GestureRecognizing, any GestureRecognizing)] = []

  var isQuiet: Bool { attempts.isEmpty }

  /// Those that are not back to where they began.
  ///
  /// A state that was assigned outside the tree, after the reset, is a value that nothing follows (GS-10).
  var unfinished: [any GestureRecognizing] {
    attempts.filter { !$0.touches.isEmpty || $0.recognizer.node?.rootNode.touchContext != nil }
      .map { $0.recognizer }.filter { $0.state != .possible || $0.numberOfTouches > 0 }
  }

  mutating func resetHistory() {
    attempts.removeAll()
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

  /// Removes a touch that a recognizer ignores, which is no longer part of its gesture (GR-5).
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
    // A recognizer that was not decided yet may fail from any state: it was excluded, or what it waits for was recognized (GX-1).
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

  /// Returns whether a recognizer that prevents it recognized with one of its touches before, in its own attempt (GX-1).
  private mutating func exclusionFaults(_ index: Int) -> [Fault] {
    let own = attempts[index].recognizer
    var faults: [Fault] = []
    for winner in attempts[index].winners where !allows(own, winner.recognizer) {
      let name = winner.recognizer.name ?? winner.recognizer.traits.kind.rawValue
      faults.append(Fault("GX-1", "acts on touch \(winner.touch), as did " + name))
    }
    // A touch that is no longer delivered to any recognizer is not current.
    let touches = attempts[index].touches.filter { $0.responder != nil && !($0.phase.isFinal && $0.isOverForResponder) }
    for other in attempts.indices where other != index && attempts[other].acts == 0 {
      guard Self.areRelated(own, attempts[other].recognizer) else { continue }
      if let shared = touches.first(where: attempts[other].touches.contains) {
        attempts[other].winners.append((own, shared.number))
      }
    }
    return faults
  }

  private static func areRelated(_ left: any GestureRecognizing, _ right: any GestureRecognizing) -> Bool {
    guard let left = left.node, let right = right.node else { return false }
    return left.isInside(right) || right.isInside(left)
  }

  private func allows(_ left: any GestureRecognizing, _ right: any GestureRecognizing) -> Bool {
    allowed.contains { ($0.0 === left && $0.1 === right) || ($0.0 === right && $0.1 === left) }
  }
}
