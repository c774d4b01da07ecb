import Testing
import TouchTestSupport
import TouchViews

/// Lists of children that are long enough for changes in their midst to be written down later.
@Suite struct ManyChildrenTests {
  private let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let grandparent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { grandparent.addSubview(parent) }

  private func makeView(_ random: inout SplitMix64) -> View {
    View(frame: Rect(x: random.place(90), y: random.place(90), width: 10, height: 10))
  }

  /// What a hit test finds by its definition: the last of the list at the point.
  private func plainAnswer(_ point: Point) -> View? { parent.subviews.last { $0.frame.contains(point) } ?? parent }

  @Test func `a long list that changes in its midst is hit-tested in its order (HT-6)`() {
    var random = SplitMix64(seed: 30)
    var differing: [Int] = []
    for _ in 0..<150 { parent.addSubview(makeView(&random)) }
    for round in 0..<4_000 {
      let count = parent.subviews.count
      let child = parent.subviews[random.below(count)]
      switch random.below(9) {
      case 0: parent.insertSubview(makeView(&random), at: random.below(count))
      case 1: if count > 40 { child.removeFromSuperview() }
      case 2: if count > 40 { parent.subviews[0].removeFromSuperview() }
      case 3: parent.bringSubviewToFront(child)
      case 4: parent.sendSubviewToBack(child)
      case 5: parent.exchangeSubview(at: random.below(count), withSubviewAt: random.below(count))
      case 6: child.frame.origin = Point(x: random.place(90), y: random.place(90))
      case 7: child.addSubview(View(frame: Rect(x: 0, y: 0, width: 0, height: 0)))
      default: parent.addSubview(makeView(&random))
      }
      guard random.below(3) == 0 else { continue }
      let point = Point(x: random.place(100), y: random.place(100))
      if grandparent.hitTest(point, with: nil) !== plainAnswer(point) { differing.append(round) }
    }

    #expect(differing == [])
  }

  @Test func `two subviews of a long list that has just changed are compared by their places`() {
    var random = SplitMix64(seed: 1)
    let children = (0..<200).map { _ in makeView(&random) }
    for child in children { parent.addSubview(child) }
    children[10].removeFromSuperview()
    parent.insertSubview(children[10], at: 150)

    #expect(
      [
        parent.isChild(children[10], inFrontOf: children[150]), parent.isChild(children[10], inFrontOf: children[151]),
        parent.isChild(children[199], inFrontOf: children[0]),
      ] == [true, false, true])
  }

  @Test func `all subviews of a long list leave it, from the back on`() {
    var random = SplitMix64(seed: 2)
    let children = (0..<100).map { _ in makeView(&random) }
    for child in children { parent.addSubview(child) }
    for child in children { child.removeFromSuperview() }

    #expect(
      parent.subviews.isEmpty && children.allSatisfy { $0.superview == nil }
        && grandparent.hitTest(Point(x: 50, y: 50), with: nil) === parent)
  }
}
