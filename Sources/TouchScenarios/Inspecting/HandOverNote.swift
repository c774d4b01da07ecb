import TouchScroll
package import TouchScrollView
import TouchViews

/// What a record of a hand-over says in words: who took how much of a step, and why.
package struct HandOverNote {
  private let entry: HandOverEntry
  private let name: (any TouchNode) -> String
  /// The part of the way, in points.
  package let way: Double
  /// What was offered; the part itself where nobody took it.
  package let offered: Double
  /// Whether nobody took it.
  package let isRest: Bool
  private let axis: HandOverAxis

  package init(_ entry: HandOverEntry, name: @escaping (any TouchNode) -> String) {
    self.entry = entry
    self.name = name
    switch entry.fact {
    case .took(let way, let offered, let axis):
      (self.way, self.offered, isRest, self.axis) = (way, offered, false, axis)
    case .rest(let way, let axis): (self.way, offered, isRest, self.axis) = (way, way, true, axis)
    }
  }

  /// The whole sentence, its numbers first.
  package var text: String {
    let amount = DecimalText.text(way.magnitude)
    guard !isRest else { return "leaves \(amount) points of the drag \(direction), \(fate) [NH-6]" }
    return "takes \(amount) of \(DecimalText.text(offered.magnitude)) points of the drag \(direction), since \(why)"
  }

  /// Which way the finger goes.
  package var direction: String {
    axis == .horizontal ? (way < 0 ? "left" : "right") : way < 0 ? "up" : "down"
  }

  private var fate: String {
    if entry.reason == .usedUp { return "since what nobody took is used up first" }
    return entry.holder.map { "which the rubber band of \(name($0)) shows" } ?? "which is dropped"
  }

  private var why: String {
    if entry.reason == .givesBack { return "it gives back what it took (scrollHandOver \(policy)) [NH-5]" }
    if entry.policy == .uikit, !entry.isOfBeginner {
      return entry.node.isInside(entry.beganNode)
        ? "the sheet is at its largest detent [SH-15]" : "\(name(entry.beganNode)) is at its edge [NE-4]"
    }
    let reason =
      switch entry.policy {
      case .latched: "it was chosen at the first step"
      case .custom where !entry.isOfBeginner: "its answer was so"
      case .expandFirst:
        way < 0
          ? "the outermost comes first toward larger" : "the innermost comes first toward smaller"
      case .uikit, .chain, .custom, .contain:
        entry.isOfBeginner ? "it began" : "what comes before it is at its end"
      }
    return reason + " (scrollHandOver \(policy)) [NH-3]"
  }

  private var policy: String { ScrollHandOver.namesInFiles.first { $0.value == entry.policy }?.name ?? "" }
}
