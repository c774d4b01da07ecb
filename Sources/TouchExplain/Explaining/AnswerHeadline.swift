import TouchEvents
import TouchScenarios

/// A one-sentence summary of the result of a gesture, and the reason for it.
struct AnswerHeadline {
  let story: TraceStory
  let parts: [Answer.Part]

  var text: String {
    let early: String? = delayText ?? recognizedText ?? blockedScrollText ?? controlText
    guard let text: String = early ?? undecidedText ?? failedText ?? untouchedText ?? otherInputText else { return "" }
    return Phrases.withoutRules(text) + "."
  }

  /// The events that controls and scroll views sent; of repeated events, such as those of a dragged slider, only the last.
  private var events: [(node: String, time: Timestamp, events: [String])] {
    story.modules.flatMap { module in
      module.runs.compactMap { $0.moments.last }.map { (node: module.node, time: $0.time, events: $0.events) }
    }.sorted { $0.time < $1.time }
  }

  private func parts(with fate: Answer.Fate, isInner: Bool? = nil) -> [Answer.Part] {
    parts.filter { $0.fate == fate && (isInner == nil || $0.isInner == isInner) }
  }

  /// A sentence about a recognizer that waited for others to fail, because people notice the delay.
  private var delayText: String? {
    for attempt in story.attempts {
      guard let latency = Latency(attempt, story), !latency.waitedFor.isEmpty, latency.milliseconds > 0
      else { continue }
      return "\(latency.gesture) came \(latency.delay): it waited for \(Phrases.list(latency.waitedFor)) to fail"
    }
    return nil
  }

  private var recognizedText: String? {
    let own = parts(with: .acted, isInner: false).map { $0.name }
    let inner = parts(with: .acted, isInner: true).map { $0.name }
    guard let first = own.first ?? inner.first else { return nil }
    // A control's own recognizer is an implementation detail; the event that the control sent is more informative.
    if own.isEmpty, story.trace.gesture(first)?.isOfScrollView == false, let controlText {
      return controlText
    }
    var text = own.isEmpty ? builtInGestureText(of: first) : recognitionText(of: first)
    if own.count > 1 {
      text = "\(Phrases.list(own)) recognized, \(areSimultaneous(own) ? "side by side" : "one after the other")"
    }
    if !own.isEmpty, let inside = inner.first { text += ", and \(builtInGestureText(of: inside))" }
    text += permission(for: own + inner)
    if let (node, event) = events.last(of: "valueChanged") { text += "; \(node) \(changed(event))" }
    let losers = parts(with: .lost, isInner: false) + parts(with: .lost, isInner: true)
    if losers.isEmpty, text.isSame(as: "\(first) recognized"), cameAtLift(first) {
      return "\(first) came when the finger lifted"
    }
    return text + (losers.first.map { "; " + LoserText(story: story, part: $0).text } ?? "")
  }

  /// Returns whether the one finger that a recognizer had lifted when it acted: nothing kept it waiting.
  private func cameAtLift(_ name: String) -> Bool {
    guard let attempt = story.attempts(of: name).last(where: { $0.hasActed }), attempt.touches.count == 1,
      let time = attempt.decision?.time, let lift = story.touch(attempt.touches[0])?.lift
    else { return false }
    return lift.phase == .ended && lift.time.nanoseconds == time.nanoseconds
  }

  /// Returns why recognizers could be active at a common time, if a delegate allowed it.
  private func permission(for names: [String]) -> String {
    let isAllowed = story.simultaneous.contains { pair in
      names.has(pair.gesture) && names.has(pair.other) && areSimultaneous([pair.gesture, pair.other])
    }
    return isAllowed ? ", because a delegate returned true from shouldRecognizeSimultaneouslyWith" : ""
  }

  /// Returns whether all of some recognizers are active at a common time.
  private func areSimultaneous(_ names: [String]) -> Bool {
    let spans = names.compactMap { name -> (start: Timestamp, end: Timestamp)? in
      guard let attempt = story.attempts(of: name).last(where: { $0.hasActed }), let start = attempt.decision?.time
      else { return nil }
      return (start, attempt.isOpen ? story.trace.endTime : attempt.states.last?.last ?? start)
    }
    guard let last = spans.map({ $0.start }).max(), let first = spans.map({ $0.end }).min() else { return false }
    return last.nanoseconds <= first.nanoseconds
  }

  private func recognitionText(of name: String) -> String {
    let isContinuous = story.trace.gesture(name)?.traits.isContinuous ?? false
    let attempt = story.attempts(of: name).last { $0.hasActed }
    if let attempt, isContinuous, !(attempt.states.last?.to.isFinal ?? true) { return "\(name) is active" }
    let count = story.attempts(of: name).filter { $0.hasActed }.count
    return "\(name) recognized" + (count > 1 ? " \(count) times" : "")
  }

