import Testing
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

/// Edges that a delegate moves as a drag or zoom ends.
@Suite struct LiftEditTests {
  let scroll = makeScrollView(content: (300, 2000))
  let stage: ScrollStage
  let editor = Editor()

  init() {
    stage = ScrollStage(scroll)
    stage.log.showsOffsets = false
    scroll.delegate = editor
  }

  @Test func `a zoom by code ends within the edges that the delegate sets during it (PH-8)`() {
    let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 2000))
    scroll.addSubview(page)
    scroll.maximumZoomScale = 4
    editor.zoomed = page
    editor.onZoom = { $0.contentInset = EdgeInsets(top: -500, left: 0, bottom: 0, right: 0) }

    scroll.setZoomScale(2, animated: false)

    #expect(scroll.minimumContentOffset.y == 500 && scroll.contentOffset.y == 500)
  }

  @Test func `content that code put beyond an edge stays there when the edges move at the lift (PH-8)`() {
    scroll.contentOffset = Point(x: 50, y: 1000)
    editor.onWillEndDragging = { $0.contentSize.height = 1900 }

    stage.drag(0, from: (200, 150), to: (200, 200), lift: false)
    stage.restAndLift(0.5, 200, 200)
    stage.settle()

    #expect(scroll.contentOffset.x == 50)
  }

  @Test func `a drag that the system cancels ends within the edges that the delegate sets (SD-7, PH-8)`() {
    scroll.contentOffset.y = 1000
    editor.onWillEndDragging = { $0.contentSize.height = 700 }

    stage.drag(0, from: (200, 150), to: (200, 200), lift: false)
    stage.cancelAll(0.21)
    stage.settle()

    #expect(scroll.contentOffset.y == scroll.maximumContentOffset.y)
  }

  @Test func `content that its delegate takes away at the lift does not promise to decelerate (SE-1, SD-8)`() {
    editor.onWillEndDragging = { $0.removeFromSuperview() }

    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.settle()

    #expect(editor.promises == [false])
  }
}
