import TouchEvents
import TouchScenarios

/// Explains why one recognizer acted or did not.
struct GestureExplainer {
  let story: TraceStory
  let gesture: String
  /// The touches that are explained, to say why a recognizer got none of them.
  let touches: [TouchStory]

  private var traced: TracedGesture? { story.trace.gesture(gesture) }
  private var isContinuous: Bool { traced?.traits.isContinuous ?? true }
  private var title: String { gesture + (traced.map { " (\($0.summary))" } ?? "") }

  func lines(at time: Timestamp?, isAsked: Bool) -> [String] {
    guard traced != nil else { return ["\(gesture): no such recognizer is in the trace."] }
    let attempts = story.attempts(of: gesture).filter { attempt in
      guard let time else { return true }
      return attempt.start <= time && time <= max(attempt.end ?? .infinity, attempt.start)
    }
    let tried = attempts.filter { !$0.touches.isEmpty || !$0.states.isEmpty }
    guard !tried.isEmpty else { return without(isAsked: isAsked) }
    return tried.flatMap { explain($0) } + refusals
  }

  // MARK: Without a touch

  /// The touches that it did not get, with the reasons.
  private var refusals: [String] {
    touches.flatMap { touch in
      touch.notReceived.filter { $0.gesture.isSame(as: gesture) && $0.refusal != .ignored }.map { refused in
        "  It did not receive touch \(touch.label): \(Phrases.refusal(refused.refusal))."
      }
    }
  }

  private func without(isAsked: Bool) -> [String] {
    var lines = refusals
    if traced?.isOfScrollView == true, touches.allSatisfy({ wasOff(for: $0) }) {
      // A view that does not zoom disables its pinch, which is no surprise.
      guard isAsked else { return [] }
      lines.append("  Its scroll view disables it (isScrollEnabled, minimumZoomScale, maximumZoomScale) [SE-4].")
    }
    if lines.isEmpty {
      // Untouched recognizers are explained only when they are named.
      guard isAsked else { return [] }
      let place = traced?.node ?? "no view"
      lines.append("  It is on \(place), and no touch landed there or on a view in it.")
      for touch in touches {
        let reason = touch.passedOver.first { $0.node.isSame(as: place) }.map { Phrases.reason($0.reason) }
        lines.append(
          "  Touch \(touch.label) landed on \(touch.node ?? "nothing")"
            + (reason.map { "; \(place) was passed over: \($0)." } ?? "."))
      }
    }
    return ["\(title) did not recognize: it received no touch."] + lines
  }

  /// Returns whether a touch did not come to it because it was switched off, or did not concern it.
  private func wasOff(for touch: TouchStory) -> Bool {
    touch.notReceived.allSatisfy { !$0.gesture.isSame(as: gesture) || $0.refusal == .disabled }
  }

  // MARK: An attempt

  fileprivate func explain(_ attempt: GestureAttempt) -> [String] {
    attempt.hasActed ? acted(attempt) : notActed(attempt)
  }

  private func acted(_ attempt: GestureAttempt) -> [String] {
    guard let decision = attempt.decision else { return [] }
    let verb = decision.to == .began ? "began" : "recognized"
    var text = "\(title) \(verb) at \(Phrases.time(decision.time))"
    if let latency = Latency(attempt, story), latency.milliseconds > 0 { text += ", " + latency.delay }
    var reason: String?
    if case .rule(let rule) = decision.cause { reason = Phrases.reason(rule, isSuccess: true) }
    let waits = waits(attempt)
    if !waits.isEmpty {
      let others = waits.map { "\($0.other) to fail (\($0.source))" }
      text += ", because it waited for \(Phrases.list(others)) [GF-1]"
    } else if let reason {
      text += ": " + reason
    }
    let changes = decision.to == .began ? ["  It \(goingOn(attempt))."] : []
    return [text + "."] + allowed(attempt) + waited(attempt, waits, reason) + changes + left(attempt)
  }

  /// Returns the plugins that let it begin although a node, or another plugin, had returned `false`.
  private func allowed(_ attempt: GestureAttempt) -> [String] {
    attempt.allowingGates.map { gate in
      "  The plugin \(gate) let it begin, although gestureRecognizerShouldBegin had returned false [GB-6]."
    }
  }

  private func goingOn(_ attempt: GestureAttempt) -> String {
    let changes = attempt.changeCount
    var text = "changed \(changes) times"
    if changes == 0 { text = "never changed" } else if changes == 1 { text = "changed once" }
    guard let last = attempt.states.last, last.to == .ended || last.to == .cancelled else {
      return text + " and is still active"
    }
    text += " and \(last.to == .ended ? "ended" : "was cancelled") at \(Phrases.time(last.time))"
    if last.to == .cancelled, let why = CauseExplainer.short(last.to, last.cause) { text += ", because it " + why }
    return text
  }

  /// Returns the recognizers that it waited for, each with where the requirement comes from.
  private func waits(_ attempt: GestureAttempt) -> [(other: String, source: String)] {
    guard attempt.firstRequest != nil else { return [] }
    let causes = CauseExplainer(story: story)
    var waits: [(other: String, source: String)] = []
    for wait in attempt.waits where !waits.contains(where: { $0.other.isSame(as: wait.other) }) {
      waits.append((wait.other, causes.source(of: attempt, waitingFor: wait.other)))
    }
    return waits
  }

  /// When it met its own criteria, and how each recognizer that it waited for failed.
  private func waited(
    _ attempt: GestureAttempt, _ waits: [(other: String, source: String)], _ reason: String?
  ) -> [String] {
    guard !waits.isEmpty, let request = attempt.firstRequest else { return [] }
    let met = "  It met its own criteria at \(Phrases.time(request.time))" + (reason.map { ": " + $0 } ?? "") + "."
    let failures: [String] = waits.compactMap { wait in
      guard let decision = story.attempt(of: wait.other, at: attempt.entries.upperBound)?.decision,
        let why = CauseExplainer.short(decision.to, decision.cause)
      else { return nil }
      return "  At \(Phrases.time(decision.time)) \(wait.other) \(why)."
    }
    return [met] + failures
  }

  private func left(_ attempt: GestureAttempt) -> [String] {
    attempt.touches.compactMap { number in
      guard let touch = story.touch(number),
        touch.notReceived.contains(where: { $0.gesture.isSame(as: gesture) && $0.refusal == .ignored })
      else { return nil }
      return "  It ignored touch \(touch.label) (ignore(_:for:)) [GR-5]."
    }
  }

  private func notActed(_ attempt: GestureAttempt) -> [String] {
    let labels = Phrases.touches(attempt.touches.map { story.trace.label(ofTouch: $0) })
    guard let decision = attempt.decision else {
      let others = attempt.isWaiting(at: .infinity) ? Phrases.list(attempt.waits.map { $0.other }) : ""
      guard let end = attempt.end else {
        return ["\(title) is undecided, with \(labels)" + (others.isEmpty ? "." : ": it waits for \(others) to fail.")]
      }
      let waited = others.isEmpty ? "" : " and waited for \(others) to fail"
      return [
        "\(title) did not recognize with \(labels): it was still possible\(waited) and was reset at \(Phrases.time(end))."
      ]
    }
    let head = "\(title) did not recognize with \(labels): it failed at \(Phrases.time(decision.time))"
    return CauseExplainer(story: story).chain(of: attempt, headline: head)
  }
}

extension GestureExplainer {
  /// Returns the explanation of one attempt, as a tool tip.
  func tip(_ attempt: GestureAttempt) -> String { explain(attempt).joined(separator: "\n") }
}
