import TouchCore

/// Times a tree that is new, or changes all the while, beside one that never learns: what learning takes and is worth.
///
/// Each pick is at a point of its own. *fresh* are the first million of a new tree, with all that is learnt meanwhile;
/// *moving* come after a move of one view each, so that what was learnt is never worth anything.
func measureLearning(_ work: WorkTree) {
  let before = residentBytes()
  let root = makeViews(work)
  var random = SplitMix64(seed: 3)
  let side = work.nodes[0].width
  func point() -> Point { Point(x: Double(random.below(side)) + 0.5, y: Double(random.below(side)) + 0.5) }
  var found = 0
  // Not timed: all there is to learn, without anything else that takes memory.
  for _ in 0..<1 << 20 where root.hitTest(point(), with: nil) !== nil { found += 1 }
  let bytes = Double(residentBytes() - before) / Double(work.nodes.count)
  report("touchstone", "learning", "memory", work.reported, [bytes], [("unit", "\"bytes\"")])
  let learnt = Double(root.learntBytes) / Double(work.nodes.count)
  report("touchstone", "learning", "learnt", work.reported, [learnt], [("unit", "\"bytes\"")])

  func timed(_ tenths: Int, _ root: View, _ change: (Int) -> Void) -> [Double] {
    (0..<10).map { _ in
      let points = (0..<tenths).map { _ in point() }
      let start = nanoseconds()
      for (index, point) in points.enumerated() {
        change(index)
        if root.hitTest(point, with: nil) !== nil { found += 1 }
      }
      return (nanoseconds() - start) / Double(tenths)
    }
  }
  func mean(_ tenths: [Double]) -> [Double] { [tenths.reduce(0, +) / Double(tenths.count)] }
  let new = makeViews(work)
  // Only a root learns.
  let around = View(frame: root.frame)
  around.addSubview(makeViews(work))
  let down = around.subviews[0]
  report("touchstone", "learning", "fresh", work.reported, mean(timed(100_000, new) { _ in }), [])
  report("touchstone", "learning", "fresh-down", work.reported, mean(timed(100_000, down) { _ in }), [])

  for (name, tree) in [("moving", new), ("moving-down", down)] {
    var leaf: View = tree
    while let first = leaf.subviews.first { leaf = first }
    let frame = leaf.frame
    let times = timed(100_000, tree) { leaf.frame = frame.offsetBy(dx: Double($0 & 1) / 4, dy: 0) }
    report("touchstone", "learning", name, work.reported, mean(times), [])
  }
  precondition(found > 0)
}
