import Testing
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

// What content passes on to its scroll view (SC-15).
extension ContentTouchTests {
  @Test func `a scroll view swallows its content's touches, unless a setting forwards them (SC-15)`() {
    let outer = TouchCountingScrollView(frame: scroll.frame)
    outer.isScrollEnabled = false
    let inner = makeScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    inner.isScrollEnabled = false
    outer.addSubview(inner)
    let stage = ScrollStage(outer)
    stage.began(0, 200, 300)
    stage.ended(0.3, 200, 300)
    let early = outer.begans
    stage.context.settings.profile = .scrollViewsForwardTouches
    stage.began(1, 200, 300)
    #expect([early, outer.begans] == [0, 1])
  }

  @Test func `with that setting a scroll view passes a cancel on, too (SC-15)`() {
    final class Around: View {
      var cancels = 0
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { cancels += 1 }
    }
    let around = Around(frame: scroll.frame)
    let inner = makeScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    inner.isScrollEnabled = false
    around.addSubview(inner)
    let stage = ScrollStage(around)
    stage.context.settings.profile = .scrollViewsForwardTouches
    stage.began(0, 200, 300)
    stage.cancelAll(0.1)
    #expect(around.cancels == 1)
  }

  @Test func `with that setting it passes the cancel on in its own call (SC-15)`() {
    final class Inner: ScrollView {
      var onCancel: () -> Void = {}
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
        super.touchesCancelled(touches, with: event)
        onCancel()
      }
    }
    final class Around: View {
      var cancels = 0
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { cancels += 1 }
    }
    let (around, inner) = (Around(frame: scroll.frame), Inner(frame: scroll.frame))
    inner.isScrollEnabled = false
    around.addSubview(inner)
    var seen: [Int] = []
    inner.onCancel = { seen.append(around.cancels) }
    let stage = ScrollStage(around)
    stage.context.settings.profile = .scrollViewsForwardTouches
    stage.began(0, 200, 300)

    stage.cancelAll(0.1)

    #expect(seen == [1])
  }
}
