import TouchViews

/// The first-responder calls of a session, except those that other calls cause again during the replay.
struct SessionFocus {
  private struct Call {
    let responder: any TouchResponder
    let isBecoming: Bool
    let time: Timestamp
    let step: JSONValue
  }

  /// The latest call, which is dropped if it proves to be a consequence of the next one.
  private var latest: Call?
  /// The names of responders other than views that became or could have become first responder, in the order of the calls.
  private(set) var eligibleNames: [String] = []

  /// Records a call to become first responder; the resignation that it caused is dropped, as the replay causes it again (FR-2).
  mutating func didBecome(
    _ responder: any TouchResponder, named name: String, returned result: Bool, in context: TouchContext,
    _ steps: inout SessionSteps
  ) {
    let time = context.now
    if let latest, !latest.isBecoming, latest.time.nanoseconds == time.nanoseconds { self.latest = nil }
    flush(into: &steps)
    latest = call("becomeFirstResponder", responder, name, isBecoming: true, at: time)
    if !(responder is View), !eligibleNames.has(name), result || Self.canBecomeFirst(responder, context) {
      eligibleNames.append(name)
    }
  }

  /// Returns whether a responder could become first responder if it had a window.
  ///
  /// Without a window, it is not asked before the current first responder resigns (FR-2).
  private static func canBecomeFirst(_ responder: any TouchResponder, _ context: TouchContext) -> Bool {
    guard let responder = responder as? ResponderObject else { return false }
    return StageAnswers.of(context)?.answer(.canBecomeFirstResponder, of: responder, about: nil)
      ?? responder.canBecomeFirstResponder
  }

  /// Records a call to resign first responder.
  ///
  /// If the status moved to a responder farther along the chain, the replay moves it there again (FR-6).
  mutating func didResign(
    _ responder: any TouchResponder, named name: String, returned result: Bool, at time: Timestamp,
    _ steps: inout SessionSteps
  ) {
    if result, let latest, latest.isBecoming, latest.responder !== responder,
      latest.time.nanoseconds == time.nanoseconds
    {
      self.latest = nil
    }
    flush(into: &steps)
    latest = call("resignFirstResponder", responder, name, isBecoming: false, at: time)
  }

  /// Drops a resignation that a drag caused, as the replay causes it again (KD-1, KD-3).
  mutating func dragTookKeyboard(at time: Timestamp) {
    if let latest, !latest.isBecoming, latest.time.nanoseconds == time.nanoseconds { self.latest = nil }
  }

  /// Writes the latest call, which did not result from another one.
  mutating func flush(into steps: inout SessionSteps) {
    if let latest { steps.add(latest.step) }
    latest = nil
  }

  /// The entry of a scenario file for the responders other than views that can become first responder.
  var document: JSONMember? {
    guard !eligibleNames.isEmpty else { return nil }
    let entries = eligibleNames.map { JSONMember($0, .init(.object([JSONMember("canBecomeFirstResponder", true)]))) }
    return JSONMember("responders", .init(.object(entries)))
  }

  private func call(
    _ verb: String, _ responder: any TouchResponder, _ name: String, isBecoming: Bool, at time: Timestamp
  ) -> Call {
    let step = SessionSteps.step([JSONMember(verb, .init(.string(name)))], at: time)
    return Call(responder: responder, isBecoming: isBecoming, time: time, step: step)
  }
}
