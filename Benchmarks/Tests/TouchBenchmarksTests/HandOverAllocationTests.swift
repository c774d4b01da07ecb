import AllocationCounter
import Testing
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

/// Counts the heap allocations of frames in which one finger moves several scroll views inside each other.
@Suite struct HandOverAllocationTests {
  /// Scroll views inside each other, each of which scrolls 60 points, and a finger that goes up and down through all.
  private final class Chain {
    let context = TouchContext()
    let root = Root(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let dispatcher: TouchDispatcher
    let views: [ScrollView]
    private var samples = [TouchSample(id: 1, phase: .began, location: Point(x: 200, y: 500), timestamp: 1)]

    final class Root: View {
      unowned(unsafe) var context: TouchContext?
      override var touchContext: TouchContext? { context }
    }

    init(_ policy: ScrollHandOver, count: Int) {
      dispatcher = TouchDispatcher(context: context, root: root)
      root.context = context
      views = (0..<count).map { _ in ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800)) }
      var outer: View = root
      for view in views {
        view.contentSize = Size(width: 400, height: 860)
        view.contentOffset = Point(x: 0, y: 30)
        view.transfersVerticalScrollingToParent = false
        view.handOverAnswers = HandOverAnswers(after: .all)
        outer.addSubview(view)
        outer = view
      }
      context.scrollHandOver = policy
    }

    func begin() { dispatcher.send(samples) }

    func move(_ frames: Range<Int>) {
      for frame in frames {
        samples[0].phase = .moved
        // Up by 150 points and down again, in steps that cross from one to the next.
        samples[0].location.y = 500 - Double(abs(frame % 60 - 30)) * 7
        samples[0].timestamp = 1 + 0.008 * Double(frame)
        dispatcher.send(samples)
      }
    }
  }

  @Test(arguments: [ScrollHandOver.uikit, .chain, .latched, .expandFirst, .custom, .contain], [2, 5])
  func `a frame of a drag through a chain allocates nothing (NH-2)`(_ policy: ScrollHandOver, _ count: Int) throws {
    try #require(allocation_counter_works() == 1)
    let chain = Chain(policy, count: count)
    chain.begin()
    chain.move(1..<120)
    let before = chain.views.map(\.contentOffset.y)

    allocation_counter_start()
    chain.move(120..<150)
    let found = allocation_counter_stop()

    #expect(found == 0)
    #expect(chain.views.map(\.contentOffset.y) != before)
  }
}
