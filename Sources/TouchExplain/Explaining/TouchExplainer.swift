import TouchDiagnostics
import TouchEvents
import TouchScenarios

/// Reports what happened to one touch.
struct TouchExplainer {
  let story: TraceStory
  let touch: TouchStory

  var lines: [String] {
    [headline] + (passedLine.map { [$0] } ?? []) + deliveryLines + holdLines + endLines
  }

  private var headline: String {
    let place = touch.marks.first.map { " at " + Phrases.place($0.mark.location) } ?? ""
    var text = "Touch \(touch.label) landed on \(touch.node ?? "nothing")\(place) at \(Phrases.time(touch.start))"
    switch touch.lift {
    case .some((let time, .ended)): text += " and lifted at \(Phrases.time(time))"
    case .some((let time, _)): text += " and was cancelled by the system at \(Phrases.time(time))"
    case nil: text += " and is still down"
    }
    return text + "."
  }

  private var passedLine: String? {
    guard !touch.passedOver.isEmpty else { return nil }
    var reasons = touch.passedOver.filter { $0.reason != .outside }.map { "\($0.node) (\(Phrases.reason($0.reason)))" }
    let outside = touch.passedOver.filter { $0.reason == .outside }.map { $0.node }
    if !outside.isEmpty {
      let shown = outside.prefix(4).joined(separator: ", ")
      let more = outside.count > 4 ? " and \(outside.count - 4) more" : ""
      reasons.append("\(shown)\(more) (the point is outside)")
    }
    return "  Passed over: " + reasons.joined(separator: "; ") + "."
  }

  // MARK: Delivery to responders

  private var deliveryLines: [String] {
    guard let first = touch.deliveries.first else {
      // The lines about how it was lost report that already.
      let isExplained = touch.changes.contains { $0.change == .dropped || $0.change == .refused }
      guard let node = touch.node, !isExplained else { return [] }
      return ["  \(node) did not receive it."]
    }
    let delivered = summary(of: first.calls)
    var lines = ["  \(first.responder) received: \(delivered)."]
    var chain: [String] = []
    var others: [String] = []
    for other in touch.deliveries.dropFirst() {
      let text = summary(of: other.calls)
      if text.isSame(as: delivered) {
        chain.append(other.responder)
      } else {
        others.append("  \(other.responder) received: \(text).")
      }
    }
    if chain.count > 8 {
      lines.append(
        "  The same calls went up the responder chain to \(chain.count) more: \(chain.prefix(3).joined(separator: ", ")) … "
          + "\(chain.last ?? "").")
    } else if !chain.isEmpty {
      lines.append("  The same calls went up the responder chain: \(chain.joined(separator: ", ")).")
    }
    lines += others
    return lines
  }

  private func summary(of calls: [TouchStory.Call]) -> String {
    calls.map { call in
      guard call.phase == .moved else { return "\(call.phase.word) at \(Phrases.time(call.time))" }
      return "moved" + (call.count > 1 ? " \(call.count) times" : "")
    }.joined(separator: ", ")
  }

  // MARK: What was delayed

  /// The spans in which something that happened was kept from the responder.
  private var holdLines: [String] { TouchDelay.all(of: touch, in: story).map { "  \($0.sentence)." } }

  // MARK: How it was lost

  private var endLines: [String] {
    touch.changes.compactMap { change in
      let node = touch.node ?? "its view"
      let time = Phrases.time(change.time)
      switch (change.change, change.account) {
      case (.taken, .recognizer(let name)):
        return
          "  \(node) received touchesCancelled at \(time), because \(name) recognized (cancelsTouchesInView) [GV-1]."
      case (.taken, .leaving(let name)):
        return "  \(node) received touchesCancelled at \(time), because \(name) left the tree [TB-11]."
      case (.taken, _): return "  \(node) received touchesCancelled at \(time)."
      case (.dropped, .recognizer(let name)):
        return "  \(node) did not receive it, because \(name) recognized at \(time) (cancelsTouchesInView) [GD-2]."
      case (.dropped, .container(let name)): return "  \(node) did not receive it, because \(name) kept it [SC-10]."
      case (.dropped, .leaving(let name)): return "  \(node) did not receive it, because \(name) left the tree [TB-11]."
      case (.dropped, _): return "  \(node) did not receive it\(refusal(of: node, at: change.time))."
      case (.refused, .otherTouch(let other)): return refused(node, other)
      default: return nil
      }
    }
  }

  /// Returns a clause about the scroll view that kept the touch from its content at a time; empty if none did (SC-3).
  private func refusal(of node: String, at time: Timestamp) -> String {
    let refusal = story.refusals.last { module in
      module.time.nanoseconds == time.nanoseconds && module.fact.refusesTouch
    }
    return refusal.map { ", because touchesShouldBegin of \($0.fact.node) returned false [SC-3]" } ?? ""
  }

  private func refused(_ node: String, _ other: Int) -> String {
    let blocker = story.touch(other)
    let label = "touch \(blocker?.label ?? String(other))"
    let isOwn = blocker?.node.map { $0.isSame(as: touch.node ?? "") } ?? (touch.node == nil)
    guard !isOwn else {
      return "  \(node) did not receive it, because \(label) was down on it already (isMultipleTouchEnabled) [TB-4]."
    }
    let other = blocker?.node ?? "another view"
    return "  \(node) did not receive it, because \(label) was down on \(other) (isExclusiveTouch) [TB-7]."
  }
}
