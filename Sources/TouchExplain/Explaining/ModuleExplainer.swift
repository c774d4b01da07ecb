import TouchEvents
import TouchScenarios

/// Tells which events controls and scroll views sent, and what they decided about touches.
struct ModuleExplainer {
  let story: TraceStory
  /// The one time of interest, when there is one.
  let time: Timestamp?

  var lines: [String] {
    var order: [String] = []
    for module in shown where !order.has(module.fact.node) { order.append(module.fact.node) }
    return order.flatMap { lines(of: $0) }
  }

  private var shown: [(time: Timestamp, fact: ModuleFact)] {
    guard let time else { return story.modules }
    return story.modules.filter { $0.time.nanoseconds == time.nanoseconds }
  }

  private func lines(of node: String) -> [String] {
    let own = shown.filter { $0.fact.node.isSame(as: node) }
    var parts: [(what: String, time: Timestamp, count: Int)] = []
    for module in own where module.fact.isEvent {
      // Drags and offsets come by the hundred: the last one stands for its run.
      if let last = parts.last, word(last.what).isSame(as: word(module.fact.what)), isRun(module.fact.what) {
        parts[parts.count - 1] = (module.fact.what, module.time, last.count + 1)
      } else {
        parts.append((module.fact.what, module.time, 1))
      }
    }
    let events = parts.map { part in
      let run = part.count > 1 ? "\(word(part.what)) \(part.count) times, the last" : part.what
      let value =
        part.count > 1 ? String(decoding: part.what.utf8.dropFirst(word(part.what).utf8.count), as: UTF8.self) : ""
      return run + value + " at " + Phrases.time(part.time)
    }
    var decisions: [String] = []
    for module in own where !module.fact.isEvent {
      let line = "\(node) at \(Phrases.time(module.time)): \(module.fact.what)."
      // A scroll view is asked twice about a touch on itself: as the touched view and as the delegate.
      if !(decisions.last?.isSame(as: line) ?? false) { decisions.append(line) }
    }
    return decisions + (events.isEmpty ? [] : ["\(node) sent: \(events.joined(separator: "; "))."])
  }

  private func word(_ text: String) -> String {
    String(
      decoding: text.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }, as: UTF8.self)
  }

  private func isRun(_ text: String) -> Bool {
    ["touchDragInside", "touchDragOutside", "didScroll", "didZoom", "valueChanged"].has(word(text))
  }
}
