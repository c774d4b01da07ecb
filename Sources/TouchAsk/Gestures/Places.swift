import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll

/// Where a part can be hit: places of its node's box that the hit test was asked about.
struct Places {
  /// The places that hit it, in the coordinates of scripts, those of one touched node next to each other.
  private(set) var all: [Point] = []
  /// One place for each node that is hit there, the part's own node first, the middle one of several.
  private(set) var chosen: [Point] = []
  /// Places where only fields of other parts show that the part's node is free: the last of all.
  private(set) var strips: [Point] = []
  /// The scroll views that must be moved for it, and their offsets.
  private(set) var offsets: [ScenarioStep.Timed] = []
  /// The places that were tried, and what else is hit there, first what is in the middle.
  private(set) var tried: [Point] = []
  private(set) var covers: [any TouchNode] = []

  /// So many places are tried along each side of a box.
  static var side: Int { 8 }
  /// So many touched nodes are distinguished.
  static var mostNodes: Int { 4 }

  init(of part: Part, in stand: Stand) {
    offsets = Self.reveal(part.node, stand)
    for step in offsets { stand.perform(step.action, at: 0) }
    defer { if !offsets.isEmpty { stand.scrollBack() } }
    let box = part.node.nodeBounds
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return }
    var groups: [(node: any TouchNode, places: [Point])] = []
    func look(_ place: Point) {
      guard let point = stand.scripted(place), !tried.contains(point) else { return }
      tried.append(point)
      guard let hit = stand.node(at: point) else { return }
      if hit.isInside(part.node), Self.counts(hit, for: part) {
        if let group = groups.firstIndex(where: { $0.node === hit }) {
          groups[group].places.append(point)
        } else {
          groups.append((hit, [point]))
        }
      } else if !covers.contains(where: { $0 === hit }) {
        covers.append(hit)
      }
    }
    Self.fields(of: part.node).forEach(look)
    // What covers and the views around leave free may be narrower than a field, and have covers of its own.
    for _ in 0..<2 where groups.isEmpty { Self.gaps(of: part.node, covers).forEach(look) }
    if !part.isCells, !groups.isEmpty, !groups.contains(where: { $0.node === part.node }) {
      let others = stand.parts.map { $0.node }.prefix(Self.side).filter { $0 !== part.node }
      strips = others.flatMap(Self.fields).compactMap(stand.scripted).filter { stand.node(at: $0) === part.node }
    }
    groups = groups.filter { $0.node === part.node } + groups.filter { $0.node !== part.node }
    all = groups.flatMap { $0.places } + strips
    // Under a control of its own a gesture has another rule than beside it: places beside it count first.
    let isBeside = { (node: any TouchNode) in !(node is Control) || node === part.node }
    let ordered = groups.filter { isBeside($0.node) } + groups.filter { !isBeside($0.node) }
    chosen = ordered.prefix(Self.mostNodes).map { $0.places[$0.places.count / 2] }
    // A value has a knob, or halves, or segments: the whole middle row counts.
    if part.hasValue {
      let row = Self.fields(of: part.node).dropFirst(1 + Self.side * Self.side / 2).prefix(Self.side)
      chosen += row.compactMap(stand.scripted).filter { all.contains($0) }
    }
  }

  /// Returns the middle of a node's box first, then the middles of its fields, on the screen.
  private static func fields(of node: any TouchNode) -> [Point] {
    let (box, placement) = (node.nodeBounds, node.nodePlacementOnScreen)
    let middles = (0..<side * side).map {
      Point(x: Double($0 % side) + 0.5, y: Double($0 / side) + 0.5) * (1 / Double(side))
    }
    return ([Point(x: 0.5, y: 0.5)] + middles).map { part in
      Point(x: box.minX + box.width * part.x, y: box.minY + box.height * part.y).applying(placement)
    }
  }

  /// Returns places just beside the edges of a node, of what is around it and of what covers it, within the node.
  private static func gaps(of node: any TouchNode, _ covers: [any TouchNode]) -> [Point] {
    let box = node.nodeBounds
    let corners = (Stand.chain(node) + covers).prefix(8).map { outline(of: $0, in: node) }.flatMap { [$0[0], $0[2]] }
    let xs = corners.flatMap { [$0.x - 0.25, $0.x + 0.25] }.filter { $0 > box.minX && $0 < box.maxX }
    let ys = corners.flatMap { [$0.y - 0.25, $0.y + 0.25] }.filter { $0 > box.minY && $0 < box.maxY }
    return xs.flatMap { x in ys.map { Point(x: x, y: $0).applying(node.nodePlacementOnScreen) } }
  }

  private static func outline(of node: any TouchNode, in other: any TouchNode) -> [Point] {
    let placement = node.nodePlacementOnScreen
    return node.nodeBounds.corners.map { other.pointFromScreen($0.applying(placement)) }
  }

  /// Returns whether a touch there is one for the part: one on a list's cell for its selection.
  private static func counts(_ hit: any TouchNode, for part: Part) -> Bool { !part.isCells || hit !== part.node }

  /// Returns the offsets at which a node in scroll views can be seen.
  private static func reveal(_ node: any TouchNode, _ stand: Stand) -> [ScenarioStep.Timed] {
    let holders = Stand.chain(node).dropFirst().compactMap { $0 as? ScrollView }
    var offsets: [ScenarioStep.Timed] = []
    for holder in holders {
      let corners = outline(of: node, in: holder)
      let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
      let seen = holder.nodeBounds
      let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
      if middle.x >= seen.minX, middle.x < seen.maxX, middle.y >= seen.minY, middle.y < seen.maxY { continue }
      let (least, most) = (holder.minimumContentOffset, holder.maximumContentOffset)
      let offset = Point(
        x: min(max(middle.x - seen.width / 2, least.x), max(least.x, most.x)),
        y: min(max(middle.y - seen.height / 2, least.y), max(least.y, most.y)))
      guard offset != holder.contentOffset else { continue }
      offsets.append((0, .scrollTo(stand.name(of: holder), offset: offset, animated: false)))
    }
    return offsets
  }

  /// Returns places for several fingers around one: the nearest ones that are some way apart.
  func fingers(_ count: Int, around place: Point) -> [Point] {
    var found = [place]
    let near = all.sorted { ($0 - place).length < ($1 - place).length }
    for distance in [24.0, 8, 0.5] {
      for other in near where found.count < count {
        if found.allSatisfy({ ($0 - other).length >= distance }) { found.append(other) }
      }
    }
    while found.count < count { found.append(found[found.count - 1] + Point(x: 1, y: 1)) }
    return found
  }
}

extension Rect {
  /// The corners, clockwise from the upper left one.
  fileprivate var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}
