import Testing
import TouchGestures
import TouchScroll
import TouchViews

/// A scroll view whose recognizers are on the view around it, and one whose content is moved by its bounds.
@Suite struct MovedRecognizerTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  private let stage: ScrollStage

  init() {
    scroll.contentSize = Size(width: 300, height: 2000)
    root.addSubview(scroll)
    stage = ScrollStage(root)
  }

  @Test func `a pan that was moved to another view scrolls from there (SD-1)`() {
    root.addGestureRecognizer(scroll.panGestureRecognizer)

    stage.drag(0, from: (350, 700), to: (350, 600))

    #expect(scroll.contentOffset.y > 89 && scroll.panGestureRecognizer.node === root)
  }

  @Test func `a pinch that was moved to another view zooms from there (SD-1)`() throws {
    let photo = View(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    scroll.addSubview(photo)
    let delegate = Zoomer(photo)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    root.addGestureRecognizer(try #require(scroll.pinchGestureRecognizer))

    stage.send(0, .began, [(1, 350, 500), (2, 350, 600)])
    stage.send(0.1, .moved, [(1, 350, 450), (2, 350, 650)])
    stage.send(0.2, .moved, [(1, 350, 400), (2, 350, 700)])

    #expect(scroll.zoomScale > 1.2)
  }

  @Test(arguments: [true, false])
  func `a glide continues from an offset that code assigned, and ends by itself (SE-3b)`(byBounds: Bool) {
    stage.drag(0, from: (100, 300), to: (100, 100), over: 0.1)
    stage.wait(0.3)
    let before = scroll.contentOffset.y
    _ = stage.lines
    if byBounds { scroll.bounds.origin.y = before - 300 } else { scroll.contentOffset.y = before - 300 }

    let early = scroll.isDecelerating
    stage.wait(5)

    #expect(
      (early, scroll.contentOffset.y > before - 290, stage.lines.last?.hasSuffix("scroll didEndDecelerating")) == (
        true, true, true
      ))
  }
}

private final class Zoomer: ScrollViewDelegate {
  let view: View
  init(_ view: View) { self.view = view }
  func viewForZooming(in scrollView: ScrollView) -> View? { view }
}