  /// Describes the action of a view's built-in recognizer, with the view as the subject.
  private func builtInGestureText(of name: String) -> String {
    guard let gesture = story.trace.gesture(name), let node = gesture.node else { return "\(name) recognized" }
    switch gesture.traits.kind {
    case .pan where gesture.isOfScrollView:
      return isOver(name) ? "\(node) scrolled" + coasting(of: node) : "\(node) scrolls with the finger"
    case .pinch: return isOver(name) ? "\(node) zoomed" : "\(node) zooms with the fingers"
    case let kind where kind.rawValue.isSame(as: "rowSwipe"): return "\(node) opened a row"
    case let kind where kind.rawValue.isSame(as: "rowClose"): return "\(node) closed its open row"
    case let kind where kind.rawValue.isSame(as: "rowReorder"): return "\(node) moved a row"
    default: return "\(node) recognized a \(gesture.traits.kind.rawValue) of its own"
    }
  }

  /// Returns whether the latest attempt in which a recognizer acted is over.
  private func isOver(_ name: String) -> Bool {
    story.attempts(of: name).last { $0.hasActed }?.states.last?.to.isFinal ?? false
  }

  /// Returns how long the content of a scroll view moved after the finger had lifted, if it did.
  private func coasting(of node: String) -> String {
    let runs = story.module(of: node)?.runs ?? []
    guard let start = runs.lastIndex(where: { $0.words.has("willBeginDecelerating") }) else { return "" }
    let end = runs[start...].first { $0.words.has("didEndDecelerating") }
    return end.map { " and coasted until \(Phrases.time($0.moments[0].time))" } ?? " and coasts on"
  }

  /// A sentence about a scroll view that does not scroll because a view in its content keeps the touch.
  private var blockedScrollText: String? {
    guard let part = parts(with: .lost, isInner: true).first, let gesture = story.trace.gesture(part.name),
      gesture.traits.kind == .pan, let view = gesture.node, let holder = story.touches.first?.node,
      !holder.isSame(as: view)
    else { return nil }
    let sentence = "\(view) does not scroll, because \(holder) keeps the finger: "
    let failure = story.attempts(of: part.name).last { $0.decision?.to == .failed }
    guard let keeper = failure.flatMap({ ContentKeeper(of: $0, in: story) }) else {
      return sentence + "\(part.name) \(part.why)"
    }
    return sentence + "\(keeper.cause). \(keeper.remedy)"
  }

  /// A sentence about the event that a control sent, if no recognizer cancelled its touch.
  private var controlText: String? {
    for word in ["valueChanged", "touchUpInside", "select"] {
      guard let (node, event) = events.last(of: word) else { continue }
      let rival = parts(with: .lost).first { !$0.name.isSame(as: node) }
      let rivalText = rival.map { "; \($0.name) \($0.why)" } ?? ""
      switch word {
      case "valueChanged": return "\(node) \(changed(event))" + rivalText
      case "touchUpInside": return "\(node) was pressed" + rivalText
      default: return "\(node) was selected" + rivalText
      }
    }
    return nil
  }

  /// Describes the change of a control's value, or names the event of a control without a value.
  private func changed(_ event: String) -> String {
    let words = event.words
    return words.count > 1 ? "changed to \(words[1])" : "sent \(event)"
  }

  private var undecidedText: String? {
    let own = parts(with: .open, isInner: false).map { $0.name }
    // A view's other built-in recognizers are implementation details; only its pan, which scrolls, is mentioned.
    let pans = parts(with: .open, isInner: true).map { $0.name }.filter { story.trace.gesture($0)?.traits.kind == .pan }
    let names = own + pans
    guard !names.isEmpty else { return nil }
    let waiting = names.compactMap { name -> String? in
      guard let attempt = story.attempts(of: name).last, attempt.isWaiting(at: .infinity),
        let wait = attempt.waits.first
      else { return nil }
      return "; \(name) waits for \(wait.other) to fail"
    }
    let subject = names.count > 4 ? "\(names.count) recognizers" : Phrases.list(names)
    return "\(subject) \(names.count > 1 ? "are" : "is") undecided" + (waiting.first ?? "")
  }

  /// A sentence about a press, a motion or an action, where there was no touch.
  private var otherInputText: String? {
    FocusExplainer(story: story, time: nil).lines.last.map { String(decoding: $0.utf8.dropLast(), as: UTF8.self) }
  }

  private var failedText: String? { parts(with: .lost).first.map { "Nothing recognized: \($0.name) \($0.why)" } }

  private var untouchedText: String? {
    guard let touch = story.touches.first else { return nil }
    if let part = parts(with: .unconcerned, isInner: false).first {
      return "Nothing recognized: \(part.name) \(part.why)"
    }
    let pans = parts(with: .unconcerned).filter { story.trace.gesture($0.name)?.traits.kind == .pan }
    if let part = pans.first { return "Nothing recognized: \(part.name) \(part.why)" }
    return "Nothing is on \(touch.node ?? "what was touched"): no recognizer received the touch"
  }
}

extension [(node: String, time: Timestamp, events: [String])] {
  /// Returns the last event that begins with a word, and the node that sent it.
  fileprivate func last(of word: String) -> (node: String, event: String)? {
    for moment in reversed() {
      if let event = moment.events.last(where: { $0.utf8.starts(with: word.utf8) }) { return (moment.node, event) }
    }
    return nil
  }
}
