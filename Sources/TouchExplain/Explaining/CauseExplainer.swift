import TouchEvents
import TouchScenarios

/// Follows the causes of a failure back to the rule, and names the property or hook that would change it.
struct CauseExplainer {
  let story: TraceStory

  /// Returns the causes of an attempt's failure, the nearest one first, each indented below the one it explains.
  func chain(of attempt: GestureAttempt, headline: String) -> [String] {
    var lines: [String] = []
    var head = headline
    var current = attempt
    var seen: [Int] = []
    while let decision = current.decision, !seen.contains(current.entries.lowerBound) {
      seen.append(current.entries.lowerBound)
      let indent = String(repeating: "  ", count: seen.count - 1)
      let step = step(current, decision.cause, at: decision.time)
      lines.append(indent + head + ": " + step.text + ".")
      lines += ready(current, decision.time).map { indent + "  " + $0 }
      lines += step.advice.map { indent + "  " + $0 }
      guard let other = step.culprit, let next = story.attempt(of: other, at: current.entries.upperBound),
        let why = next.decision
      else { break }
      guard why.to == .failed else {
        if let reason = Self.short(why.to, why.cause) { lines.append(indent + "  \(other) \(reason).") }
        break
      }
      head = "  \(other) failed at \(Phrases.time(why.time))"
      current = next
    }
    return lines
  }

  /// When it had met its own criteria already, and which others it waited for then.
  private func ready(_ attempt: GestureAttempt, _ time: Timestamp) -> [String] {
    guard let request = attempt.firstRequest, !attempt.waits.isEmpty else { return [] }
    let others = Phrases.list(attempt.waits.map { $0.other })
    return ["It met its own criteria at \(Phrases.time(request.time)) and waited for \(others) to fail."]
  }

  // MARK: One step

  private func step(
    _ attempt: GestureAttempt, _ cause: TraceCause<NamedTraceTerms>, at time: Timestamp
  ) -> (text: String, advice: [String], culprit: String?) {
    let name = attempt.gesture
    if let refusal = scrollRefusal(of: name, cause, at: time) ?? popRefusal(of: name, cause, at: time) {
      return (refusal, [], nil)
    }
    switch cause {
    case .unstated: return ("its class failed it without a reason (fail(because:) takes one)", [], nil)
    case .rule(let reason):
      let advice = ContentKeeper(of: attempt, in: story)?.advice ?? axisAdvice(attempt, reason)
      return (Phrases.reason(reason, isSuccess: false), advice, nil)
    case .prevented(let winner, let rule): return prevented(attempt, by: winner, rule)
    case .requirement(let winner):
      let source = source(of: attempt, waitingFor: winner)
      let time = story.attempt(of: winner, at: attempt.entries.upperBound)?.decision.map { Phrases.time($0.time) }
      return (
        "it requires \(winner) to fail (\(source)), and \(winner) recognized\(time.map { " at " + $0 } ?? "") [GF-1]",
        [], winner
      )
    case .nodeVeto(let node):
      return (
        "gestureRecognizerShouldBegin of \(node) returned false [GB-2]",
        keeping(node, from: name) + ["With cancelsTouchesInView = false on \(name), \(node) would not be asked."], nil
      )
    case .gateVeto(let gate):
      return ("gestureRecognizerShouldBegin of the plugin \(gate) returned false [GB-6]", [], nil)
    case .delegateVeto: return ("gestureRecognizerShouldBegin of its delegate returned false [GB-3]", [], nil)
    case .cycle:
      return (
        "it and others require each other to fail, and another of them recognized [GF-9]",
        ["Remove one of the calls of require(toFail:) or of the delegates' requirements."], nil
      )
    case .disabled: return ("it was disabled (isEnabled) [GR-6]", [], nil)
    case .removed: return ("it or its view was removed [GR-7]", [], nil)
    case .systemCancel: return ("the system cancelled a touch [TB-12]", [], nil)
    }
  }

  private func prevented(
    _ attempt: GestureAttempt, by winner: String, _ rule: PreventionRule
  ) -> (text: String, advice: [String], culprit: String?) {
    let name = attempt.gesture
    let other = story.attempt(of: winner, at: attempt.entries.upperBound)
    let time = other?.decision.map { " at " + Phrases.time($0.time) } ?? ""
    let theirs = other?.touches ?? []
    let common = attempt.touches.filter { theirs.contains($0) }
    // A recognizer that waits with an earlier touch shares none with the one that came between.
    let shared = Phrases.touches((common.isEmpty ? theirs : common).map { story.trace.label(ofTouch: $0) })
    let text =
      switch rule {
      case .recognized: "\(winner) recognized first\(time) on \(shared), and prevents it [GX-1]"
      case .alreadyActive: "\(winner) began\(time) on \(shared), and prevents others while it is active [GX-9]"
      }
    let hooks = "canPrevent of \(winner) or canBePrevented of \(name)"
    var advice = [
      "To let both recognize, return true from shouldRecognizeSimultaneouslyWith of a delegate, or false from \(hooks)."
    ]
    // A scroll view's own recognizers are not for others to wait for, and two would wait for each other.
    let waitedForIt = attempt.waits.contains { $0.other.isSame(as: winner) }
    if !waitedForIt, story.trace.gesture(name)?.isOfScrollView != true {
      advice.append("To let \(name) decide first: \(winner).require(toFail: \(name)).")
    }
    if let needed = story.trace.gesture(name)?.traits.numberOfTouches, attempt.touches.count < needed {
      advice = [
        "Its own criteria were not met either: it had \(Phrases.fingers(attempt.touches.count)) and needs \(needed)."
      ]
    }
    return (text, advice, winner)
  }

  // MARK: Why a view returned false

