import Testing
import TouchCore

/// Holds the fast hit test against the plain definition.
///
/// A debug build makes ten thousand picks, an optimized one a million: `swift test -c release --filter RandomPick`.
@Suite struct RandomPickTests {
  #if DEBUG
    private static let picks = 10_000
  #else
    private static let picks = 1_000_000
  #endif

  @Test func `views are picked as the plain definition says, whatever changes between picks`() {
    var differing: [String] = []
    var hits = 0
    let rounds = 20
    for seed in 0..<rounds {
      let tree = RandomTree(seed: UInt64(seed))
      for pick in 0..<Self.picks / rounds {
        // Often a change and a pick, at times many changes, and many picks without one.
        if pick % 4 == 0 { tree.change() }
        if pick % 997 == 0 { for _ in 0..<150 { tree.change() } }
        let point = tree.point()
        let fast = tree.root.hitTest(point, with: nil)
        if fast !== tree.plainAnswer(tree.root, point) { differing.append("seed \(seed), pick \(pick)") }
        if fast != nil, fast !== tree.root { hits += 1 }
      }
    }

    #expect(differing == [])
    // A tree that answers nothing would prove nothing.
    #expect(hits > Self.picks / 4)
  }

  @Test func `nodes of foreign trees are picked as the plain definition says, with boxes and without`() {
    var differing: [String] = []
    var hits = 0
    let rounds = 20
    for seed in 0..<rounds {
      let tree = RandomNodes(seed: UInt64(seed))
      for pick in 0..<Self.picks / rounds {
        if pick % 4 == 0 { tree.change() }
        if pick % 997 == 0 { for _ in 0..<150 { tree.change() } }
        let point = tree.point()
        let fast = HitTesting.node(at: point, in: tree.root)
        if fast !== tree.plainAnswer(tree.root, point) { differing.append("seed \(seed), pick \(pick)") }
        if fast != nil, !tree.isBackground(fast) { hits += 1 }
      }
    }

    #expect(differing == [])
    #expect(hits > Self.picks / 4)
  }

  @Test func `a foreign parent's boxes find what asking each child finds`() {
    var random = TreeRandom(7)
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
    for _ in 0..<Self.picks / 10 {
      let index = random.below(rects.count + 1)
      switch rects.count < 200 ? 9 : random.below(10) {
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
      if rects.count > 400 {
        while rects.count > 150 {
          boxes.remove(at: rects.count - 1)
          rects.removeLast()
        }
      }
    }

    #expect(differing == 0)
    #expect(found > 0)
  }
}
