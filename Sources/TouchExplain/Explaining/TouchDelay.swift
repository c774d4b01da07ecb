import TouchEvents
import TouchScenarios

/// A delay of a touch, or of its end, with what held it in each span of it.
struct TouchDelay {
  /// A part of the delay, and what held the touch during all of it.
  struct Span {
    var start: Timestamp
    var end: Timestamp
    let holders: [Holder]

    /// The names of what held it.
    var names: [String] { holders.map { $0.name } }

    /// What held it, as a clause.
    var clause: String {
      guard !holders.isEmpty else { return "recognizers were undecided" }
      let containers = holders.filter { $0.property == .content }.map {
        "\($0.name) waited to see whether the finger scrolls (delaysContentTouches) [SC-1]"
      }
      let recognizers = undecided(.began, "delaysTouchesBegan") + undecided(.ended, "delaysTouchesEnded")
      return Phrases.list(recognizers + containers)
    }

    /// Returns a clause about the recognizers that a property made hold it, if there are any.
    private func undecided(_ property: Holder.Property, _ word: String) -> [String] {
      let names = holders.filter { $0.property == property }.map { $0.name }
      return names.isEmpty ? [] : ["\(Phrases.list(names)) \(names.count > 1 ? "were" : "was") undecided (\(word))"]
    }
  }

  /// Something that holds a touch for a time, and the property that makes it do so.
  struct Holder {
    enum Property {
      case content, began, ended
    }

    var name: String
    var property: Property
    var start: Timestamp
    var end: Timestamp
  }

  /// Whether it concerns the end of the touch alone.
  let isOfEnd: Bool
  /// Its parts, in order.
  let spans: [Span]

  /// When it began.
  var start: Timestamp { spans.first?.start ?? 0 }
  /// When it ended.
  var end: Timestamp { spans.last?.end ?? 0 }

  /// The delay as a sentence without its full stop.
  var sentence: String {
    let text = "\(isOfEnd ? "Its end" : "Its delivery") was delayed from \(Phrases.time(start)) to \(Phrases.time(end))"
    if spans.count == 1 { return "\(text), because \(spans[0].clause)" }
    return "\(text): " + spans.map { "until \(Phrases.time($0.end)), because \($0.clause)" }.joined(separator: "; ")
  }

  /// Returns the delays of a touch: of all that its view receives, and of its end.
  static func all(of touch: TouchStory, in story: TraceStory) -> [TouchDelay] {
    let delivery = ofDelivery(touch, story).map { [$0] } ?? []
    return delivery
      + touch.changes.enumerated().compactMap { index, change in
        let end = touch.changes[(index + 1)...].first?.time ?? story.trace.endTime
        guard change.change == .endHeld, let lift = touch.lift, lift.phase == .ended, lift.time < end else {
          return nil
        }
        return TouchDelay(of: touch, from: lift.time, to: end, by: [change], story, isOfEnd: true)
      }
  }

  /// Returns the delay until a touch was delivered or cancelled.
  private static func ofDelivery(_ touch: TouchStory, _ story: TraceStory) -> TouchDelay? {
    let holds = touch.changes.filter { $0.change == .beganHeld || $0.change == .contentHeld }
    let end =
      touch.firstCall ?? touch.changes.first { $0.change == .dropped || $0.change == .taken }?.time
      ?? story.trace.endTime
    guard let first = holds.first else { return nil }
    return TouchDelay(of: touch, from: first.time, to: end, by: holds, story, isOfEnd: false)
  }

  private init?(
    of touch: TouchStory, from start: Timestamp, to end: Timestamp, by changes: [TouchStory.Change],
    _ story: TraceStory, isOfEnd: Bool
  ) {
    guard start.nanoseconds < end.nanoseconds else { return nil }
    self.isOfEnd = isOfEnd
    var holders = Self.recognizers(touch, from: start, to: end, story, isOfEnd: isOfEnd)
    if !isOfEnd { holders += Self.containers(touch, to: end) }
    for case .recognizer(let name) in changes.map({ $0.account })
    where !holders.contains(where: { $0.name.isSame(as: name) }) {
      // One that is known from the record of the engine alone.
      if holders.allSatisfy({ $0.end < end }) {
        holders.append(Holder(name: name, property: isOfEnd ? .ended : .began, start: start, end: end))
      }
    }
    spans = Self.spans(of: holders, from: start, to: end)
  }

  // MARK: Holders

  private static func recognizers(
    _ touch: TouchStory, from start: Timestamp, to end: Timestamp, _ story: TraceStory, isOfEnd: Bool
  ) -> [Holder] {
    story.attempts.compactMap { attempt in
      guard let gesture = story.trace.gesture(attempt.gesture), attempt.touches.contains(touch.number) else {
        return nil
      }
      let until = min(end, attempt.decision?.time ?? end)
      let first = max(start, attempt.start)
      if !isOfEnd, gesture.delaysTouchesBegan {
        return Holder(name: gesture.name, property: .began, start: first, end: until)
      }
      guard gesture.delaysTouchesEnded else { return nil }
      // GE-1: one that keeps the end of an earlier touch keeps the beginning of a later one as well.
      let keepsEarlier = attempt.touches.contains { number in
        number < touch.number
          && story.touch(number)?.lift.map { $0.phase == .ended && $0.time.nanoseconds <= touch.start.nanoseconds }
            ?? false
      }
      if isOfEnd || keepsEarlier { return Holder(name: gesture.name, property: .ended, start: first, end: until) }
      guard let lift = touch.lift, lift.phase == .ended else { return nil }
      return Holder(name: gesture.name, property: .ended, start: max(first, lift.time), end: until)
    }.filter { $0.start.nanoseconds < $0.end.nanoseconds }
  }

  private static func containers(_ touch: TouchStory, to end: Timestamp) -> [Holder] {
    touch.changes.enumerated().compactMap { index, change in
      guard change.change == .contentHeld, case .container(let name) = change.account else { return nil }
      let release = touch.changes[index...].first { later in
        guard later.change == .contentReleased, case .container(let other) = later.account else { return false }
        return other.isSame(as: name)
      }
      let until = min(end, release?.time ?? end)
      guard change.time.nanoseconds < until.nanoseconds else { return nil }
      return Holder(name: name, property: .content, start: change.time, end: until)
    }
  }

  /// Returns as few spans as there can be, each with those that held the touch during all of it.
  ///
  /// From the end backwards: what held it last explains as much of the delay as it was there for.
  private static func spans(of holders: [Holder], from start: Timestamp, to end: Timestamp) -> [Span] {
    var spans: [Span] = []
    var end = end
    while start.nanoseconds < end.nanoseconds {
      let last = holders.filter { $0.start.nanoseconds < end.nanoseconds && $0.end.nanoseconds >= end.nanoseconds }
      // Where nothing is known, back to the last moment at which something is.
      let earlier = holders.map { $0.end }.filter { $0.nanoseconds < end.nanoseconds }.max() ?? start
      let begin = max(start, last.map { $0.start }.min() ?? earlier)
      spans.append(Span(start: begin, end: end, holders: last.filter { $0.start.nanoseconds <= begin.nanoseconds }))
      end = begin
    }
    return spans.reversed()
  }
}