  /// Returns the reason that a scroll view recorded when it kept its own recognizer from beginning.
  private func scrollRefusal(of gesture: String, _ cause: TraceCause<NamedTraceTerms>, at time: Timestamp) -> String? {
    guard cause.isVeto, let traced = story.trace.gesture(gesture), traced.isOfScrollView, let node = traced.node
    else { return nil }
    let refusal = story.refusals.last { module in
      module.fact.refusesGesture && module.fact.node.isSame(as: node) && module.time.nanoseconds == time.nanoseconds
    }
    return refusal.map { "\($0.fact.node) \($0.fact.what)" }
  }

  /// Returns the reason that a navigation controller recorded when it kept its own gesture from beginning (IT-8).
  private func popRefusal(of gesture: String, _ cause: TraceCause<NamedTraceTerms>, at time: Timestamp) -> String? {
    guard case .delegateVeto = cause, let node = story.trace.gesture(gesture)?.node else { return nil }
    let refusal = story.refusals.last { module in
      module.fact.refusesGesture && module.fact.node.isSame(as: node) && module.time.nanoseconds == time.nanoseconds
    }
    return refusal.map { "\($0.fact.node) \($0.fact.what)" }
  }

  /// Returns which of a scroll view's properties leave a drag along an axis without effect.
  private func axisAdvice(_ attempt: GestureAttempt, _ reason: GestureReason) -> [String] {
    guard let traced = story.trace.gesture(attempt.gesture), traced.isOfScrollView, let node = traced.node,
      reason.property.description.isSame(as: "scrollableAxes"),
      attempt.touches.contains(where: { went($0, asFarAs: reason.limit) })
    else { return [] }
    let properties: String
    switch traced.traits.axes {
    case .vertical: properties = "contentSize.width, contentInset, alwaysBounceHorizontal"
    case .horizontal: properties = "contentSize.height, contentInset, alwaysBounceVertical"
    default: properties = "contentSize, contentInset, alwaysBounceVertical"
    }
    return ["Other movement does not count: \(node) has nothing to scroll there (\(properties)) [SD-3]."]
  }

  /// Returns whether a touch went so far from where it landed, in any direction.
  private func went(_ touch: Int, asFarAs limit: Double) -> Bool {
    guard let marks = story.touch(touch)?.marks, let first = marks.first else { return 0 >= limit }
    return marks.contains { $0.mark.location.distance(to: first.mark.location) >= limit }
  }

  /// Returns which recognizers controls of a class keep from beginning (CG-1 to CG-3).
  private func keeping(_ node: String, from gesture: String) -> [String] {
    guard let kind = story.trace.node(node)?.kind, let traits = story.trace.gesture(gesture)?.traits else { return [] }
    switch kind {
    case "SegmentedControl" where !traits.axes.isEmpty:
      return ["A SegmentedControl refuses pans while it tracks a finger, and pans along it [CG-2]."]
    case "Button", "Stepper", "SegmentedControl", "PageControl":
      return [
        "A \(kind) refuses single taps of one finger on its ancestors; recognizers on it, or in it, still recognize [CG-1]."
      ]
    case "Slider":
      return [
        "A Slider refuses all recognizers while it is tracked, and before that pans along it on its thumb [CG-3]."
      ]
    default: return []
    }
  }

  /// Returns where a failure requirement comes from: the hook that returned it, or the call of `require(toFail:)`.
  func source(of attempt: GestureAttempt, waitingFor other: String) -> String {
    for (entry, question) in story.requirements.reversed() where entry < attempt.entries.upperBound {
      switch (question.kind, question.isAbout(attempt.gesture, other)) {
      case (.requiresFailure, true): return "its delegate's shouldRequireFailureOf"
      case (.subclassRequiresFailure, true): return "its shouldRequireFailure(of:)"
      default: break
      }
      switch (question.kind, question.isAbout(other, attempt.gesture)) {
      case (.requiredToFail, true): return "shouldBeRequiredToFailBy of \(other)'s delegate"
      case (.subclassRequiredToFail, true): return "shouldBeRequiredToFail(by:) of \(other)"
      default: break
      }
    }
    return "require(toFail:)"
  }

  /// Returns a decision in a few words that follow a name, `nil` when there is nothing to report.
  static func short(_ state: GestureState, _ cause: TraceCause<NamedTraceTerms>) -> String? {
    let isSuccess = state != .failed
    return switch cause {
    case .unstated: nil
    case .rule(let reason):
      (state == .failed ? "failed: " : state == .began ? "began: " : "recognized: ")
        + Phrases.reason(reason, isSuccess: isSuccess)
    case .prevented(let winner, _): "was prevented by \(winner)"
    case .requirement(let winner): "failed: it required \(winner) to fail, which recognized"
    case .nodeVeto(let node): "failed: gestureRecognizerShouldBegin of \(node) returned false"
    case .gateVeto(let gate): "failed: gestureRecognizerShouldBegin of the plugin \(gate) returned false"
    case .delegateVeto: "failed: gestureRecognizerShouldBegin of its delegate returned false"
    case .cycle: "failed: it and others required each other to fail"
    case .disabled: "was disabled (isEnabled)"
    case .removed: "was removed"
    case .systemCancel: "was cancelled by the system"
    }
  }
}

extension TraceCause {
  /// Whether a view, a plugin or a delegate returned `false`.
  fileprivate var isVeto: Bool {
    switch self {
    case .nodeVeto, .delegateVeto: true
    default: false
    }
  }
}

extension TraceQuestion<NamedTraceTerms> {
  /// Returns whether the question is one about two recognizers.
  fileprivate func isAbout(_ gesture: String, _ other: String) -> Bool {
    recognizer.isSame(as: gesture) && self.other?.isSame(as: other) ?? false
  }
}
