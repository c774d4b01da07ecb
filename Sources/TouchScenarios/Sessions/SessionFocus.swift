import TouchViews

/// The calls of a session about the first responder, without those that follow from others at the replay.
struct SessionFocus {
  private struct Call {
    let responder: any TouchResponder
    let isBecoming: Bool
    let time: Timestamp
    let step: JSONValue
  }

  /// The latest call, which may turn out to follow from the next one's.
  private var latest: Call?
  /// The responders other than views that became first, or could have, in the order of the first time.
  private(set) var able: [String] = []

  /// Takes a responder's call to become first; the one that resigned for it does so again by itself (FR-2).
  mutating func became(
    _ responder: any TouchResponder, _ name: String, _ answer: Bool, in context: TouchContext,
    _ steps: inout SessionSteps
  ) {
    let time = context.now
    if let latest, !latest.isBecoming, latest.time.nanoseconds == time.nanoseconds { self.latest = nil }
    flush(into: &steps)
    latest = call("becomeFirstResponder", responder, name, isBecoming: true, at: time)
    if !(responder is View), !able.has(name), answer || Self.canBecomeFirst(responder, context) { able.append(name) }
  }

  /// Whether a responder could become first, had it a window: it is not asked before others resign otherwise (FR-2).
  private static func canBecomeFirst(_ responder: any TouchResponder, _ context: TouchContext) -> Bool {
    guard let responder = responder as? ResponderObject else { return false }
    return StageAnswers.of(context)?.answer(.canBecomeFirstResponder, of: responder, about: nil)
      ?? responder.canBecomeFirstResponder
  }

  /// Takes a responder's call to resign; one up its chain to which the status moved becomes first again by itself (FR-6).
  mutating func resigned(
    _ responder: any TouchResponder, _ name: String, _ answer: Bool, at time: Timestamp, _ steps: inout SessionSteps
  ) {
    if answer, let latest, latest.isBecoming, latest.responder !== responder,
      latest.time.nanoseconds == time.nanoseconds
    {
      self.latest = nil
    }
    flush(into: &steps)
    latest = call("resignFirstResponder", responder, name, isBecoming: false, at: time)
  }

  /// Writes the latest call, from which nothing else followed.
  mutating func flush(into steps: inout SessionSteps) {
    if let latest { steps.add(latest.step) }
    latest = nil
  }

  /// What a file says of the responders other than views that can become first.
  var document: JSONMember? {
    guard !able.isEmpty else { return nil }
    let entries = able.map { JSONMember($0, .init(.object([JSONMember("canBecomeFirstResponder", true)]))) }
    return JSONMember("responders", .init(.object(entries)))
  }

  private func call(
    _ verb: String, _ responder: any TouchResponder, _ name: String, isBecoming: Bool, at time: Timestamp
  ) -> Call {
    let step = SessionSteps.step([JSONMember(verb, .init(.string(name)))], at: time)
    return Call(responder: responder, isBecoming: isBecoming, time: time, step: step)
  }
}
