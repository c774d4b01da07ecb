import TouchEvents
import TouchScenarios

/// Explains which events controls and scroll views sent, and what they decided about touches.
struct ModuleExplainer {
  let story: TraceStory
  /// The one time of interest, when there is one.
  let time: Timestamp?

  var lines: [String] {
    let ways = time == nil ? story.ways.filter { $0.isSplit }.map { $0.line } : []
    return shown.flatMap { $0.notes.lines(of: $0.node) } + ways
  }

  private var shown: [ModuleStory] {
    guard let time else { return story.modules }
    var shown: [ModuleStory] = []
    for entry in story.trace.entries where entry.time.nanoseconds == time.nanoseconds {
      guard case .module(let fact) = entry.fact else { continue }
      let place = shown.firstIndex { $0.node.isSame(as: fact.node) } ?? shown.count
      if place == shown.count { shown.append(ModuleStory(node: fact.node)) }
      shown[place].add(fact, at: entry.time)
    }
    return shown
  }
}
