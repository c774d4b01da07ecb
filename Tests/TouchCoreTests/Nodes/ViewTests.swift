import Testing
import TouchViews

/// The tree of views and the calls to its members.
@Suite struct ViewTests {
  private final class Telling: View {
    var told: [String] = []
    override func didAddSubview(_ subview: View) { told.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: View) { told.append("removes \(subview.tag)") }
    override func willMove(toSuperview superview: View?) { told.append("moves to \(superview?.tag ?? 0)") }
    override func didMoveToSuperview() { told.append("moved to \(superview?.tag ?? 0)") }
    override func didChangeSize(from old: Size) { told.append("was \(Int(old.width)) wide") }
  }

  private func view(_ tag: Int) -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.tag = tag
    return view
  }

  private func tags(_ view: View) -> [Int] { view.subviews.map { $0.tag } }

  @Test func `subviews stand in the order in which they were put`() {
    let parent = view(1)
    for tag in 2...4 { parent.addSubview(view(tag)) }

    parent.insertSubview(view(5), at: 1)
    parent.insertSubview(view(6), belowSubview: parent.subviews[0])
    parent.insertSubview(view(7), aboveSubview: parent.subviews[2])
    parent.insertSubview(view(8), at: 99)

    #expect(tags(parent) == [6, 2, 5, 7, 3, 4, 8])
  }

  @Test func `a view beside one that is no subview comes in front of all (HT-6)`() {
    let parent = view(1)
    for tag in 2...3 { parent.addSubview(view(tag)) }

    parent.insertSubview(view(4), belowSubview: view(9))
    parent.insertSubview(view(5), aboveSubview: view(9))
    parent.insertSubview(parent.subviews[0], belowSubview: view(9))

    #expect(tags(parent) == [3, 4, 5, 2])
  }

  @Test func `a subview moves below and above a sibling, from either side and beside itself`() {
    let parent = view(1)
    for tag in 2...6 { parent.addSubview(view(tag)) }
    let views = parent.subviews
    let order = { () -> [Int] in parent.subviews.map { $0.tag } }

    parent.insertSubview(views[0], belowSubview: views[3])
    let below = order()
    parent.insertSubview(views[4], aboveSubview: views[1])
    let above = order()
    parent.insertSubview(views[2], belowSubview: views[2])
    parent.insertSubview(views[2], aboveSubview: views[2])

    #expect((below, above, order()) == ([3, 4, 2, 5, 6], [3, 6, 4, 2, 5], [3, 6, 4, 2, 5]))
  }

  @Test func `subviews change their places`() {
    let parent = view(1)
    for tag in 2...5 { parent.addSubview(view(tag)) }

    parent.bringSubviewToFront(parent.subviews[0])
    parent.sendSubviewToBack(parent.subviews[2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.exchangeSubview(at: 1, withSubviewAt: 4)

    #expect(tags(parent) == [2, 3, 4, 5])
  }

  @Test func `a view that is added elsewhere leaves its superview`() {
    let (first, second, child) = (view(1), view(2), view(3))
    first.addSubview(child)

    second.addSubview(child)

    #expect(
      [
        first.subviews.isEmpty, child.superview === second, child.isDescendant(of: second),
        child.isDescendant(of: first),
      ] == [true, true, true, false])
  }

  @Test func `a view is notified of its moves, and its superview of those in it`() {
    let parent = Telling(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    parent.tag = 1
    let child = Telling(frame: parent.frame)
    child.tag = 2

    parent.addSubview(child)
    child.removeFromSuperview()

    #expect(
      [parent.told, child.told] == [
        ["added 2", "removes 2"], ["moves to 1", "moved to 1", "moves to 0", "moved to 0"],
      ])
  }

  @Test func `a view that leaves a superview without a window receives no call about windows`() {
    final class Counting: View {
      var moves = 0
      override func didMoveToWindow() { moves += 1 }
    }
    let (parent, child) = (View(), Counting())
    parent.addSubview(child)
    child.removeFromSuperview()

    #expect(child.moves == 0)
  }

  @Test func `a view is notified when its size changes, not when it moves`() {
    let child = Telling(frame: Rect(x: 0, y: 0, width: 10, height: 10))

    child.frame.origin = Point(x: 5, y: 5)
    child.center = Point(x: 50, y: 50)
    child.frame.size = Size(width: 20, height: 10)
    child.bounds.size = Size(width: 30, height: 10)

    #expect(child.told == ["was 10 wide", "was 20 wide"])
  }

  @Test func `a view does not become part of itself`() {
    let (parent, child) = (view(1), view(2))
    parent.addSubview(child)

    child.addSubview(parent)
    parent.addSubview(parent)

    #expect(parent.superview == nil && child.subviews.isEmpty)
  }

  @Test func `views that stay when their superview goes have none`() {
    let child = view(2)
    do {
      let parent = view(1)
      parent.addSubview(child)
      #expect(child.superview === parent)
    }

    #expect(child.superview == nil && child.rootView === child)
  }

  @Test func `a tag is found in the order of the tree`() {
    let root = view(1)
    let (first, second) = (view(2), view(7))
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(view(7))

    #expect(root.viewWithTag(7) === first.subviews[0] && root.viewWithTag(9) == nil)
  }

  @Test func `the next responder is the superview (RC-2)`() {
    let (parent, child) = (view(1), view(2))
    parent.addSubview(child)

    #expect(child.next === parent && parent.next == nil)
  }

  @Test func `properties have UIKit's first values`() {
    let view = View()

    let found = (view.frame, view.isUserInteractionEnabled, view.isHidden, view.alpha, view.isMultipleTouchEnabled)
    #expect(found == (.zero, true, false, 1, false))
    let after = (view.isExclusiveTouch, view.gestureRecognizers == nil, view.transform, view.anchorPoint)
    #expect(after == (false, true, .identity, Point(x: 0.5, y: 0.5)))
  }

  @Test func `a view that was asked unobserved before is observed when it is asked first`() {
    final class Asked: View {
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { super.hitTest(point, with: event) }
    }
    final class Refusals: TraceSink {
      var count = 0
      func record(_ record: TraceRecord) {
        if case .refused = record { count += 1 }
      }
    }
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let asked = Asked(frame: root.bounds)
    root.addSubview(asked)
    let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
    let early = root.hitTest(Point(x: 50, y: 50), with: nil) === asked
    let refusals = Refusals()
    dispatcher.context.trace = refusals

    #expect(asked.hitTest(Point(x: -1, y: 50), with: nil) == nil)

    #expect((early, refusals.count) == (true, 1))
  }
}
