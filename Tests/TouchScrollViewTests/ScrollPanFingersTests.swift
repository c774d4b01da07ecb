import Testing
import TouchGestures
import TouchPan
import TouchScroll
import TouchScrollView
import TouchViews

/// The fingers of a scroll view's pan, whose numbers are set as those of every pan.
@Suite struct ScrollPanFingersTests {
  let scroll = makeScrollView()
  let stage: ScrollStage

  init() { stage = ScrollStage(scroll) }

  @Test func `each finger has its place, in the coordinates of a view (GL-1)`() {
    let pan = scroll.panGestureRecognizer
    stage.send(0, .began, [(1, 200, 450), (2, 100, 400)])
    stage.send(0.1, .moved, [(1, 200, 420), (2, 100, 370)])
    let found = (pan.numberOfTouches, pan.location(ofTouch: 0, in: nil), pan.location(ofTouch: 1, in: scroll))
    #expect(found == (2, Point(x: 200, y: 420), scroll.convert(Point(x: 100, y: 370), from: nil)))
  }

  @Test func `with a minimum of two one finger scrolls nothing and two do (PA-2)`() {
    scroll.panGestureRecognizer.minimumNumberOfTouches = 2
    stage.drag(0, from: (200, 450), to: (200, 350))
    let early = scroll.contentOffset

    stage.send(1, .began, [(1, 200, 450), (2, 100, 450)])
    stage.send(1.1, .moved, [(1, 200, 420), (2, 100, 420)])
    #expect((early, scroll.isDragging, scroll.contentOffset.y) == (.zero, true, 20))
  }

  @Test func `the reason why it did not begin counts the fingers of its latest attempt (PA-2)`() {
    final class Reasons: TraceSink {
      var measured: [Double] = []
      func record(_ record: TraceRecord) {
        if case .state(_, _, .failed, .rule(let reason)) = record, reason.limit == 3 {
          measured.append(reason.measured)
        }
      }
    }
    let reasons = Reasons()
    stage.context.trace = reasons
    scroll.panGestureRecognizer.minimumNumberOfTouches = 3
    stage.send(0, .began, [(1, 200, 450), (2, 100, 450)])
    stage.send(0.1, .ended, [(1, 200, 450), (2, 100, 450)])
    stage.drag(1, from: (200, 450), to: (200, 350))
    #expect(reasons.measured == [2, 1])
  }

  @Test func `with a maximum of one a second finger moves nothing (PA-7)`() {
    scroll.panGestureRecognizer.maximumNumberOfTouches = 1
    stage.began(0, 200, 450)
    stage.moved(0.1, 200, 420)
    stage.began(0.2, 100, 450, id: 2)
    stage.moved(0.3, 100, 350, id: 2)
    #expect((scroll.contentOffset.y, scroll.panGestureRecognizer.numberOfTouches) == (20, 1))
  }
}
