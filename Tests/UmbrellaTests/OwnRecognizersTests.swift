import Testing
import Touchstone

/// Scroll views that are dragged and zoomed by recognizers of somebody else.
@Suite struct OwnRecognizersTests {
  /// A pan that needs two fingers, and says that it is no other.
  private final class TwoFingerPan: ScrollPanGestureRecognizer {
    override init(target: ActionTarget?, action: Action?) {
      super.init(target: target, action: action)
      minimumNumberOfTouches = 2
    }
  }

  private final class SlowPinch: ScrollPinchGestureRecognizer {
    override var scale: Double {
      get { 1 + (super.scale - 1) / 2 }
      set { super.scale = newValue }
    }
  }

  private static let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  private static func drag(_ window: Window, fingers: Int) {
    for frame in 0...10 {
      window.send(
        (0..<fingers).map { finger in
          TouchSample(
            id: TouchID(finger), phase: frame == 0 ? .began : .moved,
            location: Point(x: Double(20 + 40 * finger), y: 90 - Double(frame) * 5), timestamp: 1 + Double(frame) / 60)
        })
    }
  }

  private static func makeWindow(_ scrollView: ScrollView) -> Window {
    let window = Window(frame: frame)
    scrollView.contentSize = Size(width: 100, height: 1_000)
    window.addSubview(scrollView)
    return window
  }

  @Test(arguments: [(fingers: 1, offset: 0.0), (fingers: 2, offset: 40)])
  func `a scroll view is dragged by the pan that it was made with`(fingers: Int, offset: Double) {
    let pan = TwoFingerPan()
    let scrollView = ScrollView(frame: Self.frame, pan: pan, pinch: ScrollPinchGestureRecognizer())
    let window = Self.makeWindow(scrollView)
    let early = scrollView.panGestureRecognizer === pan

    Self.drag(window, fingers: fingers)

    #expect((early, scrollView.contentOffset.y) == (true, offset))
  }

  @Test func `the slop of a scroll view's pan counts (SD-2)`() {
    let scrollView = ScrollView(frame: Self.frame)
    scrollView.panGestureRecognizer.slop = 30
    let window = Self.makeWindow(scrollView)

    Self.drag(window, fingers: 1)

    #expect(scrollView.contentOffset.y == 20)
  }

  @Test func `a collection view is dragged by the pan that it was made with`() {
    let pan = TwoFingerPan()
    let list = CollectionView(frame: Self.frame, pan: pan, pinch: ScrollPinchGestureRecognizer())
    let window = Self.makeWindow(list)

    Self.drag(window, fingers: 2)

    #expect(list.contentOffset.y == 40)
  }

  @Test func `a scroll view is zoomed by the pinch that it was made with`() {
    let pinch = SlowPinch()
    let scrollView = ScrollView(frame: Self.frame, pan: ScrollPanGestureRecognizer(), pinch: pinch)
    scrollView.maximumZoomScale = 2

    #expect(scrollView.pinchGestureRecognizer === pinch && pinch.view === scrollView)
  }
}
