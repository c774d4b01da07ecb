import TouchViews

/// The check values of the harness: every peer must pick the same nodes.
let checks: [String: String] = [
  "ui 1054": "89c97b22", "ui 9985": "63699274", "ui 97656": "3d1b9323", "flat 1000": "89b4627e",
  "flat 10000": "fd56a71f", "flat 100000": "7060964a", "flat 1000000": "e77b2715", "deep 10": "ba58e505",
  "deep 100": "98b64a85", "deep 500": "d8a39485",
]

/// A view that knows its number in the work; it overrides no method of the hit test and declares that.
final class NumberedView: View {
  let number: Int

  init(_ number: Int, _ node: WorkTree.Node) {
    self.number = number
    super.init(
      frame: Rect(x: Double(node.x), y: Double(node.y), width: Double(node.width), height: Double(node.height)))
  }

  override var hitTestsItsBounds: Bool { true }
}

/// Builds the tree of views of a piece of work.
func makeViews(_ work: WorkTree) -> NumberedView {
  var views: [NumberedView] = []
  views.reserveCapacity(work.nodes.count)
  for (number, node) in work.nodes.enumerated() {
    let view = NumberedView(number, node)
    if node.parent >= 0 { views[node.parent].addSubview(view) }
    views.append(view)
  }
  return views[0]
}

/// Times picking in a tree, after checking its first 64 picks.
func measureHits(_ peer: String, _ work: WorkTree, _ build: () -> ((Point) -> Int)) {
  let before = residentBytes()
  let start = nanoseconds()
  let pick = build()
  let buildTime = nanoseconds() - start
  _ = pick(Point(x: 0.5, y: 0.5))
  let memory = residentBytes() - before
  let points = work.points().map { Point(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5) }
  var hash: UInt32 = 2_166_136_261
  for point in points.prefix(64) { hash = (hash ^ UInt32(pick(point) + 1)) &* 16_777_619 }
  let digits = String(hash, radix: 16)
  let check = String(repeating: "0", count: 8 - digits.count) + digits
  let name = "\(work.shape.rawValue) \(work.reported)"
  precondition(checks[name] == check, "\(peer) \(name) picked other nodes than the peers: \(check)")
  var sum = 0
  let result = time { sum &+= pick(points[$0 & 4095]) }
  precondition(sum >= 0)
  report(
    peer, "hit", work.shape.rawValue, work.reported, result.samples,
    [
      ("check", "\"\(check)\""), ("picks_per_sample", "\(result.count)"),
      ("build_ns_per_node", "\(Int(buildTime / Double(work.nodes.count)))"),
      ("bytes_per_node", "\(memory / work.nodes.count)"),
    ])
}

/// Picks in a tree of views.
func measureViewHits(_ work: WorkTree) {
  measureHits("touchstone", work) {
    let root = makeViews(work)
    return { point in
      guard let hit = root.hitTest(point, with: nil) else { return 0 }
      return unsafeDowncast(hit, to: NumberedView.self).number
    }
  }
}
