import TouchEvents
import TouchScenarios

/// Tells why one recognizer acted or did not.
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
        "  It did not get touch \(touch.label): \(Phrases.refusal(refused.refusal))."
      }
    }
  }

  private func without(isAsked: Bool) -> [String] {
    var lines = refusals
    if traced?.isOfScrollView == true, touches.allSatisfy({ wasOff(for: $0) }) {
      // A view that does not zoom has its pinch switched off, which nobody wonders about.
      guard isAsked else { return [] }
      lines.append("  Its scroll view switches it off (isScrollEnabled; minimumZoomScale, maximumZoomScale, SE-4).")
    }
    if lines.isEmpty {
      // Recognizers that nothing happened to are told of only when somebody asks.
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
    return ["\(title) did not act: it saw no touch."] + lines
  }

  /// Whether a touch did not come to it because it was switched off, or did not concern it.
  private func wasOff(for touch: TouchStory) -> Bool {
    touch.notReceived.allSatisfy { !$0.gesture.isSame(as: gesture) || $0.refusal == .disabled }
  }

  // MARK: An attempt

  fileprivate func explain(_ attempt: GestureAttempt) -> [String] {
    attempt.hasActed ? acted(attempt) : notActed(attempt)
  }

  private func acted(_ attempt: GestureAttempt) -> [String] {
    guard let decision = attempt.decision else { return [] }
    let verb = decision.to == .began ? "began" : "acted"
    var text = "\(title) \(verb) at \(Phrases.time(decision.time))"
    if let latency = Latency(attempt, story), latency.milliseconds > 0 { text += ", " + latency.delay }
    if case .rule(let reason) = decision.cause { text += ": " + Phrases.reason(reason, isSuccess: true) }
    if decision.to == .began { text += "; " + goingOn(attempt) }
    return [text + "."] + allowed(attempt) + waited(attempt, until: decision.time) + left(attempt)
  }

  /// The plugins that let it begin although a node, or another plugin, had answered no.
  private func allowed(_ attempt: GestureAttempt) -> [String] {
    attempt.questions.compactMap { _, question in
      guard case .gateShouldBegin = question.kind, question.answer, let gate = question.gate else { return nil }
      return "  The plugin \(gate) let it begin, although the answer before it was no (GB-6)."
    }
  }

  private func goingOn(_ attempt: GestureAttempt) -> String {
    let changes = attempt.states.filter { $0.to == .changed }.count
    var text = "changed \(changes) times"
    if changes == 0 { text = "never changed" } else if changes == 1 { text = "changed once" }
    guard let last = attempt.states.last, last.to == .ended || last.to == .cancelled else {
      return text + " and still goes on"
    }
    text += " and \(last.to == .ended ? "ended" : "was cancelled") at \(Phrases.time(last.time))"
    if last.to == .cancelled, let why = CauseExplainer.short(last.to, last.cause) { text += ": it " + why }
    return text
  }

  /// What it waited for before it could act.
  private func waited(_ attempt: GestureAttempt, until time: Timestamp) -> [String] {
    guard !attempt.waits.isEmpty, let request = attempt.firstRequest else { return [] }
    let causes = CauseExplainer(story: story)
    var lines: [String] = []
    var done: [String] = []
    for wait in attempt.waits where !done.has(wait.other) {
      done.append(wait.other)
      let other = story.attempt(of: wait.other, at: attempt.entries.upperBound)
      let until = other?.decision.map { Phrases.time($0.time) } ?? Phrases.time(time)
      var text = "  It was ready at \(Phrases.time(request.time)), but \(wait.other) was still possible until "
      text += "\(until) and \(gesture) requires it to fail (\(causes.source(of: attempt, waitingFor: wait.other)))"
      if let why = other?.decision.flatMap({ CauseExplainer.short($0.to, $0.cause) }) {
        text += "; \(wait.other) \(why)"
      }
      lines.append(text + ".")
    }
    return lines
  }

  private func left(_ attempt: GestureAttempt) -> [String] {
    attempt.touches.compactMap { number in
      guard let touch = story.touch(number),
        touch.notReceived.contains(where: { $0.gesture.isSame(as: gesture) && $0.refusal == .ignored })
      else { return nil }
      return "  It left touch \(touch.label) to its view (ignore, GR-5)."
    }
  }

  private func notActed(_ attempt: GestureAttempt) -> [String] {
    let labels = Phrases.touches(attempt.touches.map { story.trace.label(ofTouch: $0) })
    guard let decision = attempt.decision else {
      var text = "\(title) did not act on \(labels): it was still possible"
      if attempt.isWaiting(at: .infinity) {
        text += " and waited for \(Phrases.list(attempt.waits.map { $0.other })) to fail"
      }
      if let end = attempt.end { return [text + " and was set back at \(Phrases.time(end))."] }
      return [text + " at the end of the trace."]
    }
    let head = "\(title) did not act on \(labels): it failed at \(Phrases.time(decision.time))"
    return CauseExplainer(story: story).chain(of: attempt, headline: head)
  }
}

extension GestureExplainer {
  /// What is to be told of one attempt where somebody points at it.
  func tip(_ attempt: GestureAttempt) -> String { explain(attempt).joined(separator: "\n") }
}
