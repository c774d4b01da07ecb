import TouchScroll
import TouchScrollView

/// Where delegates let scroll views come to rest, lift by lift (SE-2).
struct SessionTargets {
  private let names: SessionNames
  /// The current lifts: where the content would rest, and where the delegate aimed it.
  private var lifts = Table<String, (proposed: Point, aim: Point?)>()
  /// The entries of the file for each scroll view so far.
  private var written = Table<String, Point>()

  init(_ names: SessionNames) { self.names = names }

  /// Takes a fact of a scroll view; returns what a file sets before the lift that it completes.
  mutating func add(_ record: ScrollEntry) -> [JSONMember]? {
    let name = names.name(of: record.scrollView)
    switch record.fact {
    case .willEndDragging(_, let target): lifts[name] = (target, nil)
    case .targetSet(let target): lifts[name]?.aim = target
    case .didEndDragging:
      guard let lift = lifts[name] else { return nil }
      lifts[name] = nil
      // Once the file has a target, that of a lift without an aim must be declared as well.
      guard let target = lift.aim ?? (written.contains(name) ? lift.proposed : nil), written[name] != target else {
        return nil
      }
      written[name] = target
      return [
        JSONMember(
          "set",
          .init(
            .object([
              JSONMember("id", .init(.string(name))),
              JSONMember("targetContentOffset", SessionTree.numbers([target.x, target.y])),
            ])))
      ]
    default: break
    }
    return nil
  }
}
