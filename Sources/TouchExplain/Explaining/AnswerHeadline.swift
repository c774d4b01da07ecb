import TouchEvents
import TouchScenarios

/// The one sentence that says what came of a gesture, and why.
struct AnswerHeadline {
  let story: TraceStory
  let parts: [Answer.Part]

  var text: String {
    guard let text = late ?? acted ?? kept ?? control ?? open ?? lost ?? nothing else { return "" }
    return Phrases.withoutRules(text) + "."
  }

  /// What controls and scroll views sent; of what repeats, such as the drags of a slider, the last time.
  private var events: [(node: String, time: Timestamp, events: [String])] {
    story.modules.flatMap { module in
      module.runs.compactMap { $0.moments.last }.map { (node: module.node, time: $0.time, events: $0.events) }
    }.sorted { $0.time < $1.time }
  }

  private func named(_ fate: Answer.Fate, inner: Bool? = nil) -> [Answer.Part] {
    parts.filter { $0.fate == fate && (inner == nil || $0.isInner == inner) }
  }

  /// Who waited for others, which is what people notice.
  private var late: String? {
    for attempt in story.attempts {
      guard let latency = Latency(attempt, story), !latency.waitedFor.isEmpty, latency.milliseconds > 0
      else { continue }
      return "\(latency.gesture) came \(latency.delay): it waited for \(Phrases.list(latency.waitedFor)) to fail"
    }
    return nil
  }

  private var acted: String? {
    let own = named(.acted, inner: false).map { $0.name }
    let inner = named(.acted, inner: true).map { $0.name }
    guard let first = own.first ?? inner.first else { return nil }
    // A control's own recognizer is how the control works; what it sent says more.
    if own.isEmpty, story.trace.gesture(first)?.isOfScrollView == false, let control { return control }
    var text = own.isEmpty ? scrolls(first) : one(first)
    if own.count > 1 {
      text = "\(Phrases.list(own)) recognized, \(areSideBySide(own) ? "side by side" : "one after the other")"
    }
    if !own.isEmpty, let inside = inner.first { text += ", and \(scrolls(inside))" }
    if let (node, event) = events.last(of: "valueChanged") { text += "; \(node) \(changed(event))" }
    let losers = named(.lost, inner: false) + named(.lost, inner: true)
    return text + (losers.first.map { "; \($0.name) \($0.why)" } ?? "")
  }

  /// Whether there is a time at which all of some recognizers act.
  private func areSideBySide(_ names: [String]) -> Bool {
    let spans = names.compactMap { name -> (start: Timestamp, end: Timestamp)? in
      guard let attempt = story.attempts(of: name).last(where: { $0.hasActed }), let start = attempt.decision?.time
      else { return nil }
      return (start, attempt.isOpen ? story.trace.endTime : attempt.states.last?.last ?? start)
    }
    guard let last = spans.map({ $0.start }).max(), let first = spans.map({ $0.end }).min() else { return false }
    return last.nanoseconds <= first.nanoseconds
  }

  private func one(_ name: String) -> String {
    let isContinuous = story.trace.gesture(name)?.traits.isContinuous ?? false
    let attempt = story.attempts(of: name).last { $0.hasActed }
    if let attempt, isContinuous, !(attempt.states.last?.to.isFinal ?? true) { return "\(name) is active" }
    let count = story.attempts(of: name).filter { $0.hasActed }.count
    return "\(name) recognized" + (count > 1 ? " \(count) times" : "")
  }

  /// What a view's own recognizer does, with the view as the one that does it.
  private func scrolls(_ name: String) -> String {
    guard let gesture = story.trace.gesture(name), let node = gesture.node else { return "\(name) recognized" }
    switch gesture.traits.kind {
    case .pan where gesture.isOfScrollView: return "\(node) scrolls with the finger"
    case .pinch: return "\(node) zooms with the fingers"
    default: return "\(node) recognized a \(gesture.traits.kind.rawValue) of its own"
    }
  }

  /// A scroll view that does not scroll, since its content has the finger.
  private var kept: String? {
    guard let part = named(.lost, inner: true).first, let gesture = story.trace.gesture(part.name),
      gesture.traits.kind == .pan, let view = gesture.node, let holder = story.touches.first?.node,
      !holder.isSame(as: view)
    else { return nil }
    let scrolls = "\(view) does not scroll, because \(holder) keeps the finger: "
    let failure = story.attempts(of: part.name).last { $0.decision?.to == .failed }
    guard let keeper = failure.flatMap({ ContentKeeper(of: $0, in: story) }) else {
      return scrolls + "\(part.name) \(part.why)"
    }
    return scrolls + "\(keeper.cause). \(keeper.remedy)"
  }

  /// What a control sent, where nobody took its touch.
  private var control: String? {
    for word in ["valueChanged", "touchUpInside", "select"] {
      guard let (node, event) = events.last(of: word) else { continue }
      let rival = named(.lost).first { !$0.name.isSame(as: node) }
      let kept = rival.map { "; \($0.name) \($0.why)" } ?? ""
      switch word {
      case "valueChanged": return "\(node) \(changed(event))" + kept
      case "touchUpInside": return "\(node) was pressed" + kept
      default: return "\(node) was selected" + kept
      }
    }
    return nil
  }

  /// The change of a control's value in words; some controls have none.
  private func changed(_ event: String) -> String {
    let words = event.words
    return words.count > 1 ? "changed to \(words[1])" : "sent \(event)"
  }

  private var open: String? {
    let own = named(.open, inner: false).map { $0.name }
    // What a view's other recognizers look for is its own matter; its pan is what scrolls.
    let pans = named(.open, inner: true).map { $0.name }.filter { story.trace.gesture($0)?.traits.kind == .pan }
    let names = own.isEmpty ? pans : own
    guard !names.isEmpty else { return nil }
    return "\(Phrases.list(names)) \(names.count > 1 ? "are" : "is") undecided"
  }

  private var lost: String? { named(.lost).first.map { "Nothing recognized: \($0.name) \($0.why)" } }

  private var nothing: String? {
    guard let touch = story.touches.first else { return nil }
    if let part = named(.unconcerned, inner: false).first { return "Nothing recognized: \(part.name) \(part.why)" }
    let pans = named(.unconcerned).filter { story.trace.gesture($0.name)?.traits.kind == .pan }
    if let part = pans.first { return "Nothing recognized: \(part.name) \(part.why)" }
    return "Nothing is on \(touch.node ?? "what was touched"): no recognizer received the touch"
  }
}

extension [(node: String, time: Timestamp, events: [String])] {
  /// The last event that begins with a word, and who sent it.
  fileprivate func last(of word: String) -> (node: String, event: String)? {
    for moment in reversed() {
      if let event = moment.events.last(where: { $0.utf8.starts(with: word.utf8) }) { return (moment.node, event) }
    }
    return nil
  }
}
