import Testing
import TouchScroll
import TouchScrollView
import TouchWindows

/// The insets in force, where small content rests, the keyboard, and keys.
@Suite struct InsetTests {
  let scroll = makeScrollView()
  let stage: ScrollStage

  init() { stage = ScrollStage(scroll) }

  @Test func `the delegate receives insets that changed, after the scroll view (XS-4)`() {
    let delegate = Insets()
    scroll.delegate = delegate
    scroll.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scroll.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scroll.contentSize.height = 1500

    #expect(delegate.heard == [10])
  }

  @Test func `an override of the insets that reports a change is called once (XS-4)`() {
    let own = OwnInsets(frame: scroll.frame)
    let delegate = Insets()
    own.delegate = delegate
    own.bar = 30

    #expect((delegate.heard, own.minimumContentOffset.y) == ([30], -30))
  }

  @Test(arguments: [
    (ScrollView.ContentInsetAdjustmentBehavior.automatic, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.scrollableAxes, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.always, EdgeInsets(top: 20, left: 30, bottom: 0, right: 0)),
    (.never, .zero),
  ])
  func `bars that cover the view count along the axes that scroll (XS-4)`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior, expected: EdgeInsets
  ) {
    // The view is at (50, 100), 300 × 400, of 400 × 800, and scrolls up and down.
    stage.context.settings.safeAreaInsets = EdgeInsets(top: 120, left: 80, bottom: 34, right: 0)
    scroll.contentInsetAdjustmentBehavior = behavior

    #expect(scroll.adjustedContentInset == expected)
  }

  @Test func `content that is smaller than the view rests where it is aligned (XS-5)`() {
    scroll.contentSize = Size(width: 100, height: 200)
    scroll.contentAlignmentPoint = Point(x: 0.5, y: 1)
    stage.context.report(.nonFiniteGeometry)
    scroll.contentAlignmentPoint = Point(x: Double.nan, y: 0)

    #expect((scroll.contentOffset, scroll.contentAlignmentPoint) == (Point(x: -100, y: -200), Point(x: 0.5, y: 1)))
  }

  @Test func `content that is larger is not aligned (XS-5)`() {
    scroll.contentAlignmentPoint = Point(x: 0.5, y: 0.5)

    #expect((scroll.minimumContentOffset, scroll.maximumContentOffset.y) == (.zero, 1600))
  }

  @Test func `a drag lets the first responder resign when it begins (XS-7)`() {
    let field = Field(frame: .zero)
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    scroll.keyboardDismissMode = .onDrag
    stage.began(0, 150, 400)
    let touched = field.isFirstResponder
    stage.moved(0.1, 150, 350)

    #expect(touched && !field.isFirstResponder)
  }

  @Test func `without a mode a drag leaves the first responder alone (XS-7)`() {
    let field = Field(frame: .zero)
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.drag(0, from: (150, 400), to: (150, 300))

    #expect(field.isFirstResponder)
  }

  @Test(arguments: [([450.0], false), ([450, 480], true), ([480, 450], false), ([490, 480, 470], false)])
  func `a finger takes the keyboard along when it lifts over it on its way down (XS-7)`(
    way: [Double], isDismissed: Bool
  ) {
    let field = Field(frame: .zero)
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.context.settings.keyboardFrame = Rect(x: 0, y: 460, width: 400, height: 340)
    scroll.keyboardDismissMode = .interactive
    stage.began(0, 150, 300)
    stage.moved(0.1, 150, 400)
    var time = 0.2
    for y in way {
      stage.moved(time, 150, y)
      time += 0.05
    }
    stage.ended(time, 150, way.last ?? 0)

    #expect(field.isFirstResponder == !isDismissed)
  }

  @Test func `a scale that code changes animates, and bounces not`() {
    let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 2000))
    let delegate = Zooming()
    delegate.view = page
    scroll.addSubview(page)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 3
    scroll.setZoomScale(2, animated: true)
    let during = (scroll.isZoomAnimating, scroll.isZoomBouncing)
    stage.wait(1)

    #expect((during.0, during.1, scroll.isZoomAnimating) == (true, false, false))
  }
}

private final class Insets: ScrollViewDelegate {
  var heard: [Double] = []
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    heard.append(scrollView.adjustedContentInset.top)
  }
}

private final class OwnInsets: ScrollView {
  var bar = 0.0 { didSet { adjustedContentInsetDidChange() } }
  override var adjustedContentInset: EdgeInsets {
    var insets = super.adjustedContentInset
    insets.top += bar
    return insets
  }
}

private final class Field: View {
  override var canBecomeFirstResponder: Bool { true }
}
