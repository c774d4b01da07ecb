import Testing
import TouchEvents
import TouchTestSupport
import TouchViews

/// Holds the fast hit test against the plain definition.
///
/// A debug build makes some thousands of picks, an optimized one a million: `swift test -c release --filter RandomPick`.
@Suite struct RandomPickTests {
  private static let picks = _isDebugAssertConfiguration() ? 4_000 : 1_000_000
  private static let rounds = 20

  /// Picks in random trees that change all the while; where the fast answer differs, and how many picks hit something.
  private func compare<Tree, Node: AnyObject>(
    _ makeTree: (UInt64) -> Tree, change: (Tree) -> Void, point: (Tree) -> Point,
    fast: (Tree, Point) -> Node?, plain: (Tree, Point) -> Node?, isHit: (Tree, Node) -> Bool
  ) -> (differing: [String], hits: Int) {
    var differing: [String] = []
    var hits = 0
    for seed in 0..<Self.rounds {
      let tree = makeTree(UInt64(seed))
      for pick in 0..<Self.picks / Self.rounds {
        // Often a change and a pick, at times many changes, and many picks without one.
        if pick % 4 == 0 { change(tree) }
        if pick % 97 == 0 { for _ in 0..<150 { change(tree) } }
        let point = point(tree)
        let answer = fast(tree, point)
        if answer !== plain(tree, point) { differing.append("seed \(seed), pick \(pick)") }
        if let answer, isHit(tree, answer) { hits += 1 }
      }
    }
    return (differing, hits)
  }

  @Test func `views are picked as the plain definition says, whatever changes between picks`() {
    let (differing, hits) = compare(
      { RandomTree(seed: $0) }, change: { $0.change() }, point: { $0.point() },
      fast: { $0.root.hitTest($1, with: nil) }, plain: { $0.plainAnswer($0.root, $1) }, isHit: { $1 !== $0.root })

    #expect(differing == [])
    // A tree that answers nothing would prove nothing.
    #expect(hits > Self.picks / 4)
  }

  @Test func `nodes of foreign trees are picked as the plain definition says, with boxes and without`() {
    let (differing, hits) = compare(
      { RandomNodes(seed: $0) }, change: { $0.change() }, point: { $0.point() },
      fast: { HitTesting.node(at: $1, in: $0.root) as AnyObject? },
      plain: { $0.plainAnswer($0.root, $1) as AnyObject? }, isHit: { !$0.isBackground($1 as? any TouchNode) })

    #expect(differing == [] && hits > Self.picks / 4)
  }

  @Test func `a foreign parent's boxes find what asking each child finds`() {
    var random = SplitMix64(seed: 7)
    let boxes = ChildBoxes()
    var rects: [Rect?] = []
    func rect() -> Rect? {
      switch random.below(40) {
      case 0: nil
      case 1: Rect(x: random.place(50), y: random.place(50), width: 150, height: 150)
      default: Rect(x: random.place(200), y: random.place(200), width: random.place(20), height: random.place(20))
      }
    }
    var differing = 0
    var found = 0
    for _ in 0..<4_000 {
      let index = random.below(rects.count + 1)
      switch rects.count < 600 ? 9 : random.below(10) {
      case 0:
        boxes.remove(at: min(index, rects.count - 1))
        rects.remove(at: min(index, rects.count - 1))
      case 1:
        let new = rect()
        boxes.insert(new, at: index)
        rects.insert(new, at: index)
      case 9:
        let new = rect()
        boxes.append(new)
        rects.append(new)
      default:
        let new = rect()
        boxes.update(new, at: min(index, rects.count - 1))
        rects[min(index, rects.count - 1)] = new
      }
      let point = Point(x: random.place(200), y: random.place(200))
      // Boxes may be a little larger than the rectangles: the first that is none of them is passed over.
      var candidate = boxes.candidate(at: point, below: .max)
      while let index = candidate, !(rects[index]?.contains(point) ?? true) {
        candidate = boxes.candidate(at: point, below: index)
      }
      let plain = rects.lastIndex { $0?.contains(point) ?? true }
      if candidate != plain { differing += 1 }
      if plain != nil { found += 1 }
      if rects.count > 800 {
        while rects.count > 450 {
          boxes.remove(at: rects.count - 1)
          rects.removeLast()
        }
      }
    }

    #expect((differing, found) == (0, 3988))
  }
}
